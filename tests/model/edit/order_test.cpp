// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using test::lively_mission;

Mission with_three_rules() {
  auto mission = edited(lively_mission(), "rule second name \"Second\"");
  return edited(mission, "rule third name \"Third\"");
}

std::string rules_of(const Mission& mission) {
  std::string ids;
  for (const auto& rule : *mission.rules) ids += rule.id.text() + " ";
  return ids;
}

Mission with_three_sections() {
  auto mission = edited(lively_mission(), "briefing \"x\" heading \"Later\"");
  return edited(mission, "briefing \"y\" heading \"Last\"");
}

std::string headings_of(const Mission& mission) {
  std::string headings;
  for (const auto& section : *mission.briefing) headings += section.heading + "|";
  return headings;
}

TEST(Order, MovesAnItemPastItsNeighbour) {
  const auto mission = with_three_rules();
  ASSERT_EQ(rules_of(mission), "venting second third ");
  EXPECT_EQ(rules_of(edited(mission, "order #second up")), "second venting third ");
  EXPECT_EQ(rules_of(edited(mission, "order #second down")), "venting third second ");
  EXPECT_EQ(edited(edited(mission, "order #third up"), "order #third down"), mission);
  EXPECT_EQ(*edited(mission, "order #second up").rules->begin(), mission.rules->at(1)) << "whole, with its extras";
}

TEST(Order, LeavesWhatIsFirstOrLastWhereItIs) {
  const auto mission = with_three_rules();
  EXPECT_EQ((OrderItem{Id("venting"), Step::up}.apply(mission)), mission);
  EXPECT_EQ((OrderItem{Id("third"), Step::down}.apply(mission)), mission);
  EXPECT_EQ((OrderItem{Id("blow"), Step::up}.apply(mission)), mission) << "the only stratagem";
  EXPECT_EQ(complaint(mission, "order #o1 up"), "There is no item with the id o1");
}

TEST(Order, MovesSectionsOfTheBriefingBelowItsOpening) {
  const auto mission = with_three_sections();
  ASSERT_EQ(headings_of(mission), "|Deployment|Later|Last|");
  EXPECT_EQ(headings_of(edited(mission, "order \"Later\" up")), "|Later|Deployment|Last|");
  EXPECT_EQ(headings_of(edited(mission, "order \"Later\" down")), "|Deployment|Last|Later|");
  EXPECT_EQ((OrderBriefing{"Deployment", Step::up}.apply(mission)), mission);
  EXPECT_EQ((OrderBriefing{"", Step::down}.apply(mission)), mission);
  EXPECT_EQ((OrderBriefing{"Last", Step::down}.apply(mission)), mission);
  const auto headed = edited(mission, "briefing remove");
  EXPECT_EQ(headings_of(edited(headed, "order \"Later\" up")), "Later|Deployment|Last|");
  EXPECT_EQ(complaint(mission, "order \"Never\" up"), "The briefing has no such section");
}

TEST(Heading, IsReplacedWhereTheSectionStands) {
  const auto mission = with_three_sections();
  const auto renamed = edited(mission, "heading \"Later\" \"Soon\"");
  EXPECT_EQ(headings_of(renamed), "|Deployment|Soon|Last|");
  EXPECT_EQ(renamed.briefing->at(2).text, "x");
  EXPECT_EQ((RenameBriefing{"Later", "Later"}.apply(mission)), mission);
  EXPECT_EQ(complaint(mission, "heading \"Never\" \"x\""), "The briefing has no such section");
  EXPECT_EQ(complaint(mission, "heading \"Later\" \"Last\""), "The briefing has a section \"Last\" already");
  EXPECT_EQ(complaint(mission, "heading \"Later\" \"\""), "Every section but the opening has a heading");
}

TEST(Heading, IsTakenFromWhatBecomesTheOpeningAndGivenToIt) {
  const auto headed = edited(with_three_sections(), "heading \"\" \"First\"");
  EXPECT_EQ(headings_of(headed), "First|Deployment|Later|Last|");
  const auto opened = edited(headed, "heading \"Later\" \"\"");
  EXPECT_EQ(headings_of(opened), "|First|Deployment|Last|");
  EXPECT_EQ(opened.briefing->front().text, "x");
}

TEST(Sections, OfTheSameHeadingAreToldApartByNumber) {
  auto mission = lively_mission();
  mission.briefing = std::vector<BriefingSection>{{"", "Open", {}}, {"A", "1", {}}, {"B", "2", {}}, {"A", "3", {}}};
  const auto texts = [](const Mission& of) {
    std::string all;
    for (const auto& section : *of.briefing) all += section.heading + section.text + " ";
    return all;
  };
  EXPECT_EQ(texts(edited(mission, "briefing \"x\" heading \"A\"")), "Open Ax B2 A3 ");
  EXPECT_EQ(texts(edited(mission, "briefing \"x\" heading \"A\" number 2")), "Open A1 B2 Ax ");
  EXPECT_EQ(texts(edited(mission, "briefing remove heading \"A\" number 2")), "Open A1 B2 ");
  EXPECT_EQ(texts(edited(mission, "order \"A\" up number 2")), "Open A1 A3 B2 ");
  EXPECT_EQ(texts(edited(mission, "heading \"A\" \"C\" number 2")), "Open A1 B2 C3 ");
  for (const auto* text : {"briefing \"x\" heading \"A\" number 3", "briefing remove heading \"B\" number 2",
                           "order \"A\" up number 3", "heading \"B\" \"C\" number 2"}) {
    EXPECT_EQ(complaint(mission, text), "The briefing has no such section") << text;
  }
  EXPECT_EQ(section_index(*mission.briefing, "A", 2), 3U);
  EXPECT_EQ(section_index(*mission.briefing, "A", 3), std::nullopt);
  EXPECT_FALSE(parse_edit(mission, "order #venting up number 2").has_value());
  EXPECT_FALSE(parse_edit(mission, "order \"A\" up number 0").has_value());
  EXPECT_EQ((SetBriefing{"A", "x", 2}.text_form(mission)), "briefing \"x\" heading \"A\" number 2");
  EXPECT_EQ((OrderBriefing{"A", Step::up, 2}.text_form(mission)), "order \"A\" up number 2");
  EXPECT_EQ((RenameBriefing{"A", "C", 2}.text_form(mission)), "heading \"A\" \"C\" number 2");
  EXPECT_EQ((RemoveBriefing{"A", 2}.text_form(mission)), "briefing remove heading \"A\" number 2");
}

TEST(Order, HasATextForm) {
  const auto mission = lively_mission();
  EXPECT_EQ((OrderItem{Id("venting"), Step::up}.text_form(mission)), "order #venting up");
  EXPECT_EQ((OrderBriefing{"A \"b\"", Step::down}.text_form(mission)), "order \"A \\\"b\\\"\" down");
  EXPECT_EQ((RenameBriefing{"a", "b"}.text_form(mission)), "heading \"a\" \"b\"");
  const auto wrong = parse_edit(lively_mission(), "order #venting first");
  ASSERT_FALSE(wrong.has_value());
  EXPECT_TRUE(wrong.error().message.starts_with("\"first\" is neither up nor down. Usage: order"));
}

}  // namespace
}  // namespace bulkhead
