// SPDX-License-Identifier: MIT
#include "model/mission/spoken_names.h"

#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

TEST(SpokenNames, OfMarkersAreKindAndLabelOrPlace) {
  auto mission = test::with_objective(test::empty_mission(), "o1", "C3", "1");
  mission = test::with_objective(std::move(mission), "o2", "D4", "");
  EXPECT_EQ(spoken_name(mission, Id("o1")), "Objective 1");
  EXPECT_EQ(spoken_name(mission, Id("o2")), "Objective D4");
  EXPECT_EQ(spoken_name(mission, Id("o3")), "o3") << "there is no such thing";
}

TEST(SpokenNames, OfTerrainAreItsKindNumberedWhereThereAreSeveral) {
  auto mission = test::with_terrain(test::empty_mission());
  mission = test::with_feature(std::move(mission), "one", "crate", 300, 300);
  const auto kind = spoken_name(mission, Id("one"));
  EXPECT_EQ(kind.find("one"), std::string::npos) << kind;
  Feature next = mission.boards.front()->features.back();
  next.id = Id("two");
  EXPECT_EQ(spoken_name(mission, next), kind + " 2") << "it is not there yet";
  mission = test::with_feature(std::move(mission), "two", "crate", 500, 300);
  EXPECT_EQ(spoken_name(mission, Id("one")), kind + " 1");
  EXPECT_EQ(spoken_name(mission, Id("two")), kind + " 2");
}

TEST(SpokenNames, OfStepsHoldNoIds) {
  const auto mission = test::with_objective(test::empty_mission(), "o1", "C3", "1");
  const auto step = [&](const char* edit) { return to_text(parse_edit(mission, edit).value().step_name(mission)); };
  EXPECT_EQ(step("label #o1 \"2\""), "Label Objective 1");
  EXPECT_EQ(step("move #o1 D4"), "Move Objective 1");
  EXPECT_EQ(step("remove #o1"), "Remove Objective 1");
  EXPECT_EQ(step("rename #o1 o2"), "Id of Objective 1");
  EXPECT_EQ(step("rule fog name \"Fog\""), "Rule Fog");
  EXPECT_EQ(step("boxes gallowdark 2").find("gallowdark"), std::string::npos) << step("boxes gallowdark 2");
}

}  // namespace
}  // namespace bulkhead
