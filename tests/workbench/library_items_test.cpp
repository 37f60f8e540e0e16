// SPDX-License-Identifier: MIT
#include "workbench/library_items.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/library/item_edits.h"

namespace bulkhead::test {
namespace {

template <typename Thing>
bool holds(const std::vector<Thing>& all, const Thing& thing) {
  return std::find(all.begin(), all.end(), thing) != all.end();
}

TEST(LibraryItems, ThatAreShippedGoIntoAMissionAndOutAgainWhole) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::size_t items = 0;
  for (const auto& entry : library.templates()) {
    if (entry.item == nullptr) continue;
    SCOPED_TRACE(entry.path.string());
    ++items;
    const auto shipped = read_item(entry)->item;
    Mission mission;
    mission.system = library.system(shipped.system).value();
    const auto edits = edits_that_add(mission, shipped, {});
    ASSERT_TRUE(edits.has_value()) << edits.error().message;
    mission = edits->apply(mission).value();
    const auto out = item_for_others(mission, base_of(shipped.item).id).value();
    EXPECT_EQ(out.item.item, shipped.item);
    EXPECT_EQ(out.remarks, std::vector<std::string>());
    for (const auto& item : shipped.with) EXPECT_TRUE(holds(out.item.with, item)) << base_of(item).id.text();
    for (const auto& kind : shipped.zone_kinds) EXPECT_TRUE(holds(out.item.zone_kinds, kind)) << kind.id.text();
    for (const auto& kind : shipped.marker_kinds) EXPECT_TRUE(holds(out.item.marker_kinds, kind)) << kind.id.text();
  }
  EXPECT_GE(items, 60U);
}

TEST(LibraryItems, TakeAlongWhatTheirLuaNames) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  Mission mission;
  auto system = library.system(Id("kill-team")).value();
  auto den = fresh<ZoneKind>(Id("den"));
  den.name = "Den";
  system.zone_kinds.push_back(den);
  mission.system = system;
  auto rule = fresh<Rule>(Id("storm"));
  rule.name = "Storm";
  rule.lua = "battle:table(\"fate\") -- battle:table(\"other\")\nbattle.areas:of_kind(\"den\")";
  auto other = fresh<Rule>(Id("other"));
  mission.rules = std::vector{rule, other};
  auto objective = fresh<MissionObjective>(Id("hold"));
  objective.conditions.push_back({.victory_points = 1, .expression = "battle.areas:of_kind('den'):count() > 1"});
  mission.objectives = std::vector{objective};
  auto fate = fresh<MissionTable>(Id("fate"));
  fate.name = "Fate";
  mission.tables = std::vector{fate};
  const auto out = item_for_others(mission, Id("storm")).value();
  EXPECT_EQ(out.item.with, std::vector<AnyItem>{fate});
  EXPECT_EQ(out.item.zone_kinds, std::vector{den});
  EXPECT_EQ(item_for_others(mission, Id("hold"))->item.zone_kinds, std::vector{den});
}

}  // namespace
}  // namespace bulkhead::test
