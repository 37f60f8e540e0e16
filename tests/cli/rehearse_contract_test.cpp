// SPDX-License-Identifier: MIT
// What `bulkhead rehearse` promises from the outside: how far it goes by itself, records, JSON, exit codes.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

/// Makes m.bulkhead with the id `m`: Decompression, whose rule for venting is the one of tests/data/rules.
void make_battle(const Workplace& place) {
  ASSERT_EQ(place.run({"new", "boarding-actions/decompression", "-o", "m.bulkhead"}).code, 0);
  std::ifstream file(BULKHEAD_TEST_DATA "/rules/01-decompression.lua");
  std::stringstream text;
  text << file.rdbuf();
  const auto lua = text.str().substr(text.str().find("function on_round_start"));
  auto mission = place.read("m.bulkhead");
  const auto begin = mission.find('\n', mission.find("<lua>", mission.find("<rule id=\"venting\"")));
  mission.replace(begin, mission.find("]]>", begin) - begin, "\n" + lua);
  place.write("m.bulkhead", mission);
}

Outcome rehearsed(const Workplace& place, const std::string& lines, std::vector<std::string> options = {}) {
  place.write("d.battle", lines);
  options.insert(options.begin(), {"rehearse", "m.bulkhead", "--decisions", "d.battle"});
  return place.run(options);
}

json told(const Outcome& outcome) {
  auto value = json::parse(outcome.output, nullptr, false);
  EXPECT_FALSE(value.is_discarded()) << outcome.output << outcome.errors;
  return value;
}

/// The attacker wins the roll-off. In round 2 he rolls 2, which vents nothing; in round 3 a 3, and the defender 2: the
/// second compartment.
constexpr auto eight_lines =
    "dice only\n"
    "dice 5 2\n"
    "dice 2 3 2\n"
    "go 2 round-start\n"
    "expect mark #compartment-2 vented none\n"
    "go 3 round-start\n"
    "expect mark #compartment-2 vented\n"
    "expect dice none\n";

TEST(RehearseContract, EightLinesAreTheProofOfARule) {
  const Workplace place;
  make_battle(place);
  const auto good = rehearsed(place, eight_lines, {"--format", "json"});
  EXPECT_EQ(good.code, 0) << good.errors << good.output;
  const auto battle = told(good);
  EXPECT_EQ(battle["status"], "needs");
  EXPECT_EQ(battle["failed"], nullptr);
  EXPECT_EQ(battle["stopped"], nullptr);
  EXPECT_EQ(battle["at"], (json{{"round", 3}, {"side", nullptr}, {"moment", "round-start"}}));
  const auto& marks = battle["marks"];
  const auto vented =
      std::find_if(marks.begin(), marks.end(), [](const json& mark) { return mark["name"] == "vented"; });
  ASSERT_NE(vented, marks.end());
  EXPECT_EQ(*vented, (json{{"of", "#compartment-2"}, {"name", "vented"}, {"value", true}, {"until", "round-end"}}));
  // The line of the item's own Lua.
  const auto& log = battle["log"];
  const auto rolled =
      std::find_if(log.begin(), log.end(), [](const json& line) { return line["item"] == "rule:venting"; });
  ASSERT_NE(rolled, log.end());
  EXPECT_EQ((*rolled)["line"], 2);
  EXPECT_EQ(battle["dice"].size(), 5U);

  std::string changed = eight_lines;
  changed.replace(changed.find("2 3 2"), 5, "2 3 3");
  const auto wrong = rehearsed(place, changed, {"--format", "json"});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(told(wrong)["failed"], (json{{"line", 7}, {"wanted", "yes"}, {"got", "none"}}));
  EXPECT_EQ(told(wrong)["stopped"]["decision"], "expect mark #compartment-2 vented");
  const auto in_words = rehearsed(place, changed);
  EXPECT_TRUE(in_words.output.ends_with("Line 7: expected mark #compartment-2 vented yes, and it is none.\n"))
      << in_words.output;
}

