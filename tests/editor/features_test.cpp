// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/tools/change/symmetry_pen.h"
#include "editor/tools/inspector/inspector.h"
#include "editor/tools/inspector/outline.h"
#include "editor/tools/selection/paste.h"
#include "editor/tools/tool/moving.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

Selection only(std::string_view id) { return Selection({ObjectAddress{Id(id)}}); }

/// A feature `t1`, a corner with arms of 60 and 40 mm, at 200,200 of a lattice board or of one of 500 × 400 mm without.
Mission sample(bool lattice) {
  auto mission = test::empty_mission({6, 7});
  TerrainSet set;
  set.id = Id("scatter");
  const PolygonFootprint ell{{mm(0, 0), mm(60, 0), mm(60, 10), mm(10, 10), mm(10, 40), mm(0, 40)}};
  const FeaturePart walls{"", ell, {}, Length::millimetres(70), {}, {}};
  const FeaturePart drum{"", CircleFootprint{mm(0, 0), Length::millimetres(15)}, {}, Length::millimetres(9), {}, {}};
  set.feature_kinds = {{Id("corner"), "Ruin corner", "", {walls}, {}}, {Id("drum"), "", "", {drum}, {}}};
  mission.sets.push_back({set, std::nullopt, {}});
  Board board = *mission.boards.front();
  if (!lattice) {
    board.ground = PlainGround{Length::millimetres(500), Length::millimetres(400)};
    board.set.reset();
  }
  board.features = {{Id("t1"), Id("corner"), mm(200, 200), 0, false, {}}};
  mission.boards.front() = board;
  return mission;
}

const std::vector<Feature>& features(const Mission& mission) { return mission.boards.front()->features; }

Mission carried_out(const Mission& mission, const std::vector<Edit>& edits) {
  return EditSequence{edits}.apply(mission).value();
}

TEST(Features, AreSelectedOnTheirGroundAlone) {
  for (const bool lattice : {true, false}) {
    CanvasFixture fixture(sample(lattice));
    fixture.canvas.choose("select");
    fixture.click("240mm,205mm");
    EXPECT_EQ(fixture.selected(), "#t1") << "on the long arm";
    fixture.click("240mm,225mm");
    EXPECT_EQ(fixture.selected(), "") << "in the bend";
    fixture.drag({"150mm,150mm", "250mm,250mm"});
    EXPECT_EQ(fixture.selected(), "#t1") << "its middle is in the band";
    EXPECT_EQ(words_for(fixture.mission(), only("t1")), "Ruin corner");
  }
}

TEST(Features, AreDraggedByTheGridOfTheirBoard) {
  for (const bool lattice : {true, false}) {
    CanvasFixture fixture(sample(lattice));
    fixture.canvas.set_unit(RulerUnit::millimetres);
    fixture.canvas.choose("select");
    fixture.drag({"240mm,205mm", "260mm,240mm", "270mm,245mm"});
    EXPECT_EQ(features(fixture.mission()).front().at, mm(230, 240));
  }
}

TEST(Features, AreTurnedMirroredDuplicatedAndDeleted) {
  for (const bool lattice : {true, false}) {
    CanvasFixture fixture(sample(lattice));
    fixture.stage.select(only("t1"));
    transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
    EXPECT_EQ(features(fixture.mission()).front().turn, 90);
    transform_selected(fixture.stage, fixture.canvas, Transform::mirror_left_right);
    EXPECT_EQ(features(fixture.mission()).front().turn, 270);
    EXPECT_TRUE(features(fixture.mission()).front().mirrored);
    duplicate_selected(fixture.stage);
    ASSERT_EQ(features(fixture.mission()).size(), 2U);
    EXPECT_EQ(features(fixture.mission()).back().id, Id("t1-2"));
    EXPECT_EQ(features(fixture.mission()).back().turn, 270);
    EXPECT_EQ(fixture.selected(), "#t1-2");
    remove_selected(fixture.stage);
    ASSERT_EQ(features(fixture.mission()).size(), 1U);
    EXPECT_EQ(features(fixture.mission()).front().id, Id("t1"));
  }
}

