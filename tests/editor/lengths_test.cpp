// SPDX-License-Identifier: MIT
#include "editor/tools/words/lengths.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

namespace bulkhead {
namespace {

constexpr auto inches = RulerUnit::inches;
constexpr auto millimetres = RulerUnit::millimetres;

TEST(Lengths, AreReadAsPeopleTypeThem) {
  // 6 in are 152.4 mm.
  for (const auto* typed : {"6\"", "6in", "6 in", "6 inches", "6 Inches", " 6 ″", "6”", "6''", "152.4mm", "152.4 mm",
                            "15.24cm", "15.24 cm", "15,24 cm", "152,4", "0.5 ft"}) {
    const auto unit = std::string_view(typed) == "152,4" ? millimetres : inches;
    const auto length = read_length(typed, unit);
    ASSERT_TRUE(length.has_value()) << typed << ": " << length.error().message;
    EXPECT_EQ(*length, Length::micrometres(152'400)) << typed;
  }
}

TEST(Lengths, ANumberAloneIsInTheChosenUnit) {
  EXPECT_EQ(read_length("150", millimetres).value(), Length::millimetres(150));
  EXPECT_EQ(read_length("150", inches).value(), Length::inches(150));
  EXPECT_EQ(read_length("-2.5", inches).value(), Length::micrometres(-63'500));
}

TEST(Lengths, WhatIsNoneSaysWhatCanBeTyped) {
  for (const auto* typed :
       {"", "far", "6 miles", "1.2.3\"", "1,2,3", "6\" 7\"", "--1", "mm", "1e3", "1001 m", "20000cm", "100000"}) {
    EXPECT_FALSE(read_length(typed, inches).has_value()) << typed;
  }
  EXPECT_EQ(read_length("far", inches).error().message,
            "“far” is no length; write 6\", 150mm or 15cm, or a number of inches");
  EXPECT_EQ(read_length("far", millimetres).error().message,
            "“far” is no length; write 150mm, 15cm or 6\", or a number of millimetres");
}

TEST(Lengths, AreShownInTheChosenUnit) {
  EXPECT_EQ(shown_length("152.4mm", inches), "6\"");
  EXPECT_EQ(shown_length("152.4mm", millimetres), "152.4 mm");
  // 450 / 25.4 is 17.7165…
  EXPECT_EQ(shown_length("450mm", inches), "17.72\"");
  EXPECT_EQ(shown_length("-0.001mm", inches), "0\"");
  EXPECT_EQ(shown_length("-0.001mm", millimetres), "-0.001 mm");
  EXPECT_EQ(shown_length("far", inches), "far");
  EXPECT_EQ(shown_length("", inches), "");
  EXPECT_EQ(shown_point({Length::inches(3), Length::inches(4)}, inches), "3\", 4\"");
}

TEST(Lengths, AreWrittenAsDocumentsHaveThem) {
  EXPECT_EQ(written_length("6\"", millimetres).value(), "152.4mm");
  EXPECT_EQ(written_length(" ", millimetres).value(), "");
  EXPECT_FALSE(written_length("far", millimetres).has_value());
}

RC_GTEST_PROP(Lengths, InMillimetresAreReadAsTheyAreShown, ()) {
  const auto length = Length::micrometres(*rc::gen::inRange<std::int64_t>(-100'000'000, 100'000'001));
  RC_ASSERT(read_length(shown_length(length, millimetres), inches) == length);
}

}  // namespace
}  // namespace bulkhead
