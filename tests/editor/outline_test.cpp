// SPDX-License-Identifier: MIT
#include "editor/tools/inspector/outline.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

#include "editor/tools/selection/selection.h"
#include "tests/support/generators.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

/// The tree as text: `(mission (board-1 …))`.
std::string keys(const OutlineEntry& entry) {
  if (entry.children.empty()) return entry.key;
  std::string text = "(" + entry.key;
  for (const auto& child : entry.children) text += " " + keys(child);
  return text + ")";
}

Mission outlined_sample() {
  auto mission = test::with_drop_zones(test::mission_with({2, 2}, "A1/B1 A1/A2", "B1/B2"));
  mission = test::with_objective(mission, "o1", "A1", "1");
  mission.links = std::vector<Link>{{Id("lift"), Id("o1"), Id("attacker-drop-zone"), {}}};
  const Rule rule{{Id("venting"), "Venting decks", std::nullopt, {}, "", {}}, ""};
  mission.rules = std::vector<Rule>{rule};
  return mission;
}

const OutlineEntry& child(const OutlineEntry& entry, std::string_view key) {
  for (const auto& one : entry.children) {
    if (one.key == key) return one;
  }
  throw std::runtime_error("no such entry");
}

TEST(Outline, HoldsAllThatStands) {
  const auto tree = outline(outlined_sample());
  EXPECT_EQ(keys(tree),
            "(mission (board-1 (board-1/walls A1/A2 A1/B1) (board-1/hatchways B1/B2)) (zones #attacker-drop-zone "
            "#defender-drop-zone) (markers #o1) (links link-1) (sides #attacker #defender) (rules #venting))");
  EXPECT_EQ(tree.text, "Sample");
  EXPECT_EQ(child(tree, "board-1").text, "Board 1 (2 × 2)");
  EXPECT_EQ(child(child(tree, "board-1"), "board-1/walls").text, "Walls (2)");
  EXPECT_EQ(child(child(child(tree, "board-1"), "board-1/walls"), "A1/B1").text, "Wall A1/B1");
  EXPECT_EQ(child(child(tree, "zones"), "#attacker-drop-zone").text, "Drop zone (Attacker)");
  EXPECT_EQ(child(child(tree, "markers"), "#o1").text, "Objective 1");
  EXPECT_EQ(child(child(tree, "links"), "link-1").text, "Lift: Objective 1 – Drop zone (Attacker)");
  EXPECT_EQ(child(child(tree, "rules"), "#venting").text, "Venting decks");
}

TEST(Outline, FindsByText) {
  const auto tree = outline(outlined_sample());
  EXPECT_EQ(keys(filtered(tree, "hatch")), "(mission (board-1 (board-1/hatchways B1/B2)))");
  EXPECT_EQ(keys(filtered(tree, "drop defend")), "(mission (zones #defender-drop-zone))");
  EXPECT_EQ(keys(filtered(tree, "#o1")), "(mission (markers #o1))");
  EXPECT_EQ(keys(filtered(tree, "nothing like it")), "mission");
  EXPECT_EQ(filtered(tree, " "), tree);
}

TEST(Outline, CutsEndlessGroupsShort) {
  auto mission = test::empty_mission({256, 256});
  auto board = *mission.boards.front();
  for (int row = 0; row < 256; ++row) {
    for (int column = 0; column < 256; ++column) board.lattice()->set_wall({column, row, Axis::horizontal});
  }
  mission.boards.front() = board;
  const auto tree = outline(mission);
  const auto& walls = child(child(tree, "board-1"), "board-1/walls");
  EXPECT_EQ(walls.text, "Walls (65536)");
  ASSERT_EQ(walls.children.size(), most_outline_entries + 1);
  EXPECT_EQ(walls.children.back().text, "63536 more");
  EXPECT_FALSE(walls.children.back().address.has_value());
}

TEST(Outline, StandsEmptyMissions) { EXPECT_TRUE(outline(Mission()).children.empty()); }

void collect(const OutlineEntry& entry, std::multiset<std::string>& all, std::vector<Address>& addresses) {
  all.insert(entry.key);
  if (entry.address) addresses.push_back(*entry.address);
  for (const auto& one : entry.children) collect(one, all, addresses);
}

RC_GTEST_PROP(Outline, HasEverythingThatCanBeSelectedOnce, (const Mission& mission)) {
  std::multiset<std::string> all;
  std::vector<Address> addresses;
  collect(outline(mission), all, addresses);
  for (const auto& key : all) RC_ASSERT(all.count(key) == 1U);
  const Selection listed(addresses);
  for (const auto& address : addresses) RC_ASSERT(exists(mission, address));
  const auto standing = everything(mission);
  RC_PRE(standing.size() < most_outline_entries);
  for (const auto& address : standing.addresses()) RC_ASSERT(listed.contains(address));
}

}  // namespace
}  // namespace bulkhead
