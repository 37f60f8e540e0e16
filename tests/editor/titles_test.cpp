// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/titles.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/texts/form.h"
#include "model/edit/edit.h"
#include "model/library/library.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

Mission boarding_mission() {
  auto mission = empty_mission();
  mission.system = Library::open({BULKHEAD_TEMPLATES})->system(Id("boarding-actions")).value();
  return mission;
}

/// What is shown for a value; empty where it is not offered.
std::string shown(const Offer& offer, const std::string& value) {
  const auto found = std::find_if(offer.choices.begin(), offer.choices.end(),
                                  [&](const InspectorChoice& choice) { return choice.value == value; });
  return found == offer.choices.end() ? std::string() : found->name;
}

template <typename T>
Offer offered(const Mission& mission, std::string_view key) {
  return offer_for(mission, info_of<T>().key, *find_field<T>(key));
}

TEST(Titles, SayMomentsAsPeopleDo) {
  const auto mission = boarding_mission();
  const auto& system = *mission.system;
  EXPECT_EQ(moment_title(system, "battle-end"), "End of the battle");
  EXPECT_EQ(moment_title(system, "round-start"), "Start of the battle round");
  EXPECT_EQ(moment_title(system, "turn-end"), "End of the turn");
  EXPECT_EQ(moment_title(system, "opponent-turn-end"), "End of the opponent's turn");
  EXPECT_EQ(moment_title(system, "own-command-phase-start"), "Start of your Command phase");
  EXPECT_EQ(moment_title(system, "fight-phase-end"), "End of the Fight phase");
  EXPECT_EQ(moment_title(system, "own-reinforcements-step"), "Your step: Reinforcements");
  EXPECT_EQ(moment_title(system, "deployment-end"), "Set-up, after: Set up in turn, the defender first");
  EXPECT_EQ(moment_title(system, "hatchway-opened"), "A hatchway is opened");
  EXPECT_EQ(moment_title(system, "tea-time"), "tea-time") << "what nobody knows stays as it is written";
}

TEST(Titles, ThereIsOneForEveryMomentOfEverySystem) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::system) continue;
    auto mission = empty_mission();
    mission.system = library.system(Id(entry.id.text())).value();
    for (const auto list : {"used", "scored", "places"}) {
      for (const auto& choice : offer_for(mission, list, *find_field<Use>("at")).choices) {
        EXPECT_NE(choice.name, choice.value) << entry.id.text();
      }
    }
  }
}

TEST(Forms, NameEveryReferenceThatLeadsNowhere) {
  const auto said = [](const std::string& text) {
    const auto mission = edited(empty_mission(), "rule fog name \"Fog\" text \"x\"");
    for (const auto& field : form_of(mission, Id("fog"))) {
      if (field.key == "text") return std::get<ValueField>(field.field).preview(text);
    }
    return Preview();
  };
  EXPECT_EQ(said("{rule:fog} and {gone}").words, "{gone} leads nowhere.");
  EXPECT_EQ(said("{gone}, {marker:9}, {gone} and {zone:pit}").words, "{gone}, {marker:9}, {zone:pit} lead nowhere.");
  EXPECT_TRUE(said("{gone}").lost);
  EXPECT_EQ(said("{rule:fog} lies").words, "Fog lies");
}

TEST(Titles, KindsAndWordsOfTheSystemAreChosenByTheirNames) {
  const auto mission = boarding_mission();
  const auto kind = offered<MissionAction>(mission, "kind");
  EXPECT_EQ(kind.control, Control::choice);
  EXPECT_EQ(shown(kind, "tactical-manoeuvre"), "Tactical manoeuvre");
  EXPECT_EQ(shown(kind, ""), "not said") << "it may be left out";
  EXPECT_EQ(shown(offered<Stratagem>(mission, "uses"), "turn"), "once per turn");
  EXPECT_EQ(shown(offered<Stratagem>(mission, "kind"), "epic-deed"), "Epic deed");
  EXPECT_EQ(shown(offered<MissionAction>(mission, "completed"), ""), "at once");
  const auto objective = offered<MissionObjective>(mission, "kind");
  EXPECT_EQ(objective.control, Control::proposal) << "others may stand there";
  EXPECT_EQ(shown(objective, "end-game"), "End of the game");
  const auto what = offer_for(mission, "places", *find_field<Placing>("what"));
  EXPECT_EQ(shown(what, "objective"), "Objective marker");
}

