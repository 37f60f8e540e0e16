// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "model/io/item_file.h"
#include "model/io/mission_file.h"
#include "tests/support/documents.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using test::mission_document;

ReadMission read(const std::string& document) {
  auto result = read_mission(document, "m.bulkhead", nullptr);
  EXPECT_TRUE(result.has_value()) << result.error().message;
  return std::move(result.value());
}

/// What is written is format 2, says the same, and needs no remark.
void expect_settled(const Mission& mission) {
  const auto written = write_mission(mission);
  EXPECT_NE(written.find("<mission format=\"2\""), std::string::npos);
  const auto again = read(written);
  EXPECT_TRUE(again.mission == mission);
  EXPECT_EQ(again.format, 2);
}

bool says(const std::vector<Error>& remarks, const std::string& words) {
  return std::any_of(remarks.begin(), remarks.end(),
                     [&](const Error& remark) { return remark.message.find(words) != std::string::npos; });
}

TEST(FormatOne, TheFrozenSampleReadsWithoutRemark) {
  const auto frozen = read(test::content_of(BULKHEAD_TEST_DATA "/format-1/sample.bulkhead"));
  EXPECT_EQ(frozen.format, 1);
  EXPECT_TRUE(frozen.remarks.empty());
  EXPECT_EQ(frozen.mission.stratagems->front().cost, Cost::exactly(1));
  EXPECT_EQ(frozen.mission.sides->front().role, std::nullopt);
  expect_settled(frozen.mission);
}

TEST(FormatOne, IsToldByTheRootAlone) {
  EXPECT_EQ(read_mission_format("<?xml version=\"1.0\"?>\n<mission id=\"m\" format='1'><bro"), 1);
  EXPECT_EQ(read_mission_format("<mission format=\"2\"/>"), 2);
  EXPECT_EQ(read_mission_format("<system format=\"1\"/>").error().message, "this is a <system>, not a <mission>");
  for (const auto* none : {"", "plain words", "<mission format=\"1\"", "<mission/>", "<mission format=\"one\"/>",
                           "<mission format=\"99\"/>"}) {
    EXPECT_FALSE(read_mission_format(none).has_value()) << none;
  }
}

TEST(FormatOne, FiguresWithNamesOfFieldsAreRenamedWithTheirReferences) {
  const auto old = read(
      mission_document("<rule id=\"r\" name=\"R\"><param name=\"cost\" value=\"3\"/><param name=\"from\" value=\"2\"/>"
                       "<text>{cost} and {from}, {{cost}}</text><lua>return rule.cost, rule.costly</lua></rule>"
                       "<rule id=\"s\" name=\"S\"><param name=\"each\" value=\"1\"/>"
                       "<param name=\"each-figure\" value=\"2\"/><lua>return rule.eaches</lua></rule>"));
  const auto& rules = *old.mission.rules;
  EXPECT_EQ(rules[0].params[0].name, Id("cost-figure"));
  EXPECT_EQ(rules[0].params[1].name, Id("from"));
  EXPECT_EQ(rules[0].text, "{cost-figure} and {from}, {{cost}}");
  EXPECT_EQ(rules[0].lua, "return rule.cost, rule.costly");
  EXPECT_EQ(rules[1].params[0].name, Id("each-figure-2"));
  ASSERT_EQ(old.remarks.size(), 2U);
  EXPECT_TRUE(says(old.remarks, "its Lua says \".cost\""));
  EXPECT_FALSE(says(old.remarks, "its Lua says \".each\""));
  expect_settled(old.mission);
}

