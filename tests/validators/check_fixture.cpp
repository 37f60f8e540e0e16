// SPDX-License-Identifier: MIT
#include "tests/validators/check_fixture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "model/base/plain_text.h"
#include "model/edit/history.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

std::vector<Finding> findings(const Mission& mission, std::string_view key,
                              const std::vector<Check>& checks = battlefield_checks()) {
  std::vector<Finding> result;
  for (auto& finding : check(mission, checks).findings) {
    if (finding.key == key) result.push_back(std::move(finding));
  }
  return result;
}

template <typename T>
void append(Part<std::vector<T>>& part, T item) {
  auto items = *part;
  items.push_back(std::move(item));
  part = std::move(items);
}

CellsShape cells_shape(std::string_view cells) {
  CellsShape shape;
  for (const auto cell : split_words(cells)) shape.cells.push_back(parse_cell_address(cell).value());
  return shape;
}

void expect_fix_works(const Mission& mission, std::string_view key, const Edit& fix, const std::vector<Check>& checks) {
  const auto text = fix.text_form(mission);
  SCOPED_TRACE(text);
  const auto before = places_found(mission, key, checks);
  History history(mission);
  const auto applied = history.apply(fix);
  ASSERT_TRUE(applied) << applied.error().message;
  EXPECT_EQ(places_found(*history.current(), key, checks), std::vector<std::string>());
  const auto read_back = parse_edit(mission, text);
  ASSERT_TRUE(read_back) << read_back.error().message;
  EXPECT_EQ(read_back->apply(mission).value(), *history.current());
  history.undo();
  EXPECT_EQ(places_found(*history.current(), key, checks), before);
}

/// What a finding says is among what its check states, so that it can be translated.
void expect_stated(const std::vector<Check>& checks, const Finding& finding) {
  const auto check = std::find_if(checks.begin(), checks.end(), [&](const Check& c) { return c.key == finding.key; });
  const MessageText said{finding.message.id, finding.message.pattern};
  EXPECT_NE(std::find(check->messages.begin(), check->messages.end(), said), check->messages.end()) << said.id;
}

}  // namespace

CheckReport check(const Mission& mission, const std::vector<Check>& checks) {
  const auto snapshot = Snapshot::make(mission);
  auto report = run_checks(checks, {mission, snapshot, {}});
  for (const auto& finding : report.findings) expect_stated(checks, finding);
  return report;
}

std::vector<std::string> places_found(const Mission& mission, std::string_view key, const std::vector<Check>& checks) {
  std::vector<std::string> result;
  for (const auto& finding : findings(mission, key, checks)) {
    std::string places;
    for (const auto& address : finding.addresses) places += (places.empty() ? "" : " ") + to_text(mission, address);
    result.push_back(places);
  }
  return result;
}

std::vector<Observation> observations(std::string_view key, const CheckContext& context) {
  const auto checks = battlefield_checks();
  return std::find_if(checks.begin(), checks.end(), [&](const Check& check) { return check.key == key; })->run(context);
}

std::vector<std::string> sentences(const Mission& mission, std::string_view key, const std::vector<Check>& checks) {
  std::vector<std::string> result;
  for (const auto& finding : findings(mission, key, checks)) result.push_back(to_text(finding.message));
  return result;
}

std::vector<std::string> fixes_found(const Mission& mission, std::string_view key) {
  std::vector<std::string> result;
  for (const auto& finding : findings(mission, key)) {
    result.push_back(finding.fixes().empty() ? "" : finding.fixes().front().text_form(mission));
  }
  return result;
}

void expect_fixed(const Mission& mission, std::string_view key, const std::string& places, std::size_t fixes,
                  const std::vector<Check>& checks) {
  ASSERT_EQ(places_found(mission, key, checks), std::vector<std::string>{places});
  const auto finding = findings(mission, key, checks).front();
  EXPECT_FALSE(to_text(finding.message).empty());
  EXPECT_EQ(finding.fixes().size(), fixes);
  for (const auto& fix : finding.fixes()) expect_fix_works(mission, key, fix, checks);
}

Mission with_hatchway(Mission mission, std::string_view edge, HatchAccess access) {
  return with_lattice(std::move(mission), [&](Lattice& lattice) {
    Hatchway hatchway;
    hatchway.access = std::move(access);
    lattice.set_hatchway(parse_edge(edge).value(), hatchway);
  });
}

Mission with_cell(Mission mission, std::string_view cell, CellKind kind) {
  return with_lattice(std::move(mission), [&](Lattice& lattice) { lattice.set_cell(parse_cell(cell).value(), kind); });
}

Mission with_node(Mission mission, std::string_view node, NodePiece piece) {
  return with_lattice(std::move(mission), [&](Lattice& lattice) {
    lattice.set_node(parse_node(node).value(), {piece, std::nullopt});
  });
}

Mission with_board(Mission mission, LatticeSize size, int x, int y) {
  Board board = *empty_mission(size).boards.front();
  board.at = {Length::millimetres(x), Length::millimetres(y)};
  mission.boards.emplace_back(board);
  return mission;
}

Mission with_marker(Mission mission, std::string_view id, std::string_view kind, std::string_view label,
                    std::string_view at) {
  append(mission.markers, Marker{Id(id), Id(kind), std::string(label), parse_place(at).value(), std::nullopt, {}});
  return mission;
}

Mission with_zone(Mission mission, std::string_view id, std::string_view side, std::string_view cells) {
  append(mission.zones, Zone{Id(id), Id("drop-zone"), Id(side), "", cells_shape(cells), {}});
  return mission;
}

Mission with_area(Mission mission, std::string_view id, std::string_view kind, std::string_view cells) {
  append(mission.areas, Zone{Id(id), Id(kind), std::nullopt, "", cells_shape(cells), {}});
  return mission;
}

Mission with_link(Mission mission, std::string_view kind, std::string_view from, std::string_view to) {
  append(mission.links, Link{Id(kind), Id(from), Id(to), {}});
  return mission;
}

Mission with_lua(Mission mission, std::string_view id, std::string_view lua) {
  append(mission.rules, Rule{{Id(id), "", std::nullopt, {}, std::string(lua), {}}, ""});
  return mission;
}

Mission with_condition(Mission mission, std::string_view id, std::string_view expression) {
  MissionObjective objective{{Id(id), "", std::nullopt, {}, "", {}}, Id("progressive"), "", {}, {}};
  objective.conditions = {{5, std::string(expression), "", {}}};
  append(mission.objectives, std::move(objective));
  return mission;
}

Mission with_limit(Mission mission, std::string_view id, const Limit::Value& value) {
  append(mission.limits, Limit{Id(id), value, "", {}});
  return mission;
}

Mission with_plain_board(Mission mission) {
  Board board;
  board.ground = PlainGround{Length::millimetres(300), Length::millimetres(300)};
  board.at = {Length::millimetres(1000), Length()};
  mission.boards.emplace_back(board);
  return mission;
}

}  // namespace bulkhead::test
