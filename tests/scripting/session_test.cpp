// SPDX-License-Identifier: MIT
// The protocol of docs/rehearsal-protocol.md, without a process.
#include "scripting/worker/session.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>
#include <vector>

#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using nlohmann::json;

Mission mission_with(const std::string& lua) {
  auto mission = test::with_drop_zones(test::empty_mission());
  auto system = *mission.system;
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  Rule rule{Item{Id("storm"), "Storm", std::nullopt, {}, {}, {}}};
  rule.lua = lua;
  mission.rules = std::vector{rule};
  return mission;
}

/// The answers to lines, each of which has to be JSON of the protocol.
std::vector<json> answers(const std::vector<std::string>& lines, const WorkerLimits& limits = {}) {
  std::size_t next = 0;
  std::vector<json> all;
  Session session(
      [&]() -> std::optional<Lines::Line> {
        if (next == lines.size()) return std::nullopt;
        return Lines::Line{lines[next++]};
      },
      [&](std::string_view line) {
        EXPECT_EQ(line.find('\n'), std::string_view::npos);
        EXPECT_EQ(find_unfit(line), std::string_view::npos) << line;
        all.push_back(json::parse(line, nullptr, false));
        EXPECT_TRUE(line.starts_with(R"({"protocol":1)")) << line;
      },
      limits);
  session.run();
  return all;
}

std::string request(const char* name, const json& value) { return json{{name, value}}.dump(); }
std::string brief(const char* name, const json& value) { return json{{name, value}, {"brief", true}}.dump(); }
std::string mission_line(const std::string& lua = {}) { return request("mission", write_mission(mission_with(lua))); }

std::string message_of(const json& answer) { return answer["error"]["message"]; }

TEST(Session, PlaysABattleLineByLine) {
  const auto all = answers({mission_line(), brief("say", "go 1 round-start"), request("say", "expect round 1"),
                            R"({"record":true})", R"({"end":true})", R"({"quit":true})"});
  ASSERT_EQ(all.size(), 6U);
  EXPECT_EQ(all[0]["mission"], "sample");
  EXPECT_EQ(all[1]["taken"], true);
  EXPECT_EQ(all[1]["why"], nullptr);
  EXPECT_EQ(all[1]["question"], "Round 1. What is done at round-start?");
  EXPECT_FALSE(all[1].contains("battle"));
  EXPECT_EQ(all[2]["battle"]["at"]["round"], 1);
  EXPECT_EQ(all[2]["battle"]["status"], "needs");
  EXPECT_TRUE(all[3]["record"].get<std::string>().ends_with("\ngo 1 round-start\nexpect round 1\n")) << all[3];
  EXPECT_EQ(all[4]["status"], "needs");
  EXPECT_EQ(all[4]["record"], all[3]["record"]);
  EXPECT_EQ(all[5]["quit"], true);
}

TEST(Session, SaysWhyALineIsNotTakenAndGoesOn) {
  const auto all = answers({mission_line(), brief("say", "dance"), brief("say", "expect round 7"), brief("say", "?"),
                            brief("say", "go 1 round-start")});
  ASSERT_EQ(all.size(), 5U);
  for (const std::size_t index : {1U, 2U}) {
    EXPECT_EQ(all[index]["taken"], false) << all[index];
    EXPECT_TRUE(all[index]["why"].is_string()) << all[index];
  }
  EXPECT_EQ(all[2]["why"], "Expected round 7, and it is 0");
  EXPECT_EQ(all[3]["taken"], false) << "it is no decision";
  EXPECT_EQ(all[3]["why"], nullptr);
  EXPECT_FALSE(all[3]["told"].empty());
  EXPECT_EQ(all[4]["taken"], true);
}

TEST(Session, TakesLinesBackAlsoFromTheEnd) {
  const auto all =
      answers({mission_line(), R"({"back":true})", brief("say", "go 1 round-start"), brief("say", "go end"),
               brief("say", "go"), R"({"back":true,"brief":true})", R"({"record":true})",
               R"({"back":true,"brief":true})", R"({"back":true,"brief":true})", R"({"back":true})"});
  ASSERT_EQ(all.size(), 10U);
  EXPECT_NE(message_of(all[1]).find("no battle is on"), std::string::npos);
  EXPECT_EQ(all[5]["taken"], true) << all[5];
  EXPECT_TRUE(all[6]["record"].get<std::string>().find("go 1 round-start\n") != std::string::npos) << all[6];
  EXPECT_EQ(all[7]["question"], "Round 1. What is done at round-start?");
  EXPECT_EQ(all[8]["taken"], true);
  EXPECT_NE(message_of(all[9]).find("no line to take back"), std::string::npos) << all[9];
}

