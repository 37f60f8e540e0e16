// SPDX-License-Identifier: MIT
#include "analysis/assignment/feature_counts.h"

#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

KitPiece piece(std::string_view id, int count) { return {Id(id), std::string(id), "", count, {}, false, {}}; }

/// An open board with two crates and a tower; a box of its set holds one crate and two towers.
Mission two_crates() {
  auto mission = open_board();
  mission = with_feature(std::move(mission), "c1", "crate", 100, 100);
  mission = with_feature(std::move(mission), "c2", "crate", 200, 100);
  mission = with_feature(std::move(mission), "t1", "tower", 300, 100);
  auto set = *mission.sets.back().set;
  set.pieces = {piece("crate", 1), piece("tower", 2), piece("lid", 4)};
  mission.sets.back().set = set;
  return mission;
}

TEST(FeatureCounts, AreThoseOfKindsThatTheSetCounts) {
  const auto mission = two_crates();
  const auto& set = *mission.sets.back().set;
  EXPECT_EQ(feature_counts(mission, set, 2),
            (std::vector<PieceCount>{{set.id, Id("crate"), 2, 2}, {set.id, Id("tower"), 4, 1}}));
  EXPECT_EQ(features_of_kind(mission, Id("crate")),
            (std::vector<Address>{ObjectAddress{Id("c1")}, ObjectAddress{Id("c2")}}));
}

TEST(FeatureCounts, AFeatureComesFromTheFirstSetThatHasItsKind) {
  auto mission = two_crates();
  auto other = *mission.sets.back().set;
  other.id = Id("another");
  mission.sets.push_back({other, std::nullopt, {}});
  EXPECT_EQ(feature_counts(mission, other, 1), std::vector<PieceCount>());
  EXPECT_FALSE(is_built_with(mission, other));
  EXPECT_EQ(boxes_of(mission, mission.sets.back()), 0);
}

TEST(FeatureCounts, ASetOfWhichOnlyFeaturesStandIsOneBoxUnlessTheMissionSaysMore) {
  auto mission = two_crates();
  EXPECT_EQ(boxes_of(mission, mission.sets.back()), 1);
  mission.sets.back().boxes = 3;
  EXPECT_EQ(boxes_of(mission, mission.sets.back()), 3);
  mission.sets.back().boxes.reset();
  mission = edited(mission, "remove #c1 #c2 #t1");
  EXPECT_EQ(boxes_of(mission, mission.sets.back()), 0);
}

TEST(FeatureCounts, TheFewestBoxesAreThoseOfTheKindThatRunsOutFirst) {
  auto mission = two_crates();
  EXPECT_EQ(boxes_for_features(mission, *mission.sets.back().set), 2);
  auto set = *mission.sets.back().set;
  set.pieces.front().count = 0;
  mission.sets.back().set = set;
  EXPECT_EQ(boxes_for_features(mission, set), std::nullopt);
  mission = edited(mission, "remove #c1 #c2");
  EXPECT_EQ(boxes_for_features(mission, set), 1);
}

TEST(PanelAssignment, CountsTheTerrainFeaturesThatStand) {
  const auto mission = two_crates();
  const auto id = mission.sets.back().set->id;
  const auto answer = assign_panels(mission, designed_boxes(mission));
  EXPECT_EQ(answer.buildable, Buildable::no);
  EXPECT_EQ(answer.boxes, (Boxes{{id, 1}}));
  EXPECT_EQ(answer.pieces, (std::vector<PieceCount>{{id, Id("crate"), 1, 2}, {id, Id("tower"), 2, 1}}));
  EXPECT_EQ(answer.remedies, (std::vector<BuildRemedy>{{BuildRemedy::Kind::more_boxes, 1, id, {}}}));
  EXPECT_EQ(assign_panels(mission, {{id, 2}}).buildable, Buildable::yes);
  EXPECT_EQ(assign_panels(edited(mission, "remove #c1"), {{id, 1}}).buildable, Buildable::yes);
}

}  // namespace
}  // namespace bulkhead::test