TEST(RehearseContract, ErrorsOfRulesSayTheirLineAndTheirStep) {
  const Workplace place;
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  const std::string first = "function on_round_start(rule, battle)\n";
  mission.insert(mission.find(first) + first.size(), "  battle:area(\"nowhere\")\n");
  place.write("m.bulkhead", mission);
  const auto outcome = rehearsed(place, "go 1 round-start\n", {"--format", "json"});
  EXPECT_EQ(outcome.code, 1);
  const auto error = told(outcome)["errors"].at(0);
  EXPECT_EQ(error["item"], "rule:venting");
  EXPECT_EQ(error["line"], 2);
  EXPECT_EQ(error["step"], 1);
}

TEST(RehearseContract, OffersWhatMayBeDecidedAndSaysWhyNotTheRest) {
  const Workplace place;
  make_battle(place);
  const auto outcome = rehearsed(place, "go deployment\n", {"--format", "json"});
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  const auto needs = told(outcome)["needs"];
  EXPECT_EQ(needs["question"], "What is done at deployment?");
  EXPECT_EQ(needs["more"], 0);
  const auto answer = [&](const std::string& decision) {
    for (const auto& each : needs["answers"]) {
      if (each["decision"] == decision) return each;
    }
    return json{};
  };
  EXPECT_EQ(answer("go"), (json{{"decision", "go"}, {"legal", true}, {"why", nullptr}}));
  EXPECT_EQ(answer("pass")["legal"], true);
  // One unit in turn, the defender first.
  EXPECT_EQ(answer("place #brandt PLACE")["legal"], true);
  EXPECT_EQ(answer("place #marsh PLACE")["legal"], false);
  EXPECT_NE(answer("place #marsh PLACE")["why"].get<std::string>().find("it is the turn of"), std::string::npos);
  EXPECT_EQ(answer("act #download UNIT")["why"], "no unit is on the battlefield");
  EXPECT_EQ(answer("play #mag-boots by attacker")["legal"], false);
  EXPECT_NE(answer("play #mag-boots by attacker")["why"].get<std::string>(), "");
  // To ask changes nothing: the same lines and more play as ever.
  EXPECT_EQ(rehearsed(place, eight_lines).code, 0);
}

TEST(RehearseContract, OffersTheAnswersToARule) {
  const Workplace place;
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  const std::string first = "function on_round_start(rule, battle)\n";
  mission.insert(mission.find(first) + first.size(),
                 "  if battle.attacker:agrees(\"Wait?\") then battle.attacker:number(\"How many?\", 2, 3) end\n"
                 "  battle.defender:choose(battle.players, \"Who?\")\n");
  place.write("m.bulkhead", mission);
  const auto answers = [&](const std::string& lines) {
    const auto needs = told(rehearsed(place, lines, {"--format", "json"}))["needs"];
    std::string all = needs["question"];
    for (const auto& each : needs["answers"]) {
      EXPECT_EQ(each["legal"], true) << each;
      all += " | " + each["decision"].get<std::string>();
    }
    return all;
  };
  EXPECT_EQ(answers("go 1 round-start\n"), "Wait? | agree yes | agree no");
  EXPECT_EQ(answers("go 1 round-start\nagree yes\n"), "How many? | number 2 | number 3");
  EXPECT_EQ(answers("go 1 round-start\nagree no\n"), "Who? | choose attacker | choose defender");
}

