// SPDX-License-Identifier: MIT
#include "model/mission/dice.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <vector>

#include "model/base/numbers.h"

namespace bulkhead {
namespace {

TEST(DiceText, SaysANumberOrASum) {
  EXPECT_EQ(parse_dice("5"), Dice::number(5));
  EXPECT_EQ(parse_dice("D3"), (Dice{1, 3, 0}));
  EXPECT_EQ(parse_dice("2d6"), (Dice{2, 6, 0}));
  EXPECT_EQ(parse_dice("D3+2"), (Dice{1, 3, 2}));
  EXPECT_EQ(parse_dice("2D6-1"), (Dice{2, 6, -1}));
  EXPECT_EQ(parse_dice("16D6"), (Dice{16, 6, 0}));
}

TEST(DiceText, RefusesWhatIsNone) {
  for (const auto* text :
       {"", "D", "D1", "0D6", "17D6", "D6+", "D6+0", "2D66", "D33+1", "D6 + 1", "6D", "DD", "D101", "D6+1001"}) {
    EXPECT_FALSE(parse_dice(text).has_value()) << text;
  }
}

TEST(DiceValues, AreAllThatCanBeRolled) {
  EXPECT_EQ(parse_dice("D3+2")->values(), (std::vector{3, 4, 5}));
  EXPECT_EQ(parse_dice("2D6")->values().size(), 11U);
  EXPECT_EQ(parse_dice("D33")->values(), (std::vector{11, 12, 13, 21, 22, 23, 31, 32, 33}));
  EXPECT_EQ(parse_dice("D66")->values().size(), 36U);
  EXPECT_EQ(parse_dice("D66")->values().back(), 66);
  EXPECT_EQ(parse_dice("4")->values(), (std::vector{4}));
}

RC_GTEST_PROP(DiceValues, LieBetweenLeastAndMost, ()) {
  const Dice dice{*rc::gen::inRange(1, most_dice + 1), *rc::gen::element(2, 3, 4, 6, 8, 10, 20, 100),
                  *rc::gen::inRange(-10, 10)};
  RC_ASSERT(parse_dice(to_text(dice)) == dice);
  const auto values = dice.values();
  RC_ASSERT(values.front() == dice.count + dice.plus);
  RC_ASSERT(values.back() == dice.count * dice.sides + dice.plus);
  RC_ASSERT(values.size() == static_cast<std::size_t>(dice.count * (dice.sides - 1) + 1));
}

TEST(DiceBandText, SaysWhichResults) {
  EXPECT_EQ(parse_dice_band("3"), (DiceBand{3, 3}));
  EXPECT_EQ(parse_dice_band("2-5"), (DiceBand{2, 5}));
  EXPECT_EQ(parse_dice_band("12+"), (DiceBand{12, largest_number}));
  for (const auto* text : {"", "-", "+", "5-2", "2-", "a", "1-2-3", "-1", "1,2"}) {
    EXPECT_FALSE(parse_dice_band(text).has_value()) << text;
  }
  for (const auto* text : {"3", "2-5", "12+"}) EXPECT_EQ(to_text(*parse_dice_band(text)), text);
}

}  // namespace
}  // namespace bulkhead
