// SPDX-License-Identifier: MIT
#include "tests/support/terrain.h"

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Length mm(int value) { return Length::millimetres(value); }

Footprint box(int width, int height) {
  return Rectangle{{-mm(width) / 2, -mm(height) / 2}, {mm(width) / 2, mm(height) / 2}};
}

FeatureKind kind(std::string_view id, Footprint footprint, int begins_at, int height, std::vector<Id> types) {
  return {Id(id), "", "", {{"", std::move(footprint), mm(begins_at), mm(height), std::move(types), {}}}, {}};
}

}  // namespace

Mission with_terrain(Mission mission) {
  TerrainSet set;
  set.id = Id("terrain");
  set.feature_kinds = {kind("crate", box(40, 20), 0, 25, {Id("light")}),
                       kind("tower", box(40, 40), 0, 100, {Id("heavy"), Id("vantage")}),
                       kind("pool", CircleFootprint{{}, mm(30)}, 0, 0, {Id("light")}),
                       kind("deck", box(100, 40), 50, 3, {Id("vantage")}), kind("bare", box(40, 40), 0, 25, {})};
  mission.sets.push_back({set, std::nullopt, {}});
  auto system = *mission.system;
  TerrainTraits heavy;
  heavy.sight = TerrainTraits::Sight::obscures;
  TerrainTraits vantage;
  vantage.stand = true;
  system.terrain_types = {
      {Id("heavy"), "", heavy, "", {}}, {Id("light"), "", {}, "", {}}, {Id("vantage"), "", vantage, "", {}}};
  mission.system = system;
  return mission;
}

Mission open_board() {
  auto mission = with_terrain(empty_mission());
  Board board;
  board.ground = PlainGround{mm(600), mm(400)};
  mission.boards = {board};
  return mission;
}

Mission with_feature(Mission mission, std::string_view id, std::string_view kind, int x, int y, int turn) {
  Board board = *mission.boards.front();
  board.features.push_back({Id(id), Id(kind), {mm(x), mm(y)}, turn, false, {}});
  mission.boards.front() = board;
  return mission;
}

Mission with_wide_crate(Mission mission, int width) {
  for (auto& use : mission.sets) {
    auto set = *use.set;
    for (auto& kind : set.feature_kinds) {
      if (kind.id == Id("crate")) kind.parts.front().footprint = box(width, 20);
    }
    use.set = set;
  }
  return mission;
}

Mission with_strip(Mission mission, std::string_view id, std::string_view side, Compass edge, int depth) {
  auto zones = *mission.zones;
  zones.push_back({Id(id), Id("drop-zone"), Id(side), "", StripShape{edge, mm(depth)}, {}});
  mission.zones = std::move(zones);
  return mission;
}

}  // namespace bulkhead::test
