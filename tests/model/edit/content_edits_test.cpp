// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::complaint;
using test::edited;
using test::lively_mission;

TEST(Head, IsSetPieceByPiece) {
  const auto mission = lively_mission();
  EXPECT_EQ(edited(mission, "id other").head->id, Id("other"));
  EXPECT_EQ(edited(mission, "title \"Two \\\"decks\\\"\"").head->title, "Two \"decks\"");
  EXPECT_EQ(edited(mission, "author A").head->author, "A");
  EXPECT_EQ(edited(mission, "version 3b").head->version, "3b");
  EXPECT_EQ(edited(mission, "balance symmetric").head->balance, Balance::symmetric);
  EXPECT_EQ(edited(edited(mission, "balance symmetric"), "balance unstated").head->balance, Balance::unstated);
  EXPECT_EQ(Edit(SetHead{"balance", ""}).text_form(mission), "balance unstated");
  EXPECT_EQ(Edit(SetHead{"season", ""}).text_form(mission), "season none");
  const auto season = edited(mission, "season first");
  EXPECT_EQ(season.head->season, Id("first"));
  EXPECT_EQ(edited(season, "season none").head->season, std::nullopt);
  EXPECT_EQ(edited(season, "season \"none\"").head->season, Id("none"));
}

TEST(Severity, IsSetOncePerCheck) {
  const auto mission = lively_mission();
  const auto after = edited(edited(mission, "severity no-zone note"), "severity no-zone error");
  ASSERT_EQ(after.severities->size(), 2U);
  EXPECT_EQ(after.severities->back(), (SeveritySetting{Id("no-zone"), Level::error, {}}));
  EXPECT_EQ(edited(after, "severity no-zone default").severities, mission.severities);
}

TEST(Limits, OfTheMissionAreSetAndTakenAway) {
  const auto mission = lively_mission();
  const auto after = edited(edited(mission, "limit objective-count 3-6"), "limit objective-to-edge 2in");
  ASSERT_EQ(after.limits->size(), 2U);
  EXPECT_EQ(after.limits->front(), (Limit{Id("objective-count"), NumberRange{3, 6}, "", {}}));
  EXPECT_EQ(after.limits->back().value, Limit::Value(Length::inches(2)));
  EXPECT_EQ(edited(after, "limit objective-count 5").limits->front().value, Limit::Value(5));
  EXPECT_EQ(edited(edited(after, "limit objective-count default"), "limit objective-to-edge default"), mission);
}

TEST(Waivers, AreTheSameWhateverTheOrderOfTheirAddresses) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "waive no-route at #o1 C3 reason \"still meant\"");
  ASSERT_EQ(after.waivers->size(), 1U);
  EXPECT_EQ(after.waivers->front().reason, "still meant");
  EXPECT_EQ(after.waivers->front().extras, mission.waivers->front().extras);
  const auto more = edited(after, "waive no-route at C3 reason \"another\"");
  EXPECT_EQ(more.waivers->size(), 2U);
  EXPECT_TRUE(edited(edited(more, "unwaive no-route at C3"), "unwaive no-route at #o1 C3").waivers->empty());
  EXPECT_EQ(complaint(mission, "unwaive no-route at C3"), "There is no waiver of no-route at exactly these addresses");
  EXPECT_EQ(complaint(mission, "unwaive no-zone at #o1 C3"),
            "There is no waiver of no-zone at exactly these addresses");
  EXPECT_EQ(complaint(mission, "waive no-route reason \"\""), "Say why the finding is meant to be");
}

TEST(Notes, AreAddedAndTakenAway) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "note \"New\" at C2/C3");
  ASSERT_EQ(after.notes->size(), 3U);
  EXPECT_EQ(after.notes->back().at, Address(EdgeAddress{1, {2, 2, Axis::horizontal}}));
  EXPECT_EQ(edited(after, "unnote \"New\" at C3/north"), mission);
  EXPECT_EQ(complaint(mission, "unnote \"Old\""), "There is no note with this text at this address");
  EXPECT_EQ(complaint(mission, "note \"\""), "A note says something");
}

TEST(Briefing, HasSectionsByTheirHeadings) {
  const auto mission = lively_mission();
  EXPECT_EQ(edited(mission, "briefing \"Hold.\"").briefing->front().text, "Hold.");
  EXPECT_EQ(edited(mission, "briefing \"Second.\" heading \"Deployment\"").briefing->at(1).text, "Second.");
  const auto more = edited(mission, "briefing \"x\" heading \"Later\"");
  EXPECT_EQ(more.briefing->back(), (BriefingSection{"Later", "x", {}}));
  EXPECT_EQ(edited(more, "briefing remove heading \"Later\""), mission);
  const auto headed = edited(mission, "briefing remove");
  ASSERT_EQ(headed.briefing->size(), 1U);
  EXPECT_EQ(edited(headed, "briefing \"Go, {side:attacker}.\""), mission);
  EXPECT_EQ(complaint(mission, "briefing remove heading \"Later\""), "The briefing has no such section");
}

