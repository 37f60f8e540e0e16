// SPDX-License-Identifier: MIT
// Records: what came of each decision stands behind it, they replay, and they know of which mission they are.
#include <gtest/gtest.h>

#include <string>

#include "model/io/mission_file.h"
#include "scripting/battle/fingerprint.h"
#include "scripting/battle/rehearsal.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Item item_of(const char* id, const char* name) { return {Id(id), name, std::nullopt, {}, {}, {}}; }

/// A board without walls, an area of one cell, a unit on each side, and a rule; three rounds, the attacker first.
Mission mission_with(const std::string& lua) {
  auto mission = test::with_objective(test::with_drop_zones(test::empty_mission()), "o1", "C3.nw", "1");
  auto system = *mission.system;
  system.sequence.rounds = 3;
  system.sequence.order = Sequence::Order::attacker;
  mission.system = std::move(system);
  std::vector<Force> forces;
  for (std::size_t index = 0; index < 2; ++index) {
    Force force{item_of(index == 0 ? "one" : "other", "")};
    force.side = (*mission.sides)[index].id;
    Unit unit{Id(index == 0 ? "alpha" : "beta")};
    unit.name = index == 0 ? "Alpha" : "Beta";
    force.units = {unit};
    forces.push_back(std::move(force));
  }
  mission.forces = std::move(forces);
  Rule rule{item_of("storm", "Storm")};
  rule.lua = lua;
  mission.rules = std::vector{rule};
  return mission;
}

Rehearsal played(const Mission& mission, const std::string& decisions, const std::string& go_on = {}) {
  const auto rehearsal = rehearse(mission, {.decisions = decisions, .go_on = go_on});
  EXPECT_TRUE(rehearsal) << rehearsal.error().message;
  return rehearsal.value_or(Rehearsal{});
}

/// The record without its first two lines, which every record has.
std::string behind_head(const std::string& record) {
  return record.substr(record.find('\n', record.find('\n') + 1) + 1);
}

TEST(Fingerprint, IsTheShaOfTheDocument) {
  const auto mission = mission_with("");
  const auto print = fingerprint(mission);
  EXPECT_EQ(print.size(), 7 + 64U) << print;
  EXPECT_TRUE(print.starts_with("sha256:")) << print;
  EXPECT_EQ(print, fingerprint(mission_with("")));
  EXPECT_NE(print, fingerprint(mission_with(" ")));
  const auto written = read_mission(write_mission(mission), "m", nullptr).value().mission;
  EXPECT_EQ(fingerprint(written), print) << "read again it is the same mission";
}

TEST(Record, HasWhatCameOfEachDecisionBehindIt) {
  // Alpha is 300 mm or so from the marker: within 100", not within 1", nor within 1.5". What is asked twice stands
  // there once; what nobody's rule asks does not stand there.
  const auto record =
      played(mission_with("function on_round_start(rule, battle)\n"
                          "  local unit, marker = battle:unit(\"Alpha\"), battle:marker(\"1\")\n"
                          "  for _, inches in ipairs({ 100, 1, 1.5, 1 }) do unit:within(marker, inches) end\n"
                          "  battle.attacker:roll(\"D6\", 'the \"wind\"\\nblows')\n"
                          "  battle.defender:score(2, \"calm\")\n"
                          "end\n"),
             "dice 5\nfact Alpha at A1.nw\n2 go 1 round-start\n# a remark\n= roll a lie\n"
             "3. correct vp attacker 4 \"why not\"\nexpect round 1\n")
          .record;
  EXPECT_EQ(behind_head(record),
            "seed 1\ndice 5\n"
            "fact Alpha at A1.nw\n"
            "go 1 round-start\n"
            "= within #alpha #o1 100in yes\n"
            "= within #alpha #o1 1in no\n"
            "= within #alpha #o1 38100um no\n"
            "= roll D6 attacker \"the 'wind' blows\" 5\n"
            "= score defender 2 \"storm\"\n"
            "correct vp attacker 4 \"why not\"\n"
            "= score attacker 4 \"why not\"\n"
            "expect round 1\n");
}

