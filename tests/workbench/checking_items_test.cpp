// SPDX-License-Identifier: MIT
#include "workbench/checking_items.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/io/mission_file.h"
#include "model/library/library.h"

namespace bulkhead::test {
namespace {

using Names = std::vector<std::string>;

Names found(std::string_view text) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto item = read_item_file(text, "i.xml");
  EXPECT_TRUE(item.has_value()) << to_text(item.error());
  const auto checked = check_item(item->item, library);
  if (!checked) return {checked.error().message};
  Names keys;
  for (const auto& finding : checked->report.findings) keys.push_back(finding.key);
  return keys;
}

TEST(CheckingItems, SaysWhatIsWrongWithTheItemAlone) {
  EXPECT_EQ(found(R"(<rule format="1" system="kill-team" id="a" name="A"><param name="n" value="1"/>)"
                  R"(<text>{n} {marker:1} {zone:x} {side:wardens} {rule:other}</text>)"
                  R"(<lua>function on_round_start(rule, battle) battle.markers:labelled("9") end</lua></rule>)"),
            Names());
  EXPECT_EQ(found(R"(<rule format="1" system="kill-team" id="a" name="A"><text>{n} {table:t}</text></rule>)"),
            (Names{"unknown-reference", "unknown-reference"}));
  EXPECT_EQ(found(R"(<rule format="1" system="kill-team" id="a" name="A"><lua>end</lua></rule>)"),
            Names{"script-does-not-compile"});
  EXPECT_EQ(found(R"(<stratagem format="1" system="kill-team" id="a" name="A" cost="1" currency="CP" side="wardens">)"
                  R"(<used at="battle-start"/><when>w</when><target>t</target><effect>e</effect></stratagem>)"),
            Names());
}

TEST(CheckingItems, LooksAtWhatGoesWithItAsWell) {
  EXPECT_EQ(found(R"(<rule format="1" system="kill-team" id="a" name="A">)"
                  R"(<with><rule id="b" name="B"><text>{n}</text></rule></with></rule>)"),
            Names{"unknown-reference"});
}

TEST(CheckingItems, LeavesToMissionsWhatOnlyTheyHave) {
  EXPECT_EQ(found(R"(<rule format="2" system="kill-team" id="a" name="A"><text>t</text><lua>)"
                  R"(function on_alarm(rule, battle) battle:raise("flood") end</lua></rule>)"),
            Names())
      << "other items may raise the one and hear of the other";
  EXPECT_EQ(found(R"(<rule format="2" system="kill-team" id="a" name="A"><text>t</text><lua>)"
                  R"(function on_round_strat(rule, battle) end</lua></rule>)"),
            Names{"unknown-event"});
  EXPECT_EQ(found(R"(<mission-objective format="2" system="kill-team" id="a" name="A" kind="end-game" group="early">)"
                  R"(<place what="barricade" inside="vault"/></mission-objective>)"),
            Names());
  EXPECT_EQ(found(R"(<rule format="2" system="kill-team" id="a" name="A"><place what="objectiv"/></rule>)"),
            Names{"unknown-word"});
  EXPECT_EQ(found(R"(<action format="2" system="kill-team" id="a" name="A" uses="turns"/>)"), Names{"unknown-word"});
}

TEST(CheckingItems, ExpectsNoObjectiveToGiveAllThePointsOfABattle) {
  // In Boarding Actions objectives count up to 90 points.
  const auto of = [](std::string_view points) {
    return found(R"(<mission-objective format="2" system="boarding-actions" id="a" name="A" kind="end-game">)"
                 R"(<scored at="battle-end"/><condition vp=")" +
                 std::string(points) + R"(" if="true">t</condition><text>t</text></mission-objective>)");
  };
  EXPECT_EQ(of("10"), Names());
  EXPECT_EQ(of("91"), Names{"victory-points"}) << "too many even so";
}

TEST(CheckingItems, FindsNothingGraveInThoseThatShip) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t items = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::item) continue;
    SCOPED_TRACE(entry.path.string());
    const auto item = read_item(entry);
    ASSERT_TRUE(item.has_value()) << to_text(item.error());
    const auto checked = check_item(item->item, library);
    ASSERT_TRUE(checked.has_value()) << to_text(checked.error());
    for (const auto& finding : checked->report.findings) {
      EXPECT_LE(finding.level, Level::note) << to_text(finding.message);
    }
    ++items;
  }
  EXPECT_GT(items, 50U);
}

TEST(CheckingItems, FindsNothingInTheActionsOfGamesThatShip) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t actions = 0;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::system) continue;
    const auto checked = check_system(library.system(Id(entry.id.text())).value());
    for (const auto& finding : checked.report.findings) ADD_FAILURE() << entry.id.text() << to_text(finding.message);
    actions += checked.mission.actions->size();
  }
  EXPECT_GE(actions, 4U);
}

TEST(CheckingItems, SaysWhatIsWrongWithTheActionsOfAGame) {
  const auto system =
      read_system(R"(<system format="2" id="s" version="1" name="S"><set-up/><sequence rounds="4" round="r" turn="t"/>)"
                  R"(<action id="a" name="A" uses="never"><text>{action:b} {n}</text></action>)"
                  R"(<action id="b" name="B"><lua>end</lua></action></system>)",
                  "s.xml");
  ASSERT_TRUE(system.has_value()) << to_text(system.error());
  Names keys;
  for (const auto& finding : check_system(*system).report.findings) keys.push_back(finding.key);
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(keys, (Names{"script-does-not-compile", "unknown-reference", "unknown-word"}));
}

TEST(CheckingItems, NeedsItsGame) {
  const auto said = found(R"(<rule format="1" system="no-game" id="a" name="A"/>)");
  ASSERT_EQ(said.size(), 1U);
  EXPECT_NE(said.front().find("there is no system \"no-game\""), std::string::npos) << said.front();
}

}  // namespace
}  // namespace bulkhead::test
