// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "exchange/bundle/control_in_words.h"
#include "exchange/bundle/places_in_words.h"
#include "model/mission/fields.h"
#include "model/text/grouped_digits.h"
#include "model/text/lengths_in_words.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"
#include "tests/support/guard_action.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Item item(std::string_view id, std::string_view name, std::vector<Param> params = {}) {
  return {Id(id), std::string(name), std::nullopt, std::move(params), "", {}};
}

Mission whole_mission() {
  auto mission = with_drop_zones(mission_with({6, 7}, "B1/B2 C2/C3", "D4/D5"));
  mission = with_objective(mission, "o1", "D4.nw", "1");
  auto system = *mission.system;
  system.sequence.phases = {{Id("command"), "Command phase"}};
  mission.system = system;
  mission.head = MissionHead{Id("cinder-lock"), "The *Cinder* Lock", "Ada", "3", Balance::unstated, std::nullopt, {}};
  auto zones = *mission.zones;
  zones[0].name = "North lock";
  mission.zones = zones;
  mission.areas =
      std::vector<Zone>{{Id("pit"), Id("shrine"), std::nullopt, "Pit", CellsShape{{{1, {0, 0}}, {1, {2, 3}}}}, {}}};
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("pit"), {}}};
  mission.briefing =
      std::vector<BriefingSection>{{"", "The {side:attacker} come through {zone:attacker-drop-zone}.", {}},
                                   {"Deployment", "First line\nsecond line", {}}};
  mission.rules = std::vector<Rule>{
      {item("venting", "Venting decks", {{Id("from"), "3", {}}}), "On {from}+ hold your breath, {nobody}."}};
  MissionObjective objective{
      item("junction", "Hold the junction"), Id("end-game"), "Hold {marker:1} | to the last.", {}, {}};
  objective.scorings = {{Id("own-command-phase-end"), 2, 4, Scoring::Player::either, {}},
                        {Id("own-turn-end"), 5, 5, Scoring::Player::second, {}},
                        {Id("battle-end"), 0, 0, Scoring::Player::either, {}}};
  auto plain = objective;
  plain.id = Id("plain");
  plain.name = "Plain";
  plain.text = "";
  objective.conditions = {{5, "controls(player) >= 1", "control {marker:1}", {}}, {10, "", "control a | b", {}}};
  mission.objectives = std::vector<MissionObjective>{objective, plain};
  mission.stratagems =
      std::vector<Stratagem>{{item("hinges", "Blow the hinges"), Cost::exactly(1), "CP", Id("attacker"), "Tactic",
                              "battle", "At the start.", "One hatchway.", "It is open.", ""}};
  return mission;
}

TEST(Briefing, LeavesOutAKindOfGroundThatTheNameSays) {
  auto mission = whole_mission();
  auto areas = *mission.areas;
  areas.front().name = "Shrine";
  mission.areas = areas;
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n- **Shrine**: A1 and C4\n"), std::string::npos) << text;
}

TEST(Briefing, CountsTerrainFeaturesByKind) {
  auto mission = whole_mission();
  TerrainSet set;
  set.id = Id("scatter");
  set.feature_kinds = {{Id("crate"), "Crate", "", {}, {}}, {Id("ruin"), "", "", {}, {}}};
  mission.sets.push_back({set, std::nullopt, {}});
  Board open;
  open.ground = PlainGround{Length::inches(30), Length::inches(22)};
  for (const auto* kind : {"crate", "ruin", "crate"}) open.features.push_back({Id("t1"), Id(kind), {}, 0, false, {}});
  mission.boards.emplace_back(open);
  const auto with_walls = briefing_markdown(mission);
  EXPECT_NE(with_walls.find("stand 2 walls"), std::string::npos);
  EXPECT_NE(with_walls.find("\n\nTerrain features: 2 × Crate, 1 × ruin.\n"), std::string::npos) << with_walls;
  mission.boards = {mission.boards.back()};
  mission.zones = mission.areas = {};
  mission.markers = {};
  mission.links = {};
  const auto without = briefing_markdown(mission);
  EXPECT_NE(without.find("There are no walls. What stands where is on the map."), std::string::npos);
  EXPECT_EQ(without.find("0 walls"), std::string::npos);
}

TEST(Briefing, TellsPlayersTheWholeMission) {
  EXPECT_EQ(briefing_markdown(whole_mission()), R"(# The \*Cinder\* Lock

*A mission for Plain, by Ada, version 3*

The Attacker come through North lock.

## Sides

- Attacker
- Defender

## Battlefield

- Board 1: Gallowdark, 6 × 7 cells, 23.9" (606 mm) × 27.7" (703 mm)

On it stand 2 walls of one cell each, 1 hatchway and 6 pillars. Their places are on the map.

A7 is the cell in column A and row 7 of the map, and D4.nw the north-west corner of D4.

- Objective 1: D4.nw

- Lift: 1 (D4.nw) to Pit at A1 and C4

## Zones

- **North lock** (Drop zone), Attacker: A1 to F1
- **Drop zone**, Defender: A7 to F7

## Areas

- **Pit** (Shrine): A1 and C4

## Deployment

First line\
second line

## Rules of the game

- Nobody moves, sees or measures through walls and closed hatchways. A distance is the shortest way round them; where there is none it is infinite.

## Rules

### Venting decks

On 3+ hold your breath, {nobody}.

## Stratagems

### Blow the hinges

*1 CP, Tactic, Attacker, once per battle*

**When:** At the start.

**Target:** One hatchway.

**Effect:** It is open.

## Mission objectives

### Hold the junction

*End game objective*

Hold 1 \| to the last.

**Scored:** At the end of your Command phase, battle rounds 2 to 4; at the end of your turn, battle round 5, second player; at the end of the battle.

| Victory points | For |
| ---: | --- |
| 5 | control 1 |
| 10 | control a \| b |

### Plain

*End game objective*

**Scored:** At the end of your Command phase, battle rounds 2 to 4; at the end of your turn, battle round 5, second player; at the end of the battle.
)");
}

