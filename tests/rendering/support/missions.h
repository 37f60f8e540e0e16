// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// Changes the first board.
template <typename Change>
[[nodiscard]] Mission with_board_changed(Mission mission, const Change& change) {
  Board board = *mission.boards.front();
  change(board);
  mission.boards.front() = board;
  return mission;
}

[[nodiscard]] Mission with_hatchway(Mission mission, std::string_view edge, const Hatchway& hatchway);
/// A second board like an empty first one, its top-left corner at a place in millimetres.
[[nodiscard]] Mission with_second_board(Mission mission, LatticeSize size, int x, int y, int level = 0);
[[nodiscard]] Mission with_zone(Mission mission, std::string_view id, std::string_view kind, std::string_view side,
                                std::string_view name, Shape shape);
[[nodiscard]] Mission with_area(Mission mission, std::string_view id, std::string_view name, Shape shape,
                                std::string_view kind = "shrine");
/// Cells such as `A1 2:B3`.
[[nodiscard]] CellsShape cells(std::string_view list);
[[nodiscard]] Mission with_marker(Mission mission, std::string_view id, std::string_view kind, std::string_view label,
                                  std::string_view at);
[[nodiscard]] Mission with_link(Mission mission, std::string_view kind, std::string_view from, std::string_view to);

/// A mission of usual size: one Gallowdark board (now and then two side by side) with walls, hatchways of every kind,
/// zones and areas with names, objectives and other markers, links. The same for the same number.
[[nodiscard]] Mission usual_mission(unsigned number);

/// The same with Gallowdark as it is shipped: with its list of pieces, and hatchways 46 mm wide.
[[nodiscard]] Mission with_shipped_gallowdark(Mission mission);

/// A mission of a file below the source folder, with the shipped templates.
[[nodiscard]] Mission mission_of_file(std::string_view path);

/// Where the missions lie that together show everything a map can: names of files below the source folder.
[[nodiscard]] std::vector<std::string> map_files();

/// All missions and killzones under `templates/`, and the mission of docs/format.
[[nodiscard]] std::vector<Mission> shipped_missions();

}  // namespace bulkhead::test