TEST(RehearseContract, SaysInTheTerminalWhatMayBeDecided) {
  const Workplace place;
  make_battle(place);
  const auto outcome =
      place.run({"rehearse", "m.bulkhead", "--record", "r.record"}, "go deployment\n?\nwhat now\nquit\n");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(outcome.errors.starts_with("Type `what now` ")) << outcome.errors;
  const std::string offered = "\n  place #brandt PLACE\n";
  const auto once = outcome.errors.find(offered);
  ASSERT_NE(once, std::string::npos) << outcome.errors;
  EXPECT_NE(outcome.errors.find(offered, once + 1), std::string::npos) << "both words ask the same";
  const auto refused =
      outcome.errors.find("\n  not now, it is the turn of Archivists to set up, or to pass: place #marsh PLACE, ");
  EXPECT_NE(refused, std::string::npos) << outcome.errors;
  EXPECT_GT(refused, once) << "what may be done comes first";
  EXPECT_TRUE(place.read("r.record").ends_with("\ngo deployment\n"))
      << "they are no decisions: " << place.read("r.record");
}

TEST(RehearseContract, BackSaysWhatWasTakenBackAndTheSessionGoesOn) {
  const Workplace place;
  make_battle(place);
  const auto nothing = place.run({"rehearse", "m.bulkhead", "--record", "r.record"}, "back\ngo\nhelp\nwhat now?\n");
  EXPECT_EQ(nothing.code, 0);
  EXPECT_NE(nothing.errors.find("No: there is no line to take back\n"), std::string::npos) << nothing.errors;
  EXPECT_NE(nothing.errors.find("\n  back: takes the last line back\n"), std::string::npos) << nothing.errors;
  EXPECT_TRUE(place.read("r.record").ends_with("\ngo\n")) << "the lines behind are read: " << place.read("r.record");

  const auto back = place.run({"rehearse", "m.bulkhead", "--record", "r.record"}, "go deployment\ngo\nback\n");
  const auto taken = back.errors.find("Taken back: go\n");
  ASSERT_NE(taken, std::string::npos) << back.errors;
  EXPECT_EQ(back.errors.substr(taken), "Taken back: go\nWhat is done at deployment?\n> ")
      << "the rest is not told again";
  EXPECT_TRUE(place.read("r.record").ends_with("\ngo deployment\n")) << place.read("r.record");
}

TEST(RehearseContract, AKilledTerminalLeavesTheRecordUpToTheLastLine) {
  const Workplace place;
  make_battle(place);
  ASSERT_EQ(place.run({"rehearse", "m.bulkhead", "--record", "whole.record"}, "go deployment\nwhat now\ngo\n").code, 0);
  place.write("r.record", "an older one\n");
  const auto killed = place.shell(
      "mkfifo lines; bulkhead rehearse m.bulkhead --record r.record <lines >out.txt 2>err.txt & p=$!\n"
      "until [ -p lines ]; do sleep 0.01; done; exec 3>lines; until grep -q '^>' err.txt; do sleep 0.01; done\n"
      "cp r.record before.txt; echo go deployment >&3; echo what now >&3; echo go >&3; turns=0\n"
      "until grep -q '^go$' r.record || [ $turns -ge 500 ]; do sleep 0.02; turns=$((turns + 1)); done\n"
      "kill -9 $p; exec 3>&-; wait $p");
  EXPECT_EQ(killed.code, 128 + 9) << killed.errors;
  EXPECT_EQ(place.read("before.txt"), "an older one\n") << "nothing is decided yet";
  EXPECT_EQ(place.read("r.record"), place.read("whole.record"));
  EXPECT_EQ(place.read("r.record~"), "an older one\n") << "and not the lines before";
}

TEST(RehearseContract, ARecordThatCannotBeWrittenIsToldOnceAndTheBattleGoesOn) {
  const Workplace place;
  make_battle(place);
  const auto outcome = place.run({"rehearse", "m.bulkhead", "--record", "none/r.record"}, "go deployment\ngo\n");
  EXPECT_EQ(outcome.code, 3);
  const auto told = outcome.errors.find("none");
  ASSERT_NE(told, std::string::npos) << outcome.errors;
  EXPECT_EQ(outcome.errors.find("bulkhead: ", outcome.errors.find("bulkhead: ") + 1), std::string::npos)
      << outcome.errors;
  EXPECT_NE(outcome.output, "");
}