TEST(Briefing, SaysWhatEachSideHasToSpend) {
  auto mission = whole_mission();
  auto system = *mission.system;
  system.allowances = {{Id("sp"), "SP", 1, 2, 500, Allowance::Of::points, ""},
                       {Id("cp"), "CP", 3, 0, 0, Allowance::Of::points, ""}};
  system.uses = {{Id("battle"), "once per force"}};
  mission.system = system;
  auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\nEach side has 1 SP, and 2 more for each full 500 points of its force.\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("\nEach side has 3 CP.\n"), std::string::npos) << text;
  EXPECT_NE(text.find("once per force"), std::string::npos) << text;
  auto force = fresh<Force>(Id("boarders"));
  force.name = "Boarders";
  force.side = Id("attacker");
  force.points = 1250;
  mission.forces = std::vector{force};
  text = briefing_markdown(mission);
  EXPECT_NE(text.find("of its force: Attacker 5 SP.\n"), std::string::npos) << text;
  EXPECT_NE(text.find("*Attacker, 1,250 points, 5 SP*"), std::string::npos) << text;
}

TEST(Briefing, SaysOfKindsOfActionsWhatHoldsForAll) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.action_kinds = {{Id("manoeuvre"), "Manoeuvre", "Not by who is *shaken*."}, {Id("unused"), "Unused", "Never."}};
  auto hatch = fresh<MissionAction>(Id("hatch"));
  hatch.name = "Hatch";
  hatch.kind = Id("manoeuvre");
  hatch.text = "It opens.";
  hatch.used = {{.at = Id("own-turn-end")}};
  mission.system = system;
  mission.actions = std::vector{hatch};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n## Kinds of actions\n\n- **Manoeuvre:** Not by who is \\*shaken\\*.\n\n## Actions\n"
                      "\n### Hatch\n\n*Manoeuvre, begun at the end of your turn*\n\nIt opens.\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("Unused"), std::string::npos);
}

TEST(Briefing, NamesBoardsAndHatchways) {
  auto mission = edited(empty_mission(), "board 1 label \"Sub-level\"\nhatchway A1/B1 label \"Airlock A\"");
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n- Board 1 (Sub-level): "), std::string::npos) << text;
  EXPECT_NE(text.find("\n- Hatchway Airlock A: A1/B1\n"), std::string::npos) << text;
}

TEST(Briefing, SaysWhichHatchwaysNotEverybodyOpens) {
  const auto text = briefing_markdown(edited(empty_mission(),
                                             "hatchway A1/B1 label \"Gate\" access controlled by defender\n"
                                             "hatchway B1/C1 access locked\nhatchway C1/D1 access airlock\n"
                                             "hatchway D1/E1"));
  EXPECT_NE(text.find("\n\n- Hatchway Gate: A1/B1, controlled by Defender\n- Hatchway B1/C1: locked\n"
                      "- Hatchway C1/D1: an airlock\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("D1/E1"), std::string::npos) << "open to all";
}

TEST(Briefing, SaysOnceThatAnAirlockIsOne) {
  const auto text = briefing_markdown(
      edited(empty_mission(),
             "hatchway A1/B1 label \"Airlock 1\" access airlock\nhatchway B1/C1 label \"Port\" access airlock"));
  EXPECT_NE(text.find("\n- Hatchway Airlock 1: A1/B1\n- Hatchway Port: B1/C1, an airlock\n"), std::string::npos)
      << text;
}

TEST(Briefing, SaysWhichRoleASidePlays) {
  auto mission = empty_mission();
  auto sides = *mission.sides;
  ASSERT_EQ(sides.size(), 2U);
  sides[0].name = "Raiders";
  sides[0].role = Id("attacker");
  sides[1].name = "Garrison";
  sides[1].role = Id("player-b");
  mission.sides = sides;
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("## Sides\n\n- Raiders (attacker)\n- Garrison (player B)\n"), std::string::npos) << text;
}

TEST(Briefing, CallsMarkersWhatTheMissionDoes) {
  auto mission = with_objective(with_objective(empty_mission(), "o1", "D4.nw", "1"), "o2", "C3", "2");
  auto markers = *mission.markers;
  markers.front().name = "Lamp";
  mission.markers = markers;
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("Lamp 1: "), std::string::npos) << text;
  EXPECT_NE(text.find("Objective 2: "), std::string::npos) << text;
}

