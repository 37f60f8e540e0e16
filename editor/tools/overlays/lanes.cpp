// SPDX-License-Identifier: MIT
#include "analysis/cells/lanes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/samples.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

constexpr int least_cells = 3;
constexpr std::size_t most_lanes = 12;

struct FireLane {
  Vec from;
  Vec to;
  /// Its cells.
  Rect ground;
  int cells = 0;
};

Stroke lane_line(const Design& design) {
  return {2.2, design.error.colour, {}, Stroke::Cap::round, Stroke::Join::round};
}

class LanesLayer final : public Layer {
 public:
  /// The longest first.
  explicit LanesLayer(std::vector<FireLane> lanes) : lanes_(std::move(lanes)) {}

  void draw(const TablePainter& painter) const override {
    const auto line = lane_line(painter.design());
    for (const auto& lane : lanes_) {
      const auto from = painter.at(lane.from);
      const auto to = painter.at(lane.to);
      painter.line_on_paper(Path::line(from, to), line);
      painter.arrow_head(to, to - from, line.colour);
      painter.arrow_head(from, from - to, line.colour);
    }
  }

  [[nodiscard]] std::vector<OverlayWord> words(const Design& design) const override {
    std::vector<OverlayWord> all;
    for (const auto& lane : lanes_) {
      const auto length = Length::micrometres(std::llround(length_of(lane.to - lane.from) * 1000));
      all.push_back({length_words(length, RulerUnit::inches), lane_line(design).colour, outline_of({lane.ground})});
    }
    return all;
  }

  [[nodiscard]] std::vector<Segment> lines() const override {
    std::vector<Segment> all;
    for (const auto& lane : lanes_) all.push_back({lane.from, lane.to});
    return all;
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    const auto least = fmt::format("{}", least_cells);
    if (lanes_.empty()) return {only_words("none", translate("No straight run of {} cells or more", {least}))};
    return {{"lane",
             lanes_.size() < most_lanes ? translate("Straight runs of {} cells or more", {least})
                                        : translate("The {} longest straight runs", {fmt::format("{}", most_lanes)}),
             line_sample(lane_line(design))}};
  }

  [[nodiscard]] std::string words_at(Vec on_table) const override {
    const Rect place{on_table, {0, 0}};
    const auto lane =
        std::find_if(lanes_.begin(), lanes_.end(), [&](const FireLane& each) { return each.ground.overlaps(place); });
    if (lane == lanes_.end()) return {};
    return translate("straight run of {} cells", {fmt::format("{}", lane->cells)});
  }

 private:
  std::vector<FireLane> lanes_;
};

/// Straight runs of open cells, hatchways as somebody looks at them.
std::shared_ptr<const Layer> compute_lanes(const OverlayInput& input, const OverlayFocus&, const std::stop_token&) {
  const auto& mission = *input.mission;
  std::vector<FireLane> result;
  for (const auto& lane : lanes(mission, input.snapshot.graph(), input.look.for_plan(mission))) {
    if (lane.cells < least_cells || result.size() == most_lanes) break;
    const auto first = input.table.box(lane.from.board, cell_ground(mission, lane.from));
    const auto last = input.table.box(lane.to.board, cell_ground(mission, lane.to));
    const bool along_row = lane.axis == Axis::horizontal;
    const auto middle = first.centre();
    const Vec from{along_row ? first.top_left.x : middle.x, along_row ? middle.y : first.top_left.y};
    const Vec to{along_row ? last.bottom_right().x : middle.x, along_row ? middle.y : last.bottom_right().y};
    result.push_back({from, to, joined(first, last), lane.cells});
  }
  return std::make_shared<LanesLayer>(std::move(result));
}

}  // namespace

MapOverlay lanes_overlay() {
  return {.key = "lanes",
          .name = marked("Fire lanes"),
          .help = marked("Show the longest straight lines of sight"),
          .kind = MapOverlay::Kind::line,
          .pace = MapOverlay::Pace::at_once,
          .compute = compute_lanes};
}

}  // namespace bulkhead
