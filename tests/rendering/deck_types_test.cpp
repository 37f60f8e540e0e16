// SPDX-License-Identifier: MIT
#include "rendering/cards/deck_types.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "rendering/cards/card_sheet.h"
#include "rendering/look/designs.h"
#include "tests/rendering/support/missions.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Types = std::vector<double>;

TEST(DeckTypes, AreTheLargestInWhichAllButTheLongestFewFit) {
  // Of eight cards one may be a long one; the next smallest is 7.5.
  EXPECT_EQ(deck_types({8.5, 8.5, 7.5, 8, 6, 8.5, 8, 8.5}), (Types{7.5, 7.5, 7.5, 7.5, 6, 7.5, 7.5, 7.5}));
  // Of twelve two, which look alike.
  EXPECT_EQ(deck_types({8.5, 6, 8, 8, 8, 6.5, 8, 8.5, 8.5, 8.5, 8.5, 8.5}),
            (Types{8, 6, 8, 8, 8, 6, 8, 8, 8, 8, 8, 8}));
  // Of three one, of two none.
  EXPECT_EQ(deck_types({6, 8, 8.5}), (Types{6, 8, 8}));
  EXPECT_EQ(deck_types({6, 8.5}), (Types{6, 6}));
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
    EXPECT_LE(types.size(), 2U) << mission.head->title;
    EXPECT_LE(long_ones.size(), std::max<std::size_t>(cards.size() / 6, 1)) << mission.head->title;
  }
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

}  // namespace
}  // namespace bulkhead::test