TEST(Briefing, SaysHowControlIsDecided) {
  auto mission = with_objective(empty_mission(), "o1", "D4.nw", "1");
  auto system = *mission.system;
  system.control.reset();
  system.marker_kinds = {{Id("objective"), "Objective marker", ""}, {Id("pump"), "Pump", "", {}, Length::inches(3)}};
  mission.system = system;
  EXPECT_EQ(control_in_words(mission), "") << "the game does not say";
  const auto said = [&](const ControlRule& rule) {
    system.control = rule;
    mission.system = system;
    return control_in_words(mission);
  };
  using Counts = ControlRule::Counts;
  const std::string nobody = " Where both have the same, nobody controls it.";
  EXPECT_EQ(said({.range = Length::inches(1), .counts = Counts::models}),
            "A marker is controlled by the side that has more models within 1\" (25 mm) of its edge." + nobody);
  EXPECT_EQ(
      said({.range = Length::inches(1), .counts = Counts::oc, .tie = ControlRule::Tie::stays}),
      "A marker is controlled by the side whose models within 1\" (25 mm) of its edge have more objective control "
      "(OC) in all. Where both have the same, it stays whose it was.");
  EXPECT_EQ(said({.range = Length::inches(1), .counts = Counts::apl}),
            "A marker is controlled by the side whose models within 1\" (25 mm) of its edge have higher action point "
            "limits (APL) in all." +
                nobody);
  EXPECT_EQ(said({.range = Length(), .counts = Counts::scoring_units}),
            "A marker is controlled by the side with a scoring unit in contact with it, unless an enemy unit contests "
            "it: see your rulebook.");
  EXPECT_EQ(said({.counts = Counts::contact}),
            "A marker is controlled by the side that has more models in contact with it." + nobody);
  auto markers = *mission.markers;
  markers.push_back({Id("p"), Id("pump"), "P", CellAddress{1, {0, 0}}, {}});
  mission.markers = markers;
  EXPECT_NE(said({.range = Length::inches(1)})
                .find("within 1\" (25 mm) of its edge (Objective marker) or within 3\" (76 mm) of its edge (Pump)."),
            std::string::npos);
  EXPECT_EQ(briefing_markdown(mission).find("## Control"), std::string::npos) << "nothing asks for it";
  auto hold = fresh<MissionObjective>(Id("hold"));
  hold.name = "Hold";
  hold.conditions = {{.victory_points = 5, .expression = "controls(player) >= 1", .text = "you have one"}};
  mission.objectives = std::vector{hold};
  EXPECT_NE(briefing_markdown(mission).find("\n## Control\n\n" + control_in_words(mission) + "\n"), std::string::npos);
  mission.objectives = {};
  mission.markers = std::vector<Marker>();
  EXPECT_EQ(control_in_words(mission), "") << "there is nothing to control";
  auto rule = fresh<Rule>(Id("later"));
  rule.places = {{.what = Id("pump")}, {.what = Id("objective")}};
  mission.rules = std::vector{rule};
  EXPECT_EQ(said({.range = Length::inches(1)}),
            "A marker is controlled by the side that has more models within 1\" (25 mm) of its edge." + nobody)
      << "objectives that are placed in the battle are controlled as well";
}

/// With a feature of one part, of these types.
Mission with_terrain(std::string_view part_name, std::vector<Id> types) {
  auto mission = empty_mission();
  auto system = *mission.system;
  using Traits = TerrainTraits;
  system.terrain_types = {
      {Id("dense"), "Dense", {Traits::Passage::over, Traits::Sight::obscures, Traits::Cover::gives}, "Woods.", {}},
      {Id("wire"), "Wire", {Traits::Passage::slow}, "", {}},
      {Id("unused"), "Unused", {Traits::Passage::barred}, "Never seen.", {}}};
  mission.system = system;
  TerrainSet set;
  set.id = Id("scatter");
  FeaturePart part{
      std::string(part_name), CircleFootprint{{}, Length::inches(1)}, {}, Length::inches(2), std::move(types), {}};
  set.feature_kinds = {{Id("hedge"), "Hedge", "", {part}, {}}};
  mission.sets.push_back({set, std::nullopt, {}});
  Board board = *mission.boards.front();
  board.features.push_back({Id("t1"), Id("hedge"), {}, 0, false, {}});
  mission.boards.front() = board;
  return mission;
}

