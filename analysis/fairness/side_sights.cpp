// SPDX-License-Identifier: MIT
#include "analysis/fairness/side_sights.h"

#include <algorithm>

#include "analysis/fields/distance_field.h"
#include "analysis/fields/exposure.h"
#include "analysis/fields/ground_area.h"
#include "analysis/fields/sample_sight.h"
#include "analysis/plan/mission_plan.h"

namespace bulkhead {
namespace {

constexpr auto spacing = Length::inches(1);

/// Counts of samples over all levels.
struct Counts {
  double zone = 0;
  /// For each zone sample, the samples that see it. In whole numbers, so that their order makes no difference.
  std::size_t seen_by = 0;
  double others = 0;
  double others_seen = 0;
  double others_reached = 0;
};

/// One level: the samples of each side's start zones.
class LevelSights {
 public:
  LevelSights(const Mission& mission, Plan plan, const SampleGrid& grid, int number, const std::stop_token& stop)
      : grid_(grid), finder_(std::move(plan), stop), sight_(finder_.plan(), grid_) {
    for (std::size_t sample = 0; sample < grid_.count(); ++sample) {
      open_.push_back(sight_.is_open(sample));
      if (open_.back()) ++open_count_;
    }
    for (const auto& side : *mission.sides) {
      areas_.push_back(start_area(mission, side.id, number));
      zones_.emplace_back();
      for (std::size_t sample = 0; sample < grid_.count(); ++sample) {
        if (open_[sample] && areas_.back().contains(grid_.at(sample))) zones_.back().push_back(sample);
      }
    }
  }

  /// How many samples there are.
  [[nodiscard]] std::size_t open_count() const { return open_count_; }

  void count(std::size_t side, const FirstTurnFigures& figures, Counts& counts, const std::stop_token& stop) {
    SampleSet seen(grid_.count());
    SampleSet one(grid_.count());
    for (const auto sample : zones_[side]) {
      if (stop.stop_requested()) return;
      one.clear();
      sight_.add_seen(sample, one);
      counts.seen_by += one.count();
      sight_.add_seen(sample, seen);
    }
    counts.zone += static_cast<double>(zones_[side].size());
    const auto others = others_of(side);
    counts.others += static_cast<double>(others.size());
    for (const auto sample : others) counts.others_seen += seen.holds(sample) ? 1 : 0;
    if (!figures.move || zones_[side].empty()) return;
    const auto threat =
        first_turn_threat(areas_[side], *figures.move, figures.range.value_or(longest_length), finder_, grid_, stop);
    if (!threat) return;
    for (const auto sample : others) counts.others_reached += threat->values[sample];
  }

 private:
  /// The samples in start zones of other sides, each once.
  [[nodiscard]] std::vector<std::size_t> others_of(std::size_t side) const {
    std::vector<std::size_t> others;
    for (std::size_t other = 0; other < zones_.size(); ++other) {
      if (other != side) others.insert(others.end(), zones_[other].begin(), zones_[other].end());
    }
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    return others;
  }

  SampleGrid grid_;
  WayFinder finder_;
  SampleSight sight_;
  std::vector<bool> open_;
  std::size_t open_count_ = 0;
  std::vector<GroundArea> areas_;
  std::vector<std::vector<std::size_t>> zones_;
};

/// A grid whose mirror images are itself. Where the ground measures an odd number of micrometres, it can only be
/// centred if the distance between its first and last sample is odd, too.
Result<SampleGrid> symmetric_grid(const Plan& plan) {
  auto grid = sample_grid(plan, spacing);
  if (!grid || plan.ground().empty()) return grid;
  Point most = plan.ground().front().bottom_right;
  Point least = plan.ground().front().top_left;
  for (const auto& area : plan.ground()) {
    least = {std::min(least.x, area.top_left.x), std::min(least.y, area.top_left.y)};
    most = {std::max(most.x, area.bottom_right.x), std::max(most.y, area.bottom_right.y)};
  }
  const auto odd = [](Length length) { return length.in_micrometres() % 2 != 0; };
  const auto size = most - least;
  if (!odd(size.x) && !odd(size.y)) return grid;
  grid = sample_grid(plan, spacing - Length::micrometres(1));
  if (!grid) return grid;
  const auto centre = [&](int& count, Length first, Length last) {
    if (odd(grid->spacing * (count - 1)) != odd(last - first)) --count;
    return first + (last - first - grid->spacing * (count - 1)) / 2;
  };
  grid->first.x = centre(grid->columns, least.x, most.x);
  grid->first.y = centre(grid->rows, least.y, most.y);
  return grid;
}

}  // namespace

FirstTurnFigures first_turn_figures(const Mission& mission) {
  return {length_limit(mission, "move"), length_limit(mission, "weapon-range")};
}

Result<SideSights> side_sights(const Mission& mission, const FirstTurnFigures& figures, const std::stop_token& stop) {
  std::vector<Counts> counts(mission.sides->size());
  std::size_t open = 0;
  for (const auto number : levels_of(mission)) {
    auto plan = plan_of(mission, number);
    if (!plan) return tl::unexpected(std::move(plan.error()));
    const auto grid = symmetric_grid(*plan);
    if (!grid) return tl::unexpected(grid.error());
    LevelSights level(mission, std::move(*plan), *grid, number, stop);
    open += level.open_count();
    for (std::size_t side = 0; side < counts.size(); ++side) level.count(side, figures, counts[side], stop);
  }
  SideSights sights;
  if (stop.stop_requested()) return sights;
  for (std::size_t side = 0; side < counts.size(); ++side) {
    const auto& of_side = counts[side];
    if (of_side.zone == 0 || of_side.others == 0) continue;
    sights.sides.push_back((*mission.sides)[side].id);
    sights.exposure.push_back(static_cast<double>(of_side.seen_by) / static_cast<double>(open) / of_side.zone);
    if (figures.move) {
      sights.first_turn.push_back({of_side.others_seen / of_side.others, of_side.others_reached / of_side.others});
    }
  }
  return sights;
}

}  // namespace bulkhead
