// SPDX-License-Identifier: MIT
#include "editor/tools/texts/table_form.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/texts/form.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"

/// Tables in forms: no cell is parted from the next by a sign that somebody types.
namespace bulkhead::test {
namespace {

using Row = RowsField::Row;

Mission with_table(const MissionTable& table) {
  auto mission = empty_mission();
  mission.tables = std::vector<MissionTable>{table};
  return mission;
}

MissionTable profiles() {
  auto table = fresh<MissionTable>(Id("profiles"));
  table.name = "Profiles";
  table.columns = "WS | BS|Sv";
  table.rows = {{.name = "Drone", .text = "2|3 | 4+"}, {.name = "Gun", .text = "1"}};
  return table;
}

RowsField field_of(const Mission& mission, const std::string& key) {
  const auto form = form_of(mission, mission.tables->front().id);
  const auto found = std::find_if(form.begin(), form.end(), [&](const FormField& field) { return field.key == key; });
  return std::get<RowsField>(found->field);
}

MissionTable after(const Mission& mission, const std::string& key, const std::vector<Row>& rows) {
  return field_of(mission, key).change(mission, rows)->apply(mission)->tables->front();
}

std::vector<std::string> labels(const RowsField& field) {
  std::vector<std::string> result;
  for (const auto& column : field.columns) result.push_back(column.label);
  return result;
}

std::vector<std::string> texts(const MissionTable& table) {
  std::vector<std::string> result;
  for (const auto& row : table.rows) result.push_back(row.text);
  return result;
}

TEST(TableForm, HasAColumnForEachHeading) {
  const auto mission = with_table(profiles());
  EXPECT_EQ(field_of(mission, "columns").rows, (std::vector<Row>{{"WS"}, {"BS"}, {"Sv"}}));
  const auto rows = field_of(mission, "rows");
  EXPECT_EQ(labels(rows), (std::vector<std::string>{"Name", "Item", "Calls", "WS", "BS", "Sv"}));
  EXPECT_EQ(rows.rows, (std::vector<Row>{{"Drone", "", "", "2", "3", "4+"}, {"Gun", "", "", "1", "", ""}}));
}

TEST(TableForm, WritesCellsWithBarsAndLeavesOtherRowsAlone) {
  const auto mission = with_table(profiles());
  auto rows = field_of(mission, "rows").rows;
  rows[1][4] = "5";
  EXPECT_EQ(texts(after(mission, "rows", rows)), (std::vector<std::string>{"2|3 | 4+", "1 | 5"}))
      << "what nobody has changed stays as it is written";
  rows[1] = {"Gun", "", "", "", "", "6+"};
  EXPECT_EQ(texts(after(mission, "rows", rows)).back(), " |  | 6+");
}

TEST(TableForm, RefusesABarInACell) {
  const auto mission = with_table(profiles());
  const auto field = field_of(mission, "rows");
  auto rows = field.rows;
  rows[0][3] = "2|";
  const auto wrong = field.wrong(rows);
  ASSERT_TRUE(wrong.has_value());
  EXPECT_EQ(wrong->row, 0U);
  EXPECT_EQ(wrong->column, 3U);
  EXPECT_FALSE(field.change(mission, rows).has_value());
  EXPECT_TRUE(field_of(mission, "columns").wrong({{"a|b"}}).has_value());
}

TEST(TableForm, MovesCellsWithTheirHeadings) {
  const auto mission = with_table(profiles());
  auto table = after(mission, "columns", {{"Sv"}, {"WS"}, {"BS"}});
  EXPECT_EQ(table.columns, "Sv | WS | BS");
  EXPECT_EQ(texts(table), (std::vector<std::string>{"4+ | 2 | 3", " | 1"}));
  table = after(mission, "columns", {{"WS"}, {"Sv"}});
  EXPECT_EQ(texts(table), (std::vector<std::string>{"2 | 4+", "1"})) << "the cells of a column go with it";
  table = after(mission, "columns", {{"WS"}, {"BS"}, {"New"}, {"Sv"}});
  EXPECT_EQ(texts(table), (std::vector<std::string>{"2 | 3 |  | 4+", "1"}));
  table = after(mission, "columns", {{"WS"}, {"Shooting"}, {"Sv"}});
  EXPECT_EQ(texts(table), (std::vector<std::string>{"2 | 3 | 4+", "1"})) << "another name for the same column";
}

TEST(TableForm, ItsFirstColumnTakesOverWhatRowsSay) {
  auto plain = profiles();
  plain.columns = "";
  plain.rows = {{.name = "Drone", .text = "Hovers."}};
  const auto mission = with_table(plain);
  EXPECT_EQ(labels(field_of(mission, "rows")), (std::vector<std::string>{"Name", "Item", "Calls", "Text"}));
  EXPECT_EQ(texts(after(mission, "columns", {{"What it does"}})), std::vector<std::string>{"Hovers."});
  auto one = plain;
  one.columns = "What it does";
  const auto table = after(with_table(one), "columns", {});
  EXPECT_EQ(table.columns, "");
  EXPECT_EQ(texts(table), std::vector<std::string>{"Hovers."});
}

TEST(TableForm, GoesOnWithTheNextResultOfItsDie) {
  auto rolled = profiles();
  rolled.columns = "";
  rolled.die = Dice{1, 6, 0};
  rolled.rows.clear();
  EXPECT_EQ(field_of(with_table(rolled), "rows").fresh.front(), "1");
  rolled.rows = {{.on = "1-2"}, {.on = "3-4"}};
  EXPECT_EQ(labels(field_of(with_table(rolled), "rows")).front(), "On");
  EXPECT_EQ(field_of(with_table(rolled), "rows").fresh.front(), "5");
  rolled.rows.push_back({.on = "5-6"});
  EXPECT_EQ(field_of(with_table(rolled), "rows").fresh.front(), "") << "there are no more";
  rolled.die = Dice{1, 66, 0};
  rolled.rows = {{.on = "16"}};
  EXPECT_EQ(field_of(with_table(rolled), "rows").fresh.front(), "21");
}

TEST(TableForm, OffersTheFunctionsOfItsLua) {
  auto table = profiles();
  table.lua = "function pay(row)\nend\nlocal function owe(row) end\nx = function() end";
  const auto field = field_of(with_table(table), "rows");
  std::vector<std::string> names;
  for (const auto& choice : field.columns[2].choices) names.push_back(choice.value);
  EXPECT_EQ(names, (std::vector<std::string>{"pay", "owe"}));
}

}  // namespace
}  // namespace bulkhead::test
