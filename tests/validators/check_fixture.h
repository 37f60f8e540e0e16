// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"
#include "validators/engine/report.h"

namespace bulkhead::test {

/// These checks, or all of the room, on a mission.
[[nodiscard]] CheckReport check(const Mission& mission, const std::vector<Check>& checks = battlefield_checks());

/// What one check finds, each finding as its addresses parted by blanks: `B2 B3`, `#o1`; empty for none.
[[nodiscard]] std::vector<std::string> places_found(const Mission& mission, std::string_view key,
                                                    const std::vector<Check>& checks = battlefield_checks());

/// What a check of the room observes, with its fixes not yet made.
[[nodiscard]] std::vector<Observation> observations(std::string_view key, const CheckContext& context);

/// The sentences of one check's findings.
[[nodiscard]] std::vector<std::string> sentences(const Mission& mission, std::string_view key,
                                                 const std::vector<Check>& checks = battlefield_checks());

/// The text of the first fix of each of one check's findings; empty for a finding without.
[[nodiscard]] std::vector<std::string> fixes_found(const Mission& mission, std::string_view key);

/// Broken board → one finding at these places → each of its fixes (as many as said), applied through History → gone →
/// undone → back. A fix also does the same when read back from its text.
void expect_fixed(const Mission& mission, std::string_view key, const std::string& places, std::size_t fixes = 1,
                  const std::vector<Check>& checks = battlefield_checks());

/// Changes the first board's lattice.
template <typename Change>
[[nodiscard]] Mission with_lattice(Mission mission, const Change& change) {
  Board board = *mission.boards.front();
  change(*board.lattice());
  mission.boards.front() = board;
  return mission;
}

/// With a hatchway of that access on an edge of the first board.
[[nodiscard]] Mission with_hatchway(Mission mission, std::string_view edge, HatchAccess access);
[[nodiscard]] Mission with_cell(Mission mission, std::string_view cell, CellKind kind);
[[nodiscard]] Mission with_node(Mission mission, std::string_view node, NodePiece piece);
/// With a second board, of that size, at a place of the battlefield given in millimetres.
[[nodiscard]] Mission with_board(Mission mission, LatticeSize size, int x, int y);
[[nodiscard]] Mission with_marker(Mission mission, std::string_view id, std::string_view kind, std::string_view label,
                                  std::string_view at = "A1");
/// With a zone of kind `drop-zone` on cells such as `A1 2:B3`.
[[nodiscard]] Mission with_zone(Mission mission, std::string_view id, std::string_view side, std::string_view cells);
/// With an area on cells such as `A1 2:B3`.
[[nodiscard]] Mission with_area(Mission mission, std::string_view id, std::string_view kind, std::string_view cells);
[[nodiscard]] Mission with_link(Mission mission, std::string_view kind, std::string_view from, std::string_view to);
/// With a rule that does this.
[[nodiscard]] Mission with_lua(Mission mission, std::string_view id, std::string_view lua);
/// With a mission objective of one condition, worth 5 points.
[[nodiscard]] Mission with_condition(Mission mission, std::string_view id, std::string_view expression);
/// With a limit of the mission's own.
[[nodiscard]] Mission with_limit(Mission mission, std::string_view id, const Limit::Value& value);
/// With a board without lattice, 300 × 300 mm, 1 m to the right.
[[nodiscard]] Mission with_plain_board(Mission mission);

}  // namespace bulkhead::test
