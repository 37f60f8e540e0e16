// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/selection_commands.h"

#include <algorithm>

#include "editor/tools/boards/board_edits.h"
#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/moving.h"
#include "editor/tools/words/translate.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

std::string selected_words(const MissionStage& stage) { return words_for(stage.mission(), stage.selection()); }

/// At how many degrees something stands; nothing for what does not turn by degrees.
std::optional<int> turn_of(const Mission& mission, const Id& id) {
  if (const auto* feature = find_feature(mission, id)) return feature->turn;
  const auto piece = find_on_boards(mission, &Board::pieces, id);
  return piece.thing == nullptr ? std::nullopt : std::optional(piece.thing->turn);
}

Pasted without(const Mission& mission, const Selection& selection) {
  Pasted pasted;
  pasted.edits = taken_away(mission, selection);
  const auto follows = [&](const Address& address) { return std::holds_alternative<NodeAddress>(address); };
  const auto& addresses = selection.addresses();
  if (pasted.edits.empty() && std::any_of(addresses.begin(), addresses.end(), follows)) {
    pasted.left_out.push_back(translate("Pillars and wall ends follow from the walls beside them"));
  }
  return pasted;
}

void remove_board(MissionStage& stage, int board) {
  const auto edit = edit_that_removes_board(stage.mission(), board);
  if (!edit) return stage.say(edit.error().message);
  const auto before = stage.shown();
  if (!stage.apply(*edit)) return;
  stage.select({});
  const auto lost = lost_between(*before, stage.mission());
  if (!lost.empty()) stage.say(translate("Removed with the board: {}", {lost}));
}

}  // namespace

void remove_selected(MissionStage& stage) {
  stage.begin_command();
  if (const auto board = stage.selection().board()) return remove_board(stage, *board);
  stage.put(without(stage.mission(), stage.selection()), StepName("Delete {}", {selected_words(stage)}));
}

void duplicate_selected(MissionStage& stage) {
  stage.begin_command();
  stage.put(duplicated(stage.mission(), stage.selection()), StepName("Duplicate {}", {selected_words(stage)}));
}

void transform_selected(MissionStage& stage, CanvasController& canvas, Transform transform) {
  if (canvas.turns()) return canvas.transform_held(transform);
  stage.begin_command();
  const auto pasted = transformed_in_place(stage.mission(), stage.selection(), transform);
  if (!pasted) return stage.say(pasted.error().message);
  const bool mirrors = transform == Transform::mirror_left_right || transform == Transform::mirror_top_bottom;
  const auto words = selected_words(stage);
  stage.put(*pasted, mirrors ? StepName("Mirror {}", {words}) : StepName("Turn {}", {words}));
}

void turn_selected(MissionStage& stage, CanvasController& canvas, int degrees) {
  if (canvas.turns()) return canvas.turn_held(degrees);
  stage.begin_command();
  Pasted turned;
  turned.selection = stage.selection();
  for (const auto& address : stage.selection().addresses()) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    const auto turn = object == nullptr ? std::nullopt : turn_of(stage.mission(), object->id);
    if (turn) turned.edits.emplace_back(TurnObject{object->id, ((*turn + degrees) % 360 + 360) % 360});
  }
  if (turned.edits.empty()) return stage.say(translate("Only terrain and pieces off the lattice turn by degrees"));
  stage.put(turned, StepName("Turn {}", {selected_words(stage)}));
}

void transform_all(MissionStage& stage, Transform transform) {
  stage.begin_command();
  // Hatchways that were tried are elsewhere then.
  if (stage.apply(TransformBattlefield{transform})) stage.set_hatchway_mode(stage.overlay_choice().hatchways.mode());
}

std::string copy(MissionStage& stage) {
  stage.say({});
  const auto cut = cut_out(stage.mission(), stage.selection());
  if (cut.fragments.size() == 1) return to_clipboard(cut.fragments.front());
  stage.say(cut.fragments.empty() ? translate("Select something on a lattice first")
                                  : translate("What is selected lies on several boards; copy from one at a time"));
  return {};
}

void cut(MissionStage& stage, const Clipboard& clipboard) {
  stage.begin_command();
  const auto text = copy(stage);
  if (text.empty()) return;
  if (!clipboard(text)) return stage.say(translate("The clipboard takes nothing; nothing was cut"));
  const auto fragment = cut_out(stage.mission(), stage.selection()).fragments.front();
  // Only what the clipboard has now may go.
  const auto copied = paste(stage.mission(), fragment, fragment.from, Naming::same).selection;
  stage.put(without(stage.mission(), copied), StepName("Cut {}", {words_for(stage.mission(), copied)}));
}

void paste(MissionStage& stage, CanvasController& canvas, std::string_view clipboard) {
  stage.begin_command();
  auto fragment = from_clipboard(clipboard);
  if (!fragment) return stage.say(fragment.error().message);
  canvas.choose("select");
  stage.begin_paste(std::move(*fragment));
}

}  // namespace bulkhead