TEST(Session, PlaysBattlesBesideTheOneThatIsOn) {
  const auto lua = "function on_round_start(rule, battle) battle.attacker:score(battle.attacker:roll(\"D6\")) end\n";
  const json play = {{"decisions", "dice only\ndice 2 3 4\ngo end\n"}, {"only_outcome", true}};
  const auto all = answers({mission_line(lua), brief("say", "go 1 round-start"), request("play", play),
                            request("play", {{"decisions", "go end\n"}, {"seed", 7}}), R"({"state":true})"});
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[2]["status"], "ended");
  EXPECT_EQ(all[2]["outcome"]["vp"]["attacker"], 9);
  EXPECT_EQ(all[3]["battle"]["seed"], 7);
  EXPECT_TRUE(all[3]["text"].is_string());
  EXPECT_EQ(all[4]["battle"]["at"]["round"], 1) << "the battle that is on stands where it stood";
  EXPECT_EQ(all[4]["taken"], false);
}

TEST(Session, GivesIdsBackAndKeepsTheOrderOfFields) {
  std::vector<std::string> lines = {R"({"id":"a\"b","record":true})", R"({"record":true,"id":12})"};
  std::vector<std::string> out;
  std::size_t next = 0;
  Session session([&]() { return next == lines.size() ? std::nullopt : std::optional(Lines::Line{lines[next++]}); },
                  [&](std::string_view line) { out.emplace_back(line); });
  session.run();
  ASSERT_EQ(out.size(), 2U);
  EXPECT_TRUE(out[0].starts_with(R"({"protocol":1,"id":"a\"b","error":{"message":"no battle is on)")) << out[0];
  EXPECT_TRUE(out[1].starts_with(R"({"protocol":1,"id":12,"error":{)")) << out[1];
}

