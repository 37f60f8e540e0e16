// SPDX-License-Identifier: MIT
#include "editor/tools/texts/chosen_text.h"

#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Mission with_rules(const std::vector<std::string>& ids) {
  auto mission = test::empty_mission();
  std::vector<Rule> rules;
  for (const auto& id : ids) rules.push_back({{Id(id), id, {}, {}, {}, {}}, {}});
  mission.rules = std::move(rules);
  return mission;
}

TEST(ChosenText, IsTheFirstToBeginWith) {
  ChosenText chosen;
  EXPECT_FALSE(chosen.follow(Mission{}, with_rules({"fog", "dark"})));
  EXPECT_EQ(chosen.text(), TextKey(Id("fog")));
  EXPECT_FALSE(chosen.can_move(true));
  EXPECT_TRUE(chosen.can_move(false));
}

TEST(ChosenText, StaysWhenItGetsAnotherName) {
  const auto before = with_rules({"fog", "dark", "dust"});
  ChosenText chosen;
  chosen.choose(before, Id("dark"));
  EXPECT_TRUE(chosen.follow(before, with_rules({"fog", "night", "dust"})));
  EXPECT_EQ(chosen.text(), TextKey(Id("night")));
}

Mission with_sections(std::vector<BriefingSection> sections) {
  auto mission = test::empty_mission();
  mission.briefing = std::move(sections);
  return mission;
}

TEST(ChosenText, GoesToTheFrontAsTheOpeningAndBack) {
  const auto before = with_sections({{"Tasks", "Hold.", {}}, {"Foes", "Two.", {}}, {"New section", "", {}}});
  const auto after = with_sections({{"", "", {}}, {"Tasks", "Hold.", {}}, {"Foes", "Two.", {}}});
  ChosenText chosen;
  chosen.choose(before, SectionKey{"New section"});
  EXPECT_TRUE(chosen.follow(before, after));
  EXPECT_EQ(chosen.text(), TextKey(SectionKey{}));
  EXPECT_TRUE(chosen.follow(after, before));
  EXPECT_EQ(chosen.text(), TextKey(SectionKey{"New section"}));
}

TEST(ChosenText, ASectionThatGoesAsAnotherComesIsNotTheSame) {
  const auto before = with_sections({{"Tasks", "Hold.", {}}, {"Foes", "Two.", {}}});
  ChosenText chosen;
  chosen.choose(before, SectionKey{"Tasks"});
  (void)chosen.follow(before, with_sections({{"Foes", "Two.", {}}, {"Friends", "None.", {}}}));
  EXPECT_EQ(chosen.text(), TextKey(SectionKey{"Foes"})) << "what stands in its place";
}

TEST(ChosenText, LeavesItsPlaceToItsNeighbour) {
  const auto before = with_rules({"fog", "dark", "dust"});
  ChosenText chosen;
  chosen.choose(before, Id("dark"));
  EXPECT_FALSE(chosen.follow(before, with_rules({"fog", "dust"})));
  EXPECT_EQ(chosen.text(), TextKey(Id("dust")));
  EXPECT_FALSE(chosen.follow(with_rules({"fog", "dust"}), with_rules({"fog"})));
  EXPECT_EQ(chosen.text(), TextKey(Id("fog"))) << "the last where there are fewer";
  EXPECT_FALSE(chosen.follow(with_rules({"fog"}), with_rules({})));
  EXPECT_FALSE(chosen.text().has_value());
  EXPECT_EQ(chosen.entry(), "");
}

TEST(ChosenText, LeavesItsPlaceToItsGroupWhereItWasTheLast) {
  auto before = with_rules({"fog"});
  before.briefing = std::vector<BriefingSection>{{"", "Hold.", {}}};
  auto after = before;
  after.rules = std::vector<Rule>();
  ChosenText chosen;
  chosen.choose(before, Id("fog"));
  EXPECT_FALSE(chosen.follow(before, after));
  EXPECT_FALSE(chosen.text().has_value());
  EXPECT_EQ(chosen.group(), TextKind::rule);
}

TEST(ChosenText, GoesAlongWhenItIsMoved) {
  const auto before = with_rules({"fog", "dark", "dust"});
  const auto after = with_rules({"dark", "fog", "dust"});
  ChosenText chosen;
  chosen.choose(before, Id("dark"));
  chosen.moved(after, true);
  EXPECT_EQ(chosen.text(), TextKey(Id("dark")));
  EXPECT_TRUE(chosen.follow(before, after));
  EXPECT_FALSE(chosen.can_move(true));
}

TEST(ChosenText, AGroupIsChosenInsteadOfAText) {
  const auto mission = with_rules({"fog"});
  ChosenText chosen;
  chosen.choose_group(TextKind::stratagem);
  EXPECT_TRUE(chosen.follow(mission, mission));
  EXPECT_FALSE(chosen.text().has_value());
  EXPECT_EQ(chosen.entry(), group_key(TextKind::stratagem));
  chosen.choose(mission, Id("gone"));
  EXPECT_FALSE(chosen.text().has_value()) << "there is no such text";
}

TEST(ChosenText, DraftsGoWithTheirTexts) {
  const auto before = with_rules({"fog", "dark"});
  const auto after = with_rules({"fog", "night"});
  Drafts drafts;
  drafts.keep("#fog", "name", {{{""}}, {{"fog"}}, {"Name (fog)", "empty"}});
  drafts.keep("#dark", "lua", {{{"x ="}}, {{""}}, {"Lua (dark)", "does not compile"}});
  follow_texts(drafts, before, after, Id("dark"), Id("night"));
  EXPECT_NE(drafts.find("#fog", "name", {{"fog"}}), nullptr);
  EXPECT_NE(drafts.find("#night", "lua", {{""}}), nullptr);
  follow_texts(drafts, after, with_rules({"night"}), std::nullopt, std::nullopt);
  EXPECT_EQ(drafts.refused().size(), 1U) << "what was typed for a rule that is gone goes with it";
}

}  // namespace
}  // namespace bulkhead
