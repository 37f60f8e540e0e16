// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;
constexpr std::string_view key = "unbuildable-pitch";

/// A board of a set of these sizes in millimetres; without pillar for 0.
Mission with_sizes(Joint joint, int panel, int pillar, int pitch) {
  auto mission = empty_mission({3, 3});
  auto set = gallowdark_set();
  set.joint = joint;
  set.panel = Length::millimetres(panel);
  set.pitch = Length::millimetres(pitch);
  set.pillar.reset();
  // What a pillar measures across its wall has no say in this.
  if (pillar > 0) set.pillar = PillarShape{Length::millimetres(pillar), Length::millimetres(1)};
  mission.sets.front().set = set;
  return mission;
}

std::size_t found(Joint joint, int panel, int pillar, int pitch) {
  return places_found(with_sizes(joint, panel, pillar, pitch), key).size();
}

TEST(unbuildable_pitch, says_what_could_be_built) {
  const auto mission = with_sizes(Joint::straddle, 84, 28, 113);
  EXPECT_EQ(sentences(mission, key), Places{"the pitch of Gallowdark must lie between 84mm and 112mm for its panels to "
                                            "reach from node to node; it is 113mm"});
  EXPECT_EQ(places_found(mission, key), Places{""});
  EXPECT_EQ(fixes_found(mission, key), Places{""}) << "which figure is wrong nobody knows";
}

TEST(unbuildable_pitch, a_straddling_panel_reaches_into_the_pillars) {
  EXPECT_EQ(found(Joint::straddle, 84, 28, 83), 1U);
  EXPECT_EQ(found(Joint::straddle, 84, 28, 84), 0U);
  EXPECT_EQ(found(Joint::straddle, 84, 28, 112), 0U);
  EXPECT_EQ(found(Joint::straddle, 100, 0, 100), 0U) << "without pillars from node to node";
  EXPECT_EQ(found(Joint::straddle, 99, 0, 100), 1U);
}

TEST(unbuildable_pitch, a_butting_panel_stands_between_connectors) {
  EXPECT_EQ(found(Joint::butt, 64, 50, 114), 0U);
  EXPECT_EQ(found(Joint::butt, 64, 50, 113), 1U);
  EXPECT_EQ(found(Joint::butt, 64, 50, 115), 1U);
  EXPECT_EQ(found(Joint::butt, 64, 0, 115), 0U) << "the connectors are not known";
}

TEST(unbuildable_pitch, sets_that_no_board_uses_may_be_anything) {
  auto mission = empty_mission({3, 3});
  auto set = gallowdark_set();
  set.id = Id("spare");
  set.pitch = Length::millimetres(500);
  mission.sets.push_back({set, std::nullopt, {}});
  EXPECT_EQ(places_found(mission, key), Places());
}

}  // namespace
}  // namespace bulkhead::test