TEST(Rules, AreMadeOrChangedByWhatIsGiven) {
  const auto mission = lively_mission();
  const auto renamed = edited(mission, "rule venting name \"Cold\"").rules->front();
  auto expected = mission.rules->front();
  expected.name = "Cold";
  EXPECT_EQ(renamed, expected);
  const auto fresh = edited(mission, "rule fresh name \"Fresh\" text \"t\" origin a/b").rules->back();
  EXPECT_EQ(fresh, (Rule{{Id("fresh"), "Fresh", LibraryId("a/b"), {}, "", {}}, "t"}));
  EXPECT_EQ(edited(mission, "rule venting origin none").rules->front().origin, std::nullopt);
  EXPECT_EQ(complaint(mission, "rule fresh text \"t\""), "There is no rule fresh yet; a new one needs a name");
  EXPECT_EQ(complaint(mission, "rule blow name \"x\""), "The id blow is taken already (stratagem); choose another");
}

TEST(Objectives, ReplaceTheirScoringsAndConditionsWhole) {
  const auto mission = lively_mission();
  const auto old = mission.objectives->front();
  const auto after = edited(mission,
                            "objective hold scored own-turn-end scored own-turn-end rounds 5 player first "
                            "condition 5 \"true\" \"be at {marker:o1}\" condition -3 \"false\" \"never\"")
                         .objectives->front();
  ASSERT_EQ(after.scorings.size(), 2U);
  EXPECT_EQ(after.scorings[0], old.scorings[0]) << "what stays the same keeps its extras";
  EXPECT_EQ(after.scorings[1], (Scoring{Id("own-turn-end"), 5, 5, Scoring::Player::first, {}}));
  ASSERT_EQ(after.conditions.size(), 2U);
  EXPECT_EQ(after.conditions[0], old.conditions[0]);
  EXPECT_EQ(after.conditions[1], (Condition{-3, "false", "never", {}}));
  EXPECT_EQ(after.text, old.text);
  EXPECT_TRUE(edited(mission, "objective hold scored none").objectives->front().scorings.empty());
  EXPECT_EQ(edited(mission, "objective hold scored none").objectives->front().conditions, old.conditions);
  EXPECT_EQ(complaint(mission, "objective fresh name \"x\""),
            "There is no mission objective fresh yet; a new one needs a name and a kind");
}

TEST(Objectives, MustBeScoredInRoundsThatThereCanBe) {
  const auto scored = [](int first, int last) {
    const auto rounds = first == 0 && last == 0 ? std::string() : fmt::format("{}-{}", first, last);
    return set_item<MissionObjective>(Id("hold"), {{"scored", {{"end", rounds, ""}}}})
        .apply(lively_mission())
        .has_value();
  };
  EXPECT_TRUE(scored(0, 0));
  EXPECT_TRUE(scored(1, 99));
  EXPECT_FALSE(scored(0, 3));
  EXPECT_FALSE(scored(3, 0));
  EXPECT_FALSE(scored(3, 2));
  EXPECT_FALSE(scored(1, 100));
  EXPECT_FALSE(scored(-2, -1));
}

TEST(Stratagems, AreMadeOrChangedByWhatIsGiven) {
  const auto mission = lively_mission();
  const auto after = edited(mission, "stratagem blow cost 3 side none when \"w\" kind \"k\"").stratagems->front();
  auto expected = mission.stratagems->front();
  expected.cost = Cost::exactly(3);
  expected.side = std::nullopt;
  expected.when = "w";
  expected.kind = "k";
  EXPECT_EQ(after, expected);
  EXPECT_EQ(edited(mission, "stratagem fresh name \"Fresh\" currency \"SP\"").stratagems->back().currency, "SP");
  EXPECT_EQ(complaint(mission, "stratagem blow side pirates"),
            "There is no side pirates; this mission has attacker, defender");
  EXPECT_EQ(complaint(mission, "stratagem fresh cost 1"), "There is no stratagem fresh yet; a new one needs a name");
}