TEST(FormatOne, FiguresThatAreRenamedAreSaidWhereTheyStand) {
  const std::string item =
      "<rule id=\"r\" name=\"R\">\n  <param name=\"from\" value=\"2\"/>\n  <param value=\"3\" name=\"cost\"/></rule>"
      "\n<action id=\"a\" name=\"A\"><param name=\"each\" value=\"1\"/></action>";
  const auto document = mission_document(item);
  const auto line = static_cast<int>(
      1 + std::count(document.begin(), document.begin() + static_cast<std::ptrdiff_t>(document.find(item)), '\n'));
  const auto old = read(document);
  ASSERT_EQ(old.remarks.size(), 3U);
  EXPECT_TRUE(old.remarks[0].message.starts_with("the figure \"cost\" of r"));
  EXPECT_EQ(old.remarks[0].line, line + 2);
  EXPECT_EQ(old.remarks[0].column, 26) << "where the name stands";
  EXPECT_TRUE(old.remarks[1].message.starts_with("the figure \"each\" of a"));
  EXPECT_EQ(old.remarks[1].line, line + 3);
  EXPECT_EQ(old.remarks[1].column, 38);
}

TEST(FormatOne, FiguresOfItemFilesAreRenamedAsWell) {
  const auto old = read_item_file(
                       "<rule format='1' system='duel' id='r' name='R'>\n<param name='cost' value='1'/>"
                       "<text>{cost}</text></rule>",
                       "r.xml")
                       .value();
  EXPECT_EQ(std::get<Rule>(old.item.item).text, "{cost-figure}");
  ASSERT_EQ(old.remarks.size(), 1U);
  EXPECT_EQ(to_text(old.remarks[0]).substr(0, 12), "r.xml:2:14: ");
  EXPECT_TRUE(read_item_file(write_item_file(old.item).value(), "r.xml")->remarks.empty());
}

TEST(FormatOne, ActionsAndDiceTablesAreReadWhereTheyCanBe) {
  const auto old = read(
      mission_document("<action id=\"a\" name=\"Signal\" later=\"x\"><who>Anybody.</who></action>"
                       "<dice-table id=\"d\" name=\"Fate\" die=\"D6\"><row on=\"1-6\">Nothing.</row></dice-table>"));
  ASSERT_EQ(old.mission.actions->size(), 1U);
  EXPECT_EQ(old.mission.actions->front().who, "Anybody.");
  ASSERT_EQ(old.mission.tables->size(), 1U);
  EXPECT_EQ(old.mission.tables->front().rows.front().text, "Nothing.");
  ASSERT_EQ(old.remarks.size(), 3U);
  EXPECT_TRUE(says(old.remarks, "\"later\" of <action> is not known"));
  EXPECT_TRUE(
      says(old.remarks, "<action> said nothing in format 1; it is read as the action that format 2 means by it"));
  EXPECT_TRUE(says(old.remarks,
                   "<dice-table> said nothing in format 1; it is read as the table that format 2 means by it "
                   "and written as <table>"));
  expect_settled(old.mission);
}

TEST(FormatOne, ActionsAndDiceTablesThatCannotBeReadAreKeptAndSaid) {
  const auto old = read(mission_document(
      "<action id=\"a\"><when>Now.</when></action><dice-table id=\"d\"><row from=\"1\"/></dice-table>"));
  EXPECT_TRUE(old.mission.actions->empty());
  EXPECT_TRUE(old.mission.tables->empty());
  ASSERT_EQ(old.remarks.size(), 2U);
  EXPECT_TRUE(says(old.remarks, "it is kept as <format-1-action>"));
  EXPECT_TRUE(says(old.remarks, "it is kept as <format-1-dice-table>"));
  const auto written = write_mission(old.mission);
  EXPECT_NE(written.find("<format-1-action id=\"a\"><when>Now.</when></format-1-action>"), std::string::npos);
  expect_settled(old.mission);
}

TEST(FormatTwo, RefusesWhatFormatOneLets) {
  auto document = mission_document("<rule id=\"r\" name=\"R\"><param name=\"cost\" value=\"3\"/></rule>");
  document.replace(document.find("format=\"1\""), 10, "format=\"2\"");
  const auto result = read_mission(document, "m.bulkhead", nullptr);
  ASSERT_FALSE(result.has_value());
  EXPECT_NE(result.error().message.find("cannot be called \"cost\""), std::string::npos);
}

}  // namespace
}  // namespace bulkhead