TEST(RehearseContract, GoesOnByItself) {
  const Workplace place;
  make_battle(place);
  const auto moment = [&](const std::vector<std::string>& options) {
    std::vector<std::string> all = {"rehearse", "m.bulkhead", "--format", "json"};
    all.insert(all.end(), options.begin(), options.end());
    const auto outcome = place.run(all);
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    const auto battle = told(outcome);
    return battle["status"].get<std::string>() + " " + battle["at"]["round"].dump() + " " +
           battle["at"]["moment"].get<std::string>();
  };
  EXPECT_EQ(moment({"--round"}), "needs 1 round-end");
  EXPECT_EQ(moment({"--to", "3 defender turn-start"}), "needs 3 turn-start");
  EXPECT_EQ(moment({"--to-end"}), "ended 5 battle-end");
  place.write("d.battle", "go 2 round-start\n");
  EXPECT_EQ(moment({"--decisions", "d.battle", "--round"}), "needs 2 round-end");
  EXPECT_EQ(moment({"--decisions", "d.battle", "--to", "turn-start"}), "needs 2 turn-start");
  EXPECT_NE(moment({"--decisions", "d.battle", "--step"}), "needs 2 round-start");

  for (const auto& wrong : std::vector<std::vector<std::string>>{{"--step", "--round"},
                                                                 {"--to", "end", "--to-end"},
                                                                 {"--round", "--to-end"},
                                                                 {"--to", "2 round-strat"},
                                                                 {"--to", ""},
                                                                 {"--to", "end\nmove"}}) {
    std::vector<std::string> all = {"rehearse", "m.bulkhead", "--record", "none.record"};
    all.insert(all.end(), wrong.begin(), wrong.end());
    const auto outcome = place.run(all);
    EXPECT_EQ(outcome.code, 2) << testing::PrintToString(wrong);
    EXPECT_NE(outcome.errors.find("--to"), std::string::npos) << outcome.errors;
    EXPECT_EQ(outcome.output, "");
  }
  EXPECT_FALSE(place.has("none.record"));
  EXPECT_EQ(place.run({"rehearse", "m.bulkhead", "--decisions", "d.battle", "--to", "1 round-end"}).code, 1);
}

TEST(RehearseContract, KeepsTheRecordInAFile) {
  const Workplace place;
  make_battle(place);
  const auto outcome = rehearsed(place, "go\n", {"--record", "-"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_NE(outcome.errors.find("--record keeps the battle in a file: standard output has what happened"),
            std::string::npos)
      << outcome.errors;
  EXPECT_FALSE(place.has("-"));
}

TEST(RehearseContract, LinesThatNobodyUnderstandsAreNoRefusals) {
  const Workplace place;
  make_battle(place);
  for (const char* line : {"dance", "go noon", "place nobody A1", "act nothing nobody", "play nothing"}) {
    EXPECT_EQ(rehearsed(place, std::string(line) + "\n").code, 2) << line;
  }
  EXPECT_EQ(rehearsed(place, "go 99 round-start\n").code, 1);
}

TEST(RehearseContract, ARecordReplaysAndKnowsItsMission) {
  const Workplace place;
  make_battle(place);
  // Written again it is the document that the fingerprint is of.
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"Another\""}).code, 0);
  ASSERT_EQ(rehearsed(place, eight_lines, {"--record", "a.record"}).code, 0);
  const auto record = place.read("a.record");
  const auto sum = place.shell("sha256sum m.bulkhead").output.substr(0, 64);
  EXPECT_TRUE(record.starts_with("bulkhead-record 1\nmission m sha256:" + sum + "\ndice only\ndice 5 2 2 3 2\n"))
      << record;
  EXPECT_NE(
      record.find("\ngo 3 round-start\n= roll D6 attacker \"venting\" 3\n= roll D6 defender \"which compartment\" 2\n"),
      std::string::npos)
      << record;
  const auto again = rehearsed(place, record, {"--record", "b.record", "--format", "json"});
  EXPECT_EQ(again.code, 0) << again.output;
  EXPECT_EQ(place.read("b.record"), record);
  EXPECT_EQ(told(again)["fingerprint"], "sha256:" + sum);
  EXPECT_EQ(told(again)["changed"], false);

  // Of the same mission that was changed since: as far as it fits.
  auto mission = place.read("m.bulkhead");
  mission.replace(mission.find("vented\")"), 6, "opened");
  place.write("m.bulkhead", mission);
  const auto changed = rehearsed(place, record, {"--record", "b.record", "--format", "json"});
  EXPECT_EQ(changed.code, 1);
  EXPECT_EQ(told(changed)["failed"]["got"], "none");
  EXPECT_EQ(told(changed)["changed"], true);
  EXPECT_NE(place.read("b.record").find("\ngo 3 round-start\n"), std::string::npos) << "what fits is kept";
  const auto in_words = rehearsed(place, record);
  EXPECT_NE(
      in_words.output.find(" does not fit the mission, which was changed since: expect mark #compartment-2 vented"),
      std::string::npos)
      << in_words.output;

  const auto other =
      rehearsed(place, "bulkhead-record 1\nmission n sha256:" + sum + "\ngo\n", {"--record", "c.record"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.errors.find("d.battle:2: this is a battle of the mission \"n\", not of \"m\""), std::string::npos)
      << other.errors;
  EXPECT_FALSE(place.has("c.record"));
}