TEST(Briefing, SaysWhatTerrainDoes) {
  const auto text = briefing_markdown(with_terrain("", {Id("wire"), Id("dense")}));
  EXPECT_NE(text.find("\nTerrain features: 1 × Hedge (Dense, Wire).\n\n"
                      "- **Dense:** it can hide what is behind it and gives cover. Woods.\n"
                      "- **Wire:** it slows who goes through it.\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("Unused"), std::string::npos);
}

TEST(Briefing, LeavesOutWhatTheGameAllowsWithThingsThatAreNotThere) {
  const auto with_actions = [](Mission mission, std::vector<std::string> names) {
    auto system = *mission.system;
    for (const auto& name : names) {
      auto action = fresh<MissionAction>(Id("action-" + std::to_string(system.actions.size())));
      action.name = name;
      system.actions.push_back(action);
    }
    mission.system = system;
    return briefing_markdown(mission);
  };
  const auto says = [](const std::string& text, const std::string& name) {
    return text.find("\n### " + name + "\n") != std::string::npos;
  };
  const std::vector<std::string> both = {"Guard", "Operate a hatch", "Fight through a door"};
  const auto bare = with_actions(empty_mission(), both);
  EXPECT_TRUE(says(bare, "Guard"));
  EXPECT_FALSE(says(bare, "Operate a hatch"));
  EXPECT_FALSE(says(bare, "Fight through a door"));
  const auto hatch = with_actions(edited(empty_mission(), "hatchway A1/B1"), both);
  EXPECT_TRUE(says(hatch, "Operate a hatch"));
  EXPECT_FALSE(says(hatch, "Fight through a door"));
  EXPECT_TRUE(says(with_actions(with_terrain("front door", {}), both), "Fight through a door"));
  EXPECT_TRUE(says(with_actions(edited(empty_mission(), "hatchway A1/B1"), {"Open a door"}), "Open a door"))
      << "a game that calls hatchways so";
}

TEST(Briefing, NamesTheRulesThatSpeakOfAnActionOfTheGame) {
  auto mission = empty_mission();
  auto system = *mission.system;
  auto secure = fresh<MissionAction>(Id("secure"));
  secure.name = "Secure the site";
  secure.text = "It is yours.";
  system.actions = {secure};
  mission.system = system;
  auto rule = fresh<Rule>(Id("any-hand"));
  rule.name = "Any hand will do";
  rule.text = "Any unit may use {action:secure}.";
  auto other = fresh<Rule>(Id("other"));
  other.name = "Other";
  mission.rules = std::vector{other, rule};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("### Secure the site\n\nIt is yours.\n\n*In this mission see:* Any hand will do.\n"),
            std::string::npos)
      << text;
}

TEST(Briefing, LeavesOutActionsOnMarkersWhereThereAreNone) {
  auto mission = empty_mission();
  auto system = *mission.system;
  auto secure = fresh<MissionAction>(Id("secure"));
  secure.name = "Secure the site";
  secure.target = "A marker in range.";
  system.actions = {secure};
  mission.system = system;
  const auto says_it = [](const Mission& each) {
    return briefing_markdown(each).find("### Secure the site") != std::string::npos;
  };
  EXPECT_FALSE(says_it(mission));
  auto rule = fresh<Rule>(Id("rule"));
  auto speaks = mission;
  rule.text = "Lay out tokens, then {action:secure}.";
  speaks.rules = std::vector{rule};
  EXPECT_TRUE(says_it(speaks));
  auto places = mission;
  rule.text = "";
  rule.places = {{.what = Id("objective")}};
  places.rules = std::vector{rule};
  EXPECT_TRUE(says_it(places));
  EXPECT_TRUE(says_it(edited(mission, "marker o1 kind objective at C3")));
}

TEST(Briefing, NamesTheSidesOfOutcomes) {
  auto mission = empty_mission();
  auto sides = *mission.sides;
  sides[0].name = "Listeners";
  sides[0].role = Id("attacker");
  mission.sides = sides;
  auto survivors = fresh<MissionObjective>(Id("survivors"));
  survivors.name = "Survivors";
  survivors.outcomes = {{.attacker = 0, .defender = 80, .text = "nobody is left"}};
  mission.objectives = std::vector{survivors};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("| Outcome | Listeners | Defender |\n"), std::string::npos) << text;
}

TEST(Briefing, SaysWhoWinsWhereNothingIsScored) {
  auto mission = empty_mission();
  auto sluice = fresh<MissionObjective>(Id("sluice"));
  sluice.name = "Sluice";
  sluice.kind = Id("victory");
  sluice.scorings = {{Id("battle-end"), 0, 0, Scoring::Player::either, {}}};
  sluice.conditions = {{.text = "it is gone", .side = Id("attacker")}, {.text = "it stands", .side = Id("defender")}};
  mission.objectives = std::vector{sluice};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(
      text.find("**Decided:** At the end of the battle.\n\n| Wins | If |\n| --- | --- |\n| Attacker | it is gone |\n"
                "| Defender | it stands |\n"),
      std::string::npos)
      << text;
  sluice.conditions = {{.text = "the enemy has nobody left"}};
  mission.objectives = std::vector{sluice};
  const auto whoever = briefing_markdown(mission);
  EXPECT_NE(whoever.find("| You | the enemy has nobody left |\n"), std::string::npos) << whoever;
}

TEST(Briefing, SaysWhatTheGameAllowsBehindTheMissionsOwnActions) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.action_kinds = {{Id("universal"), "Universal action"}};
  auto guard = guard_action();
  guard.completed = Id("own-turn-end");
  guard.who = "Anybody,\nfor {ap} AP.";
  guard.target = "An enemy.";
  guard.text = "It stands *guard*.";
  guard.places = {{.what = Id("terminal"), .at = Id("round-start"), .words = "Near {action:guard}."}};
  auto hatch = fresh<MissionAction>(Id("hatch"));
  hatch.name = "Hatch";
  hatch.text = "It opens.";
  system.actions = {guard, hatch};
  mission.system = system;
  const std::string listed =
      R"(### Guard

*1 AP, Universal action, once per turn, done at the end of your turn*

**Who:** Anybody,\
for 1 AP.

**Target:** An enemy.

It stands \*guard\*.

