// SPDX-License-Identifier: MIT
#include "scripting/battle/rehearsal.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <utility>
#include <vector>

#include "model/mission/geometry.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/battle_ground.h"
#include "scripting/lua/compiler.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

Item item_of(const char* id, const char* name) { return {Id(id), name, std::nullopt, {}, {}, {}}; }

/// One objective marker in the middle of a board without walls, a unit on each side, a point at the end of each turn
/// for whoever holds it, and a rule.
Mission mission_with(const std::string& lua) {
  auto mission = test::with_objective(test::with_drop_zones(test::empty_mission()), "o1", "C3.nw", "1");
  auto system = *mission.system;
  system.control = ControlRule{};
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  std::vector<Force> forces;
  for (std::size_t index = 0; index < 2; ++index) {
    Force force{item_of(index == 0 ? "one" : "other", "")};
    force.side = (*mission.sides)[index].id;
    Unit unit{Id(index == 0 ? "alpha" : "beta")};
    unit.name = index == 0 ? "Alpha" : "Beta";
    unit.models = 5;
    unit.wounds = 5;
    force.units = {unit};
    forces.push_back(std::move(force));
  }
  mission.forces = std::move(forces);
  MissionObjective objective{item_of("hold", "Hold it"), Id("progressive")};
  objective.scorings = {{Id("own-turn-end"), 0, 0, Scoring::Player::either, {}}};
  objective.conditions = {{.victory_points = 1, .expression = "controls(player) >= 1", .text = "hold the marker"}};
  mission.objectives = std::vector{objective};
  Rule rule{item_of("storm", "Storm")};
  rule.lua = lua;
  mission.rules = std::vector{rule};
  return mission;
}

Rehearsal played(const Mission& mission, const std::string& decisions) {
  const auto rehearsal = rehearse(mission, {.decisions = decisions});
  EXPECT_TRUE(rehearsal) << rehearsal.error().message;
  return rehearsal.value_or(Rehearsal{});
}

TEST(Rehearsal, WantsSides) {
  auto mission = mission_with("");
  mission.sides = std::vector<Side>{};
  mission.forces = std::vector<Force>{};
  const auto refused = rehearse(mission, {.decisions = "go end\n"});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "a battle is fought by sides, and this mission has none");
  mission.sides = std::vector{Side{Id("alone"), "Alone"}};
  const auto alone = rehearse(mission, {.decisions = "go end\n"});
  ASSERT_TRUE(alone) << alone.error().message;
  EXPECT_EQ(alone->status, Rehearsal::Status::ended) << alone->text;
}

