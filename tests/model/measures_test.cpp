// SPDX-License-Identifier: MIT
#include "model/base/measures.h"

#include <gtest/gtest.h>

namespace bulkhead {
namespace {

TEST(Measures, AreInInchesWithMillimetresInBrackets) {
  EXPECT_EQ(measure(Length::inches(6)), "6\" (152.4mm)");
  EXPECT_EQ(measure(Length::inches(5) / 2), "2.5\" (63.5mm)");
  EXPECT_EQ(measure(Length::millimetres(704)), "27.71\" (704mm)") << "27.7165 inches";
  EXPECT_EQ(measure(Length::millimetres(100)), "3.93\" (100mm)") << "3.937 inches";
  EXPECT_EQ(measure(Length()), "0\" (0mm)");
}

TEST(Measures, GoBackAsFarAsForth) {
  EXPECT_EQ(measure(-Length::inches(3)), "-3\" (-76.2mm)");
  EXPECT_EQ(measure(Length::micrometres(-1)), "0\" (-0.001mm)") << "nothing is minus nothing";
}

TEST(Measures, OfPointsAreToTheRightAndDown) {
  EXPECT_EQ(measure(Point{Length::inches(8), Length::millimetres(704)}), "8\", 27.71\" (203.2mm,704mm)");
}

}  // namespace
}  // namespace bulkhead
