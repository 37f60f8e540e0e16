// SPDX-License-Identifier: MIT
// Battles that nobody plays, from the outside: lines, reports, pictures, exit codes.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

void make_battle(const Workplace& place) {
  ASSERT_EQ(place.run({"new", "boarding-actions/furnace", "-o", "m.bulkhead"}).code, 0);
}

Outcome played(const Workplace& place, std::vector<std::string> options) {
  options.insert(options.begin(), {"rehearse", "m.bulkhead", "--auto"});
  return place.run(options);
}

std::string lines(const Workplace& place, const std::string& seeds, const std::string& jobs) {
  const auto outcome = played(place, {"--seeds", seeds, "--jobs", jobs, "--format", "jsonl"});
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  return outcome.output;
}

TEST(Games, HalvesAreTheWholeOnAnyNumberOfThreads) {
  const Workplace place;
  make_battle(place);
  const auto whole = lines(place, "1..8", "1");
  EXPECT_EQ(lines(place, "1..8", "2"), whole);
  EXPECT_EQ(lines(place, "1..4", "2") + lines(place, "5..8", "1"), whole);
  EXPECT_EQ(lines(place, "1..8", "3"), whole);
}

/// The first command of the guide to several computers, of three battles a part.
std::string command_of_the_guide() {
  const auto page = content_of(BULKHEAD_SOURCE "/docs/guide/balance.md");
  const auto begin = page.find("parallel -j 1 -k -S one,other ");
  const auto end = page.find(" > games.jsonl\n", begin);
  if (begin == std::string::npos || end == std::string::npos) return "the guide says it otherwise";
  auto command = page.substr(begin, end - begin);
  const std::string seeds = "{}01..{}99";
  const auto found = command.find(seeds);
  return found == std::string::npos ? "of other seeds" : command.replace(found, seeds.size(), "{}01..{}03");
}

/// In the place of ssh: each computer is a folder of this one, into which its commands are led.
constexpr auto ssh_to_folders = R"(#!/bin/sh
host=$1
shift
test "$1" != -- || shift
echo "$host" >>"$COMPUTERS/reached.txt"
mkdir -p "$COMPUTERS/$host"
cd "$COMPUTERS/$host" && exec sh -c "$*"
)";

TEST(Games, AreSplitOverComputersAsTheGuideSays) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "boarding-actions/furnace", "-o", "candour.bulkhead"}).code, 0);
  place.write("to-folders", ssh_to_folders);
  auto command = command_of_the_guide();
  ASSERT_TRUE(command.starts_with("parallel ")) << command;
  command.insert(command.find(' '), " --will-cite --ssh \"$PWD/to-folders\"");
  const auto split = place.shell("chmod +x to-folders; export SHELL=/bin/sh COMPUTERS=\"$PWD\"\n" + command);
  EXPECT_EQ(split.code, 0) << split.errors;
  std::string whole;
  for (const std::string part : {"1", "2", "3", "4"}) {
    const auto played = place.run(
        {"rehearse", "candour.bulkhead", "--auto", "--seeds", part + "01.." + part + "03", "--format", "jsonl"});
    EXPECT_EQ(played.code, 0) << played.errors;
    whole += played.output;
  }
  EXPECT_EQ(split.output, whole) << split.errors;
  for (const std::string computer : {"one", "other"}) {
    EXPECT_TRUE(place.has(computer + "/candour.bulkhead")) << "it has the mission";
    EXPECT_NE(("\n" + place.read("reached.txt")).find("\n" + computer + "\n"), std::string::npos);
  }
}

/// Over several programs at once; this computer is not reached by anything.
TEST(Games, AreSplitOverProgramsOfThisComputer) {
  const Workplace place;
  make_battle(place);
  const auto split = place.shell(
      "export SHELL=/bin/sh; parallel --will-cite --ssh false -j 2 -k -S : --basefile m.bulkhead "
      "bulkhead rehearse m.bulkhead --auto --seeds {}1..{}4 --format jsonl ::: 1 2");
  EXPECT_EQ(split.code, 0) << split.errors;
  EXPECT_EQ(split.output, lines(place, "11..14", "1") + lines(place, "21..24", "1"));
}

TEST(Games, LinesMakeTheReportThatTheyWouldHaveMadeAtOnce) {
  const Workplace place;
  make_battle(place);
  place.write("one.jsonl", lines(place, "1..3", "1"));
  place.write("other.jsonl", lines(place, "4..6", "1"));
  const auto summarised = place.run({"rehearse", "--summarise", "one.jsonl", "other.jsonl", "--format", "json"});
  EXPECT_EQ(summarised.code, 0) << summarised.errors;
  const auto at_once = played(place, {"--games", "6", "--format", "json"});
  EXPECT_EQ(summarised.output, at_once.output);
  const auto report = json::parse(at_once.output, nullptr, false);
  ASSERT_TRUE(report.is_object()) << at_once.output;
  EXPECT_EQ(report["games"], 6);
  EXPECT_EQ(report["seeds"], "1..6");
  EXPECT_EQ(report["caricature"], true);
  EXPECT_EQ(report["sides"].size(), 2U);
  EXPECT_EQ(report["errors"], json::array());
  EXPECT_NE(played(place, {"--games", "6"}).output.find("predicts nothing"), std::string::npos);
}