- Place a terminal at the start of the battle round. Near Guard.
)";
  auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n## Actions of the game\n\n" + listed + "\n### Hatch\n\nIt opens.\n"), std::string::npos)
      << text;
  EXPECT_EQ(text.find("## Actions\n"), std::string::npos) << text;
  hatch.name = "Our hatch";
  mission.actions = std::vector{hatch};
  text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n## Actions\n\n### Our hatch\n\nIt opens.\n\n## Actions of the game\n\n" + listed),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("### Hatch"), std::string::npos) << "the mission's own stands in its place";
}

TEST(Briefing, SaysKindsAndUsesInTheWordsOfTheGame) {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.uses = {{Id("battle"), "once per force"}};
  system.stratagem_kinds = {{Id("epic-deed"), "Epic deed"}};
  mission.system = system;
  auto card = fresh<Stratagem>(Id("card"));
  card.name = "Card";
  for (const auto& [kind, uses] : {std::pair("epic-deed", "battle"), std::pair("Epic deed", "once per force")}) {
    card.kind = kind;
    card.uses = uses;
    mission.stratagems = std::vector{card};
    const auto text = briefing_markdown(mission);
    EXPECT_NE(text.find("\n*cost not known, Epic deed, once per force*\n"), std::string::npos) << text;
  }
}

TEST(Briefing, SaysOnlyWhatThereIs) {
  const auto text = briefing_markdown(empty_mission());
  for (const auto* heading : {"Zones", "Areas", "Rules", "Mission objectives", "Actions", "Stratagems"}) {
    EXPECT_EQ(text.find(heading), std::string::npos) << heading;
  }
}

