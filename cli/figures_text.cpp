// SPDX-License-Identifier: MIT
#include "cli/figures_text.h"

#include <fmt/format.h>

#include <map>
#include <string_view>

#include "cli/console.h"
#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string number_text(const Figure<int>& figure) {
  return figure ? std::to_string(*figure) : "– " + to_text(figure.error());
}

std::string symmetry_text(const Figure<Symmetry>& figure) {
  if (!figure) return "– " + to_text(figure.error());
  std::string text;
  const auto add = [&](bool holds, std::string_view what) {
    if (holds) text += fmt::format("{}{}", text.empty() ? "" : ", ", what);
  };
  add(figure->rotate_180, "turned by 180°");
  add(figure->mirror_left_right, "left and right mirrored");
  add(figure->mirror_top_bottom, "top and bottom mirrored");
  return text.empty() ? "none" : text;
}

std::string route_text(const Figure<Route>& route) {
  if (!route) return "– " + to_text(route.error());
  return counted(route->hatchways, "hatchway") + ", " + counted(route->cells, "cell");
}

using Labels = std::map<Id, std::string_view>;

Labels labels_of(const Mission& mission) {
  Labels labels;
  for (const auto& marker : *mission.markers) labels.emplace(marker.id, marker.label);
  return labels;
}

/// A side and marker as people call them.
std::string name_of(const Mission& mission, const Labels& labels, const AccessFigure& access) {
  const auto* side = find_side(mission, access.side);
  const auto marker = labels.find(access.objective);
  const auto label = marker == labels.end() || marker->second.empty() ? access.objective.text() : marker->second;
  return fmt::format("{} to {}", name_or_id(side, access.side), label);
}

std::string board_text(const Mission& mission, const Board& board) {
  const auto bounds = board_bounds(mission, board);
  const auto size = fmt::format("{} × {}", to_text(bounds.bottom_right.x - bounds.top_left.x),
                                to_text(bounds.bottom_right.y - bounds.top_left.y));
  if (board.lattice() == nullptr) return size;
  const auto lattice = board.lattice()->size();
  return fmt::format("{} × {} cells, {}, {}", lattice.columns, lattice.rows, size, board.set->text());
}

}  // namespace

std::string info_line(std::string_view what, std::string_view value) {
  return fmt::format("  {:<22}{}\n", what, value);
}

std::string figures_text(const Mission& mission, const Figures& figures) {
  std::string text = terminal_line(figures.title) + "\n";
  text += info_line("game system", terminal_line(mission.system->name));
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    text += info_line(fmt::format("board {}", index + 1), board_text(mission, *mission.boards[index]));
  }
  const auto& counts = figures.counts;
  text += info_line("walls", std::to_string(counts.walls));
  text += info_line("hatchways", std::to_string(counts.hatchways));
  text += info_line("pillars", std::to_string(counts.pillars));
  text += info_line("wall ends", std::to_string(counts.wall_ends));
  const auto& on = figures.objectives_on;
  text += info_line("objectives", fmt::format("{} (on nodes {}, edges {}, cells {}, elsewhere {})", counts.objectives,
                                              on.nodes, on.edges, on.cells, on.free));
  text += info_line("terrain features", std::to_string(figures.features));
  text += info_line("regions", number_text(figures.regions_open));
  text += info_line("compartments", number_text(figures.compartments));
  text += info_line("terrain symmetry", symmetry_text(figures.symmetry));
  const auto lane = figures.longest_lane_cells ? number_text(figures.longest_lane_cells) + " cells"
                                               : number_text(figures.longest_lane_cells);
  text += info_line("longest lane", lane);
  const auto labels = labels_of(mission);
  for (const auto& access : figures.access) {
    text += info_line(terminal_line(name_of(mission, labels, access)), route_text(access.route));
  }
  return text;
}

}  // namespace bulkhead
