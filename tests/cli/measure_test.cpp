// SPDX-License-Identifier: MIT
#include <fmt/format.h>
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
            "A1 to B1: no way, not visible (A1/B1 is in the way)\n");
}

TEST(MeasureCommand, ReadsPairsFromAFile) {
  const Workplace place;
  make_mission_with_wall(place);
  place.write("pairs.csv", "\uFEFFA1;B1\r\n# a comment\n\n100mm,400mm;200mm,400mm\n");
  const auto outcome = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const auto document = json::parse(outcome.output);
  ASSERT_EQ(document.size(), 2U);
  EXPECT_EQ(document[1].at("distance_mm"), 100.0);
}

TEST(MeasureCommand, ReadsPairsPartedByCommas) {
  const Workplace place;
  make_mission_with_wall(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "marker o1 kind objective at C3"}).code, 0);
  place.write("pairs.csv",
              "# from, to\n#\nA1,B1\n#o1, C2\n#o1;C1\n\"100mm,400mm\",\"200mm,400mm\"\n"
              "\"100mm,400mm\", A4\n100mm,400mm\tA4\n");
  const auto outcome = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  std::vector<std::string> pairs;
  for (const auto& pair : json::parse(outcome.output)) {
    pairs.push_back(pair.at("from").get<std::string>() + " " + pair.at("to").get<std::string>());
  }
  EXPECT_EQ(pairs, (std::vector<std::string>{"A1 B1", "#o1 C2", "#o1 C1", "100mm,400mm 200mm,400mm", "100mm,400mm A4",
                                             "100mm,400mm A4"}));
}

TEST(MeasureCommand, RefusesPairsThatCouldBeReadInTwoWays) {
  const Workplace place;
  make_mission_with_wall(place);
  for (const auto* line : {"100mm,400mm", "100mm,400mm,A4", "A4,100mm,400mm", "A1;B1;C1", "A1,nonsense!",
                           "\"100mm,400mm,A4", "A1", "#remark"}) {
    place.write("pairs.csv", std::string("A1,B1\n") + line + "\n");
    const auto outcome = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"});
    EXPECT_EQ(outcome.code, 3) << line;
    EXPECT_NE(outcome.errors.find("pairs.csv:2"), std::string::npos) << outcome.errors;
  }
}

TEST(MeasureCommand, KnowsZonesAndTheSystemsRule) {
  const Workplace place;
  make_mission_with_wall(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "zone z1 kind drop-zone cells C3"}).code, 0);
  // In Kill Team straight from the zone's side at x = 303, but round the wall from its middle.
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "#z1", "--to", "D3"}).output,
            "#z1 to D3: 48.5 mm (1.91\") straight, not visible\n");
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "C3", "--to", "D3", "--straight"}).output,
            "C3 to D3: 97.0 mm (3.82\") straight, not visible (C3/D3 is in the way)\n");
  const auto round = place.run({"measure", "m.bulkhead", "--from", "C3", "--to", "D3", "--format", "json"});
  EXPECT_GT(json::parse(round.output).at("distance_mm").get<double>(), 150);
}

// The wall C3/D3 ends with its pillar at y = 192, from x = 290.5 to 315.5; its corner (315.5, 192) is 19.5 and 8 mm
// from (335, 200), that is 5.1 mm from a base of 32 mm there.
constexpr auto before_the_wall = "150mm,60mm";
constexpr auto behind_the_wall = "335mm,200mm";

TEST(MeasureCommand, SaysInWordsWhoIsInCover) {
  const Workplace place;
  make_mission_with_wall(place);
  const auto said = [&](const std::string& from, const std::string& to) {
    const auto line = place.run({"measure", "m.bulkhead", "--from", from, "--to", to, "--base", "32"}).output;
    return line.substr(line.find("), ") + 3);
  };
  EXPECT_EQ(
      said(before_the_wall, behind_the_wall),
      "visible in part; in cover: the end of the wall at D3.nw lies across the lines to the target, 0.20\" (5.1 mm) "
      "from it\n");
  EXPECT_EQ(said(behind_the_wall, before_the_wall), "fully visible; in the open\n");
  EXPECT_EQ(said(before_the_wall, "420mm,280mm"),
            "visible in part (D3.nw is in the way); obscured: the end of the wall at D3.nw lies across the lines to "
            "the target, 4.75\" (120.6 mm) "
            "from it\n");
  EXPECT_EQ(said("418mm,60mm", "500mm,60mm"), "fully visible; too near the attacker for cover\n");
  EXPECT_EQ(said("270mm,200mm", "400mm,215mm"),
            "visible in part (D3.nw is in the way); no part of it is seen from the middle of the attacker's base\n");
  EXPECT_EQ(said("C3", "D3"), "not visible (C3/D3 is in the way)\n");
}

