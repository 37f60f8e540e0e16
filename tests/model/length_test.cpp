// SPDX-License-Identifier: MIT
#include "model/base/length.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>
#include <ostream>

namespace bulkhead {
namespace {

struct LengthCase {
  std::string_view text;
  std::int64_t micrometres;
  friend void PrintTo(const LengthCase& shown, std::ostream* stream) { *stream << shown.text; }
};

class LengthText : public testing::TestWithParam<LengthCase> {};

TEST_P(LengthText, IsRead) {
  const auto length = parse_length(GetParam().text);
  ASSERT_TRUE(length.has_value()) << length.error().message;
  EXPECT_EQ(length->in_micrometres(), GetParam().micrometres);
}

INSTANTIATE_TEST_SUITE_P(Forms, LengthText,
                         testing::Values(LengthCase{"0mm", 0}, LengthCase{"-0mm", 0}, LengthCase{"1mm", 1000},
                                         LengthCase{"+1mm", 1000}, LengthCase{"317.5mm", 317'500},
                                         LengthCase{"12.5in", 317'500}, LengthCase{".5in", 12'700},
                                         LengthCase{"6.in", 152'400}, LengthCase{"-6in", -152'400},
                                         LengthCase{"0.001mm", 1}, LengthCase{"100000mm", 100'000'000},
                                         LengthCase{"-100000mm", -100'000'000}, LengthCase{"000000000000002mm", 2000},
                                         LengthCase{"3937.007874in", 100'000'000}));

INSTANTIATE_TEST_SUITE_P(
    Rounding, LengthText,
    testing::Values(LengthCase{"0.0005mm", 1}, LengthCase{"-0.0005mm", -1}, LengthCase{"0.0004999999999999999mm", 0},
                    LengthCase{"0.00149999999999999999999mm", 1}, LengthCase{"0.0025in", 64},  // 63.5 exactly
                    LengthCase{"-0.0025in", -64},
                    // Half a micrometre is 1/50800 in = 0.000019685039370078740157… in: just below and just above it.
                    LengthCase{"0.00001968503937007874in", 0}, LengthCase{"0.00001968503937007875in", 1},
                    LengthCase{"0.999999999999999999999999999999999999in", 25'400}));

class NotALength : public testing::TestWithParam<std::string_view> {};

TEST_P(NotALength, IsRefused) { EXPECT_FALSE(parse_length(GetParam()).has_value()); }

INSTANTIATE_TEST_SUITE_P(Texts, NotALength,
                         testing::Values("", "mm", "in", ".mm", "-mm", "+.in", "5", "5cm", "5 mm", " 5mm", "5mm ",
                                         "5MM", "1e3mm", "0x5mm", "1,5mm", "1.2.3mm", "--1mm", "nanmm", "infmm", "5mmm",
                                         "100000.001mm", "-100000.001mm", "3937.0079in", "99999999999999999999mm",
                                         "1000000mm", "５mm"));

TEST(Length, SaysWhatIsWrong) {
  EXPECT_EQ(parse_length("12").error().message,
            "\"12\" is not a length; write a number with its unit, such as 6in or 152.4mm");
  EXPECT_EQ(parse_length("1000000mm").error().message, "\"1000000mm\" is longer than 100 m");
}

TEST(Length, IsWrittenInMillimetres) {
  EXPECT_EQ(to_text(Length()), "0mm");
  EXPECT_EQ(to_text(Length::micrometres(1)), "0.001mm");
  EXPECT_EQ(to_text(Length::micrometres(-1)), "-0.001mm");
  EXPECT_EQ(to_text(Length::micrometres(317'500)), "317.5mm");
  EXPECT_EQ(to_text(Length::micrometres(-120'030)), "-120.03mm");
  EXPECT_EQ(to_text(Length::millimetres(100)), "100mm");
  EXPECT_EQ(to_text(Length::inches(1)), "25.4mm");
  EXPECT_EQ(to_text(Length::micrometres(std::numeric_limits<std::int64_t>::min())), "-9223372036854775.808mm");
}

RC_GTEST_PROP(Length, IsReadBackAsWritten, ()) {
  const auto limit = longest_length.in_micrometres();
  const auto length = Length::micrometres(*rc::gen::inRange<std::int64_t>(-limit, limit + 1));
  RC_ASSERT(parse_length(to_text(length)) == length);
}

/// Against a rounding worked out in whole numbers: 12 decimals of an inch.
RC_GTEST_PROP(Length, InchesAreRoundedToTheNearestMicrometre, ()) {
  const auto trillionths = *rc::gen::inRange<std::int64_t>(0, 300'000'000'000'000);
  const auto decimals = std::to_string(1'000'000'000'000 + trillionths % 1'000'000'000'000).substr(1);
  const auto text = std::to_string(trillionths / 1'000'000'000'000) + "." + decimals + "in";
  const auto parts = trillionths * 254;  // ten-billionths of a micrometre
  const auto expected = parts / 10'000'000'000 + (parts % 10'000'000'000 >= 5'000'000'000 ? 1 : 0);
  RC_ASSERT(parse_length(text)->in_micrometres() == expected);
}

TEST(Length, Calculates) {
  const auto a = Length::millimetres(7);
  const auto b = Length::micrometres(500);
  EXPECT_EQ((a + b).in_micrometres(), 7500);
  EXPECT_EQ((a - b).in_micrometres(), 6500);
  EXPECT_EQ((-a).in_micrometres(), -7000);
  EXPECT_EQ((a * 3).in_micrometres(), 21'000);
  EXPECT_EQ((a / 2).in_micrometres(), 3500);
  EXPECT_LT(b, a);
}

TEST(Length, IsSaidInInchesToTheNearestTenth) {
  EXPECT_EQ(inches_text(Length()), "0");
  EXPECT_EQ(inches_text(Length::inches(3)), "3");
  EXPECT_EQ(inches_text(Length::micrometres(63'500)), "2.5");
  EXPECT_EQ(inches_text(Length::micrometres(1'269)), "0");
  EXPECT_EQ(inches_text(Length::micrometres(1'270)), "0.1");
  EXPECT_EQ(inches_text(Length::micrometres(25'399)), "1");
}

TEST(Point, IsReadAndWritten) {
  const Point point{Length::inches(12), Length::millimetres(-8)};
  EXPECT_EQ(parse_point("12in,-8mm"), point);
  EXPECT_EQ(to_text(point), "304.8mm,-8mm");
  EXPECT_EQ(point + point, (Point{Length::inches(24), Length::millimetres(-16)}));
  EXPECT_EQ(point - point, Point());
  for (const auto* text : {"", ",", "1mm", "1mm,", ",1mm", "1mm, 1mm", "1mm,1mm,1mm", "1mm;1mm"}) {
    EXPECT_FALSE(parse_point(text).has_value()) << text;
  }
}

RC_GTEST_PROP(Point, IsReadBackAsWritten, ()) {
  const auto length = [] { return Length::micrometres(*rc::gen::inRange<std::int64_t>(-100'000'000, 100'000'001)); };
  const Point point{length(), length()};
  RC_ASSERT(parse_point(to_text(point)) == point);
}

}  // namespace
}  // namespace bulkhead
