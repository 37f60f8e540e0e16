// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

/// A board of 6 × 7 cells of 97 mm with a wall between C3 and D3.
void make_mission_with_wall(const Workplace& place) {
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall C3/D3"}).code, 0);
}

TEST(MeasureCommand, GivesDistanceSightAndPath) {
  const Workplace place;
  make_mission_with_wall(place);
  const auto outcome = place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const auto document = json::parse(outcome.output);
  EXPECT_EQ(document.at("from"), "A1");
  EXPECT_EQ(document.at("to"), "B1");
  EXPECT_EQ(document.at("distance_mm"), 97.0);
  EXPECT_NEAR(document.at("distance_in").get<double>(), 97 / 25.4, 1e-6);
  EXPECT_EQ(document.at("visible"), true);
  EXPECT_EQ(document.at("fully_visible"), true);
  EXPECT_TRUE(document.at("blocked_by").is_null());
  EXPECT_EQ(document.at("path"), json::parse("[[60.5, 60.5], [157.5, 60.5]]"));

  const auto blocked = place.run({"measure", "m.bulkhead", "--from", "C3", "--to", "D3", "--format", "json"});
  EXPECT_EQ(json::parse(blocked.output).at("blocked_by"), "C3/D3");
}

TEST(MeasureCommand, SpeaksToPeople) {
  const Workplace place;
  make_mission_with_wall(place);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1"}).output,
            "A1 to B1: 97.0 mm (3.82\"), fully visible\n");
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall A1/B1 A1/A2"}).code, 0);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1"}).output,
            "A1 to B1: no way, not visible\n");
}

TEST(MeasureCommand, ReadsPairsFromAFile) {
  const Workplace place;
  make_mission_with_wall(place);
  place.write("pairs.csv", "# a comment\nA1;B1\r\n\n100mm,400mm;200mm,400mm\n");
  const auto outcome = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const auto document = json::parse(outcome.output);
  ASSERT_EQ(document.size(), 2U);
  EXPECT_EQ(document[1].at("distance_mm"), 100.0);
}

TEST(MeasureCommand, KnowsZonesAndTheSystemsRule) {
  const Workplace place;
  make_mission_with_wall(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "zone z1 kind drop-zone cells C3"}).code, 0);
  // In Kill Team straight from the zone's side at x = 303, but round the wall from its middle.
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "#z1", "--to", "D3"}).output,
            "#z1 to D3: 48.5 mm (1.91\"), not visible\n");
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "C3", "--to", "D3", "--straight"}).output,
            "C3 to D3: 97.0 mm (3.82\"), not visible\n");
  const auto round = place.run({"measure", "m.bulkhead", "--from", "C3", "--to", "D3", "--format", "json"});
  EXPECT_GT(json::parse(round.output).at("distance_mm").get<double>(), 150);
}

TEST(MeasureCommand, SaysWhatIsWrongAndWhere) {
  const Workplace place;
  make_mission_with_wall(place);
  place.write("pairs.csv", "A1;B1\nA1 B1\n");
  const auto no_pair = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"});
  EXPECT_EQ(no_pair.code, 3);
  EXPECT_NE(no_pair.errors.find("pairs.csv:2"), std::string::npos) << no_pair.errors;
  place.write("pairs.csv", "A1;B1\nA1;Z9\n");
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"}).code, 3);
  EXPECT_EQ(place.run({"measure", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "Q99"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "nonsense!"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--base", "-3"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--base", "wide"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--hatchways", "ajar"}).code, 2);
}

}  // namespace
}  // namespace bulkhead::test