TEST(Rehearsal, PlaysABattleToItsEnd) {
  // Alpha stands on the marker from round 1 on: a point at the end of each of three turns. Beta comes in round 3 with
  // as many models, so that nobody holds it then: two points.
  const auto rehearsal = played(mission_with(""),
                                "seed 1\n"
                                "fact Alpha at C3.nw\n"
                                "go 1 attacker turn-end\n"
                                "expect controls 1 attacker\n"
                                "expect vp attacker 1\n"
                                "go 3 attacker turn-start\n"
                                "expect vp attacker 2\n"
                                "fact Beta at C3.nw\n"
                                "expect controls 1 nobody\n"
                                "go end\n"
                                "expect vp attacker 2\n"
                                "expect vp defender 0\n"
                                "expect winner attacker\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::ended) << rehearsal.text;
}

TEST(Rehearsal, NamesInItsLogWhatTextsReferTo) {
  auto mission = mission_with("");
  auto objectives = *mission.objectives;
  objectives.front().params.push_back({Id("most"), "9", {}});
  objectives.front().conditions.front().text = "hold {marker:o1} of {most}, {{not}} {marker:none}";
  mission.objectives = objectives;
  const auto rehearsal = played(mission, "fact Alpha at C3.nw\ngo 1 attacker turn-end\n");
  // The label of the marker is 1; what leads nowhere stays as it is written.
  EXPECT_NE(rehearsal.text.find("hold 1 of 9, {not} {marker:none}"), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, SaysByWhichRuleAUnitIsDestroyed) {
  const auto mission = mission_with(
      "function on_round_end(rule, battle) for unit in battle.units.in_reserve do unit:destroy() end end\n");
  const auto text = played(mission, "fact Alpha at B3\ngo 2 round-start\nfact Alpha destroyed\n").text;
  EXPECT_NE(text.find("Beta is destroyed: Storm\n"), std::string::npos) << text;
  EXPECT_NE(text.find("Alpha is destroyed\n"), std::string::npos) << text;
}

TEST(Rehearsal, OperatesHatchwaysOffTheLattice) {
  // In the middle of C3, of which an area is made; it jams from the third time on.
  auto mission = mission_with(
      "function on_operating(rule, attempt, battle)\n"
      "  rule:count_up(\"tries\")\n"
      "  if rule:get(\"tries\") >= 3 then attempt:fails(\"it jams\") end\n"
      "end\n"
      "function on_hatchway_opened(rule, hatchway, by, battle)\n"
      "  battle:set(\"seen\", hatchway.id .. \" \" .. hatchway.edge .. \" \" .. "
      "battle:area(\"hall\").hatchways:count())\n"
      "end\n");
  auto board = *mission.boards.front();
  board.pieces.push_back({Id("gate"), FreePiece::Kind::hatchway, point_of(mission, CellAddress{1, {2, 2}}), 0, {}});
  mission.boards.front() = board;
  const Zone hall{Id("hall"), Id("shrine"), std::nullopt, "", CellsShape{{{1, {2, 2}}}}, {}};
  mission.areas = std::vector{hall};
  const auto rehearsal = played(mission,
                                "fact Alpha at B3\n"
                                "go 1 attacker turn-start\n"
                                "expect open gate no\n"
                                "operate gate Alpha\n"
                                "expect open #gate yes\n"
                                "expect mark battle seen \"gate #gate 1\"\n"
                                "operate \"free hatchway\" Alpha\n"
                                "expect open gate no\n"
                                "operate #gate Alpha\n"
                                "expect open gate no\n"
                                "fact gate open\n"
                                "expect open gate yes\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(Rehearsal, RefusesWhatIsWrittenBehindTheEnd) {
  EXPECT_EQ(played(mission_with(""), "go end\ngo\nexpect winner nobody\n").status, Rehearsal::Status::ended);
  EXPECT_EQ(played(mission_with(""), "go end\ngo\nexpect winner attacker\n").status, Rehearsal::Status::failed);
  EXPECT_EQ(played(mission_with(""), "go end\ngo\nfact Alpha at C3.nw\n").status, Rehearsal::Status::refused);
  EXPECT_EQ(played(mission_with(""), "go battle-start\n").status, Rehearsal::Status::refused) << "it is there already";
  EXPECT_EQ(played(mission_with(""), "go 2 round-start\ngo 1 turn-end\n").status, Rehearsal::Status::refused);
}

TEST(Rehearsal, SaysWhichLineExpectedSomethingElse) {
  const auto rehearsal = played(mission_with(""), "go 1 attacker turn-end\nexpect vp attacker 7\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::failed);
  EXPECT_NE(rehearsal.json.find(R"("failed":{"line":2,"wanted":"7","got":"0"})"), std::string::npos) << rehearsal.json;
}

TEST(RehearsalRoom, BeginsEachBattleWithNothingOfTheOneBefore) {
  // A chunk that keeps a count in a local of its own: each battle of three rounds counts to 3.
  const auto mission = mission_with(
      "local rounds = 0\n"
      "function on_round_start(rule, battle)\n"
      "  rounds = rounds + 1\n"
      "  rule:set(\"rounds\", rounds)\n"
      "end\n");
  RehearsalRoom room(mission);
  for (int time = 0; time < 3; ++time) {
    const auto rehearsal = room.play({.decisions = "seed 1\ngo end\n"});
    ASSERT_TRUE(rehearsal);
    EXPECT_NE(rehearsal->text.find("rounds 3"), std::string::npos) << rehearsal->text;
    EXPECT_EQ(rehearsal->text.find("rounds 4"), std::string::npos) << rehearsal->text;
  }
}

TEST(RehearsalRoom, GoesOnAfterABattleThatTookTooMuch) {
  const auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  if battle.attacker:roll(\"D6\") == 6 then while true do end end\n"
      "end\n");
  RehearsalRoom room(mission);
  EXPECT_EQ(room.play({.decisions = "dice only\ndice 6\ngo end\n"})->status, Rehearsal::Status::broken);
  EXPECT_EQ(room.play({.decisions = "dice only\ndice 1 2 3\ngo end\n"})->status, Rehearsal::Status::ended);
}

/// Those of a battle that has a tenth of a second by the clock, of which each line may take all and more.
SandboxLimits limits_of_a_short_battle() {
  SandboxLimits limits;
  limits.battle_by_the_clock = std::chrono::milliseconds(100);
  limits.by_the_clock = limits.time = std::chrono::hours(1);
  limits.instructions = 2'000'000'000;  // more than any machine takes in that time
  return limits;
}

TEST(RehearsalRoom, NamesRuleLineAndStepWhereAWholeBattleTakesTooLong) {
  const auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  while battle.round == 2 do\n"
      "    local sum = 0\n"
      "  end\n"
      "end\n");
  RehearsalRoom room(mission, {}, limits_of_a_short_battle());
  // The second decision is the one that leads to round 2.
  const auto rehearsal = room.play({.decisions = "go 1 round-start\ngo 2 round-start\n"}).value();
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::broken);
  EXPECT_NE(rehearsal.text.find("it takes too long: more than 0.1 seconds by the clock for the whole battle"),
            std::string::npos)
      << rehearsal.text;
  const auto json = nlohmann::json::parse(rehearsal.json);
  ASSERT_EQ(json["errors"].size(), 1U) << rehearsal.json;
  EXPECT_EQ(json["errors"][0]["item"], "rule:storm");
  EXPECT_GE(json["errors"][0]["line"], 2);
  EXPECT_LE(json["errors"][0]["line"], 3);
  EXPECT_EQ(json["errors"][0]["step"], 2);
  EXPECT_NE(rehearsal.record.find("go 1 round-start\n"), std::string::npos) << "what was played is kept";
}

TEST(RehearsalRoom, NamesRoundLineAndDecisionWhereTheEngineAloneTakesTooLong) {
  // No Lua of an item is at work. So many lines take longer than 2 ms on any machine; which is the last is not known.
  const auto mission = mission_with("");
  SandboxLimits limits;
  limits.battle_of_engine_by_the_clock = std::chrono::milliseconds(2);
  RehearsalRoom room(mission, {}, limits);
  std::string lines = "go 1 round-start\n";
  for (int number = 2; number <= 9'000; ++number) {
    lines += "correct vp attacker " + std::to_string(number) + " \"why\"\n";
  }
  const auto rehearsal = room.play({.decisions = lines}).value();
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::broken);
  const auto json = nlohmann::json::parse(rehearsal.json);
  EXPECT_TRUE(json["errors"].empty()) << rehearsal.json;
  const auto last = json["stopped"]["line"].get<int>();
  const auto decision = last == 1 ? "go 1 round-start" : "correct vp attacker " + std::to_string(last) + " \"why\"";
  const auto told = "it takes too long: more than 0 seconds by the clock for the whole battle (round " +
                    std::string(last == 1 ? "0" : "1") + ", \"" + decision + "\")\n";
  EXPECT_NE(rehearsal.text.find("The battle ends here, at line " + std::to_string(last) + ", step "), std::string::npos)
      << rehearsal.text;
  EXPECT_NE(rehearsal.text.find(told), std::string::npos) << rehearsal.text << told;
  // What was played is kept, and what was not is not.
  const auto before = "correct vp attacker " + std::to_string(last - 1) + " ";
  EXPECT_EQ(rehearsal.record.find(before) != std::string::npos, last > 2) << rehearsal.record;
  EXPECT_EQ(rehearsal.record.find(decision), std::string::npos) << rehearsal.record;
}

TEST(RehearsalRoom, DoesNotCountHowLongPlayersThink) {
  const auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  for _ = 1, 10000 do end\n"
      "end\n");
  RehearsalRoom room(mission, {}, limits_of_a_short_battle());
  int lines = 0;
  const auto think = [&](const Asked&) -> std::optional<std::string> {
    std::this_thread::sleep_for(std::chrono::milliseconds(120));
    if (++lines > 3) return std::nullopt;
    return "go " + std::to_string(lines) + " round-start";
  };
  const auto rehearsal = room.play({.read = think, .tell = [](const std::string&) {}}).value();
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(RehearsalRoom, TellsOnlyTheOutcomeWhereNoMoreIsWanted) {
  // Alpha holds the marker at the end of each of its three turns.
  const auto mission = mission_with("");
  RehearsalRoom room(mission);
  const auto rehearsal =
      room.play({.decisions = "fact Alpha at C3.nw\ngo end\n", .seed = 12, .only_outcome = true}).value();
  EXPECT_EQ(rehearsal.json, R"({"seed":12,"vp":{"attacker":3,"defender":0},"winner":"attacker","errors":[]})");
  EXPECT_EQ(rehearsal.text, "");
  EXPECT_EQ(rehearsal.record, "");
}

TEST(RehearsalRoom, FindsTheLogAsFullWhereNobodyReadsIt) {
  // Texts of 1,000 characters are cut behind as many, with a blank and three dots of three bytes: some 2,000 fill the
  // log. A point for every hundred that were told says when it was full.
  const auto mission = mission_with(
      "function on_battle_start(rule, battle)\n"
      "  local told = 0\n"
      "  while pcall(function() battle:tell((\"a long tale \"):rep(100)) end) do told = told + 1 end\n"
      "  battle.attacker:score(told // 100, \"tales\")\n"
      "end\n");
  RehearsalRoom room(mission);
  const auto read = room.play({.decisions = "seed 1\ngo end\n"}).value();
  const auto unread = room.play({.decisions = "go end\n", .seed = 1, .only_outcome = true}).value();
  EXPECT_NE(read.json.find(R"("role":"attacker","vp":19,)"), std::string::npos) << read.json.substr(0, 2000);
  EXPECT_NE(unread.json.find(R"("vp":{"attacker":19)"), std::string::npos) << unread.json;
}

TEST(Rehearsal, ReplaysItsRecord) {
  const auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  if battle.attacker:roll(\"D6\", \"storm\") >= 4 then battle:mark(\"stormy\"):until_end_of(\"round\") end\n"
      "end\n");
  const auto first = played(mission, "seed 5\nfact Alpha at C3.nw\ngo end\n");
  ASSERT_EQ(first.status, Rehearsal::Status::ended) << first.text;
  const auto again = played(mission, first.record);
  EXPECT_EQ(again.json, first.json);
  EXPECT_EQ(again.record, first.record);
}

TEST(Rehearsal, TakesWrittenDiceFirst) {
  const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n"
                                             "  battle:set(\"wind\", battle.attacker:roll(\"D6\", \"wind\"))\n"
                                             "end\n"),
                                "dice only\ndice 3 5 1\n"
                                "go 1 round-start\nexpect mark battle wind 3\n"
                                "go 2 round-start\nexpect mark battle wind 5\n"
                                "go 3 round-start\nexpect mark battle wind 1\nexpect dice none\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(Rehearsal, StopsWhereNoDieIsLeft) {
  const auto rehearsal =
      played(mission_with("function on_round_start(rule, battle) battle.attacker:roll(\"2D6\", \"wind\") end\n"),
             "dice only\ndice 3\ngo end\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::stopped) << rehearsal.text;
}

TEST(Rehearsal, TellsErrorsOfRulesWithItemAndLineAndGoesOn) {
  const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n"
                                             "  battle:area(\"no such place\")\n"
                                             "end\n"),
                                "go end\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::faulty);
  EXPECT_NE(rehearsal.text.find("rule \"Storm\", line 2 of its Lua: there is no area \"no such place\""),
            std::string::npos)
      << rehearsal.text;
}

