// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/io/mission_file.h"
#include "model/library/extraction.h"
#include "model/library/item_edits.h"
#include "model/mission/items.h"
#include "model/mission/named_things.h"
#include "tests/support/documents.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

/// What everybody may do in every mission of a game.
namespace bulkhead::test {
namespace {

MissionAction action(std::string_view id, std::string name, std::string text = "") {
  MissionAction made{{Id(id), std::move(name), {}, {}, "", {}}};
  made.text = std::move(text);
  return made;
}

Mission with_standing_actions() {
  auto mission = empty_mission();
  auto system = *mission.system;
  system.actions = {action("guard", "Guard", "It stands."), action("hatch", "Operate a hatch", "It opens.")};
  mission.system = system;
  return mission;
}

std::vector<std::string> names_of(const std::vector<const MissionAction*>& actions) {
  std::vector<std::string> names;
  for (const auto* each : actions) names.push_back(each->name);
  return names;
}

std::string system_document(std::string_view format, std::string_view inside) {
  return "<system format=\"" + std::string(format) + "\" id=\"s\" version=\"1\" name=\"S\">" +
         R"(<sequence rounds="5" round="round" turn="turn"/>)" + std::string(inside) + "</system>";
}

TEST(StandingActions, GiveWayToTheMissionsOwnOfTheSameId) {
  auto mission = with_standing_actions();
  EXPECT_EQ(names_of(standing_actions(mission)), (std::vector<std::string>{"Guard", "Operate a hatch"}));
  mission = edited(mission, "action guard name \"Stand guard\"");
  EXPECT_EQ(names_of(standing_actions(mission)), std::vector<std::string>{"Operate a hatch"});
  EXPECT_EQ(find_action(mission, Id("guard"))->name, "Stand guard");
  EXPECT_EQ(find_action(mission, Id("hatch"))->name, "Operate a hatch");
  EXPECT_EQ(find_action(mission, Id("hatches")), nullptr);
}

TEST(StandingActions, AreEmbeddedBesideAnActionOfTheSameId) {
  const auto mission = edited(with_standing_actions(), "action guard name \"Stand guard\"");
  const auto read = read_mission(write_mission(mission), "m.bulkhead", nullptr);
  ASSERT_TRUE(read.has_value()) << to_text(read.error());
  EXPECT_TRUE(read->remarks.empty());
  EXPECT_EQ(read->mission, mission);
}

TEST(StandingActions, AreReadWithWhatIsUnknownInThem) {
  const auto text = system_document(
      "2", R"(<action id="guard" name="Guard" later="a"><param name="ap" value="1" more="b"/><later/></action>)");
  const auto system = read_system(text, "s.xml");
  ASSERT_TRUE(system.has_value()) << to_text(system.error());
  ASSERT_EQ(system->actions.size(), 1U);
  EXPECT_EQ(system->actions.front().params.front().value, "1");
  const auto written = write_system(*system);
  for (const auto* kept : {R"(later="a")", R"(more="b")", "<later/>"}) {
    EXPECT_NE(written.find(kept), std::string::npos) << kept;
  }
  EXPECT_EQ(read_system(written, "s.xml").value(), *system);
}

TEST(StandingActions, HaveAnIdEach) {
  const auto again = R"(<action id="guard" name="Guard"/><action id="guard" name="Watch"/>)";
  const auto system = read_system(system_document("2", again), "s.xml");
  ASSERT_FALSE(system.has_value());
  EXPECT_NE(system.error().message.find("guard"), std::string::npos) << system.error().message;
}

/// In which they meant nothing: they are kept so that they still mean nothing.
TEST(StandingActions, OfFormat1AreKeptUnderAnotherName) {
  const auto system = read_system(system_document("1", R"(<action of="a unit"/>)"), "s.xml");
  ASSERT_TRUE(system.has_value()) << to_text(system.error());
  EXPECT_TRUE(system->actions.empty());
  const auto written = write_system(*system);
  EXPECT_NE(written.find("<format-1-action of=\"a unit\"/>"), std::string::npos) << written;
  EXPECT_EQ(read_system(written, "s.xml").value(), *system);
}

TEST(StandingActions, MayBeNamedByRowsOfTables) {
  const auto words = [](const Mission& mission) {
    std::vector<std::string> all;
    for (const auto& thing : things_named(mission, FieldNames::item)) all.push_back(thing.word + ": " + thing.name);
    return all;
  };
  auto mission = edited(with_standing_actions(), "rule dark name \"Darkness\"");
  EXPECT_EQ(words(mission), (std::vector<std::string>{"dark: Darkness", "guard: Guard", "hatch: Operate a hatch"}));
  mission = edited(mission, "action hatch name \"Shut a hatch\"");
  EXPECT_EQ(words(mission), (std::vector<std::string>{"dark: Darkness", "hatch: Shut a hatch", "guard: Guard"}));
}

/// An item that names one needs nothing beside it: neither when it is taken out of a mission nor when it comes in.
TEST(StandingActions, StayWithTheirGameWhenAnItemNamesThem) {
  const auto mission =
      edited(edited(with_standing_actions(), "rule dark name \"Darkness\" text \"No {action:guard}.\""),
             "table luck name \"Luck\" die D3 row \"1\" \"Hatch\" \"\" item hatch");
  for (const auto* id : {"dark", "luck"}) {
    const auto extraction = extracted(mission, Id(id));
    ASSERT_TRUE(extraction.has_value());
    EXPECT_EQ(extraction->item.company(), 0U) << id;
    EXPECT_TRUE(extraction->remarks.empty()) << id;
    const auto edits = edits_that_add(with_standing_actions(), extraction->item, {});
    ASSERT_TRUE(edits.has_value()) << edits.error().message;
    const auto after = edits->apply(with_standing_actions()).value();
    EXPECT_TRUE(after.actions->empty()) << id;
    EXPECT_TRUE(find_item(after, Id(id)).has_value());
  }
}

/// What a game says already is not said once more by a mission; what is said otherwise comes in.
TEST(StandingActions, AreNotAddedOnceMoreAsCompany) {
  auto rule = fresh<Rule>(Id("dark"));
  rule.name = "Darkness";
  const auto mission = with_standing_actions();
  LibraryItem item{rule, mission.system->id};
  item.with = {mission.system->actions.front()};
  EXPECT_TRUE(edits_that_add(mission, item, {})->apply(mission)->actions->empty());
  item.with = {action("guard", "Guard", "It sleeps.")};
  EXPECT_EQ(edits_that_add(mission, item, {})->apply(mission)->actions->size(), 1U);
}

}  // namespace
}  // namespace bulkhead::test
