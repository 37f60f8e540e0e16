// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/edit/edit.h"
#include "model/mission/placed_features.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using test::lively_mission;

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

const std::vector<Feature>& on(const Mission& mission, int board) { return find_board(mission, board)->features; }

TEST(FeatureEdits, PutReplaceAndCarryOver) {
  auto mission = edited(lively_mission(), "feature t1 crate at 100mm,200mm turn 30 mirrored");
  EXPECT_EQ(on(mission, 1), (std::vector<Feature>{{Id("t1"), Id("crate"), mm(100, 200), 30, true, {}}}));
  Board board = *mission.boards.front();
  board.features.front().extras.attributes = {{"hint", "kept"}};
  mission.boards.front() = board;
  const auto replaced = edited(mission, "feature t1 corner at 10mm,20mm");
  EXPECT_EQ(on(replaced, 1),
            (std::vector<Feature>{{Id("t1"), Id("corner"), mm(10, 20), 0, false, board.features.front().extras}}));
  const auto away = edited(mission, "feature t1 crate at 10mm,20mm on board 2");
  EXPECT_TRUE(on(away, 1).empty());
  EXPECT_EQ(on(away, 2).front().extras, board.features.front().extras);
}

TEST(FeatureEdits, AreRefusedWithAReason) {
  const auto mission = edited(lively_mission(), "feature t1 crate at 100mm,200mm");
  EXPECT_EQ(complaint(mission, "feature t2 barrel at 1mm,1mm"),
            "There is no kind of feature barrel; this mission has crate, corner");
  EXPECT_EQ(complaint(mission, "feature t2 crate at 607mm,0mm"),
            "607mm,0mm lies off board 1, which measures 606mm,703mm");
  EXPECT_EQ(complaint(mission, "feature o1 crate at 1mm,1mm"), "The id o1 is taken already (marker); choose another");
  EXPECT_EQ(complaint(mission, "feature stray crate at 1mm,1mm"),
            "The id stray is taken already (free piece); choose another");
  EXPECT_EQ(complaint(mission, "piece t1 wall at 1mm,1mm"), "The id t1 is taken already (feature); choose another");
  EXPECT_EQ(complaint(mission, "turn #o1 90"), "#o1 is a marker; only features and free pieces can be turned");
  EXPECT_EQ(complaint(mission, "turn #nobody 90"), "There is nothing with the id nobody");
  EXPECT_EQ(complaint(mission, "label #t1 x"), "#t1 is a feature; those have no label");
}

TEST(FeatureEdits, ASetOfFeaturesMakesNoLattice) {
  auto mission = lively_mission();
  TerrainSet scatter;
  scatter.id = Id("scatter");
  mission.sets.push_back({scatter, std::nullopt, {}});
  EXPECT_EQ(complaint(mission, "board new columns 2 rows 2 set scatter"),
            "The terrain set scatter has no lattice; give the board a size instead");
}

TEST(FeatureEdits, NeedABoard) {
  auto mission = lively_mission();
  mission.boards.clear();
  for (const std::string edit :
       {"feature t2 crate at 1mm,1mm", "piece p wall at 1mm,1mm", "piece p wall at 1mm,1mm on board 1"}) {
    const auto read = parse_edit(mission, edit);
    ASSERT_FALSE(read.has_value()) << edit;
    EXPECT_TRUE(read.error().message.starts_with("The battlefield has no board that it could stand on")) << edit;
  }
}

TEST(FeatureEdits, SayHowPlacesAreWrittenOnBoardsWithoutCells) {
  auto mission = lively_mission();
  auto board = *mission.boards[1];
  board.ground = PlainGround{Length::millimetres(600), Length::millimetres(400)};
  board.set = std::nullopt;
  mission.boards[1] = board;
  for (const auto& [edit, reason] :
       {std::pair<std::string, std::string>{"hatchway 2:C3/C4",
                                            "The battlefield has no 2:C3/C4: board 2 has no cells; walls and hatchways "
                                            "stand free on it, as \"piece gate "
                                            "hatchway at 120mm,300mm turn 90\" says. Usage"},
        {"marker m kind objective at 2:C3.nw",
         "The battlefield has no 2:C3.nw: board 2 has no cells; places on it are points such as 120mm,300mm. Usage"},
        {"hatchway 3:C3/C4", "The battlefield has no 3:C3/C4. Usage"}}) {
    const auto read = parse_edit(mission, edit);
    ASSERT_FALSE(read.has_value()) << edit;
    EXPECT_TRUE(read.error().message.starts_with(reason)) << read.error().message;
  }
}