TEST(Briefing, SaysHowAGameMeasuresAmongWalls) {
  auto mission = mission_with({6, 7}, "B1/B2", "C2/C3");
  auto system = *mission.system;
  const auto said = [&](const Measuring& measuring) {
    system.measuring = measuring;
    mission.system = system;
    return briefing_markdown(mission);
  };
  using Distance = Measuring::Distance;
  const std::string heading = "\n## Rules of the game\n\n";
  EXPECT_NE(said({Distance::ways, Distance::straight, true, Measuring::Cover::partly_hidden, {}})
                .find(heading +
                      "- Nobody moves, sees or measures through walls and closed hatchways. A distance is the shortest "
                      "way round them; where there is none it is infinite.\n"
                      "- To zones and areas distances are measured straight, through everything.\n"
                      "- A base of any size passes an open hatchway.\n"
                      "- A model has cover unless one of the attackers sees every part of its base.\n"),
            std::string::npos);
  auto door = fresh<MissionAction>(Id("open"));
  door.name = "Open a door";
  system.actions = {door};
  system.note = "Nobody *flies*.\n\nNobody digs.";
  const auto text = said({Distance::straight, Distance::straight, false, Measuring::Cover::corners, {}});
  EXPECT_NE(text.find(heading +
                      "- Nobody moves or sees through walls and closed doors, but distances are measured straight, "
                      "through everything.\n"
                      "- A model has cover where a corner or end of a wall near it, or the base of another model near "
                      "it, crosses the lines from the attacker's base to its own.\n"
                      "\nNobody \\*flies\\*.\n\nNobody digs.\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("1 wall of one cell each, 1 door and"), std::string::npos) << text;
  system.note = "Nobody digs.";
  mission = empty_mission();
  const auto bare = said({});
  EXPECT_NE(bare.find(heading + "Nobody digs.\n"), std::string::npos) << bare;
  EXPECT_EQ(bare.find("measure"), std::string::npos) << "there are no walls";
}

/// In a box of short walls, hatchways with pillars and loose pillars.
Mission from_a_box(std::string_view walls, int short_walls) {
  auto mission = mission_with({6, 7}, walls, "");
  auto set = *mission.sets.front().set;
  const auto bare = NodePiece::none;
  const auto pillar = NodePiece::pillar;
  set.pieces = {{Id("wall"), "Short wall", "SW", short_walls, {{{{EdgeKind::wall}}, {bare, bare}}}, false, {}},
                {Id("door"), "Hatchway", "SH", 2, {{{{EdgeKind::hatchway}}, {pillar, pillar}}}, false, {}},
                {Id("post"), "Pillar", "P", 9, {{{}, {pillar}}}, false, {}}};
  mission.sets.front().set = set;
  return mission;
}

TEST(Briefing, SaysWhichPanelsBuildItAndWhichOfThemStandAsWalls) {
  const auto enough = briefing_markdown(from_a_box("B1/B2", 1));
  EXPECT_NE(enough.find("\n\nBuilt from 1 × Short wall.\n\n"), std::string::npos) << enough;
  const auto short_of_one = briefing_markdown(from_a_box("B1/B2 D4/D5", 1));
  EXPECT_NE(short_of_one.find("\n\nBuilt from 1 × Short wall and 1 × Hatchway. 1 hatchway panel stands as a wall: its "
                              "hatch stays shut and nobody opens it.\n\n"),
            std::string::npos)
      << short_of_one;
  const auto none = briefing_markdown(from_a_box("B1/B2 D4/D5", 0));
  EXPECT_NE(none.find("2 hatchway panels stand as walls: their hatches stay shut and nobody opens them."),
            std::string::npos)
      << none;
  EXPECT_EQ(briefing_markdown(from_a_box("B1/B2 D4/D5 F5/F6", 0)).find("Built from"), std::string::npos)
      << "one panel is lacking";
}

TEST(Briefing, TellsBesideASectionWhatItRefersTo) {
  auto mission = empty_mission();
  auto reserves = fresh<Rule>(Id("reserves"));
  reserves.name = "Reserves";
  reserves.text = "They wait: see {table:waiting}.";
  auto squads = fresh<Rule>(Id("squads"));
  squads.name = "Squads";
  squads.text = "They split.";
  auto fog = fresh<Rule>(Id("fog"));
  fog.name = "Fog";
  fog.text = "It hides, {rule:squads} or no.";
  mission.rules = std::vector{fog, squads, reserves};
  auto waiting = fresh<MissionTable>(Id("waiting"));
  waiting.name = "Waiting";
  waiting.text = "Too long.";
  auto loose = fresh<MissionTable>(Id("loose"));
  loose.name = "Loose";
  loose.text = "Named by nobody.";
  mission.tables = std::vector{waiting, loose};
  auto hold = fresh<MissionObjective>(Id("hold"));
  hold.name = "Hold";
  hold.kind = Id("end-game");
  mission.objectives = std::vector{hold};
  mission.briefing = std::vector<BriefingSection>{{"", "It begins.", {}},
                                                  {"Victory", "Who has more wins.", {}},
                                                  {"Setting up", "See {rule:reserves} and {rule:squads}.", {}},
                                                  {"You need", "Two boxes.", {}}};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("*A mission for Plain*\n\n**You need:** Two boxes.\n\nIt begins.\n"), std::string::npos) << text;
  EXPECT_NE(
      text.find("\n## Setting up\n\nSee Reserves and Squads.\n\n### Reserves\n\nThey wait: see Waiting.\n"
                "\n#### Waiting\n\nToo long.\n\n### Squads\n\nThey split.\n"
                "\n## Rules\n\n### Fog\n\nIt hides, Squads or no.\n"
                "\n## Mission objectives\n\n### Hold\n\n*End game objective*\n\n## Victory\n\nWho has more wins.\n"
                "\n## Tables\n\n### Loose\n\nNamed by nobody.\n"),
      std::string::npos)
      << text;
}

TEST(Briefing, SaysInSentencesWhatIsPlaced) {
  auto mission = empty_mission();
  auto sides = *mission.sides;
  sides[0].role = Id("attacker");
  sides[1].role = std::nullopt;
  sides[1].name = "Garrison";
  sides[1].id = Id("garrison");
  mission.sides = sides;
  auto system = *mission.system;
  system.marker_kinds = {{Id("hatch"), "Tunnel hatch", ""}, {Id("objective"), "Objective marker", ""}};
  system.set_up.steps = {{Id("special"), "Place what there is"}};
  mission.system = system;
  const auto area = Zone{Id("pit"), Id("shrine"), std::nullopt, "Pit", CellsShape{{{1, {0, 0}}}}, {}};
  mission.areas = std::vector{area};
  auto rule = fresh<Rule>(Id("rule"));
  rule.name = "Rule";
  const auto near = Length::inches(6);
  const auto beyond = Length::inches(12) + Length::micrometres(1);
  rule.places = {{.what = Id("objective"),
                  .by = Id("attacker"),
                  .at = Id("special"),
                  .clear_of_edge = near,
                  .clear_of_centre = near,
                  .inside = Id("pit")},
                 {.what = Id("hatch"), .count = Dice::number(3), .apart = beyond, .clear_of_walls = near},
                 {.what = Id("objective"),
                  .count = *parse_dice("D3+2"),
                  .by = Id("garrison"),
                  .at = Id("round-start"),
                  .inside = Id("shrine"),
                  .quarters = Placing::Quarters::unused}};
  mission.rules = std::vector{rule};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(
      text.find(
          "- The attacker places an objective marker in the Pit, at least 6\" (152 mm) from every edge and from the "
          "centre.\n"
          "- Place 3 tunnel hatches, more than 12\" (305 mm) apart, at least 6\" (152 mm) from walls.\n"
          "- Placed by the Garrison: D3+2 objective markers at the start of the battle round in a shrine, one in each "
          "quarter in which nobody starts.\n"),
      std::string::npos)
      << text;
}

TEST(Briefing, WritesForcesAsRulesDo) {
  auto mission = empty_mission();
  auto force = fresh<Force>(Id("boarders"));
  force.name = "Boarders";
  auto unit = fresh<Unit>(Id("pilot"));
  unit.name = "Pilot";
  unit.points = 1085;
  unit.power = 0;
  unit.base = Length::micrometres(28'500);
  unit.keywords = "infantry character";
  auto crew = fresh<Unit>(Id("crew"));
  crew.name = "Crew";
  crew.kind = "infantry";
  crew.models = 5;
  crew.starts = Unit::Starts::deployed;
  crew.warlord = true;
  auto hounds = fresh<Unit>(Id("hounds"));
  hounds.name = "Hounds";
  hounds.kind = "Beasts";
  hounds.keywords = "beasts fast";
  hounds.starts = Unit::Starts::reserve;
  force.units = {unit, crew, hounds};
  mission.forces = std::vector{force};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n## Sample forces\n\n### Boarders\n\n"
                      "- **Pilot**: points 1,085, base 28.5 mm, INFANTRY, CHARACTER\n"
                      "- **Crew**: infantry, models 5, warlord\n"
                      "- **Hounds**: BEASTS, FAST, starts in reserve\n"),
            std::string::npos)
      << text;
}

