// SPDX-License-Identifier: MIT
#include "analysis/cells/access.h"

#include <algorithm>
#include <array>

#include "analysis/cells/floor_cells.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

struct AccessArrow {
  std::vector<Vec> points;
  /// The cells on the way and what lies right beside them.
  std::vector<Loop> ground;
  std::size_t side = 0;
  /// "2 hatchways, 7 cells"
  std::string words;
};

/// Full, dashed, dotted …
Stroke access_line(const Design& design, std::size_t side) {
  static const std::array<std::vector<double>, 4> dashes = {
      std::vector<double>{}, std::vector<double>{9, 4}, std::vector<double>{2, 4}, std::vector<double>{12, 3, 2, 3}};
  return {2.6, side_style(design, side).colour, dashes[side % dashes.size()], Stroke::Cap::butt, Stroke::Join::round};
}

class AccessLayer final : public Layer {
 public:
  AccessLayer(std::vector<std::string> sides, std::vector<AccessArrow> arrows)
      : sides_(std::move(sides)), arrows_(std::move(arrows)) {}

  void draw(const TablePainter& painter) const override {
    for (const auto& arrow : arrows_) draw(painter, arrow);
  }

  [[nodiscard]] std::vector<OverlayWord> words(const Design& design) const override {
    std::vector<OverlayWord> all;
    for (const auto& arrow : arrows_) {
      all.push_back({arrow.words, access_line(design, arrow.side).colour, arrow.ground});
    }
    return all;
  }

  [[nodiscard]] std::vector<Segment> lines() const override {
    std::vector<Segment> all;
    for (const auto& arrow : arrows_) {
      for (std::size_t index = 1; index < arrow.points.size(); ++index) {
        all.push_back({arrow.points[index - 1], arrow.points[index]});
      }
    }
    return all;
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries;
    for (std::size_t side = 0; side < sides_.size(); ++side) {
      const bool there =
          std::any_of(arrows_.begin(), arrows_.end(), [&](const AccessArrow& arrow) { return arrow.side == side; });
      if (!there) continue;
      entries.push_back({"side-" + std::to_string(side), translate("{}: best way to each objective", {sides_[side]}),
                         line_sample(access_line(design, side))});
    }
    if (arrows_.empty()) entries.push_back(only_words("none", translate("No way from a zone to an objective")));
    return entries;
  }

 private:
  void draw(const TablePainter& painter, const AccessArrow& arrow) const {
    // Sides that go the same way run beside each other.
    const double aside = 4.0 * (static_cast<double>(arrow.side) - 0.5 * static_cast<double>(sides_.size() - 1));
    std::vector<Vec> points;
    for (const auto point : arrow.points) points.push_back(painter.at(point) + Vec{aside, aside});
    points.back() = painter.at(arrow.points.back());
    Path way;
    way.move_to(points.front());
    for (std::size_t index = 1; index < points.size(); ++index) way.line_to(points[index]);
    const auto line = access_line(painter.design(), arrow.side);
    painter.line_on_paper(way, line);
    painter.canvas().fill(Path::circle(points.front(), 4), line.colour);
    if (points.size() == 1) return;
    painter.arrow_head(points.back(), points.back() - points[points.size() - 2], line.colour);
  }

  std::vector<std::string> sides_;
  std::vector<AccessArrow> arrows_;
};

/// From cell to cell: what a step costs, and where it leads.
struct Step {
  std::uint32_t to = 0;
  int hatchways = 0;
};

std::vector<std::vector<Step>> steps_of(const CellGraph& graph, const Id& side) {
  std::vector<std::vector<Step>> steps(graph.cell_count());
  for (const auto& pair : graph.neighbours()) {
    if (pair.kind == EdgeKind::wall) continue;
    if (pair.kind == EdgeKind::hatchway && graph.locks()[pair.lock].bars(side)) continue;
    steps[pair.first].push_back({pair.second, pair.hatchways});
    steps[pair.second].push_back({pair.first, pair.hatchways});
  }
  for (const auto& link : graph.links()) {
    for (const auto a : link.from) {
      for (const auto b : link.to) {
        steps[a].push_back({b, 0});
        steps[b].push_back({a, 0});
      }
    }
  }
  return steps;
}

