// SPDX-License-Identifier: MIT
#include "model/mission/table_cells.h"

#include <gtest/gtest.h>

#include "model/mission/fields.h"

namespace bulkhead {
namespace {

using Cells = std::vector<std::string>;

TEST(TableCells, ArePartedByBars) {
  EXPECT_EQ(table_cells("a | b|c", 3), (Cells{"a", "b", "c"}));
  EXPECT_EQ(table_cells("a", 3), (Cells{"a", "", ""}));
  EXPECT_EQ(table_cells("a|b|c", 2), (Cells{"a", "b|c"})) << "nothing is lost";
  EXPECT_EQ(table_cells(" a|b ", 1), Cells{"a|b"});
}

TEST(TableCells, AreAsManyAsHeadings) {
  auto table = fresh<MissionTable>(Id("table"));
  EXPECT_EQ(table_headings(table), Cells());
  table.columns = "  ";
  EXPECT_EQ(table_headings(table), Cells());
  table.columns = "Result";
  EXPECT_EQ(table_headings(table), Cells{"Result"});
  table.columns = " Unit |  | Wounds";
  EXPECT_EQ(table_headings(table), (Cells{"Unit", "", "Wounds"}));
}

}  // namespace
}  // namespace bulkhead
