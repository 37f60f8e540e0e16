// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "model/base/word_table.h"
#include "model/mission/mission.h"

/// The words that documents and edits have for choices; those for directions are in model/lattice/positions.h.
namespace bulkhead {

inline constexpr std::array yes_or_no = {Word<bool>{"yes", true}, Word<bool>{"no", false}};
inline constexpr std::array start_words = {Word<bool>{"open", true}, Word<bool>{"closed", false}};
/// All but the first can be said of cells in a document.
inline constexpr std::array all_cell_words = {Word<CellKind>{"floor", CellKind::floor},
                                              Word<CellKind>{"solid", CellKind::solid},
                                              Word<CellKind>{"void", CellKind::void_space}};
inline constexpr std::array cell_words = {all_cell_words[1], all_cell_words[2]};
inline constexpr std::array access_words = {Word<HatchAccess::Kind>{"accessible", HatchAccess::Kind::accessible},
                                            Word<HatchAccess::Kind>{"locked", HatchAccess::Kind::locked},
                                            Word<HatchAccess::Kind>{"controlled", HatchAccess::Kind::controlled},
                                            Word<HatchAccess::Kind>{"airlock", HatchAccess::Kind::airlock}};
inline constexpr std::array node_words = {Word<NodePiece>{"none", NodePiece::none},
                                          Word<NodePiece>{"pillar", NodePiece::pillar},
                                          Word<NodePiece>{"wall-end", NodePiece::wall_end}};
inline constexpr std::array piece_words = {Word<FreePiece::Kind>{"wall", FreePiece::Kind::wall},
                                           Word<FreePiece::Kind>{"hatchway", FreePiece::Kind::hatchway},
                                           Word<FreePiece::Kind>{"pillar", FreePiece::Kind::pillar},
                                           Word<FreePiece::Kind>{"wall-end", FreePiece::Kind::wall_end}};
inline constexpr std::array edge_words = {Word<PatternEdge>{"open", {EdgeKind::open, Facing::second}},
                                          Word<PatternEdge>{"wall", {EdgeKind::wall, Facing::second}},
                                          Word<PatternEdge>{"hatchway:south", {EdgeKind::hatchway, Facing::second}},
                                          Word<PatternEdge>{"hatchway:north", {EdgeKind::hatchway, Facing::first}}};
inline constexpr std::array on_words = {Word<bool>{"pillars", true}};
inline constexpr std::array quarter_words = {
    Word<Quarter>{"north-west", Quarter::north_west}, Word<Quarter>{"north-east", Quarter::north_east},
    Word<Quarter>{"south-west", Quarter::south_west}, Word<Quarter>{"south-east", Quarter::south_east}};
inline constexpr std::array level_words = {Word<Level>{"error", Level::error}, Word<Level>{"warning", Level::warning},
                                           Word<Level>{"note", Level::note}, Word<Level>{"off", Level::off}};
inline constexpr std::array joint_words = {Word<Joint>{"straddle", Joint::straddle}, Word<Joint>{"butt", Joint::butt}};
inline constexpr std::array owner_words = {Word<ZoneKind::Owner>{"nobody", ZoneKind::Owner::nobody},
                                           Word<ZoneKind::Owner>{"side", ZoneKind::Owner::side},
                                           Word<ZoneKind::Owner>{"everybody", ZoneKind::Owner::everybody}};
/// Format 1 says yes for `deploys`.
inline constexpr std::array zone_start_words = {Word<ZoneKind::Start>{"deploys", ZoneKind::Start::deploys},
                                                Word<ZoneKind::Start>{"arrives", ZoneKind::Start::arrives},
                                                Word<ZoneKind::Start>{"yes", ZoneKind::Start::deploys},
                                                Word<ZoneKind::Start>{"no", ZoneKind::Start::no}};
inline constexpr std::array zone_drawn_words = {Word<ZoneKind::Drawn>{"usual", ZoneKind::Drawn::usual},
                                                Word<ZoneKind::Drawn>{"fill", ZoneKind::Drawn::fill},
                                                Word<ZoneKind::Drawn>{"outline", ZoneKind::Drawn::outline},
                                                Word<ZoneKind::Drawn>{"number", ZoneKind::Drawn::number}};
inline constexpr std::array phase_words = {Word<Phase::Of>{"turn", Phase::Of::turn},
                                           Word<Phase::Of>{"round", Phase::Of::round}};
inline constexpr std::array turns_words = {Word<Sequence::Turns>{"players", Sequence::Turns::players},
                                           Word<Sequence::Turns>{"activations", Sequence::Turns::activations}};
inline constexpr std::array order_words = {Word<Sequence::Order>{"roll-off", Sequence::Order::roll_off},
                                           Word<Sequence::Order>{"alternate", Sequence::Order::alternate},
                                           Word<Sequence::Order>{"attacker", Sequence::Order::attacker},
                                           Word<Sequence::Order>{"defender", Sequence::Order::defender},
                                           Word<Sequence::Order>{"first-deployed", Sequence::Order::first_deployed},
                                           Word<Sequence::Order>{"initiative", Sequence::Order::initiative}};
/// The dice on which another round may follow, by their sides.
inline constexpr std::array one_die_words = {Word<int>{"D6", 6}, Word<int>{"D3", 3}};
inline constexpr std::array allowance_words = {Word<Allowance::Of>{"points", Allowance::Of::points},
                                               Word<Allowance::Of>{"power", Allowance::Of::power}};
inline constexpr std::array counts_words = {
    Word<ControlRule::Counts>{"models", ControlRule::Counts::models},
    Word<ControlRule::Counts>{"oc", ControlRule::Counts::oc},
    Word<ControlRule::Counts>{"apl", ControlRule::Counts::apl},
    Word<ControlRule::Counts>{"scoring-units", ControlRule::Counts::scoring_units},
    Word<ControlRule::Counts>{"contact", ControlRule::Counts::contact}};
inline constexpr std::array tie_words = {Word<ControlRule::Tie>{"nobody", ControlRule::Tie::nobody},
                                         Word<ControlRule::Tie>{"stays", ControlRule::Tie::stays}};
inline constexpr std::array towards_words = {Word<Caricature::Towards>{"objectives", Caricature::Towards::objectives},
                                             Word<Caricature::Towards>{"enemies", Caricature::Towards::enemies}};
inline constexpr std::array distance_words = {Word<Measuring::Distance>{"ways", Measuring::Distance::ways},
                                              Word<Measuring::Distance>{"straight", Measuring::Distance::straight}};
inline constexpr std::array hatchway_words = {Word<bool>{"any-base", true}};
inline constexpr std::array cover_rule_words = {
    Word<Measuring::Cover>{"partly-hidden", Measuring::Cover::partly_hidden},
    Word<Measuring::Cover>{"corners", Measuring::Cover::corners}};
inline constexpr std::array passage_words = {Word<TerrainTraits::Passage>{"over", TerrainTraits::Passage::over},
                                             Word<TerrainTraits::Passage>{"slow", TerrainTraits::Passage::slow},
                                             Word<TerrainTraits::Passage>{"free", TerrainTraits::Passage::free},
                                             Word<TerrainTraits::Passage>{"barred", TerrainTraits::Passage::barred}};
inline constexpr std::array sight_words = {Word<TerrainTraits::Sight>{"clear", TerrainTraits::Sight::clear},
                                           Word<TerrainTraits::Sight>{"obscures", TerrainTraits::Sight::obscures},
                                           Word<TerrainTraits::Sight>{"blocks", TerrainTraits::Sight::blocks}};
inline constexpr std::array cover_words = {Word<TerrainTraits::Cover>{"gives", TerrainTraits::Cover::gives},
                                           Word<TerrainTraits::Cover>{"denies", TerrainTraits::Cover::denies}};
inline constexpr std::array element_words = {Word<bool>{"zone", false}, Word<bool>{"area", true}};

}  // namespace bulkhead