TEST(RehearseContract, AListOfBattlesHasThoseThatCannotBePlayed) {
  const Workplace place;
  make_battle(place);
  place.write("good.battle", "go 1 round-start\n");
  place.write("other.battle", "bulkhead-record 1\nmission n\ngo\n");
  const auto outcome = place.run({"rehearse", "m.bulkhead", "--decisions", "gone.battle", "good.battle", "other.battle",
                                  "--seed", "1", "--format", "json"});
  EXPECT_EQ(outcome.code, 3) << outcome.errors;
  const auto battles = told(outcome);
  ASSERT_EQ(battles.size(), 3U) << outcome.output;
  EXPECT_EQ(battles[0]["file"], "gone.battle");
  EXPECT_EQ(battles[0]["status"], "unreadable");
  const auto message = battles[0]["message"].get<std::string>();
  EXPECT_NE(message, "");
  EXPECT_NE(outcome.errors.find(message), std::string::npos) << "the same as in the terminal: " << outcome.errors;
  EXPECT_EQ(battles[1]["file"], "good.battle");
  EXPECT_EQ(battles[1]["status"], "needs");
  EXPECT_EQ(battles[1]["at"]["moment"], "round-start");
  EXPECT_EQ(battles[2], (json{{"file", "other.battle"},
                              {"status", "unreadable"},
                              {"message", "Line 2: this is a battle of the mission \"n\", not of \"m\""}}));
}

TEST(RehearseContract, ARuleThatTakesTooMuchEndsTheBattle) {
  const Workplace place;
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  const std::string first = "function on_round_start(rule, battle)\n";
  mission.insert(mission.find(first) + first.size(), "  while battle.round == 2 do end\n");
  place.write("m.bulkhead", mission);
  const auto outcome = rehearsed(place, "go 1 round-start\ngo 2 round-start\ngo end\n", {"--record", "r.record"});
  EXPECT_EQ(outcome.code, 4);
  EXPECT_NE(
      outcome.output.find(
          "The battle ends here, at line 2, step 2: rule \"Venting decks\", line 2 of its Lua: it takes too long"),
      std::string::npos)
      << outcome.output;
  const auto record = place.read("r.record");
  EXPECT_NE(record.find("\ngo 1 round-start\n"), std::string::npos) << record;
  EXPECT_EQ(record.find("go end"), std::string::npos) << "it did not come to that";
}

