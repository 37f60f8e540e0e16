// SPDX-License-Identifier: MIT
// `bulkhead rehearse --stdio` and what becomes of rehearsal where its worker dies, from the outside.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

#include "model/base/plain_text.h"
#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

void make_battle(const Workplace& place) {
  ASSERT_EQ(place.run({"new", "boarding-actions/decompression", "-o", "m.bulkhead"}).code, 0);
}

std::vector<json> answers_in(const Outcome& outcome) {
  std::vector<json> all;
  std::istringstream lines(outcome.output);
  for (std::string line; std::getline(lines, line);) all.push_back(json::parse(line, nullptr, false));
  return all;
}

TEST(RehearseProtocol, AnswersEachLineWithALine) {
  const Workplace place;
  make_battle(place);
  const auto outcome = place.run({"rehearse", "m.bulkhead", "--stdio"},
                                 "{\"say\":\"go 1 round-start\",\"id\":1}\n"
                                 "this is none\n"
                                 "\n"
                                 "{\"play\":{\"decisions\":\"go end\\n\",\"seed\":7,\"only_outcome\":true}}\n"
                                 "{\"end\":true}");
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(outcome.errors, "");
  const auto all = answers_in(outcome);
  ASSERT_EQ(all.size(), 5U) << outcome.output;
  EXPECT_TRUE(outcome.output.starts_with(R"({"protocol":1,"id":1,"taken":true,"why":null,"question":")"))
      << outcome.output;
  EXPECT_EQ(all[0]["battle"]["at"]["round"], 1);
  EXPECT_TRUE(all[1]["error"]["message"].is_string());
  EXPECT_TRUE(all[2]["error"]["message"].is_string());
  EXPECT_EQ(all[3]["outcome"]["seed"], 7);
  // What it says of a battle is what the command says.
  place.write("d.battle", "go 1 round-start\n");
  EXPECT_EQ(
      all[0]["battle"].dump(),
      json::parse(place.run({"rehearse", "m.bulkhead", "--decisions", "d.battle", "--format", "json"}).output).dump());
}

TEST(RehearseProtocol, TakesTheMissionFromItsRequests) {
  const Workplace place;
  make_battle(place);
  // Written again it is whole, with its system.
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"Another\""}).code, 0);
  const auto mission = json{{"mission", place.read("m.bulkhead")}}.dump();
  const auto outcome = place.run({"rehearse", "--stdio"},
                                 "{\"say\":\"go\"}\n" + mission + "\n{\"say\":\"go\"}\n{\"quit\":true}\nnot read\n");
  EXPECT_EQ(outcome.code, 0);
  const auto all = answers_in(outcome);
  ASSERT_EQ(all.size(), 4U) << outcome.output;
  EXPECT_NE(all[0]["error"]["message"].get<std::string>().find("no mission yet"), std::string::npos);
  EXPECT_EQ(all[1]["mission"], "m");
  EXPECT_EQ(all[2]["taken"], true);
  EXPECT_EQ(all[3]["quit"], true);
}