TEST(Record, SaysLengthsInWholeMicrometresAndRowsByTheirNumber) {
  auto mission = mission_with(
      "function on_round_start(rule, battle)\n"
      "  battle:set(\"away\", battle:unit(\"Alpha\"):distance_to(battle:marker(\"1\")) > 0)\n"
      "  battle:set(\"none\", battle:unit(\"Beta\"):distance_to(battle:marker(\"1\")) == nil)\n"
      "end\n");
  MissionObjective objective{item_of("hold", "Hold it"), Id("progressive")};
  objective.scorings = {{Id("round-end"), 0, 0, Scoring::Player::either, {}}};
  objective.conditions = {{.victory_points = 1, .expression = "false", .text = "never"},
                          {.victory_points = 3, .expression = "player == attacker", .text = "always"}};
  mission.objectives = std::vector{objective};
  const auto record = played(mission, "fact Alpha at A3.nw\ngo 1 round-end\n").record;
  // Two cells to the east, from edge to edge: bases of the units are points here.
  const auto pitch = set_of(mission, *mission.boards.front())->pitch.in_micrometres();
  const auto base = marker_size(*mission.system, Id("objective")).in_micrometres() / 2;
  EXPECT_NE(record.find("\n= distance #alpha #o1 " + std::to_string(2 * pitch - base)), std::string::npos) << record;
  EXPECT_NE(record.find("\n= distance #beta #o1 none\n"), std::string::npos) << record;
  EXPECT_NE(record.find("\n= score attacker 3 \"hold, row 2\"\n"), std::string::npos) << record;
  EXPECT_EQ(record.find('.', record.find("\ngo ")), std::string::npos) << "no number is a decimal one: " << record;
}

TEST(Record, BoundsTheQuestionsBehindADecision) {
  const auto record = played(mission_with("function on_round_start(rule, battle)\n"
                                          "  local unit, marker = battle:unit(\"Alpha\"), battle:marker(\"1\")\n"
                                          "  for inches = 1, 1000 do unit:within(marker, inches) end\n"
                                          "end\n"),
                             "fact Alpha at C3\ngo 1 round-start\n")
                          .record;
  std::size_t count = 0;
  for (auto at = record.find("= within"); at != std::string::npos; at = record.find("= within", at + 1)) ++count;
  EXPECT_EQ(count, 200U);
}

TEST(Record, KeepsNoLineThatWasNoDecision) {
  const auto mission = mission_with("");
  const std::string taken = "fact Alpha at C3\ngo 1 round-start\n";
  for (const std::string line : {"move Beta C4\n", "dance\n", "expect round 7\n", "fact Nobody at C3\n"}) {
    const auto rehearsal = played(mission, taken + line + "go end\n");
    EXPECT_EQ(behind_head(rehearsal.record), "seed 1\n" + taken) << line;
  }
}

TEST(Record, IsOfItsMission) {
  const auto mission = mission_with("");
  const auto record = played(mission, "go 1 round-start\n").record;
  const auto id = mission.head->id.text();
  EXPECT_TRUE(record.starts_with("bulkhead-record 1\nmission " + id + " " + fingerprint(mission) + "\n")) << record;
  for (const std::string& good : {id, fingerprint(mission), id + " " + fingerprint(mission)}) {
    EXPECT_TRUE(rehearse(mission, {.decisions = "mission " + good + "\ngo\n"})) << good;
  }
  for (const std::string& wrong :
       {std::string("elsewhere"), "elsewhere " + fingerprint(mission), std::string("sha256:00")}) {
    const auto refused = rehearse(mission, {.decisions = "bulkhead-record 1\nmission " + wrong + "\ngo\n"});
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().line, 2) << wrong;
    EXPECT_NE(refused.error().message.find("this is a battle of "), std::string::npos) << refused.error().message;
  }
}