TEST(Titles, SidesAreNamedByTheirPartsToo) {
  const auto mission = edited(boarding_mission(), "rule r name \"R\"");
  const auto by = offer_for(mission, "places", *find_field<Placing>("by"));
  EXPECT_EQ(shown(by, "attacker"), mission.sides->front().name) << "the side of that id";
  EXPECT_EQ(shown(by, "player-b"), "player B");
  EXPECT_EQ(std::count_if(by.choices.begin(), by.choices.end(),
                          [](const InspectorChoice& choice) { return choice.value == "attacker"; }),
            1);
}

TEST(Titles, ThingsOfOneNameAreToldApart) {
  auto mission = edited(edited(boarding_mission(), "table a name \"Fire\""), "table b name \"Fire\"");
  const auto table = offered<ObjectiveGroup>(mission, "table");
  EXPECT_EQ(shown(table, "a"), "Fire (1)");
  EXPECT_EQ(shown(table, "b"), "Fire (2)");
}

TEST(Titles, TheInspectorShowsTheSame) {
  const auto mission = edited(boarding_mission(), "action a name \"A\" kind tactical-manoeuvre");
  for (const auto& row : inspect(mission, Selection({ObjectAddress{Id("a")}}))) {
    if (row.key != "action.kind") continue;
    EXPECT_EQ(row.choices, offered<MissionAction>(mission, "kind").choices);
    return;
  }
  FAIL() << "no such row";
}

RowsField units(const Mission& mission) {
  for (const auto& field : form_of(mission, Id("f"))) {
    if (field.key == "units") return std::get<RowsField>(field.field);
  }
  return {};
}

TEST(Titles, UnitsAreCalledByTheirNamesAndHaveIdsAfterThem) {
  auto mission = edited(boarding_mission(), "force f name \"F\"");
  auto field = units(mission);
  EXPECT_TRUE(field.columns[0].background) << "nobody need look at ids";
  auto rows = field.rows;
  for (int number = 0; number < 2; ++number) {
    rows.push_back(field.fresh);
    rows.back()[1] = "Slag rakers";
    mission = field.change(mission, rows)->apply(mission).value();
    const auto settled = units(mission).settle(mission);
    ASSERT_TRUE(settled.has_value());
    mission = settled->apply(mission).value();
    field = units(mission);
    rows = field.rows;
  }
  EXPECT_EQ(mission.forces->front().units[0].id, Id("slag-rakers"));
  EXPECT_EQ(mission.forces->front().units[1].id, Id("slag-rakers-2"));
  EXPECT_FALSE(field.settle(mission).has_value());
}

/// A name that begins with a digit makes an id of 64 characters, to which no number can be added as it is.
TEST(Titles, UnitsOfOneLongNameHaveIdsThatDiffer) {
  auto mission = edited(boarding_mission(), "force f name \"F\"");
  for (int number = 0; number < 2; ++number) {
    const auto field = units(mission);
    auto rows = field.rows;
    rows.push_back(field.fresh);
    rows.back()[1] = std::string(70, '7');
    mission = field.change(mission, rows)->apply(mission).value();
    mission = units(mission).settle(mission)->apply(mission).value();
  }
  EXPECT_EQ(mission.forces->front().units[0].id, Id("n-" + std::string(62, '7')));
  EXPECT_EQ(mission.forces->front().units[1].id, Id("n-" + std::string(56, '7') + "-2"));
}

}  // namespace
}  // namespace bulkhead::test