/// A best route from where the side starts to a cell, told by the costs alone: each cell's best route goes on from a
/// neighbour's.
std::vector<std::uint32_t> cells_of_route(const Routes& routes, const std::vector<std::vector<Step>>& steps,
                                          std::uint32_t goal) {
  std::vector<std::uint32_t> cells = {goal};
  auto cost = *routes.to(goal);
  while (cost != Route{}) {
    const auto& around = steps[cells.back()];
    const auto before = std::find_if(around.begin(), around.end(), [&](const Step& step) {
      const auto there = routes.to(step.to);
      return there && Route{there->hatchways + step.hatchways, there->cells + 1} == cost;
    });
    if (before == around.end()) break;
    cells.push_back(before->to);
    cost = *routes.to(before->to);
  }
  std::reverse(cells.begin(), cells.end());
  return cells;
}

/// Ends a way at the rim of a marker.
void lead_to_rim(std::vector<Vec>& points, Vec marker) {
  const auto back = points.back() - marker;
  const double distance = length_of(back);
  points.push_back(distance > marker_radius ? marker + back * (marker_radius / distance) : marker);
}

/// Half a cell more on every side: words beside a way do not fit between it and the rim of its own cells.
std::vector<Loop> ground_beside(std::vector<Rect> cells) {
  for (auto& cell : cells) cell = cell.grown(std::min(cell.size.x, cell.size.y) / 2);
  return outline_of(cells);
}

std::string words_of(const Route& route) {
  const auto number = [](int count) { return static_cast<std::size_t>(count); };
  return counted(number(route.hatchways), marked("1 hatchway"), marked("{} hatchways")) + ", " +
         counted(number(route.cells), marked("1 cell"), marked("{} cells"));
}

/// The best route of every side to every objective, hatchways before cells (see Routes).
std::shared_ptr<const Layer> compute_access(const OverlayInput& input, const OverlayFocus&, const std::stop_token&) {
  const auto& mission = *input.mission;
  const auto& graph = input.snapshot.graph();
  std::vector<std::string> sides;
  std::vector<AccessArrow> arrows;
  for (const auto& start : input.snapshot.sides()) {
    const auto* side = find_side(mission, start.side);
    sides.push_back(side == nullptr ? start.side.text() : side->name);
    const auto steps = steps_of(graph, start.side);
    for (const auto& marker : *mission.markers) {
      if (!is_objective(marker) || !exists(mission, marker.at)) continue;
      const auto goals = floor_cells_at(mission, graph, marker.at);
      const auto best = start.routes.to_any(goals);
      if (!best) continue;
      const auto goal =
          *std::find_if(goals.begin(), goals.end(), [&](std::uint32_t cell) { return start.routes.to(cell) == best; });
      AccessArrow arrow;
      const auto cells = cells_of_route(start.routes, steps, goal);
      for (const auto cell : cells) arrow.points.push_back(input.on_table(cell));
      arrow.ground = ground_beside(input.cells_on_table(cells));
      lead_to_rim(arrow.points, input.table.at(mission, marker.at));
      arrow.side = sides.size() - 1;
      arrow.words = words_of(*best);
      arrows.push_back(std::move(arrow));
    }
  }
  return std::make_shared<AccessLayer>(std::move(sides), std::move(arrows));
}

}  // namespace

MapOverlay access_overlay() {
  return {.key = "access",
          .name = marked("Access"),
          .help = marked("Show each side's best way to each objective"),
          .kind = MapOverlay::Kind::line,
          .pace = MapOverlay::Pace::at_once,
          .compute = compute_access};
}

}  // namespace bulkhead