TEST(MeasureCommand, GoesByTheSystemsRuleOfCover) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "boarding-actions/two-boards", "-o", "m.bulkhead"}).code, 0);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall C3/D3"}).code, 0);
  const auto line =
      place.run({"measure", "m.bulkhead", "--from", before_the_wall, "--to", behind_the_wall, "--base", "32"}).output;
  EXPECT_TRUE(line.ends_with(", visible in part; in cover: D3.nw hides a part of the target\n")) << line;
}

TEST(MeasureCommand, GivesCoverWithItsReasonsToPrograms) {
  const Workplace place;
  make_mission_with_wall(place);
  const auto measured = [&](std::vector<std::string> more) {
    std::vector<std::string> words = {"measure", "m.bulkhead",    "--from",   before_the_wall,
                                      "--to",    behind_the_wall, "--format", "json"};
    words.insert(words.end(), more.begin(), more.end());
    return json::parse(place.run(words).output);
  };
  // hypot(19.5, 8) - 16 = 5.077239
  EXPECT_EQ(measured({"--base", "32"}).at("cover"), json::parse(R"({
    "visible": true, "point_blank": false, "in_cover": true, "obscured": false, "obscured_by": [],
    "cover_by": [{"by": "D3.nw", "at": [315.5, 192.0], "distance_mm": 5.077239,
                  "text": "the end of the wall at D3.nw lies across the lines to the target, 0.20\" (5.1 mm) from it"}]
  })"));
  EXPECT_FALSE(measured({}).contains("cover"));
}

TEST(MeasureCommand, SaysWhatIsWrongAndWhere) {
  const Workplace place;
  make_mission_with_wall(place);
  place.write("pairs.csv", "A1;B1\nA1 B1\n");
  const auto no_pair = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"});
  EXPECT_EQ(no_pair.code, 3);
  EXPECT_NE(no_pair.errors.find("pairs.csv:2"), std::string::npos) << no_pair.errors;
  place.write("pairs.csv", "A1,Q\n");
  const auto no_address = place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"});
  EXPECT_EQ(no_address.code, 3);
  EXPECT_NE(no_address.errors.find("\"Q\""), std::string::npos) << no_address.errors;
  place.write("pairs.csv", "A1;B1\nA1;Z9\n");
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--pairs", "pairs.csv"}).code, 3);
  EXPECT_EQ(place.run({"measure", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "Q99"}).code, 2);
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "nonsense!"}).code, 2);
  for (const auto* base : {"-3", "0", "1001", "wide"}) {
    const auto refused = place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--base", base});
    EXPECT_EQ(refused.code, 2) << base;
    EXPECT_EQ(refused.errors,
              fmt::format("bulkhead: --base: \"{}\" is not the diameter of a base; write more than 0 and at "
                          "most 1000 mm, such as 32\n",
                          base));
  }
  EXPECT_EQ(place.run({"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--hatchways", "ajar"}).code, 2);
}

TEST(MeasureCommand, ATurnedPillarChangesNothingWhereItDoesNotStand) {
  const Workplace place;
  ASSERT_EQ(place.shell("cp " BULKHEAD_TEST_DATA "/large/turned-pillar-24x24.bulkhead turned.bulkhead").code, 0);
  ASSERT_EQ(place.run({"edit", "turned.bulkhead", "remove #fx", "-o", "plain.bulkhead"}).code, 0);
  place.write("pairs.csv", "W20,T21\nT21,W20\nW20,W21\nC23,X1\n");
  const auto turned = place.run({"measure", "turned.bulkhead", "--pairs", "pairs.csv", "--base", "25"});
  EXPECT_EQ(turned.code, 0) << turned.errors;
  EXPECT_EQ(turned.output, place.run({"measure", "plain.bulkhead", "--pairs", "pairs.csv", "--base", "25"}).output);
}

TEST(InfoCommand, CountsATurnedPillarAndNothingElseChanges) {
  const Workplace place;
  ASSERT_EQ(place.shell("cp " BULKHEAD_TEST_DATA "/large/turned-pillar-24x24.bulkhead turned.bulkhead").code, 0);
  ASSERT_EQ(place.run({"edit", "turned.bulkhead", "remove #fx", "-o", "plain.bulkhead"}).code, 0);
  auto turned = nlohmann::json::parse(place.run({"info", "turned.bulkhead", "--format", "json"}).output);
  const auto plain = nlohmann::json::parse(place.run({"info", "plain.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(turned.at("counts").at("pillars"), plain.at("counts").at("pillars").get<int>() + 1);
  turned.at("counts").at("pillars") = plain.at("counts").at("pillars");
  for (const auto* const figure : {"counts", "regions_open", "compartments", "access", "longest_lane_cells"}) {
    EXPECT_EQ(turned.at(figure), plain.at(figure)) << figure;
  }
}

}  // namespace
}  // namespace bulkhead::test
