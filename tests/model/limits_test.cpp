// SPDX-License-Identifier: MIT
#include "model/mission/limits.h"

#include <gtest/gtest.h>

#include "model/mission/mission.h"

namespace bulkhead {
namespace {

Limit limit(std::string_view id, Limit::Value value) { return {Id(id), value, "", {}}; }

TEST(Limits, TheMissionsOwnCountBeforeTheSystems) {
  Mission mission;
  EXPECT_EQ(find_limit(mission, "cap"), nullptr);
  GameSystem system;
  system.limits = {limit("cap", 90), limit("cost", NumberRange{1, 3})};
  mission.system = system;
  EXPECT_EQ(number_limit(mission, "cap"), 90);
  mission.limits = std::vector<Limit>{limit("cap", 60)};
  EXPECT_EQ(number_limit(mission, "cap"), 60);
  EXPECT_EQ(range_limit(mission, "cost"), (NumberRange{1, 3}));
  mission.limits = std::vector<Limit>{limit("cap", Length::inches(1))};
  EXPECT_EQ(number_limit(mission, "cap"), std::nullopt) << "of another kind, it still counts";
}

TEST(Limits, AreOfOneKindButANumberIsARangeOfItself) {
  Mission mission;
  mission.limits =
      std::vector<Limit>{limit("number", 5), limit("range", NumberRange{2, 4}), limit("length", Length::inches(6))};
  EXPECT_EQ(range_limit(mission, "number"), (NumberRange{5, 5}));
  EXPECT_EQ(number_limit(mission, "range"), std::nullopt);
  EXPECT_EQ(length_limit(mission, "length"), Length::inches(6));
  EXPECT_EQ(length_limit(mission, "number"), std::nullopt);
  EXPECT_EQ(range_limit(mission, "length"), std::nullopt);
}

TEST(Limits, AreReadAsTheyAreWritten) {
  EXPECT_EQ(parse_limit("90").value(), Limit::Value(90));
  EXPECT_EQ(parse_limit("3-6").value(), (Limit::Value(NumberRange{3, 6})));
  EXPECT_EQ(parse_limit("4-4").value(), (Limit::Value(NumberRange{4, 4})));
  EXPECT_EQ(parse_limit("6in").value(), Limit::Value(Length::micrometres(152'400)));
  EXPECT_EQ(to_text(Limit::Value(90)), "90");
  EXPECT_EQ(to_text(Limit::Value(NumberRange{4, 4})), "4-4");
  EXPECT_EQ(to_text(Limit::Value(Length::inches(6))), "152.4mm");
}

TEST(Limits, RefuseWhatIsNeither) {
  for (const auto* text : {"", "six", "-1", "6-3", "3-", "-3-6", "6.5", "-6in", "6 in", "1000001"}) {
    EXPECT_FALSE(parse_limit(text)) << text;
  }
}

TEST(Ranges, IncludeBothEnds) {
  const NumberRange range{3, 6};
  EXPECT_FALSE(range.contains(2));
  EXPECT_TRUE(range.contains(3));
  EXPECT_TRUE(range.contains(6));
  EXPECT_FALSE(range.contains(7));
}

}  // namespace
}  // namespace bulkhead
