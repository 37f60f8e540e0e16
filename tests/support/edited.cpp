// SPDX-License-Identifier: MIT
#include "tests/support/edited.h"

#include <stdexcept>

#include "model/mission/fields.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

const Extras hinted = {{{{"hint", "kept"}}, {}}, {}};

Edit read(const Mission& mission, std::string_view text) {
  auto edit = parse_edit(mission, text);
  if (!edit) throw std::runtime_error(edit.error().message);
  return *edit;
}

void add_boards(Mission& mission) {
  Board first = *mission.boards.front();
  Hatchway hatchway;
  hatchway.access = HatchAccess::controlled_by(Id("defender"));
  first.lattice()->set_hatchway(parse_edge("D1/D2").value(), hatchway);
  first.lattice()->set_node(parse_node("D4.nw").value(), {NodePiece::pillar, std::nullopt});
  first.lattice()->set_cell({5, 6}, CellKind::solid);
  first.pieces.push_back(
      {Id("stray"), FreePiece::Kind::wall, {Length::millimetres(300), Length::millimetres(300)}, 0, hinted});
  mission.boards.front() = first;
  Board second;
  second.ground = Lattice({2, 2});
  second.set = first.set;
  second.at = {Length::millimetres(606), {}};
  mission.boards.emplace_back(second);
}

void add_feature_kinds(Mission& mission) {
  const auto at = [](std::int64_t x, std::int64_t y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  TerrainSet set = *mission.sets.front().set;
  const PolygonFootprint ell{{at(0, 0), at(60, 0), at(60, 10), at(10, 10), at(10, 40), at(0, 40)}};
  set.feature_kinds = {
      {Id("crate"), "Crate", "", {{"", Rectangle{at(-20, -10), at(20, 10)}, {}, Length::millimetres(25), {}, {}}}, {}},
      {Id("corner"), "Corner", "", {{"", ell, {}, Length::millimetres(70), {}, {}}}, {}}};
  mission.sets.front().set = set;
}

void add_content(Mission& mission) {
  mission.rules = std::vector<Rule>{{{Id("venting"), "Venting", {}, {{Id("from"), "3", {}}}, "", {}},
                                     "From {side:attacker} at {marker:1} and {marker:o1}"}};
  mission.objectives = std::vector<MissionObjective>{{{Id("hold"), "Hold", {}, {}, "", {}},
                                                      Id("progressive"),
                                                      "Hold {area:shrine-1}, see {rule:venting}",
                                                      {{Id("own-turn-end"), 0, 0, Scoring::Player::either, hinted}},
                                                      {{5, "true", "be at {marker:o1}", {}, {}, {}, {}, hinted}}}};
  mission.stratagems = std::vector<Stratagem>{{{Id("blow"), "Blow", LibraryId("a/b"), {}, "", {}},
                                               Cost::exactly(1),
                                               "CP",
                                               Id("attacker"),
                                               "",
                                               "",
                                               "",
                                               "",
                                               "{objective:hold}",
                                               ""}};
  auto signal = fresh<MissionAction>(Id("signal"));
  signal.name = "Signal";
  mission.actions = std::vector{signal};
  auto fate = fresh<MissionTable>(Id("fate"));
  fate.name = "Fate";
  fate.die = Dice{1, 6, 0};
  fate.rows.push_back({"1-6", "Nothing", Id("signal"), "", "See {action:signal}", hinted});
  mission.tables = std::vector{fate};
  auto boarders = fresh<Force>(Id("boarding-force"));
  boarders.name = "Boarders";
  boarders.units.push_back(fresh<Unit>(Id("squad")));
  mission.forces = std::vector{boarders};
  auto primary = fresh<ObjectiveGroup>(Id("primary"));
  primary.name = "Primary";
  primary.table = Id("fate");
  mission.objective_groups = std::vector{primary};
  mission.briefing = std::vector<BriefingSection>{{"", "Go, {side:attacker}.", {}}, {"Deployment", "First.", {}}};
  mission.severities = std::vector<SeveritySetting>{{Id("duplicate-label"), Level::off, {}}};
  mission.waivers =
      std::vector<Waiver>{{Id("no-route"), {CellAddress{1, {2, 2}}, ObjectAddress{Id("o1")}}, "meant", hinted}};
  mission.notes = std::vector<Note>{{CellAddress{1, {2, 2}}, "Old", {}}, {ObjectAddress{Id("o1")}, "About it", {}}};
}

}  // namespace

Mission lively_mission() {
  auto mission = with_drop_zones(mission_with({6, 7}, "B1/C1", ""));
  add_boards(mission);
  mission = with_objective(std::move(mission), "o1", "C3", "1");
  mission = with_objective(std::move(mission), "o2", "2:A1", "2");
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("o2"), {}}};
  auto zones = *mission.zones;
  zones.front().extras.attributes.emplace_back("hint", "kept");
  zones.push_back(
      {Id("round"), Id("drop-zone"), Id("attacker"), "", CircleShape{CellAddress{1, {3, 3}}, Length::inches(3)}, {}});
  mission.zones = zones;
  mission.areas = std::vector<Zone>{{Id("shrine-1"), Id("shrine"), {}, "Shrine", CellsShape{{{1, {1, 1}}}}, {}}};
  add_content(mission);
  add_feature_kinds(mission);
  return mission;
}

Mission edited(const Mission& mission, std::string_view text) {
  auto result = parse_edits(mission, text).and_then([&](const EditSequence& edits) { return edits.apply(mission); });
  if (!result) throw std::runtime_error(result.error().message);
  return *result;
}

std::string complaint(const Mission& mission, std::string_view text) {
  const auto result = read(mission, text).apply(mission);
  if (result) throw std::runtime_error("nothing is wrong with: " + std::string(text));
  return result.error().message;
}

}  // namespace bulkhead::test
