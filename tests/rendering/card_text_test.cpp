// SPDX-License-Identifier: MIT
#include "rendering/cards/card_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "model/mission/fields.h"
#include "rendering/cards/card_layout.h"
#include "rendering/look/designs.h"
#include "tests/rendering/support/card_faces.h"
#include "tests/rendering/support/items.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

TEST(CardTexts, SayWhoWinsIfWhatIsSo) {
  const auto assault = mission_of_file("templates/missions/assault.xml");
  const auto card = card_texts(assault, {Id("wipe-out")}, usual_design()).value().front();
  ASSERT_EQ(card.blocks.back().rows.size(), 1U);
  EXPECT_EQ(card.blocks.back().label, "Wins");
  EXPECT_EQ(card.blocks.back().rows[0].name, "You");
  EXPECT_EQ(card.blocks.back().rows[0].cells, std::vector<std::string>{"If the enemy has no units left on the table"});
}

TEST(CardText, SaysWhatTheBriefingSays) {
  const auto cards = card_texts(card_mission(), {}, usual_design()).value();
  ASSERT_EQ(cards.size(), 6U);
  const auto& breach = cards.front();
  EXPECT_EQ(breach.kicker, "Attacker · Tactic");
  EXPECT_EQ(breach.figure, "1");
  EXPECT_EQ(breach.figure_word, "CP");
  EXPECT_EQ(breach.look, usual_design().sides[0]);
  ASSERT_EQ(breach.blocks.size(), 4U);
  EXPECT_EQ(breach.blocks[1].paragraphs.front(), "One of your units within 1\" of a closed hatchway.");
  EXPECT_TRUE(breach.blocks[2].paragraphs.front().starts_with("Roll a D6. On 2+ the hatchway"));
  EXPECT_EQ(breach.blocks[3], (CardBlock{"How often", {"Once per round."}}));
  EXPECT_EQ(cards[1].figure, "1–2");
  EXPECT_EQ(cards[1].look, usual_design().sides[1]);
  const auto& hold = cards[2];
  EXPECT_EQ(hold.kicker, "Each side · Progressive");
  EXPECT_EQ(hold.look, usual_design().nobody);
  EXPECT_EQ(hold.blocks[1].rows[0], (CardRow{"5", "", {"Each marker that you control (at most 15)"}}));
  EXPECT_EQ(hold.blocks[1].rows[1], (CardRow{"3", "", {"You control more markers than your opponent"}}));
  EXPECT_EQ(cards[3].blocks.back().paragraphs.front(), "The hatchway opens at the end of the turn; see Welded shut.");
  EXPECT_EQ(cards[4].figure, "D6");
  EXPECT_EQ(cards[4].blocks[1].rows[1], (CardRow{"5–6", "Something still glows", {"You gain 1 CP."}}));
  EXPECT_EQ(cards[5].blocks[0].rows[0].name, "") << "as the card is called";
  EXPECT_EQ(cards[5].blocks[0].headings, (std::vector<std::string>{"BS", "T", "W", "Sv", "Base"}));
}

TEST(CardText, NamesWhatStandsInTheBriefingAlone) {
  auto mission = card_mission();
  auto system = *mission.system;
  auto operate = fresh<MissionAction>(Id("operate"));
  operate.name = "Operate a hatchway";
  system.actions = {operate};
  mission.system = system;
  auto venting = fresh<Rule>(Id("venting"));
  venting.name = "Venting decks";
  mission.rules = std::vector{venting};
  auto stratagem = fresh<Stratagem>(Id("boots"));
  stratagem.when = "Before {rule:venting}, or {action:operate}.";
  stratagem.effect = "As {stratagem:boots} says, {rule:venting} takes nothing.";
  mission.stratagems = std::vector{stratagem};
  const auto card = card_texts(mission, {Id("boots")}, usual_design()).value().front();
  EXPECT_EQ(card.blocks.back(), (CardBlock{"In the briefing", {"Venting decks and Operate a hatchway."}}));
}

TEST(CardText, RefusesMissionsWithoutCardsAndIdsThatHaveNone) {
  const auto none = card_texts(empty_mission(), {}, usual_design());
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message,
            "There is nothing to print cards of: the mission has no stratagems, objectives, actions or tables.");
  const auto wrong = card_texts(card_mission(), {Id("hold"), Id("attacker")}, usual_design());
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message,
            "There is no card of #attacker: cards are made of stratagems, objectives, actions and tables.");
  const auto two = card_texts(card_mission(), {Id("hold"), Id("breach")}, usual_design()).value();
  ASSERT_EQ(two.size(), 2U);
  EXPECT_EQ(two[0].name, "Hold the lock");
  EXPECT_EQ(two[0].number, 3U);
  EXPECT_EQ(two[0].of, 6U);
}

TEST(CardText, RefusesWhatNoCardHolds) {
  const auto card = only_card(mission_of_stratagem("Endless", std::string(30'000, 'x')));
  const auto faces = lay_out_card(card, card_formats().front(), "", usual_design());
  ASSERT_FALSE(faces);
  EXPECT_NE(faces.error().message.find("20000 are the most"), std::string::npos) << faces.error().message;
  std::string words;
  while (words.size() < 19'000) words += "word ";
  const auto many = lay_out_card(only_card(mission_of_stratagem("Endless", words)), parse_card_format("mini").value(),
                                 "", usual_design());
  ASSERT_FALSE(many);
  EXPECT_NE(many.error().message.find("20 is the most"), std::string::npos) << many.error().message;
}

TEST(CardText, TellsSidesApartByPatternToo) {
  const auto cards = card_texts(card_mission(), {}, *find_design("plain")).value();
  EXPECT_NE(cards[0].look.pattern, cards[1].look.pattern);
  EXPECT_NE(cards[0].look.pattern, cards[2].look.pattern);
  EXPECT_NE(cards[1].look.pattern, cards[2].look.pattern);
}

TEST(CardText, PointsInTheHeadAreAllThatThereAre) {
  auto mission = mission_of_file("templates/missions/two-decks.xml");
  const auto cards = card_texts(mission, {Id("no-readers-left")}, usual_design()).value();
  EXPECT_EQ(cards.front().figure, "") << "80 VP are to be had as well";
  const auto outcomes = std::ranges::find(cards.front().blocks, "Outcomes", &CardBlock::label);
  ASSERT_NE(outcomes, cards.front().blocks.end());
  EXPECT_EQ(outcomes->rows.front().name, "Listeners 0 · Keepers 80");
}

}  // namespace
}  // namespace bulkhead::test
