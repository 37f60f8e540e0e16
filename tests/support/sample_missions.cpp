// SPDX-License-Identifier: MIT
#include "tests/support/sample_missions.h"

#include "model/base/plain_text.h"

namespace bulkhead::test {
namespace {

template <typename T>
void append(Part<std::vector<T>>& part, T item) {
  auto items = *part;
  items.push_back(std::move(item));
  part = std::move(items);
}

Zone drop_zone(const LatticeSize& size, std::string_view side, int row) {
  CellsShape shape;
  for (int column = 0; column < size.columns; ++column) shape.cells.push_back({1, {column, row}});
  const Id side_id(side);
  return {Id(side_id.text() + "-drop-zone"), Id("drop-zone"), side_id, "", shape, {}};
}

}  // namespace

TerrainSet gallowdark_set() {
  TerrainSet set;
  set.id = Id("gallowdark");
  set.name = "Gallowdark";
  set.pitch = Length::millimetres(97);
  set.border = Length::millimetres(12);
  set.wall_thickness = Length::micrometres(5500);
  set.wall_height = Length::millimetres(60);
  set.panel = Length::millimetres(84);
  set.pillar = PillarShape{Length::millimetres(28), Length::millimetres(25)};
  return set;
}

GameSystem plain_system() {
  GameSystem system;
  system.id = Id("plain");
  system.name = "Plain";
  system.sequence.rounds = 4;
  system.sequence.round_name = "battle round";
  system.sequence.turn_name = "turn";
  const ZoneKind drop_zone{Id("drop-zone"),          "Drop zone", false, ZoneKind::Owner::side,
                           ZoneKind::Start::deploys, "",          "",    ""};
  const ZoneKind shrine{Id("shrine"), "Shrine", true, ZoneKind::Owner::nobody, ZoneKind::Start::no, "", "", ""};
  system.zone_kinds = {drop_zone, shrine};
  system.marker_kinds = {{Id("objective"), "Objective", "", {}}, {Id("terminal"), "Terminal", "", {}}};
  system.link_kinds = {{Id("power-line"), "Power line", false, {}}, {Id("lift"), "Lift", true, {}}};
  return system;
}

Mission empty_mission(LatticeSize size) {
  MissionHead head;
  head.id = Id("sample");
  head.title = "Sample";
  Board board;
  board.ground = Lattice(size);
  board.set = Id("gallowdark");
  Mission mission;
  mission.head = head;
  mission.system = plain_system();
  mission.sets.push_back({gallowdark_set(), std::nullopt, {}});
  mission.boards.emplace_back(board);
  mission.sides = std::vector<Side>{{Id("attacker"), "Attacker", {}}, {Id("defender"), "Defender", {}}};
  return mission;
}

Mission mission_with(LatticeSize size, std::string_view walls, std::string_view hatchways) {
  auto mission = empty_mission(size);
  Board board = *mission.boards.front();
  for (const auto edge : split_words(walls)) board.lattice()->set_wall(parse_edge(edge).value());
  for (const auto edge : split_words(hatchways)) board.lattice()->set_hatchway(parse_edge(edge).value(), {});
  mission.boards.front() = board;
  return mission;
}

Mission with_drop_zones(Mission mission) {
  const auto size = find_lattice(mission, 1)->size();
  append(mission.zones, drop_zone(size, "attacker", 0));
  append(mission.zones, drop_zone(size, "defender", size.rows - 1));
  return mission;
}

Mission with_objective(Mission mission, std::string_view id, std::string_view place, std::string_view label) {
  Marker marker{Id(id), Id(objective_kind), std::string(label), parse_place(place).value(), std::nullopt, {}};
  append(mission.markers, std::move(marker));
  return mission;
}

}  // namespace bulkhead::test
