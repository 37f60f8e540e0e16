// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/edit/edit.h"

/// The readers of the text forms, for the table of verbs. Each stands in the file of its topic.
namespace bulkhead {

using EditWords = std::span<const EditWord>;
class EditReader;

Result<Edit> parse_wall(const Mission& mission, EditWords words);
Result<Edit> parse_open(const Mission& mission, EditWords words);
Result<Edit> parse_hatchway(const Mission& mission, EditWords words);
Result<Edit> parse_node(const Mission& mission, EditWords words);
Result<Edit> parse_cell_kind(const Mission& mission, EditWords words);
Result<Edit> parse_pin(const Mission& mission, EditWords words);
Result<Edit> parse_unpin(const Mission& mission, EditWords words);
Result<Edit> parse_piece(const Mission& mission, EditWords words);
Result<Edit> parse_feature(const Mission& mission, EditWords words);
Result<Edit> parse_turn(const Mission& mission, EditWords words);
Result<Edit> parse_zone(const Mission& mission, EditWords words);
Result<Edit> parse_area(const Mission& mission, EditWords words);
Result<Edit> parse_marker(const Mission& mission, EditWords words);
Result<Edit> parse_link(const Mission& mission, EditWords words);
Result<Edit> parse_unlink(const Mission& mission, EditWords words);
Result<Edit> parse_side(const Mission& mission, EditWords words);
Result<Edit> parse_move(const Mission& mission, EditWords words);
Result<Edit> parse_label(const Mission& mission, EditWords words);
Result<Edit> parse_remove(const Mission& mission, EditWords words);
Result<Edit> parse_rename(const Mission& mission, EditWords words);
Result<Edit> parse_id(const Mission& mission, EditWords words);
Result<Edit> parse_title(const Mission& mission, EditWords words);
Result<Edit> parse_author(const Mission& mission, EditWords words);
Result<Edit> parse_version(const Mission& mission, EditWords words);
Result<Edit> parse_balance(const Mission& mission, EditWords words);
Result<Edit> parse_season(const Mission& mission, EditWords words);
Result<Edit> parse_limit_edit(const Mission& mission, EditWords words);
Result<Edit> parse_severity(const Mission& mission, EditWords words);
Result<Edit> parse_waive(const Mission& mission, EditWords words);
Result<Edit> parse_unwaive(const Mission& mission, EditWords words);
Result<Edit> parse_note(const Mission& mission, EditWords words);
Result<Edit> parse_unnote(const Mission& mission, EditWords words);
Result<Edit> parse_rule(const Mission& mission, EditWords words);
Result<Edit> parse_objective(const Mission& mission, EditWords words);
Result<Edit> parse_action(const Mission& mission, EditWords words);
Result<Edit> parse_stratagem(const Mission& mission, EditWords words);
Result<Edit> parse_table(const Mission& mission, EditWords words);
Result<Edit> parse_force(const Mission& mission, EditWords words);
Result<Edit> parse_objective_group(const Mission& mission, EditWords words);
Result<Edit> parse_set(const Mission& mission, EditWords words);
Result<Edit> parse_param(const Mission& mission, EditWords words);
Result<Edit> parse_item_text(const Mission& mission, EditWords words);
Result<Edit> parse_lua(const Mission& mission, EditWords words);
Result<Edit> parse_briefing(const Mission& mission, EditWords words);
Result<Edit> parse_heading(const Mission& mission, EditWords words);
Result<Edit> parse_order(const Mission& mission, EditWords words);
Result<Edit> parse_mirror(const Mission& mission, EditWords words);
Result<Edit> parse_rotate(const Mission& mission, EditWords words);
Result<Edit> parse_board(const Mission& mission, EditWords words);
Result<Edit> parse_boxes(const Mission& mission, EditWords words);
template <KindOf Of>
Result<Edit> parse_kind(const Mission& mission, EditWords words);
Result<Edit> parse_game(const Mission& mission, EditWords words);
Result<Edit> parse_system(const Mission& mission, EditWords words);
Result<Edit> parse_uses(const Mission& mission, EditWords words);

/// How the verbs that set fields of an item are written: `rule ID [name "…"] …`
std::string_view rule_usage();
std::string_view objective_usage();
std::string_view action_usage();
std::string_view stratagem_usage();
std::string_view table_usage();
std::string_view force_usage();
std::string_view objective_group_usage();
std::string_view text_usage();
template <KindOf Of>
std::string_view kind_usage();
std::string_view game_usage();

}  // namespace bulkhead
