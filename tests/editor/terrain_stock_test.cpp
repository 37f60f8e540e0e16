// SPDX-License-Identifier: MIT
#include "editor/tools/tool/terrain_stock.h"

#include <gtest/gtest.h>

#include "model/mission/geometry.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::open_board;
using test::with_feature;

/// With so many of a kind in a box of the set.
Mission with_count(Mission mission, const char* kind, int count) {
  for (auto& used : mission.sets) {
    auto set = *used.set;
    if (set.feature_kinds.empty()) continue;
    set.pieces.push_back({Id(kind), "", "", count, {}, false, {}});
    used.set = set;
  }
  return mission;
}

const TerrainStock& of(const std::vector<TerrainStock>& stock, const char* kind) {
  for (const auto& one : stock) {
    if (one.kind == Id(kind)) return one;
  }
  throw std::out_of_range(kind);
}

TEST(TerrainStock, SaysWhatIsLeftWhereTheSetCounts) {
  auto mission = with_count(open_board(), "crate", 4);
  mission = with_feature(with_feature(std::move(mission), "a", "crate", 100, 100), "b", "crate", 200, 100);
  mission = with_feature(std::move(mission), "c", "tower", 300, 100);
  const auto stock = terrain_stock(mission);
  ASSERT_EQ(stock.size(), 5U);
  EXPECT_EQ(words_for(of(stock, "crate")), "2 of 4 left");
  EXPECT_EQ(words_for(of(stock, "tower")), "1 placed") << "nobody has counted towers";
  EXPECT_EQ(words_for(of(stock, "pool")), "");
  for (const char* id : {"d", "e", "f"}) mission = with_feature(std::move(mission), id, "crate", 400, 200);
  EXPECT_EQ(words_for(of(terrain_stock(mission), "crate")), "1 too many");
  for (auto& used : mission.sets) used.boxes = 2;
  EXPECT_EQ(words_for(of(terrain_stock(mission), "crate")), "3 of 8 left") << "of two boxes";
}

TEST(TerrainStock, IsFoundByWords) {
  const auto found = terrain_stock(open_board(), "TOW");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found.front().kind, Id("tower"));
  EXPECT_EQ(terrain_stock(open_board(), "tower crate").size(), 0U);
  EXPECT_TRUE(terrain_stock(test::empty_mission()).empty());
}

TEST(TerrainStock, ItsPictureHoldsThePieceInTheMiddle) {
  const auto picture = picture_of_kind(open_board(), Id("crate"));
  ASSERT_EQ(picture.boards.size(), 1U);
  const auto bounds = board_bounds(picture, *picture.boards.front());
  // 40 mm and a fifth.
  EXPECT_EQ(bounds.bottom_right, (Point{Length::millimetres(48), Length::millimetres(48)}));
  ASSERT_EQ(picture.boards.front()->features.size(), 1U);
  EXPECT_EQ(picture.boards.front()->features.front().at, (Point{Length::millimetres(24), Length::millimetres(24)}));
}

TEST(TerrainCarried, IsPutWhateverStandsBelow) {
  CanvasFixture fixture(with_feature(open_board(), "first", "tower", 300, 200));
  fixture.canvas.choose("terrain");
  fixture.choose_option("crate");
  fixture.canvas.carry(fixture.at("300mm,200mm"), test::alt);
  EXPECT_TRUE(fixture.canvas.turns()) << "it hangs on the pointer, though a tower stands there";
  turn_selected(fixture.stage, fixture.canvas, 15);
  fixture.canvas.put_carried(fixture.at("300mm,200mm"), test::alt);
  const auto* crate = find_feature(fixture.mission(), Id("crate"));
  ASSERT_NE(crate, nullptr);
  EXPECT_EQ(crate->turn, 15);
  EXPECT_EQ(crate->at, (Point{Length::millimetres(300), Length::millimetres(200)}));
  fixture.document.undo();
  EXPECT_EQ(find_feature(fixture.mission(), Id("crate")), nullptr);
  EXPECT_NE(find_feature(fixture.mission(), Id("first")), nullptr) << "the tower is where it was";
}

TEST(TerrainCarried, OnALatticeBoardAsWell) {
  CanvasFixture fixture(test::with_terrain(test::empty_mission()));
  fixture.canvas.choose("terrain");
  fixture.canvas.put_carried(fixture.at("C3"), {});
  ASSERT_EQ(fixture.mission().boards.front()->features.size(), 1U);
  EXPECT_EQ(fixture.mission().boards.front()->features.front().kind, Id("crate"));
}

}  // namespace
}  // namespace bulkhead
