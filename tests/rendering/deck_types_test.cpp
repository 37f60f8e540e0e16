// SPDX-License-Identifier: MIT
#include "rendering/cards/deck_types.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "model/mission/fields.h"
#include "rendering/cards/card_sheet.h"
#include "rendering/look/designs.h"
#include "tests/rendering/support/card_faces.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Types = std::vector<double>;

TEST(DeckTypes, AreTheLargestInWhichAllButTheLongestFewFit) {
  // Of eight cards one may be a long one; the next smallest is 7.5.
  EXPECT_EQ(deck_types({8.5, 8.5, 7.5, 8, 6, 8.5, 8, 8.5}), (Types{7.5, 7.5, 7.5, 7.5, 6, 7.5, 7.5, 7.5}));
  // Of twelve two, each as large as it can be.
  EXPECT_EQ(deck_types({8.5, 6, 8, 8, 8, 6.5, 8, 8.5, 8.5, 8.5, 8.5, 8.5}),
            (Types{8, 6, 8, 8, 8, 6.5, 8, 8, 8, 8, 8, 8}));
  // Of fewer than six none.
  EXPECT_EQ(deck_types({7, 8.5, 8.5, 8.5}), (Types{7, 7, 7, 7}));
  // What has room for 7 points is set no smaller, however many have none.
  EXPECT_EQ(deck_types({6, 8.5}), (Types{6, 8.5}));
  EXPECT_EQ(deck_types({6, 6.5, 6.7, 7.5, 8.5}), (Types{6, 6.5, 6.7, 7.5, 7.5}));
  EXPECT_EQ(deck_types({6, 6.5}), (Types{6, 6}));
  EXPECT_EQ(deck_types({7}), Types{7});
  EXPECT_EQ(deck_types({}), Types{});
}

TEST(CardDeck, HasOneTypeBesideThatOfTheLongestFew) {
  for (const auto& mission : shipped_missions()) {
    const auto deck = lay_out_cards(mission, {});
    if (!deck) continue;
    std::set<double> types;
    std::set<Id> cards;
    std::set<Id> long_ones;
    for (const auto& face : deck->faces) types.insert(face.type);
    for (const auto& face : deck->faces) {
      cards.insert(face.id);
      if (face.type < *types.rbegin()) long_ones.insert(face.id);
    }
    // Others are those without room for 7 points.
    const auto texts = card_texts(mission, {}, usual_design()).value();
    for (const auto& text : texts) {
      if (lay_out_card(text, card_formats().front(), "", usual_design())->front().type < 7) long_ones.erase(text.id);
    }
    EXPECT_LE(long_ones.size(), cards.size() / 6) << mission.head->title;
  }
}

TEST(CardDeck, HasRoomForSevenPointsWhereACardIsNotFull) {
  // The longest two of these five, actions of twelve lines with five labels, fill their cards in 7 points.
  const auto deck = lay_out_cards(mission_of_file("templates/missions/two-decks.xml"), {}).value();
  for (const auto& face : deck.faces) {
    EXPECT_EQ(face.type, 7) << face.name;
  }
}

TEST(CardDeck, PartsWhatTakesTwoCardsAboutEvenly) {
  // Its six enhancements would be five and one, as five have room on a card.
  CardSheetOptions options;
  options.only = {Id("enhancement")};
  const auto deck = lay_out_cards(mission_of_file("templates/missions/two-decks.xml"), options).value();
  ASSERT_EQ(deck.faces.size(), 2U);
  for (const auto& face : deck.faces) {
    EXPECT_EQ(std::ranges::count_if(face.texts,
                                    [&](const TextRun& run) {
                                      return run.font.size == face.type && run.font.weight == Font::Weight::bold;
                                    }),
              3);
  }
}