TEST(Features, MoveByInchesWhereThereAreNoCells) {
  const auto mission = sample(false);
  const auto moved = carried_out(mission, moved_by(mission, only("t1"), 2, -1).edits);
  EXPECT_EQ(features(moved).front().at, (Point{Length::micrometres(250'800), Length::micrometres(174'600)}));
  const auto far = carried_out(mission, moved_by(mission, only("t1"), 40, 0).edits);
  EXPECT_EQ(features(far).front().at, mm(500, 200)) << "as far as the board reaches";
  const auto on_lattice = sample(true);
  const auto by_a_cell = carried_out(on_lattice, moved_by(on_lattice, only("t1"), 1, 0).edits);
  EXPECT_EQ(features(by_a_cell).front().at, mm(297, 200));
}

TEST(Features, GoThroughTheClipboardWithTheirKinds) {
  const auto mission = sample(true);
  const auto cut = cut_out(mission, only("t1"));
  ASSERT_EQ(cut.fragments.size(), 1U);
  const auto read = from_clipboard(to_clipboard(cut.fragments.front())).value();
  const auto pasted = paste(mission, read, {1, {3, 3}}, Naming::fresh);
  ASSERT_EQ(pasted.edits.size(), 1U);
  const auto after = carried_out(mission, pasted.edits);
  ASSERT_EQ(features(after).size(), 2U);
  EXPECT_EQ(features(after).back().kind, Id("corner"));
  // A mission that has no such kind says so.
  const auto stranger = paste(test::empty_mission({6, 7}), read, {1, {3, 3}}, Naming::fresh);
  EXPECT_TRUE(stranger.edits.empty());
  EXPECT_EQ(stranger.left_out, std::vector<std::string>{"This mission cannot take Ruin corner over"});
}

TEST(Features, TheSymmetryPenMirrorsThem) {
  const auto mission = sample(true);
  const Feature fresh{Id("t2"), Id("corner"), mm(100, 50), 30, false, {}};
  const auto put = carried_out(mission, with_images(mission, {PutFeature{1, fresh}}, SymmetryPen::left_right).value());
  ASSERT_EQ(features(put).size(), 3U);
  EXPECT_EQ(features(put)[2], (Feature{Id("t2-2"), Id("corner"), mm(506, 50), 330, true, {}}));
  const auto moved =
      carried_out(put, with_images(put, {MoveObject{Id("t2"), mm(110, 60)}}, SymmetryPen::left_right).value());
  EXPECT_EQ(features(moved)[2].at, mm(496, 60));
  const auto gone = carried_out(put, with_images(put, {RemoveObjects{{Id("t2")}}}, SymmetryPen::left_right).value());
  EXPECT_EQ(features(gone).size(), 1U);
}

TEST(Features, AreListedAndInspected) {
  CanvasFixture fixture(sample(false));
  const auto root = outline(fixture.mission());
  const auto& board = root.children.front();
  ASSERT_EQ(board.children.size(), 1U);
  EXPECT_EQ(board.children.front().text, "Terrain features (1)");
  EXPECT_EQ(board.children.front().children.front().text, "Ruin corner");
  const auto set = [&](std::string_view key, const std::string& value) {
    for (const auto& row : inspect(fixture.mission(), only("t1"))) {
      if (row.key != key) continue;
      const auto edit = row.change(fixture.mission(), value);
      if (!edit) return edit.error().message;
      const auto applied = fixture.document.apply(*edit);
      return applied ? std::string("fine") : applied.error().message;
    }
    return std::string("no such row");
  };
  EXPECT_EQ(set("feature.kind", "drum"), "fine");
  EXPECT_EQ(set("feature.at.x", "1in"), "fine");
  EXPECT_EQ(set("feature.at.y", "2in"), "fine");
  EXPECT_EQ(set("feature.turn", "45"), "fine");
  EXPECT_EQ(set("feature.mirrored", "yes"), "fine");
  const Feature expected{Id("t1"), Id("drum"), {Length::inches(1), Length::inches(2)}, 45, true, {}};
  EXPECT_EQ(features(fixture.mission()).front(), expected);
  EXPECT_EQ(set("feature.turn", "360"), "\"360\" is not a whole number from 0 to 359");
  EXPECT_EQ(set("feature.at.x", "600mm"), "600mm,50.8mm lies off board 1, which measures 500mm,400mm");
}

}  // namespace
}  // namespace bulkhead