TEST(Record, OfAMissionThatWasChangedGoesAsFarAsItFits) {
  const auto before = mission_with("function on_round_start(rule, battle) battle.attacker:agrees(\"Wait?\") end\n");
  const auto record = played(before, "go 1 round-start\nagree yes\ngo 2 round-start\nagree no\n").record;
  // The question of the first round is not asked any more: its answer is no decision.
  const auto after = mission_with(
      "function on_round_start(rule, battle) if battle.round > 1 then battle.attacker:agrees(\"Wait?\") end end\n");
  const auto rehearsal = played(after, record);
  EXPECT_EQ(rehearsal.status, Rehearsal::Status::stopped) << rehearsal.text;
  EXPECT_NE(
      rehearsal.text.find("Line 5 does not fit the mission, which was changed since: agree yes: there is no decision"),
      std::string::npos)
      << rehearsal.text;
  EXPECT_NE(rehearsal.json.find(R"("stopped":{"line":5,"decision":"agree yes","why":"there is no decision)"),
            std::string::npos)
      << rehearsal.json;
  EXPECT_NE(rehearsal.json.find(R"("changed":true)"), std::string::npos) << rehearsal.json;
  EXPECT_EQ(rehearsal.record, "bulkhead-record 1\nmission " + after.head->id.text() + " " + fingerprint(after) +
                                  "\nseed 1\ngo 1 round-start\n");
  // Where all of it fits, that is said.
  const auto other = mission_with("function on_round_start(rule, battle) battle.attacker:agrees(\"Why?\") end\n");
  const auto fits = played(other, record);
  EXPECT_EQ(fits.status, Rehearsal::Status::needs) << fits.text;
  EXPECT_NE(fits.text.find("The mission was changed since"), std::string::npos) << fits.text;
  EXPECT_NE(fits.json.find(R"("stopped":null,"changed":true)"), std::string::npos) << fits.json;
}

TEST(Record, TakesTimeInProportionToItsLines) {
  std::string lines;
  for (int line = 0; line < 10'000; ++line)
    lines += "correct vp attacker " + std::string(line % 2 == 0 ? "1" : "-1") + " \"why\"\n";
  const auto mission = mission_with("");
  const auto first = played(mission, lines);
  ASSERT_EQ(first.status, Rehearsal::Status::needs) << first.text.substr(first.text.size() - 200);
  EXPECT_EQ(played(mission, first.record).record, first.record);
}

TEST(GoingOn, GoesBehindTheLinesAsFarAsItIsSaid) {
  const auto mission = mission_with("");
  const std::pair<const char*, const char*> cases[] = {
      {"go round-end", R"("at":{"round":1,"side":null,"moment":"round-end"})"},
      {"go 2 defender turn-start", R"("at":{"round":2,"side":"defender","moment":"turn-start"})"},
      {"go end", R"("moment":"battle-end")"}};
  for (const auto& [line, wanted] : cases) {
    const auto rehearsal = played(mission, "go 1 round-start\n", line);
    EXPECT_NE(rehearsal.json.find(wanted), std::string::npos) << line << rehearsal.json;
    // What was gone by itself replays as if it had been written.
    EXPECT_TRUE(rehearsal.record.ends_with("go 1 round-start\n" + std::string(line) + "\n")) << rehearsal.record;
    EXPECT_EQ(played(mission, rehearsal.record).json, rehearsal.json) << line;
  }
  EXPECT_EQ(played(mission, "go 1 round-start\n", "go").json.find(R"("moment":"round-start"})"), std::string::npos)
      << "one moment further";
}

TEST(GoingOn, AnswersNoQuestion) {
  const auto mission = mission_with("function on_round_start(rule, battle) battle.attacker:agrees(\"Wait?\") end\n");
  for (const std::string lines : {"", "go 1 round-start\n"}) {
    const auto rehearsal = played(mission, lines, "go end");
    EXPECT_EQ(rehearsal.status, Rehearsal::Status::needs) << rehearsal.text;
    EXPECT_NE(rehearsal.text.find("Nobody has answered: Wait?"), std::string::npos) << rehearsal.text;
  }
}

TEST(GoingOn, SaysWhatIsNoMomentAndWhatIsPast) {
  const auto mission = mission_with("");
  const auto none = rehearse(mission, {.decisions = "go 1 round-start\n", .go_on = "go 2 round-strat"});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().line, 0);
  EXPECT_NE(none.error().message.find("there is no moment \"round-strat\""), std::string::npos) << none.error().message;
  const auto past = played(mission, "go 2 round-start\n", "go 1 round-end");
  EXPECT_EQ(past.status, Rehearsal::Status::refused);
  EXPECT_NE(past.text.find("go 1 round-end is refused: round 1 is past"), std::string::npos) << past.text;
  // Lines that go wrong are not gone on behind.
  EXPECT_EQ(played(mission, "expect round 3\n", "go end").status, Rehearsal::Status::failed);
}

}  // namespace
}  // namespace bulkhead
