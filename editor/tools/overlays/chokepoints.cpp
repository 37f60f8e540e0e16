// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "analysis/compartment_graph/compartment_graph.h"
#include "analysis/compartment_graph/hatchway_loads.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

struct LoadedHatchway {
  OverlayInput::Edge at;
  /// Of all routes, 0 to 1.
  double share = 0;
  /// Without it a region falls apart.
  bool bridge = false;

  /// That marks it, on the table.
  [[nodiscard]] Segment bar() const { return {at.middle - at.along * 0.8, at.middle + at.along * 0.8}; }
  /// In one piece: no line breaks within.
  [[nodiscard]] std::string percent() const { return fmt::format("{}\u00A0%", std::lround(share * 100)); }
};

/// Half of what walls are thick, in millimetres.
constexpr double wall_reach = 3;

Colour load_colour(const Design& design) { return design.sides[3].colour; }
/// Of the bar that marks a hatchway.
double load_width(double share) { return 4 + 14 * std::clamp(share, 0.0, 1.0); }
Stroke bar_of(const Design& design, double width) { return plain_line(width, load_colour(design).faded(0.55)); }
Stroke dead_end_line(const Design& design) {
  return {4, load_colour(design), {7, 5}, Stroke::Cap::butt, Stroke::Join::miter};
}

class ChokepointsLayer final : public Layer {
 public:
  /// `estimated`: the shares are.
  ChokepointsLayer(std::vector<LoadedHatchway> hatchways, bool estimated, std::vector<std::vector<Loop>> dead_ends)
      : hatchways_(std::move(hatchways)), estimated_(estimated), dead_ends_(std::move(dead_ends)) {}

  void draw(const TablePainter& painter) const override {
    for (const auto& room : dead_ends_) {
      // Inside, where the walls around do not cover it.
      auto line = dead_end_line(painter.design());
      line.width += 2 * painter.view().zoom() * wall_reach;
      line.width *= 2;
      painter.canvas().push_clip(painter.path(room));
      painter.canvas().stroke(painter.path(room), line);
      painter.canvas().pop_clip();
    }
    for (const auto& hatchway : hatchways_) draw(painter, hatchway);
  }

  [[nodiscard]] std::vector<OverlayWord> words(const Design& design) const override {
    std::vector<OverlayWord> all;
    for (const auto& hatchway : hatchways_) {
      all.push_back({hatchway.percent(), load_colour(design), {}, hatchway.at.middle, hatchway.bar()});
    }
    return all;
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries = {
        {"load",
         translate(estimated_ ? marked("About the share of all routes through a hatchway (estimated)")
                              : marked("Share of all routes through a hatchway")),
         line_sample(bar_of(design, 6))}};
    const auto bridges = static_cast<std::size_t>(
        std::count_if(hatchways_.begin(), hatchways_.end(), [](const auto& hatchway) { return hatchway.bridge; }));
    if (bridges > 0) {
      entries.push_back({"bridge",
                         counted(bridges, marked("1 only way between two parts (bars at its ends)"),
                                 marked("{} only ways between two parts (bars at their ends)")),
                         line_sample(plain_line(3, load_colour(design)))});
    }
    if (!dead_ends_.empty()) {
      entries.push_back({"dead-end", counted(dead_ends_.size(), marked("1 dead end"), marked("{} dead ends")),
                         line_sample(dead_end_line(design))});
    }
    return entries;
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    for (const auto& hatchway : hatchways_) {
      if (length_of(on_table - hatchway.at.middle) > length_of(hatchway.at.along) / 2) continue;
      const auto share = estimated_ ? translate("about {}", {hatchway.percent()}) : hatchway.percent();
      return translate(
          hatchway.bridge ? marked("{} of all routes, the only way between two parts") : marked("{} of all routes"),
          {share});
    }
    return {};
  }

 private:
  static void draw(const TablePainter& painter, const LoadedHatchway& hatchway) {
    const auto middle = painter.at(hatchway.at.middle);
    const auto along = hatchway.at.along * (painter.view().zoom() * 0.8);
    painter.canvas().stroke(Path::line(middle - along, middle + along),
                            bar_of(painter.design(), load_width(hatchway.share)));
    if (!hatchway.bridge) return;
    // Two bars across: here the board falls apart.
    const Vec across = Vec{-along.y, along.x} * (9 / std::max(1.0, length_of(along)));
    for (const double end : {-1.0, 1.0}) {
      const auto place = middle + along * end;
      painter.line_on_paper(Path::line(place - across, place + across),
                            {3, load_colour(painter.design()), {}, Stroke::Cap::round, Stroke::Join::miter});
    }
  }

  std::vector<LoadedHatchway> hatchways_;
  bool estimated_;
  std::vector<std::vector<Loop>> dead_ends_;
};

/// Whatever state hatchways are in.
std::shared_ptr<const Layer> compute_chokepoints(const OverlayInput& input, const OverlayFocus&,
                                                 const std::stop_token& stop) {
  const auto& graph = input.snapshot.graph();
  const CompartmentGraph compartments(graph, input.snapshot.compartments());
  const auto chokepoints = chokepoints_of(compartments);
  std::vector<LoadedHatchway> hatchways;
  const auto loads = hatchway_loads(graph, stop);
  for (const auto& load : loads.hatchways) {
    const bool bridge = std::any_of(chokepoints.bridges.begin(), chokepoints.bridges.end(), [&](std::uint32_t doorway) {
      return compartments.doorways()[doorway].pair == load.pair;
    });
    const auto edge = graph.edges_between(graph.neighbours()[load.pair]).front();
    hatchways.push_back({input.on_table(edge), load.share, bridge});
  }
  std::vector<std::vector<Loop>> dead_ends;
  for (const auto room : chokepoints.dead_ends) {
    dead_ends.push_back(outline_of(input.cells_on_table(input.snapshot.compartments().cells(room))));
  }
  return std::make_shared<ChokepointsLayer>(std::move(hatchways), loads.estimated, std::move(dead_ends));
}

}  // namespace

MapOverlay chokepoints_overlay() {
  return {.key = "chokepoints",
          .name = marked("Chokepoints"),
          .help = marked("Mark what share of all routes passes each hatchway, and dead ends"),
          .kind = MapOverlay::Kind::line,
          .pace = MapOverlay::Pace::slow,
          .compute = compute_chokepoints};
}

}  // namespace bulkhead