TEST(RehearseProtocol, RefusesWhatMeansNothingBesideIt) {
  const Workplace place;
  make_battle(place);
  for (const auto& option : std::vector<std::vector<std::string>>{
           {"--to-end"}, {"--seed", "7"}, {"--format", "json"}, {"--decisions", "d.battle"}, {"--record", "r"}}) {
    std::vector<std::string> all = {"rehearse", "m.bulkhead", "--stdio"};
    all.insert(all.end(), option.begin(), option.end());
    EXPECT_EQ(place.run(all).code, 2) << option.front();
  }
  const auto outcome = place.run({"rehearse"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.errors.find("name the mission"), std::string::npos) << outcome.errors;
}

/// The worker is the program's only child.
constexpr auto kill_the_worker =
    "until w=$(cat /proc/$p/task/$p/children) && test -n \"$w\"; do sleep 0.01; done; kill -9 $w\n";

TEST(RehearseProtocol, GoesOnWhereItsWorkerWasKilled) {
  const Workplace place;
  make_battle(place);
  const auto outcome = place.shell(
      "mkfifo in; bulkhead rehearse m.bulkhead --stdio <in >out & p=$!; exec 3>in\n"
      "echo '{\"say\":\"go 1 round-start\",\"brief\":true}' >&3; until grep -q taken out; do sleep 0.01; done\n" +
      std::string(kill_the_worker) +
      "echo '{\"say\":\"go 1 round-end\",\"brief\":true}' >&3; echo '{\"state\":true}' >&3; exec 3>&-; wait $p; echo "
      "$?; cat out");
  ASSERT_TRUE(outcome.output.starts_with("0\n")) << outcome.output << outcome.errors;
  const auto all = answers_in({0, outcome.output.substr(2), ""});
  ASSERT_EQ(all.size(), 3U) << outcome.output;
  EXPECT_NE(all[1]["error"]["message"].get<std::string>().find("killed"), std::string::npos) << all[1];
  EXPECT_EQ(all[2]["battle"]["at"], (json{{"round", 1}, {"side", nullptr}, {"moment", "round-start"}}));
}

TEST(RehearseProtocol, ThePlayersGoOnWhereTheWorkerWasKilled) {
  const Workplace place;
  make_battle(place);
  const auto outcome = place.shell(
      "mkfifo in; bulkhead rehearse m.bulkhead --record r.record <in 2>told & p=$!; exec 3>in\n"
      "echo 'go 1 round-start' >&3; until grep -q 'done at round-start' told; do sleep 0.01; done\n" +
      std::string(kill_the_worker) + "echo 'go 1 round-end' >&3; exec 3>&-; wait $p; echo $?; cat told");
  EXPECT_TRUE(outcome.output.find("\n0\n") != std::string::npos) << outcome.output << outcome.errors;
  EXPECT_NE(outcome.output.find("The battle stands where it stood before."), std::string::npos) << outcome.output;
  EXPECT_TRUE(place.read("r.record").ends_with("\ngo 1 round-start\n") ||
              place.read("r.record").find("\ngo 1 round-start\n= ") != std::string::npos)
      << place.read("r.record");
}

/// Whatever it is that came: each line has its answer, which is a line of JSON, and the battle goes on.
TEST(RehearseProtocol, TellsWhatNoRequestIs) {
  const Workplace place;
  make_battle(place);
  const std::string ten_thousand(10'000, '[');
  const std::string lines[] = {
      ten_thousand,
      std::string(100'000, '{'),
      "{\"say\":" + ten_thousand + "}",
      std::string("{\"say\":\"go\0\"}", 13),
      "{\"say\":\"\\u0000\"}",
      "{\"say\":\"\xff\xfe\"}",
      "{\"say\":\"\xed\xa0\x80\"}",
      R"({"say":"\ud800"})",
      R"({"say":"go\u001b[2J"})",
      R"({"id":1e999,"say":"go"})",
      R"({"id":99999999999999999999999,"state":true})",
      R"({"play":{"seed":1e999}})",
      R"({"play":{"seed":)" + std::string(100'000, '9') + "}}",
      R"({"play":{"seed":-1}})",
      R"({"\u001b[31m\u202e":true})",
      "{\"" + std::string(1'000'000, 'k') + "\":1}",
      R"({"say":"go","quit":true})",
      R"({"mission":{"a":1}})",
      R"({"mission":"<a>"})",
      "\r",
  };
  std::string input;
  for (const auto& line : lines) input += line + "\n";
  // The last one is only half of a line, behind which nothing comes.
  const auto outcome = place.run({"rehearse", "m.bulkhead", "--stdio"},
                                 input + "{\"say\":\"go 1 round-start\",\"brief\":true}\n{\"say\":\"go");
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(outcome.errors, "");
  EXPECT_EQ(find_unfit(outcome.output), std::string::npos) << "a terminal is told what it shows, and no more";
  EXPECT_LT(outcome.output.size(), std::size(lines) * 1000) << "and little of what came";
  const auto all = answers_in(outcome);
  ASSERT_EQ(all.size(), std::size(lines) + 2) << outcome.output;
  for (std::size_t index = 0; index < all.size(); ++index) {
    if (index == std::size(lines)) {
      EXPECT_EQ(all[index]["taken"], true);
    } else {
      EXPECT_TRUE(all[index].contains("error") && all[index]["error"]["message"].is_string()) << index << all[index];
    }
  }
}

TEST(RehearseProtocol, EndsWhereNobodyReadsItsAnswers) {
  const Workplace place;
  make_battle(place);
  // Somebody could still ask, and the answers are more than are kept for a reader who comes late.
  const auto outcome = place.shell(
      "mkfifo in; exec 3<>in; for i in $(seq 2000); do echo '{\"state\":true}'; done >&3\n"
      "{ timeout 60 bulkhead rehearse m.bulkhead --stdio <in; echo $? >code; } | head -n 1 >answer; cat code answer");
  EXPECT_TRUE(outcome.output.starts_with("141\n{")) << outcome.output << outcome.errors;
}

TEST(RehearseProtocol, TheWorkerEndsWithAProgramThatIsKilled) {
  const Workplace place;
  make_battle(place);
  // A worker that is being started asks for its parent when it has come so far, which takes a sanitized one a while.
  const auto outcome = place.shell(
      "mkfifo in; bulkhead rehearse m.bulkhead --stdio <in >out & p=$!; exec 3>in\n"
      "until w=$(cat /proc/$p/task/$p/children) && test -n \"$w\"; do sleep 0.01; done; kill -9 $p; exec 3>&-\n"
      "for i in $(seq 2000); do kill -0 $w 2>/dev/null || { echo gone; break; }; sleep 0.01; done");
  EXPECT_NE(outcome.output.find("gone\n"), std::string::npos) << outcome.output << outcome.errors;
}

}  // namespace
}  // namespace bulkhead::test