TEST(CardDeck, HasHeadsThatEndAlike) {
  const auto assault = mission_of_file("templates/missions/assault.xml");
  const auto heads = [&](const CardSheetOptions& options) {
    std::set<double> heights;
    const auto deck = lay_out_cards(assault, options).value();
    for (const auto& face : deck.faces) heights.insert(face.head);
    return heights;
  };
  CardSheetOptions options;
  const auto all = heads(options);
  // Two lines above the name, as some objectives of it have, and no name in several lines.
  EXPECT_EQ(all, std::set<double>{usual_head(options.format)});
  options.only = {Id("wipe-out")};
  EXPECT_EQ(heads(options), all) << "made alone";
  const auto alone = lay_out_card(card_texts(assault, options.only, usual_design()).value().front(), options.format, "",
                                  usual_design());
  EXPECT_LT(alone.value().front().head, *all.begin() - 0.5) << "by itself";
}

TEST(CardDeck, HasNoMoreCardsForLookingAsOne) {
  for (const auto& mission : shipped_missions()) {
    const auto deck = lay_out_cards(mission, {});
    if (!deck) continue;
    std::size_t faces = 0;
    const auto texts = card_texts(mission, {}, usual_design()).value();
    for (const auto& text : texts) {
      faces += lay_out_card(text, card_formats().front(), "", usual_design())->size();
    }
    EXPECT_EQ(deck->faces.size(), faces) << mission.head->title;
  }
}

Mission with_effects(const std::vector<std::size_t>& sentences) {
  auto mission = empty_mission();
  std::vector<Stratagem> stratagems;
  for (const auto count : sentences) {
    auto stratagem = fresh<Stratagem>(Id("s" + std::to_string(stratagems.size() + 1)));
    for (std::size_t sentence = 0; sentence < count; ++sentence) {
      stratagem.effect += "Choose a hatchway within 2 inches and open it. ";
    }
    stratagems.push_back(std::move(stratagem));
  }
  mission.stratagems = stratagems;
  return mission;
}

std::vector<CardPlan> faces_with(const Mission& mission, const std::vector<Id>& only) {
  CardSheetOptions options;
  options.only = only;
  return lay_out_cards(mission, options).value().faces;
}

TEST(CardDeck, GivesACardTheTypeOfTheSheetWhereItIsMadeAlone) {
  for (const auto& mission : shipped_missions()) {
    const auto deck = lay_out_cards(mission, {});
    if (!deck) continue;
    std::map<Id, std::vector<CardPlan>> on_sheet;
    for (const auto& face : deck->faces) on_sheet[face.id].push_back(face);
    for (const auto& [id, faces] : on_sheet) {
      const auto alone = faces_with(mission, {id});
      EXPECT_EQ(alone.size(), faces.size()) << id.text();
      EXPECT_EQ(alone.front().type, faces.front().type) << mission.head->title << ": " << id.text();
      EXPECT_EQ(body_of(alone), body_of(faces)) << id.text();
    }
  }
}

TEST(CardDeck, CountsACardOnceHoweverOftenItIsAskedFor) {
  // Of five cards none may be smaller for being long, as long as it has room for 7 points; of six one may.
  const auto mission = with_effects({1, 1, 1, 1, 11});
  const Id brief("s1");
  const Id long_one("s5");
  const auto type = faces_with(mission, {long_one}).front().type;
  ASSERT_GE(type, least_usual_type);
  ASSERT_LT(type, card_formats().front().body);
  EXPECT_EQ(faces_with(mission, {brief}).front().type, type);
  const auto faces = faces_with(mission, {brief, long_one, brief});
  ASSERT_EQ(faces.size(), 3U);
  EXPECT_EQ(faces[0].type, type);
}

TEST(CardDeck, LeavesOutOtherCardsThatCannotBePrinted) {
  // 2000 sentences of 48 letters are far more than a card may say.
  const auto mission = with_effects({1, 1, 2000});
  EXPECT_FALSE(lay_out_cards(mission, {}));
  EXPECT_EQ(faces_with(mission, {Id("s2")}).front().type, card_formats().front().body);
}

}  // namespace
}  // namespace bulkhead::test