TEST(Items, HaveFiguresTextsAndLua) {
  const auto mission = lively_mission();
  EXPECT_EQ(edited(mission, "param #venting from \"5\"").rules->front().params.front().value, "5");
  EXPECT_EQ(edited(mission, "param #hold fresh \"1\"").objectives->front().params,
            (std::vector<Param>{{Id("fresh"), "1", {}}}));
  EXPECT_TRUE(edited(mission, "param #venting from remove").rules->front().params.empty());
  EXPECT_EQ(complaint(mission, "param #venting to remove"), "#venting has no figure to");
  EXPECT_EQ(complaint(mission, "param #o1 from \"1\""), "There is no item with the id o1");
  EXPECT_EQ(edited(mission, "text #hold text \"t\"").objectives->front().text, "t");
  for (const auto& [field, member] :
       {std::pair("when", &Stratagem::when), std::pair("target", &Stratagem::target),
        std::pair("effect", &Stratagem::effect), std::pair("restrictions", &Stratagem::restrictions)}) {
    const auto after = edited(mission, std::string("text #blow ") + field + " \"t\"");
    EXPECT_EQ(after.stratagems->front().*member, "t") << field;
  }
  EXPECT_EQ(complaint(mission, "text #blow text \"t\""), "#blow has no text \"text\"");
  EXPECT_EQ(complaint(mission, "text #venting when \"t\""), "#venting has no text \"when\"");
  EXPECT_EQ(edited(mission, "lua #blow \"return 1\\nend\"").stratagems->front().lua, "return 1\nend");
}

std::string not_understood(const Mission& mission, std::string_view text) {
  const auto edit = parse_edit(mission, text);
  return edit ? "" : edit.error().message.substr(0, edit.error().message.find(". Usage: "));
}

TEST(Fields, OfAnythingAreSet) {
  const auto mission = lively_mission();
  EXPECT_EQ(edited(mission, "set #blow cost \"3\"").stratagems->front().cost, Cost::exactly(3));
  EXPECT_EQ(edited(mission, "set #blow side none").stratagems->front().side, std::nullopt);
  EXPECT_EQ(edited(mission, "set #blow kind none").stratagems->front().kind, "");
  EXPECT_EQ(edited(mission, "set #blow kind \"none\"").stratagems->front().kind, "none");
  EXPECT_EQ(edited(mission, "set #hold text \"t\""), edited(mission, "text #hold text \"t\""));
  EXPECT_EQ(edited(mission, "set #blow lua \"x = 1\""), edited(mission, "lua #blow \"x = 1\""));
  EXPECT_EQ(edited(mission, "set #o1 label \"A\""), edited(mission, "label #o1 \"A\""));
  EXPECT_EQ(edited(mission, "set #attacker name \"Wardens\""), edited(mission, "side attacker name \"Wardens\""));
  EXPECT_EQ(edited(mission, "set #stray turn 90"), edited(mission, "turn #stray 90"));
  EXPECT_EQ(edited(edited(mission, "set #stray turn 90"), "set #stray turn none"), edited(mission, "turn #stray 0"));
  EXPECT_EQ(edited(mission, "set #venting params \"from \\\"4\\\"\\ndice \\\"2 D6\\\"\"").rules->front().params,
            edited(edited(mission, "param #venting from \"4\""), "param #venting dice \"2 D6\"").rules->front().params);
  EXPECT_EQ(
      edited(mission, "set #hold scored \"end\\nrounds rounds 2-4 player first\"").objectives->front().scorings,
      edited(mission, "objective hold scored end scored rounds rounds 2-4 player first").objectives->front().scorings);
  EXPECT_TRUE(edited(mission, "set #hold conditions none").objectives->front().conditions.empty());
  EXPECT_EQ(not_understood(mission, "set #o1 cost 3"),
            "#o1 has no field \"cost\"; it has kind, label, name, side, height");
  EXPECT_EQ(not_understood(mission, "set #gone cost 3"), "There is nothing with the id gone");
  EXPECT_EQ(not_understood(mission, "set #hold kind none"), "A kind must be given");
  EXPECT_EQ(not_understood(mission, "set #hold conditions \"5 x\""), "Something is missing after \"x\"");
  EXPECT_EQ(complaint(mission, "set #blow cost 100"), "A cost is from 0 to 99, not 100");
  EXPECT_EQ(complaint(mission, "set #blow cost \"2-1\""), "\"2-1\" is no cost; write 2, 1-2 or 1+");
  EXPECT_EQ(complaint(mission, "set #stray kind door"), "A kind is wall, hatchway, pillar or wall-end, not \"door\"");
}

TEST(Fields, BeyondTheirRangeMayStayAsTheyAre) {
  auto mission = lively_mission();
  auto stratagems = *mission.stratagems;
  stratagems.front().cost = Cost::exactly(200);
  mission.stratagems = stratagems;
  EXPECT_EQ(edited(mission, "stratagem blow cost 200 kind \"k\"").stratagems->front().kind, "k");
  EXPECT_EQ(edited(mission, "stratagem blow cost 99").stratagems->front().cost, Cost::exactly(99));
  EXPECT_EQ(not_understood(mission, "stratagem blow cost 201"), "A cost is from 0 to 99, not 201");
  auto objectives = *mission.objectives;
  objectives.front().conditions = {{5000, "true", "win", {}}};
  mission.objectives = objectives;
  EXPECT_EQ(edited(mission, "objective hold condition 5 \"x\" \"y\" condition 5000 \"true\" \"win\"")
                .objectives->front()
                .conditions.size(),
            2U);
}

}  // namespace
}  // namespace bulkhead