TEST(Session, AnswersEveryLineThatIsNone) {
  const std::pair<std::string, std::string> cases[] = {
      {"", "this is no JSON"},
      {"go", "this is no JSON"},
      {"{\"say\":\"\xFF\"}", "this is no JSON"},
      {"[]", "this is no object"},
      {"{}", "nothing is asked for"},
      {R"({"dance":1})", "there is no request \"dance\": it is mission, begin, say"},
      {R"({"say":"go","back":true})", "one line asks for one thing"},
      {R"({"say":1})", "\"say\" is a text"},
      {R"({"say":"go\ngo"})", "one line of text"},
      {R"({"say":"quit"})", "request of its own"},
      {R"({"say":"go"})", "there is no mission yet"},
      {R"({"play":{"decisions":"go"}})", "there is no mission yet"},
      {R"({"play":{"seed":-1}})", "\"seed\" is a whole number"},
      {R"({"play":{"seed":1.5}})", "\"seed\" is a whole number"},
      {R"({"play":{"sed":1}})", "no \"sed\""},
      {R"({"play":[]})", "\"play\" is an object"},
      {R"({"play":{"only_outcome":1}})", "true or false"},
      {R"({"begin":{"decisions":7}})", "\"decisions\" is a text"},
      {R"({"mission":7})", "\"mission\" is a text"},
      {R"({"mission":"<mission"})", ""},
      {R"({"id":[],"back":true})", "\"id\" is a text or a whole number"},
      {R"({"brief":1,"back":true})", "\"brief\" is true or false"},
      {R"({"quit":false})", "\"quit\" is true"},
      {R"({"state":{}})", "\"state\" is true"},
      {std::string(100'000, '['), "too many values"},
      {"{\"say\":[" + std::string(10'000, ',') + "]}", "too many values"},
  };
  for (const auto& [line, message] : cases) {
    // The request behind it is answered as ever.
    const auto all = answers({line, R"({"quit":true})"});
    ASSERT_EQ(all.size(), 2U) << line.substr(0, 100);
    EXPECT_TRUE(all[0]["error"].is_object()) << line.substr(0, 100);
    EXPECT_NE(message_of(all[0]).find(message), std::string::npos) << all[0];
    EXPECT_EQ(all[1]["quit"], true);
  }
}

TEST(Session, KeepsTheBattleWhereAMissionIsRefused) {
  const auto all = answers({mission_line(), brief("say", "go 1 round-start"), request("mission", "no document"),
                            request("say", "expect round 1")});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_TRUE(all[2]["error"].is_object()) << all[2];
  EXPECT_EQ(all[3]["taken"], true) << all[3];
  EXPECT_EQ(all[3]["battle"]["at"]["round"], 1);
}

TEST(Session, SaysTheLineOfDecisionsThatAreNone) {
  const auto all = answers({mission_line(), request("play", {{"decisions", "go\nseed x\n"}}),
                            request("begin", {{"decisions", "bulkhead-record 2\n"}}), brief("say", "go")});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(all[1]["error"]["line"], 2);
  EXPECT_EQ(all[2]["error"]["line"], 1);
  EXPECT_EQ(all[3]["taken"], true) << "another battle begins";
}

TEST(Session, RefusesALineThatIsTooLongBeforeItIsPlayed) {
  const json play = {{"decisions", "go 1 round-start\n"}, {"go_on", "go " + std::string(9'998, 'x')}};
  const auto all = answers({mission_line(), request("play", play), request("begin", play), brief("say", "go")});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(message_of(all[1]), "a line is longer than 10000 characters");
  EXPECT_EQ(message_of(all[2]), "a line is longer than 10000 characters");
  EXPECT_EQ(all[3]["taken"], true) << "another battle begins";
}

TEST(Session, RefusesDecisionsThatAreTooLong) {
  const auto most = WorkerLimits{}.longest_decisions;
  const json play = {{"decisions", "go\n#" + std::string(most - 3, ' ')}};
  const std::string told = "= told within #a #b 3in yes\n";
  std::string answered = "go\n";
  for (int number = 0; number <= 100'000; ++number) answered += told;
  const auto all = answers({mission_line(), request("play", play), request("play", {{"decisions", answered}}),
                            request("play", {{"decisions", answered.substr(0, answered.size() - told.size())}})});
  ASSERT_EQ(all.size(), 4U);
  EXPECT_EQ(message_of(all[1]), "\"decisions\" are longer than 8388608 bytes, which none may be");
  EXPECT_EQ(message_of(all[2]), "a record has no more than 100000 answers");
  EXPECT_EQ(all[2]["error"]["line"], 100'002) << "the first line is the decision";
  EXPECT_EQ(all[3]["status"], "needs");
}

/// U+FFFF, which is none.
TEST(Session, GivesAnIdBackThatIsNoText) {
  const auto all = answers({json{{"quit", true}, {"id", "a\xEF\xBF\xBFä"}}.dump()});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0]["id"], "a\xEF\xBF\xBFä");
}

TEST(Session, RefusesAMissionThatIsTooLarge) {
  auto mission = mission_with("");
  const auto more = WorkerLimits{}.longest_mission - write_mission(mission).size();
  const auto line_with = [&](std::size_t characters) {
    Rule rule{Item{Id("storm"), "Storm" + std::string(characters, 'x'), std::nullopt, {}, {}, {}}};
    rule.lua = "";
    mission.rules = std::vector{rule};
    return request("mission", write_mission(mission));
  };
  const auto all = answers({line_with(more), line_with(more + 1), brief("say", "go 1 round-start")});
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0]["mission"], "sample");
  EXPECT_EQ(message_of(all[1]),
            "The mission is a document of 1048577 bytes, and one that is played has no more than 1048576: take out "
            "what its battles do not need");
  EXPECT_EQ(all[2]["taken"], true) << "it is played with the one before";
}

TEST(Session, GivesNoAnswerThatIsTooLong) {
  WorkerLimits limits;
  limits.longest_answer = 400;
  const auto all = answers({mission_line(), request("say", "go 1 round-start"), brief("state", true)}, limits);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_NE(message_of(all[1]).find("longer than 400 bytes"), std::string::npos) << all[1];
  EXPECT_EQ(all[2]["question"], "Round 1. What is done at round-start?");
}

TEST(Session, GoesOnAfterARuleThatTakesTooMuch) {
  const auto all = answers({mission_line("function on_round_start(rule, battle) while battle.round == 2 do end end\n"),
                            brief("say", "go 1 round-start"), request("say", "go 2 round-start"),
                            R"({"back":true,"brief":true})", brief("say", "go 1 round-end")});
  ASSERT_EQ(all.size(), 5U);
  EXPECT_EQ(all[2]["question"], nullptr);
  EXPECT_EQ(all[2]["battle"]["status"], "broken");
  EXPECT_EQ(all[3]["question"], "Round 1. What is done at round-start?");
  EXPECT_EQ(all[4]["taken"], true);
}

}  // namespace
}  // namespace bulkhead