TEST(Rehearsal, NamesTheAuthorsLineWhereverAMistakeIsFound) {
  const std::pair<const char*, const char*> mistakes[] = {
      {"battle.attacker:roll(\"rust\", \"D6\")", "\"rust\" is no die"},
      {"local far = battle.units:where(function() while true do end end)", "it takes too long"},
      {"battle:raise(7)", "raise takes a text as \"event\""},
      {"local few = battle.units:first():models()", "models is a field: write .models, without brackets"},
      {"local gone; gone:destroy()", "gone is nothing here"},
      {"print(1)", "there is no print here"},
      {"for _, unit in ipairs(battle.units) do unit:destroy() end", "a list is gone through with `for each in … do`"}};
  for (const auto& [lua, words] : mistakes) {
    const auto rehearsal = played(
        mission_with("function on_round_start(rule, battle)\n\n  " + std::string(lua) + "\nend\n"), "go 1 round-end\n");
    EXPECT_NE(rehearsal.text.find("rule \"Storm\", line 3 of its Lua: " + std::string(words)), std::string::npos)
        << lua << "\n"
        << rehearsal.text;
  }
}

TEST(Rehearsal, EndsWhatGoesOnWithoutEndBehindErrorsOfTheEngineThatItCatches) {
  const std::string mistake = "pcall(function() battle.units:first():effect(\"x\"):until_end_of(\"tea\") end)";
  const std::string endless[] = {mistake + " while true do end", "while true do " + mistake + " end",
                                 "while true do battle.units:first():has(\"x\") end"};
  for (const auto& lua : endless) {
    const auto rehearsal =
        played(mission_with("function on_round_start(rule, battle)\n  " + lua + "\nend\n"), "go 1 round-end\n");
    EXPECT_NE(rehearsal.text.find("rule \"Storm\", line 2 of its Lua: it takes too long: more than"), std::string::npos)
        << lua << "\n"
        << rehearsal.text;
  }
}