TEST(Games, OneBattleHasARecordThatReplays) {
  const Workplace place;
  make_battle(place);
  const auto one = played(place, {"--seed", "5", "--record", "r.battle", "--format", "json"});
  EXPECT_EQ(one.code, 0) << one.errors;
  const auto again = place.run({"rehearse", "m.bulkhead", "--decisions", "r.battle", "--format", "json"});
  EXPECT_EQ(again.code, 0) << again.output;
  auto battle = json::parse(one.output, nullptr, false);
  auto replayed = json::parse(again.output, nullptr, false);
  EXPECT_EQ(battle["caricature"], true);
  EXPECT_EQ(replayed["caricature"], false);
  for (auto* each : {&battle, &replayed}) each->erase("caricature");
  EXPECT_EQ(battle, replayed);
}

TEST(Games, AreDrawn) {
  const Workplace place;
  make_battle(place);
  for (const std::string name : {"p.svg", "p.pdf", "p.png"}) {
    const auto outcome = played(place, {"--games", "3", "--plot", name});
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
  }
  EXPECT_TRUE(place.read("p.pdf").starts_with("%PDF-"));
  EXPECT_TRUE(place.read("p.png").starts_with("\x89PNG"));
  EXPECT_NE(place.read("p.svg").find("m: points by round"), std::string::npos);
  EXPECT_EQ(played(place, {"--games", "3", "--plot", "p.gif"}).code, 2);
}

TEST(Games, TellChecksWhatNeverFires) {
  const Workplace place;
  make_battle(place);
  auto report = json::parse(played(place, {"--games", "2", "--format", "json"}).output, nullptr, false);
  report["never_fired"] = {"rule:enhancements", "rule:reserves"};
  place.write("games.json", report.dump());
  const auto checked = place.run({"check", "m.bulkhead", "--games", "games.json"});
  EXPECT_EQ(checked.code, 0) << checked.errors;
  EXPECT_NE(checked.output.find("never-fires"), std::string::npos) << checked.output;
  place.write("games.json", "[]");
  EXPECT_EQ(place.run({"check", "m.bulkhead", "--games", "games.json"}).code, 2);
}

TEST(Games, RefuseWhatDoesNotBelongTogether) {
  const Workplace place;
  make_battle(place);
  place.write("d.battle", "go end\n");
  for (const std::vector<std::string>& options : std::vector<std::vector<std::string>>{
           {"--games", "0"},
           {"--games", "many"},
           {"--games", "100001"},
           {"--seeds", "5..4"},
           {"--seeds", "1..2", "--games", "2"},
           {"--seeds", "1..2", "--seed", "2"},
           {"--games", "2", "--jobs", "0"},
           {"--games", "2", "--record", "r.battle"},
           {"--games", "2", "--decisions", "d.battle"},
           {"--games", "2", "--to-end"},
           {"--games", "2", "--format", "junit"},
           {"--to-end"},
           {"--summarise", "d.battle"},
       }) {
    const auto outcome = played(place, options);
    EXPECT_EQ(outcome.code, 2) << options[0] << options[1 % options.size()] << outcome.errors;
    EXPECT_EQ(outcome.output, "") << options[0];
  }
  EXPECT_EQ(place.run({"rehearse", "m.bulkhead", "--games", "2"}).code, 2);
  EXPECT_EQ(place.run({"rehearse"}).code, 2);
  EXPECT_EQ(place.run({"rehearse", "--summarise", "gone.jsonl"}).code, 3);
  const auto none = place.run({"rehearse", "--summarise", "d.battle"});
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.errors.find("d.battle:1"), std::string::npos) << none.errors;
}

TEST(Games, AnErrorOfAScriptIsToldWithSeedAndStep) {
  const Workplace place;
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  const std::string rule =
      "<rule id=\"wrong\" name=\"Wrong\"><text>It fails.</text><lua>\nfunction on_round_start(rule, battle)\n"
      "  if battle.round == 2 then battle.nothing:here() end\nend\n</lua></rule>\n  ";
  mission.insert(mission.find("<rule "), rule);
  place.write("m.bulkhead", mission);
  const auto outcome = played(place, {"--games", "2", "--format", "json"});
  EXPECT_EQ(outcome.code, 1) << outcome.errors;
  const auto report = json::parse(outcome.output, nullptr, false);
  ASSERT_EQ(report["errors"].size(), 1U) << outcome.output;
  EXPECT_EQ(report["errors"][0]["seed"], 1);
  EXPECT_EQ(report["errors"][0]["times"], 2);
  EXPECT_EQ(report["errors"][0]["item"], "rule:wrong");
  EXPECT_GT(report["errors"][0]["step"], 0);
}

}  // namespace
}  // namespace bulkhead::test
