// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

using Places = std::vector<std::string>;

TEST(duplicate_label, two_of_a_kind_are_fixed_by_a_free_number) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "1"), "o2", "B1", "1");
  mission = with_objective(mission, "o3", "C1", "2");
  EXPECT_EQ(sentences(mission, "duplicate-label"),
            Places{"a label should be on one marker of a kind; 2 markers of kind objective are labelled 1"});
  expect_fixed(mission, "duplicate-label", "#o1 #o2");
  const auto fixed = check(mission);
  EXPECT_EQ(fixed.findings.back().fixes().front().text_form(mission), "label #o2 \"3\"");
}

TEST(duplicate_label, the_same_label_on_different_kinds_is_fine) {
  const auto mission = with_marker(with_objective(empty_mission(), "o1", "A1", "A"), "t1", "terminal", "A");
  EXPECT_EQ(places_found(mission, "duplicate-label"), Places());
}

TEST(duplicate_label, a_kind_may_share_its_labels) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "A"), "o2", "B1", "A");
  ASSERT_EQ(places_found(mission, "duplicate-label"), Places{"#o1 #o2"});
  mission = edited(mission, "marker-kind objective shared-labels yes");
  EXPECT_EQ(places_found(mission, "duplicate-label"), Places());
}

TEST(duplicate_label, markers_without_label_are_fine) {
  const auto mission = with_objective(with_objective(empty_mission(), "o1", "A1"), "o2", "B1");
  EXPECT_EQ(places_found(mission, "duplicate-label"), Places());
}

TEST(duplicate_label, case_matters) {
  const auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "a"), "o2", "B1", "A");
  EXPECT_EQ(places_found(mission, "duplicate-label"), Places());
}

TEST(duplicate_label, three_of_a_label_are_one_finding) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "A"), "o2", "B1", "A");
  mission = with_objective(mission, "o3", "C1", "A");
  ASSERT_EQ(places_found(mission, "duplicate-label"), Places{"#o1 #o2 #o3"});
  const auto fixed = check(mission).findings.back().fixes().front().apply(mission).value();
  EXPECT_EQ(places_found(fixed, "duplicate-label"), Places{"#o1 #o2"});
}

TEST(duplicate_label, each_label_is_a_finding_of_its_own) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "B"), "o2", "B1", "B");
  mission = with_objective(with_objective(mission, "o3", "C1", "A"), "o4", "D1", "A");
  EXPECT_EQ(places_found(mission, "duplicate-label"), (Places{"#o3 #o4", "#o1 #o2"}));
}

TEST(duplicate_label, steps_give_all_but_the_first_a_free_number_each) {
  auto mission = with_objective(empty_mission(), "o6", "F1", "2");
  for (const auto* id : {"o1", "o2", "o3"}) mission = with_objective(mission, id, "A1", "A");
  for (const auto* id : {"o4", "o5"}) mission = with_objective(mission, id, "B1", "B");
  Places steps;
  auto fixed = mission;
  for (const auto& finding : check(mission).findings) {
    for (const auto& step : finding.steps()) {
      steps.push_back(step.text_form(mission));
      fixed = step.apply(fixed).value();
    }
  }
  EXPECT_EQ(steps, (Places{"label #o3 \"1\"", "label #o2 \"3\"", "label #o5 \"4\""})) << "2 is taken";
  EXPECT_EQ(places_found(fixed, "duplicate-label"), Places());
}

TEST(duplicate_label, that_a_script_names_is_left_to_its_author) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "A1", "1"), "o2", "B1", "1");
  EXPECT_EQ(fixes_found(mission, "duplicate-label"), Places{"label #o2 \"2\""});
  const auto named = [&](std::string_view label) {
    return with_condition(mission, "hold", "controls(player, \"" + std::string(label) + "\") == 1");
  };
  EXPECT_EQ(fixes_found(named("1"), "duplicate-label"), Places{""});
  EXPECT_EQ(fixes_found(named("2"), "duplicate-label"), Places{"label #o2 \"3\""}) << "the script has 2 for another";
}

TEST(duplicate_label, each_kind_has_free_numbers_of_its_own) {
  auto mission = with_marker(with_marker(empty_mission(), "t1", "terminal", "1"), "t2", "terminal", "1");
  mission = with_objective(with_objective(mission, "o1", "A1", "A"), "o2", "B1", "A");
  mission = with_objective(with_objective(mission, "o3", "A1", "B"), "o4", "B1", "B");
  const auto fixes = fixes_found(mission, "duplicate-label");
  EXPECT_EQ(fixes, (Places{"label #o2 \"1\"", "label #o4 \"1\"", "label #t2 \"2\""}));
}

}  // namespace
}  // namespace bulkhead::test