TEST(Rehearsal, EndsConditionsThatTakeTooLongHoweverTheyAreWritten) {
  const std::string loop = "for _ = 1, 1e9 do end";
  // Steps of what is short and has no loop of its own are not counted, those of a pattern are.
  const std::pair<std::string, const char*> conditions[] = {
      {"(function() while true do end end)()", "it takes too long"},
      {"(function() " + loop + " return true end)()", "it takes too long"},
      {"(\"a\"):rep(30000):find(\".-.-.-.-b\")", "the pattern takes too many steps"}};
  for (const auto& [condition, words] : conditions) {
    auto mission = mission_with("");
    MissionObjective objective{{Id("aim"), "", std::nullopt, {}, "", {}}, Id("primary")};
    objective.scorings = {{Id("round-end"), 1, 5, Scoring::Player::either, {}}};
    objective.conditions = {{1, condition, "", {}}};
    mission.objectives = std::vector<MissionObjective>{objective};
    const auto rehearsal = played(mission, "go end\n");
    EXPECT_NE(rehearsal.text.find(words), std::string::npos) << condition << "\n" << rehearsal.text;
  }
}

TEST(Rehearsal, SaysWhoWasNotAnswered) {
  const auto rehearsal =
      played(mission_with("function on_round_start(rule, battle) battle.attacker:agrees(\"Fall back?\") end\n"),
             "go 1 round-end\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs);
  EXPECT_NE(rehearsal.text.find("Nobody has answered: Fall back?"), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, TakesNoSlipInANameForARefusal) {
  const auto status = [](const char* line) { return played(mission_with(""), line).status; };
  EXPECT_EQ(status("refused move Alpha C3 \"Alpha\"\n"), Rehearsal::Status::needs) << "it is not there yet";
  EXPECT_EQ(status("refused move Alfa C3 \"unit\"\n"), Rehearsal::Status::misunderstood);
  EXPECT_EQ(status("refused move Alfa C3 \"there is no unit\"\n"), Rehearsal::Status::needs);
}

TEST(Rehearsal, RecordsThatThereAreNoOtherDice) {
  const auto record = played(mission_with(""), "dice only\ndice 3\ngo 1 round-start\n").record;
  EXPECT_NE(record.find("\ndice only\ndice 3\n"), std::string::npos) << record;
}

TEST(Rehearsal, LogsWhereAUnitWasMovedTo) {
  const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n"
                                             "  battle.attacker:move(battle:unit(\"Alpha\"), 6)\nend\n"),
                                "fact Alpha at C3\ngo 1 round-start\nmove Alpha C4\n");
  EXPECT_NE(rehearsal.text.find("Where does Alpha move, up to 6\"? C4\n"), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, LogsThatAUnitStays) {
  const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n"
                                             "  battle.attacker:move(battle:unit(\"Alpha\"), 6)\nend\n"),
                                "fact Alpha at C3\ngo 1 round-start\npass\n");
  EXPECT_NE(rehearsal.text.find("Where does Alpha move, up to 6\"? nowhere\n"), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, KnowsWhatAMovePassesInOneLeg) {
  auto mission = mission_with(
      "function on_unit_moved(rule, unit, move, battle)\n"
      "  battle:set(\"through\", move:crosses(battle:area(\"deck\")))\n"
      "  battle:set(\"past\", move:comes_within(battle:marker(\"1\"), 2))\nend\n");
  mission.areas =
      std::vector{Zone{Id("deck"), Id("shrine"), std::nullopt, "Deck", CellsShape{{CellAddress{1, {2, 2}}}}}};
  // The marker stands 48.5 mm, half a cell, north of where row 3 has its middle, and two cells and a half of row 5's.
  const auto rehearsal = played(mission,
                                "fact Alpha at A3\ngo 1 attacker turn-start\nmove Alpha F3\n"
                                "expect mark battle through yes\nexpect mark battle past yes\n"
                                "fact Alpha at A5\nmove Alpha F5\n"
                                "expect mark battle through no\nexpect mark battle past no\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(Rehearsal, NamesTheCureWhereACollectionIsCalled) {
  const auto rehearsal =
      played(mission_with("function on_round_start(rule, battle) battle.hatchways:open() end\n"), "go end\n");
  EXPECT_NE(rehearsal.text.find("for each in"), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, EndsTheBattleWhereARuleTakesTooMuch) {
  for (const auto* lua :
       {"function on_round_start() while true do end end\n", "while true do end\n",
        "function on_round_start() while true do pcall(function() while true do end end) end end\n",
        "function on_round_start() local t = {} for i = 1, 1e9 do t[i] = (\"x\"):rep(50000) .. i end end\n",
        "local function f() return f() + 1 end function on_round_start() f() end\n"}) {
    const auto rehearsal = played(mission_with(lua), "seed 9\ngo end\n");
    EXPECT_EQ(rehearsal.status, Rehearsal::Status::broken) << lua << rehearsal.text;
    EXPECT_NE(rehearsal.text.find("rule \"Storm\""), std::string::npos) << rehearsal.text;
    EXPECT_NE(rehearsal.record.find("seed 9"), std::string::npos) << "what was played so far is kept";
  }
}

/// The first error of a battle in which a rule does this, as it is told; and its line, as JSON has it.
std::pair<std::string, int> error_of(const std::string& lua) {
  const auto json = nlohmann::json::parse(played(mission_with(lua), "seed 9\ngo end\n").json);
  if (json.at("errors").empty()) return {"", 0};
  const auto& error = json.at("errors").front();
  return {error.at("message"), error.at("line").is_null() ? 0 : error.at("line").get<int>()};
}

TEST(Rehearsal, TellsItemAndLineOfAllErrors) {
  const std::string title = "rule \"Storm\", line ";
  const std::vector<std::tuple<std::string, int, std::string>> errors = {
      {"function on_round_start()\n  error({})\nend\n", 2, "an error is a text, and this one is a table"},
      {"function on_round_start()\n  error()\nend\n", 2, "an error without a word"},
      {"function on_round_start()\n  error(false)\nend\n", 2, "an error is a text, and this one is false"},
      {"function on_round_start()\n  error(17)\nend\n", 2, "17"},
      {"function on_round_start()\n  error(\"no\", 0)\nend\n", 2, "no"},
      {"function on_round_start(rule, battle)\n  error(battle.attacker)\nend\n", 2, "Attacker"},
      {"function on_round_start()\n  assert(false)\nend\n", 2, "assertion failed!"},
      {"function on_round_start()\n  assert(nil, {})\nend\n", 2, "an error is a text, and this one is a table"},
      // Where Lua has room for no further level.
      {"local function deep()\n  return 1 + deep()\nend\nfunction on_round_start()\n  deep()\nend\n", 2, ""},
      {"local function deep(battle)\n  battle.units:where(function() deep(battle) end)\nend\n"
       "function on_round_start(rule, battle)\n  deep(battle)\nend\n",
       2, ""},
      // Where memory runs out: tables that grow, texts, functions.
      {"function on_round_start()\n  local t = {}\n  for i = 1, 1e9 do\n    t[i] = i\n  end\nend\n", 4,
       "it takes too much memory"},
      {"function on_round_start()\n  local t = {}\n  for i = 1, 1e9 do\n    t[i] = {}\n  end\nend\n", 4,
       "it takes too much memory"},
      {"function on_round_start()\n  local text = \"x\"\n  while true do\n    text = text .. text\n  end\nend\n", 4,
       "it takes too much memory"},
      {"function on_round_start()\n  local t = {}\n  pcall(function()\n    for i = 1, 1e9 do t[i] = { i } end\n  "
       "end)\nend\n",
       4, "it takes too much memory"},
      {"local t = {}\nfor i = 1, 1e9 do\n  t[i] = { i }\nend\n", 3, "it takes too much memory"},
      // Where the function that failed is gone, as it gave what another one gives: the line where it begins.
      {"local x\nfunction on_round_start(rule, battle)\n  return battle:area(\"nowhere\")\nend\n", 2,
       "there is no area"},
  };
  for (const auto& [lua, line, words] : errors) {
    const auto [message, number] = error_of(lua);
    const auto place = title + std::to_string(line) + " of its Lua: ";
    EXPECT_EQ(message.substr(0, place.size()), place) << lua << message;
    EXPECT_EQ(number, line) << lua << message;
    EXPECT_NE(message.find(words), std::string::npos) << lua << message;
    EXPECT_EQ(message.find(title, 1), std::string::npos) << "once: " << message;
  }
}

TEST(Rehearsal, RefusesLuaThatIsTooLong) {
  const std::string begins = "function on_round_start(rule, battle) battle:set(\"read\") end\n--";
  const auto fits = begins + std::string(largest_chunk - begins.size(), 'x');
  EXPECT_EQ(played(mission_with(fits), "go 1 round-start\nexpect mark battle read yes\n").status,
            Rehearsal::Status::needs);
  const auto refused = played(mission_with(fits + "x"), "go 1 round-start\nexpect mark battle read none\n");
  EXPECT_EQ(refused.status, Rehearsal::Status::faulty);
  const std::string words = "rule \"Storm\": it is longer than 64 KiB; split it";
  EXPECT_NE(refused.text.find("error: " + words + "\n"), std::string::npos) << refused.text.substr(0, 400);
  // As the check says it.
  ScriptCompiler compiler;
  const auto mistake = compiler.check_chunk(fits + "x");
  ASSERT_TRUE(mistake);
  EXPECT_TRUE(words.ends_with(mistake->reason)) << mistake->reason;
  // A condition is Lua as well.
  auto mission = mission_with("");
  auto objective = mission.objectives->front();
  objective.conditions.front().expression = "true" + std::string(largest_chunk, ' ');
  mission.objectives = std::vector{objective};
  const auto condition = played(mission, "fact Alpha at C3\ngo 2 attacker turn-start\n");
  EXPECT_EQ(condition.status, Rehearsal::Status::faulty);
  EXPECT_NE(condition.text.find("mission-objective \"Hold it\": it is longer than 64 KiB; split it"), std::string::npos)
      << condition.text.substr(0, 400);
}

TEST(Rehearsal, EndsPatternsThatTakeTooLong) {
  const auto rehearsal = played(
      mission_with("function on_round_start() return (\"a\"):rep(28):match((\"a?\"):rep(28) .. (\"a\"):rep(28)) end\n"),
      "go end\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::faulty) << rehearsal.text;
  EXPECT_NE(rehearsal.text.find("error: rule \"Storm\""), std::string::npos) << rehearsal.text;
}

TEST(Rehearsal, OffersACardBeforeATest) {
  auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  battle:set(\"good\", (battle.attacker:test(\"luck\", { needs = 4 })))\n"
      "end\n");
  Stratagem card{item_of("charm", "Charm")};
  card.lua = "function use(stratagem, test, battle) test.needs = 2 end\n";
  card.used = {{.at = Id("before-test"), .of = "luck"}};
  mission.stratagems = std::vector{card};
  // A 3 passes with the card only.
  EXPECT_EQ(played(mission, "dice only\ndice 3\ngo 1 round-start\nplay Charm\nexpect mark battle good yes\n").status,
            Rehearsal::Status::needs);
  EXPECT_EQ(played(mission, "dice only\ndice 3\ngo 1 round-start\nexpect mark battle good no\n").status,
            Rehearsal::Status::needs);
}

TEST(Rehearsal, AsksPlayersWhoAreThereWhetherTheyPlayACard) {
  auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  battle:set(\"good\", (battle.attacker:test(\"luck\", { needs = 4 })))\n"
      "end\n");
  Stratagem card{item_of("charm", "Charm")};
  card.lua = "function use(stratagem, test, battle) test.needs = 2 end\n";
  card.uses = "battle";
  card.used = {{.at = Id("before-test"), .of = "luck"}};
  mission.stratagems = std::vector{card};
  // Each side is offered it; what was said before is not taken for an answer.
  std::vector<std::string> lines = {"go 1 round-start", "fact Alpha shocked yes", "agree no", "agree yes", "go end"};
  std::vector<std::string> questions;
  std::size_t next = 0;
  const auto rehearsal = rehearse(mission, {.decisions = "dice 3 3 3 3",
                                            .seed = 1,
                                            .read = [&](const Asked& asked) -> std::optional<std::string> {
                                              questions.push_back(asked.question);
                                              if (next == lines.size()) return std::nullopt;
                                              return lines[next++];
                                            },
                                            .tell = [](const std::string&) {}});
  ASSERT_TRUE(rehearsal);
  ASSERT_GE(questions.size(), 4U);
  for (std::size_t index = 1; index < 4; ++index) {
    EXPECT_NE(questions[index].find("play Charm?"), std::string::npos) << questions[index];
  }
  EXPECT_NE(rehearsal->json.find(R"("name":"good","value":true)"), std::string::npos) << rehearsal->json;
  // The record has the answers, and what was told while they were awaited.
  const auto again = rehearse(mission, {.decisions = rehearsal->record}).value_or(Rehearsal{});
  EXPECT_EQ(again.status, Rehearsal::Status::ended) << again.text;
  EXPECT_NE(again.json.find("Defender: play Charm? yes"), std::string::npos) << again.json;
}

TEST(Rehearsal, LetsScriptsReachNothingOutside) {
  for (const auto* name :
       {"io", "os", "require", "load", "dofile", "loadfile", "debug", "collectgarbage", "print", "setmetatable",
        "getmetatable", "rawset", "rawget", "coroutine", "string.dump", "math.random"}) {
    const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n  battle:set(\"there\", " +
                                               std::string(name) + " ~= nil)\nend\n"),
                                  "go 1 round-start\nexpect mark battle there no\n");
    EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << name << "\n" << rehearsal.text;
  }
}

TEST(Rehearsal, RefusesLinesThatAreNone) {
  EXPECT_EQ(played(mission_with(""), "dance Alpha\n").status, Rehearsal::Status::misunderstood);
  EXPECT_EQ(played(mission_with(""), "move Alpha C3\n").status, Rehearsal::Status::refused);
  const auto newer = rehearse(mission_with(""), {.decisions = "\nbulkhead-record 2\n"});
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().line, 2);
}

TEST(BattleGround, MeasuresFromEdgeToEdge) {
  const auto mission = test::empty_mission();
  BattleGround ground(mission);
  // Two nodes of a row, two cells apart, less half a base at each end.
  const auto pitch = set_of(mission, *mission.boards.front())->pitch.in_micrometres();
  const BattleSpot one{"C3.nw", Length::micrometres(16'000)};
  const BattleSpot other{"E3.nw", Length::micrometres(16'000)};
  EXPECT_EQ(ground.distance(one, other), 2 * pitch - 32'000);
  EXPECT_EQ(ground.distance(one, one), 0);
  EXPECT_EQ(ground.distance(one, {"Z99", {}}), std::nullopt);
}

TEST(BattleGround, KnowsWhoIsInAZoneAndWhollyInIt) {
  const auto mission = test::with_drop_zones(test::empty_mission());
  const BattleGround ground(mission);
  const auto zone = (*mission.zones).front();
  const auto cell = std::get<CellsShape>(zone.shape).cells.front();
  const auto middle = to_text(mission, Place(cell));
  EXPECT_TRUE(ground.wholly_inside({middle, Length::micrometres(16'000)}, zone.id.text()));
  EXPECT_TRUE(ground.inside({middle, Length::micrometres(16'000)}, zone.id.text()));
  // As large as that, it reaches into cells that are not in the zone.
  EXPECT_FALSE(ground.wholly_inside({middle, Length::millimetres(400)}, zone.id.text()));
  EXPECT_TRUE(ground.inside({middle, Length::millimetres(400)}, zone.id.text()));
}

TEST(BattleGround, KnowsTheCellsOfTheFirstColumnAndRow) {
  // The drop zone is a row of cells; its westernmost cell's outer corner is on the edge of the next row as well.
  const auto mission = test::with_drop_zones(test::empty_mission());
  const BattleGround ground(mission);
  const auto zone = (*mission.zones).front();
  const auto first = std::get<CellsShape>(zone.shape).cells.front();
  const auto corner = to_text(mission, Place(first)) + (first.cell.row == 0 ? ".sw" : ".nw");
  EXPECT_TRUE(ground.inside({corner, Length::micrometres(16'000)}, zone.id.text())) << corner;
  EXPECT_FALSE(ground.wholly_inside({corner, Length::micrometres(16'000)}, zone.id.text())) << corner;
}

TEST(BattleGround, MeasuresToBothSidesOfAShutHatchway) {
  const auto mission = test::mission_with({6, 7}, "", "C3/D3");
  BattleGround ground(mission);
  const auto pitch = set_of(mission, *mission.boards.front())->pitch.in_micrometres();
  const auto panel = set_of(mission, *mission.boards.front())->wall_thickness.in_micrometres();
  for (const auto* cell : {"C3", "D3"}) {
    const auto away = ground.distance({cell, {}}, {"C3/D3", {}});
    ASSERT_TRUE(away) << cell;
    EXPECT_NEAR(static_cast<double>(*away), static_cast<double>(pitch - panel) / 2, 2) << cell;
  }
}

TEST(BattleData, SaysWhatMarkersCanTakeAndOfWhichCellsZonesAre) {
  auto mission = mission_with(
      "function on_battle_start(rule, battle)\n"
      "  battle:set(\"first\", battle.zones:first().cells[1])\n"
      "  battle.markers:first():damage(1)\n"
      "  battle:set(\"left\", battle.markers:first().wounds)\n"
      "end");
  auto system = *mission.system;
  system.marker_kinds = {
      {.id = Id("objective"), .name = "Objective", .note = {}, .profile = Profile{.armour = 11, .hull = 2}}};
  mission.system = std::move(system);
  const auto rehearsal = played(mission,
                                "go 1 round-start\n"
                                "expect mark battle first A1\n"
                                "expect mark battle left 1\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(BattleData, SaysWhereFeaturesStandAndWhatTheyCanTake) {
  // Alpha is 36 mm from the middle of the crate: within 1.5", not within 1.4".
  auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  local crate = battle.features:first()\n"
      "  battle:set(\"near\", crate:units_within(1.5):count())\n"
      "  battle:set(\"at it\", crate:units_within(1.4):count())\n"
      "  battle:set(\"left\", crate.wounds)\n"
      "end");
  TerrainSet set;
  set.id = Id("scatter");
  set.feature_kinds = {
      {.id = Id("crate"), .name = "Crate", .note = {}, .parts = {}, .profile = Profile{.toughness = 3, .wounds = 3}}};
  mission.sets.push_back({set, std::nullopt, {}});
  Board board = *mission.boards.front();
  board.features = {{Id("t1"), Id("crate"), {Length::millimetres(300), Length::millimetres(300)}, 0, false, {}}};
  mission.boards.front() = board;
  const auto rehearsal = played(mission,
                                "fact Alpha at 336mm,300mm\n"
                                "go 1 round-start\n"
                                "expect mark battle near 1\n"
                                "expect mark battle \"at it\" 0\n"
                                "expect mark battle left 3\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(Rehearsal, GoesByTheOutlinesOfFeatures) {
  // The crate reaches from 280 to 320 mm across and from 94 to 114 mm down, the drop zone down to 109. Its farthest
  // corners are √(120² + 10²) = 120.4 mm, 4.741", from Alpha.
  const auto mission = test::with_feature(
      test::with_terrain(mission_with("function on_round_start(rule, battle)\n"
                                      "  local crate, zone = battle.features:first(), battle.zones:first()\n"
                                      "  battle:set(\"inside\", crate:inside(zone))\n"
                                      "  battle:set(\"wholly inside\", crate:wholly_inside(zone))\n"
                                      "  battle:set(\"4.75\", crate:wholly_within(battle:unit(\"Alpha\"), 4.75))\n"
                                      "  battle:set(\"4.74\", crate:wholly_within(battle:unit(\"Alpha\"), 4.74))\n"
                                      "end")),
      "box", "crate", 300, 104);
  const auto rehearsal = played(mission,
                                "fact Alpha at 200mm,104mm\n"
                                "go 1 round-start\n"
                                "expect mark battle inside yes\n"
                                "expect mark battle \"wholly inside\" no\n"
                                "expect mark battle 4.75 yes\n"
                                "expect mark battle 4.74 no\n");
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
}

TEST(Rehearsal, MovesNothingToWhatIsNoPlace) {
  const auto rehearsal = played(mission_with("function on_round_start(rule, battle)\n"
                                             "  local unit = battle:unit(\"Alpha\")\n"
                                             "  for _, at in ipairs({ \"Z99\", \"\", \"1e308mm,0mm\" }) do\n"
                                             "    assert(not pcall(function() unit:move_to(at) end))\n"
                                             "    assert(not pcall(function() unit:set_up(at) end))\n"
                                             "  end\n"
                                             "  unit:move_to(\"Z99\")\n"
                                             "end"),
                                "fact Alpha at C3\n"
                                "go 1 round-start\n");
  EXPECT_NE(rehearsal.text.find("line 7 of its Lua: \"Z99\" is no place on this map: write C3, C3.nw or 120mm,300mm"),
            std::string::npos)
      << rehearsal.text;
  EXPECT_EQ(rehearsal.text.find("moves to"), std::string::npos) << rehearsal.text;
}

/// Five parts of 200 corners are what is measured at most; with one rectangle more it is one too many.
TEST(Rehearsal, PlaysNoMissionWithTerrainOfTooManyCorners) {
  auto mission = test::with_terrain(mission_with(""));
  auto set = *mission.sets.back().set;
  auto& crate = set.feature_kinds.front();
  const auto box = crate.parts.front();
  const auto at = [](int x, int y) { return Point{Length::micrometres(500 * x), Length::micrometres(500 * y)}; };
  PolygonFootprint comb;
  for (int tooth = 0; tooth < 99; ++tooth) {
    comb.corners.push_back(at(2 * tooth, tooth % 2));
    comb.corners.push_back(at(2 * tooth + 1, tooth % 2));
  }
  comb.corners.push_back(at(198, 9));
  comb.corners.push_back(at(0, 9));
  ASSERT_EQ(comb.corners.size(), 200U);
  crate.parts.assign(5, box);
  for (auto& part : crate.parts) part.footprint = comb;
  const auto with = [&](const TerrainSet& changed) {
    auto result = mission;
    result.sets.back().set = changed;
    return test::with_feature(std::move(result), "box", "crate", 300, 104);
  };
  EXPECT_EQ(played(with(set), "").status, Rehearsal::Status::needs);
  crate.parts.push_back(box);
  const auto refused = played(with(set), "");
  EXPECT_EQ(refused.status, Rehearsal::Status::broken);
  EXPECT_EQ(refused.text,
            "Terrain of the kind #crate has 1004 corners, and in a battle none has more than 1000: make it plainer.\n");
  // What is not on the board does not matter.
  auto bare = mission;
  bare.sets.back().set = set;
  EXPECT_EQ(played(bare, "").status, Rehearsal::Status::needs);
}

TEST(BattleData, IsTheSameForTheSameMission) {
  const auto mission = mission_with("");
  EXPECT_EQ(battle_data(mission), battle_data(mission_with("")));
  EXPECT_NE(battle_data(mission), battle_data(mission_with("-- other\n")));
}

TEST(BattleData, SaysWhereTheCellsOfABoardLie) {
  // Cells of 97 mm within a border of 12 mm: the first middle is half a cell behind the border, 12 + 97 / 2, and that
  // of D3 three cells further across and two further down.
  const auto data = battle_data(test::empty_mission({.columns = 4, .rows = 3}));
  EXPECT_NE(data.find(R"(first = "A1", last = "D3", first_middle = "60.5mm,60.5mm", last_middle = "351.5mm,254.5mm",)"),
            std::string::npos)
      << data;
  // Two borders and four cells across, two and three down.
  EXPECT_NE(data.find(R"(from = "0mm,0mm", to = "412mm,315mm",)"), std::string::npos) << data;
}

}  // namespace
}  // namespace bulkhead