TEST(RehearseContract, LinesThatAreNoneEndWithAMessage) {
  const Workplace place;
  make_battle(place);
  const std::string number(20'001, 'x');
  const std::pair<std::string, std::string> cases[] = {
      {std::string("go\nmove \0 C3\n", 12), "d.battle:2: this is no text"},
      {"go\ncorrect vp attacker 5 \"\xFF\"\n", "d.battle:2: this is no text"},
      {"go\nmove " + number + " C3\n", "d.battle:2: the line is longer than 10000 characters"},
      {"seed x\n", "d.battle:1: a seed is a whole number"},
      {"bulkhead-record 2\n", "d.battle:1: this is a record of version 2"}};
  for (const auto& [lines, message] : cases) {
    const auto outcome = rehearsed(place, lines);
    EXPECT_EQ(outcome.code, 2) << message;
    EXPECT_NE(outcome.errors.find(message), std::string::npos) << outcome.errors;
  }
  std::string many;
  for (int line = 0; line < 10'001; ++line) many += "expect round 0\n";
  const auto outcome = rehearsed(place, many);
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.errors.find("d.battle:10001: a battle has no more than 10000 lines"), std::string::npos)
      << outcome.errors;
  // Remarks and results are not read, however long they are.
  EXPECT_EQ(rehearsed(place, "# " + number + "\n= " + number + "\n12 go\n13. go\n\xEF\xBB\xBF").code, 2);
  EXPECT_EQ(rehearsed(place, "\xEF\xBB\xBF# " + number + "\r\n= " + number + "\r\n12 go\r\n13. go\r\n").code, 0);
}

TEST(RehearseContract, WhatIsTooLargeIsToldBeforeItIsRead) {
  const Workplace place;
  place.write("large.bulkhead", std::string(2'000'000, 'x'));
  const auto large = place.run({"rehearse", "large.bulkhead", "--to-end"});
  EXPECT_EQ(large.code, 3);
  EXPECT_EQ(large.errors,
            "bulkhead: large.bulkhead: The mission is a document of 2000000 bytes, and one that is played has no more "
            "than 1048576: take out what its battles do not need\n");
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  std::string rules;
  for (int number = 0; number < 1000; ++number) rules += "<rule id=\"r" + std::to_string(number) + "\" name=\"R\"/>";
  mission.insert(mission.find("<rule "), rules);
  place.write("m.bulkhead", mission);
  const auto items = place.run({"rehearse", "m.bulkhead", "--to-end"});
  EXPECT_EQ(items.code, 2);
  EXPECT_TRUE(items.errors.starts_with("bulkhead: a mission that is played has no more than 1000 items, and this one "))
      << items.errors;
}

TEST(RehearseContract, NothingTurnsTheTextOfATerminalRound) {
  const Workplace place;
  make_battle(place);
  auto mission = place.read("m.bulkhead");
  const std::string first = "function on_round_start(rule, battle)\n";
  mission.insert(mission.find(first) + first.size(), "  error(\"ab\u202Ecd\u2067ef\u2028gh\")\n");
  mission.replace(mission.find("name=\"Venting decks\""), 20, "name=\"Vent\u202Eing\"");
  place.write("m.bulkhead", mission);
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{"--to-end"}, {"--auto", "--games", "2"}, {"--auto", "--seed", "1"}}) {
    std::vector<std::string> arguments = {"rehearse", "m.bulkhead"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const auto outcome = place.run(arguments);
    EXPECT_EQ(outcome.code, 1) << outcome.errors;
    EXPECT_NE(outcome.output.find("rule \"Venting\""), std::string::npos) << outcome.output;
    EXPECT_NE(outcome.output.find("abcdef gh"), std::string::npos) << outcome.output;
    EXPECT_EQ(outcome.output.find("\u202E"), std::string::npos);
  }
  const auto as_json = rehearsed(place, "go end\n", {"--format", "json"});
  EXPECT_NE(as_json.output.find("\u202E"), std::string::npos) << "programs are told what it is called";
}

}  // namespace
}  // namespace bulkhead::test