TEST(FeatureEdits, MoveTurnRenameRemove) {
  const auto mission = edited(lively_mission(), "feature t1 crate at 100mm,200mm");
  EXPECT_EQ(on(edited(mission, "move #t1 110mm,210mm"), 1).front().at, mm(110, 210));
  const auto over = edited(mission, "move #t1 700mm,100mm");
  EXPECT_TRUE(on(over, 1).empty());
  EXPECT_EQ(on(over, 2).front().at, mm(94, 100));
  EXPECT_EQ(on(edited(mission, "turn #t1 45"), 1).front().turn, 45);
  EXPECT_EQ(edited(mission, "turn #stray 45").boards[0]->pieces.front().turn, 45);
  const auto noted = edited(mission, "note \"Heavy?\" at #t1");
  const auto renamed = edited(noted, "rename #t1 t9");
  EXPECT_EQ(on(renamed, 1).front().id, Id("t9"));
  EXPECT_EQ(renamed.notes->back().at, Address(ObjectAddress{Id("t9")}));
  EXPECT_TRUE(on(edited(mission, "remove #t1"), 1).empty());
}

TEST(FeatureEdits, MirrorOnlyWhatATurnCannot) {
  const auto mission = edited(edited(lively_mission(), "feature t1 crate at 100mm,200mm turn 30"),
                              "feature t2 corner at 100mm,300mm turn 30");
  const auto left_right = edited(mission, "mirror left-right");
  // The battlefield is 606 + 218 mm wide; the first board goes to the right.
  EXPECT_EQ(on(left_right, 1)[0], (Feature{Id("t1"), Id("crate"), mm(506, 200), 330, false, {}}));
  EXPECT_EQ(on(left_right, 1)[1], (Feature{Id("t2"), Id("corner"), mm(506, 300), 330, true, {}}));
  const auto top_bottom = edited(mission, "mirror top-bottom");
  EXPECT_EQ(on(top_bottom, 1)[1], (Feature{Id("t2"), Id("corner"), mm(100, 403), 150, true, {}}));
  const auto turned = edited(mission, "rotate 90");
  EXPECT_EQ(on(turned, 1)[1], (Feature{Id("t2"), Id("corner"), mm(403, 100), 120, false, {}}));
}

Point carried(Point point, const Rectangle& frame, Transform transform) {
  const auto size = frame.bottom_right - frame.top_left;
  const auto [x, y] = point - frame.top_left;
  switch (transform) {
    case Transform::mirror_left_right: return frame.top_left + Point{size.x - x, y};
    case Transform::mirror_top_bottom: return frame.top_left + Point{x, size.y - y};
    case Transform::rotate_90: return frame.top_left + Point{size.y - y, x};
    case Transform::rotate_180: return frame.top_left + Point{size.x - x, size.y - y};
    case Transform::rotate_270: break;
  }
  return frame.top_left + Point{y, size.x - x};
}

/// The outlines of a mission's features, whatever order their corners have, with what stands on them.
using Outline = std::tuple<std::vector<Point>, Length, Length, Length, std::vector<Id>>;
std::vector<Outline> outlines(const Mission& mission, const std::function<Point(Point)>& where) {
  std::vector<Outline> result;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto& kind = *find_feature_kind(mission, feature.kind);
      const auto placed = place_parts(kind, *board, feature);
      for (std::size_t index = 0; index < placed.size(); ++index) {
        std::vector<Point> points;
        Length radius;
        if (const auto* circle = std::get_if<CircleFootprint>(&placed[index])) {
          points = {where(circle->centre)};
          radius = circle->radius;
        } else {
          for (const auto& corner : std::get<PolygonFootprint>(placed[index]).corners) points.push_back(where(corner));
          std::sort(points.begin(), points.end());
        }
        result.emplace_back(points, radius, kind.parts[index].begins_at, kind.parts[index].height,
                            kind.parts[index].types);
      }
    }
  }
  std::sort(result.begin(), result.end());
  return result;
}

/// Where the features' ground lies afterwards is where the transform puts each of its corners, to the micrometre.
RC_GTEST_PROP(FeatureEdits, TransformsCarryTheGroundAlong, (const Mission& mission)) {
  const auto transform = static_cast<Transform>(*rc::gen::inRange(0, 5));
  const auto after = transformed(mission, transform);
  RC_PRE(after.has_value());
  const auto frame = battlefield_bounds(mission);
  const auto expected = outlines(mission, [&](Point point) { return carried(point, frame, transform); });
  RC_ASSERT(outlines(*after, [](Point point) { return point; }) == expected);
}

}  // namespace
}  // namespace bulkhead