TEST(Briefing, SaysOnceThatPointsAreForEach) {
  auto mission = empty_mission();
  auto doors = fresh<MissionObjective>(Id("doors"));
  doors.name = "Doors";
  doors.conditions = {{.victory_points = 20, .text = "each door", .each = "1"},
                      {.victory_points = 2, .text = "for each of your models", .each = "1"},
                      {.victory_points = 1, .text = "captain", .each = "1"},
                      {.victory_points = 5, .text = "each of you is there"}};
  mission.objectives = std::vector{doors};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(
      text.find(
          "| 20 | each door |\n| 2 | each of your models |\n| 1 each | captain |\n| 5 | each of you is there |\n"),
      std::string::npos)
      << text;
}

TEST(Briefing, NamesLevelsZonesAndGroundByWhatPlayersSee) {
  auto mission = with_drop_zones(empty_mission());
  auto zones = *mission.zones;
  ASSERT_EQ(zones.size(), 2U);
  zones[0].label = "3";
  mission.zones = zones;
  auto system = *mission.system;
  ZoneKind kind{.id = Id("named"), .name = "Area", .area = true, .colour = "", .pattern = "", .note = "", .extras = {}};
  system.zone_kinds.push_back(kind);
  mission.system = system;
  mission.areas =
      std::vector<Zone>{{Id("keel"), Id("named"), std::nullopt, "Keel gallery", CellsShape{{{1, {0, 3}}}}, {}}};
  Board below = *mission.boards.front();
  below.level = -1;
  mission.boards.front() = below;
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("(703 mm), 1 level down\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n- **Drop zone 3**, Attacker: A1 to F1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n- **Keel gallery**: A4\n"), std::string::npos) << text;
}

TEST(Briefing, SaysOfACardWhenOnce) {
  auto mission = empty_mission();
  auto card = fresh<Stratagem>(Id("breach"));
  card.name = "Breach";
  card.when = "In your first turn.";
  card.places = {{.what = Id("breach-point"), .at = Id("own-turn-start"), .words = "Clear of walls."}};
  mission.stratagems = std::vector{card};
  const auto text = briefing_markdown(mission);
  EXPECT_NE(text.find("\n- Place a breach-point. Clear of walls.\n"), std::string::npos) << text;
}

TEST(InWords, LengthsAreFirstAsTheGameMeasures) {
  auto mission = empty_mission();
  EXPECT_EQ(in_words(mission, Length::inches(6)), "6\" (152 mm)");
  EXPECT_EQ(in_words(mission, Length::millimetres(97)), "3.8\" (97 mm)");
  EXPECT_EQ(in_words(mission, Length()), "0\" (0 mm)");
  EXPECT_EQ(in_words(mission, Length::inches(48)), "48\" (1,219 mm)");
  // 1.25" are 31.75 mm, 0.75" are 19.05 mm and 0.25" are 6.35 mm.
  EXPECT_EQ(in_words(mission, Length::micrometres(31'750)), "1.25\" (32 mm)");
  EXPECT_EQ(in_words(mission, Length::micrometres(19'050)), "0.75\" (19 mm)");
  EXPECT_EQ(in_words(mission, Length::micrometres(6'350)), "0.25\" (6.4 mm)");
  EXPECT_EQ(in_words(mission, Length::micrometres(12'700)), "0.5\" (13 mm)");
  EXPECT_EQ(grouped_digits("-1219"), "-1,219");
  EXPECT_EQ(grouped_digits("-219"), "-219");
  EXPECT_EQ(grouped_digits("1219500.25"), "1,219,500.25");
  auto system = *mission.system;
  system.marker_kinds.clear();
  system.control = ControlRule{.range = Length::millimetres(30)};
  system.caricature.reset();
  mission.system = system;
  EXPECT_EQ(in_words(mission, Length::inches(6)), "152.4 mm (6\")") << "a game of millimetres";
  system.caricature = Caricature{.move = Length::inches(6)};
  mission.system = system;
  EXPECT_EQ(in_words(mission, Length::inches(6)), "6\" (152 mm)") << "one length in inches is enough";
}

TEST(InWords, EveryShapeHasWords) {
  const auto mission = empty_mission();
  const auto cells = [](std::vector<CellAddress> list) { return Shape(CellsShape{std::move(list)}); };
  EXPECT_EQ(in_words(mission, cells({})), "nowhere");
  EXPECT_EQ(in_words(mission, cells({{1, {2, 2}}})), "C3");
  EXPECT_EQ(in_words(mission, cells({{1, {0, 0}}, {1, {0, 1}}})), "A1 and A2");
  EXPECT_EQ(in_words(mission, cells({{1, {0, 0}}, {1, {0, 1}}, {1, {1, 0}}, {1, {1, 1}}})), "A1 to B2");
  EXPECT_EQ(in_words(mission, cells({{1, {0, 0}}, {1, {0, 1}}, {1, {1, 0}}})), "A1, A2 and B1");
  // A burner room over two boards: E3 to F5 of one, A3 to B4 of the other, and A5 beside them.
  auto two_boards = mission;
  two_boards.boards.push_back(two_boards.boards.front());
  EXPECT_EQ(in_words(two_boards, cells({{1, {4, 2}},
                                        {1, {5, 2}},
                                        {1, {4, 3}},
                                        {1, {5, 3}},
                                        {1, {4, 4}},
                                        {1, {5, 4}},
                                        {2, {0, 2}},
                                        {2, {1, 2}},
                                        {2, {0, 3}},
                                        {2, {1, 3}},
                                        {2, {0, 4}}})),
            "E3 to F5, 2:A3 to 2:B4 and 2:A5");
  EXPECT_EQ(in_words(mission, CircleShape{NodeAddress{1, {3, 3}}, Length::inches(6)}), "within 6\" (152 mm) of D4.nw");
  EXPECT_EQ(in_words(mission, StripShape{Compass::south, Length::millimetres(97)}),
            "along the south edge, 3.8\" (97 mm) deep");
  EXPECT_EQ(in_words(mission, QuarterShape{Quarter::north_west, Length()}), "the north-west quarter");
  EXPECT_EQ(in_words(mission, QuarterShape{Quarter::south_east, Length::inches(6)}),
            "the south-east quarter, further than 6\" (152 mm) from the centre");
  const auto corner = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  EXPECT_EQ(in_words(mission, PolygonShape{{corner(0, 0), corner(10, 0), corner(0, 10)}}),
            "between these corners, measured from the west and from the north edge: 0\" (0 mm) and 0\" (0 mm); "
            "0.4\" (10 mm) and 0\" (0 mm); 0\" (0 mm) and 0.4\" (10 mm)");
  EXPECT_EQ(in_words(mission, PolygonShape{{corner(-5, 0), corner(10, 0), corner(0, 10)}}),
            "between the corners -5mm,0mm; 10mm,0mm; 0mm,10mm")
      << "not all on the board";
}

TEST(InWords, RectanglesAreMeasuredFromTheEdgesOfTheBattlefield) {
  const auto corner = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  auto mission = empty_mission();
  const PolygonShape rectangle{{corner(254, 0), corner(508, 0), corner(508, 127), corner(254, 127)}};
  EXPECT_EQ(in_words(mission, rectangle),
            "10\" (254 mm) to 20\" (508 mm) from the west edge, 0 to 5\" (127 mm) from the north edge");
  EXPECT_EQ(in_words(mission, PolygonShape{{corner(254, 0), corner(508, 0), corner(500, 127), corner(254, 127)}})
                .substr(0, 21),
            "between these corners")
      << "askew";
  // The battlefield begins where its boards do.
  Board board = *mission.boards.front();
  board.at = corner(100, 200);
  mission.boards.front() = board;
  EXPECT_EQ(in_words(mission, PolygonShape{{corner(354, 454), corner(608, 454), corner(608, 327), corner(354, 327)}}),
            "10\" (254 mm) to 20\" (508 mm) from the west edge, 5\" (127 mm) to 10\" (254 mm) from the north edge");
}

TEST(InWords, PointsAreMeasuredFromTheEdgesOfTheBattlefield) {
  // The board measures 606 × 703 mm.
  const auto mission = empty_mission();
  EXPECT_EQ(in_words(mission, Place(Point{Length::millimetres(254), Length::inches(5)})),
            "10\" (254 mm) from the west edge, 5\" (127 mm) from the north edge");
  EXPECT_EQ(in_words(mission, Place(Point{Length::millimetres(303), Length::micrometres(351'500)})), "the centre");
  EXPECT_EQ(in_words(mission, Place(Point{Length::millimetres(-1), Length()})), "-1mm,0mm") << "off the battlefield";
  EXPECT_EQ(in_words(mission, Place(NodeAddress{1, {3, 3}})), "D4.nw");
}

TEST(InWords, OfSeveralBoardsPlacesAreMeasuredFromTheEdgesOfTheirOwn) {
  // A second board of 606 × 703 mm begins at 800 mm, so the battlefield is 1406 mm wide.
  auto mission = empty_mission();
  Board second = *mission.boards.front();
  second.at = {Length::millimetres(800), Length()};
  mission.boards.push_back(second);
  const auto point = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  EXPECT_EQ(in_words(mission, Place(point(254, 127))),
            "10\" (254 mm) from the west edge, 5\" (127 mm) from the north edge of board 1");
  EXPECT_EQ(in_words(mission, Place(point(1054, 127))),
            "10\" (254 mm) from the west edge, 5\" (127 mm) from the north edge of board 2");
  // Between the boards: 702 mm of 1406 from the west, a millimetre beside the centre.
  EXPECT_EQ(in_words(mission, Place(point(702, 254))),
            "27.6\" (702 mm) from the west edge, 10\" (254 mm) from the north edge of the battlefield");
  EXPECT_EQ(in_words(mission, PolygonShape{{point(1054, 0), point(1308, 0), point(1308, 127), point(1054, 127)}}),
            "10\" (254 mm) to 20\" (508 mm) from the west edge, 0 to 5\" (127 mm) from the north edge of board 2");
}

RC_GTEST_PROP(BriefingProperty, TitlesStayOnTheirLine, (const Mission& mission)) {
  const auto text = briefing_markdown(mission);
  RC_ASSERT(text.starts_with("# "));
  RC_ASSERT(text.find("\n## Battlefield\n") != std::string::npos);
  RC_ASSERT(text.find("\n\n\n") == std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
