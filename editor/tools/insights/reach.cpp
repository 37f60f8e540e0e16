// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/fields/distance_field.h"
#include "analysis/fields/exposure.h"
#include "analysis/fields/frontier.h"
#include "analysis/sight/sight.h"
#include "editor/tools/insights/layers.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

/// Fine enough to look like a field on usual boards, coarse enough to be there in the same frame on huge ones.
Length spacing_for(const InsightGround::Level& level) {
  double area = 0;
  for (const auto& part : level.plan.ground()) {
    const auto size = part.bottom_right - part.top_left;
    area += in_millimetres(static_cast<double>(size.x.in_micrometres())) *
            in_millimetres(static_cast<double>(size.y.in_micrometres()));
  }
  constexpr double most_squares = 15'000;
  const double finest = 25.4 / 4;
  const double side = std::max(finest, std::sqrt(area / most_squares));
  return Length::micrometres(std::llround(side * 1000));
}

/// What lies in a wall takes the least value beside it: bands go on below walls, which are thinner than the squares.
void fill_walls(std::vector<double>& values, const SampleGrid& grid) {
  const auto before = values;
  const auto at = [&](int column, int row) {
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return infinite;
    return before[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                  static_cast<std::size_t>(column)];
  };
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      auto& value = values[static_cast<std::size_t>(row) * static_cast<std::size_t>(grid.columns) +
                           static_cast<std::size_t>(column)];
      if (value != infinite) continue;
      value = std::min({at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)});
    }
  }
}

std::int8_t band_of(double moves) {
  if (moves == infinite) return BandField::unreachable;
  return static_cast<std::int8_t>(std::min(moves, static_cast<double>(DistanceInsight::most_bands)));
}

/// A field to draw, of a grid; its bands are to be filled.
BandField band_field(const InsightGround& ground, const InsightGround::Level& level, const SampleGrid& grid) {
  BandField field;
  field.side = in_millimetres(static_cast<double>(grid.spacing.in_micrometres()));
  field.top_left = ground.on_table(level, fine(grid.first)) - Vec{field.side / 2, field.side / 2};
  field.columns = grid.columns;
  field.rows = grid.rows;
  field.bands.reserve(grid.count());
  field.ground = ground.boards_on_table(level);
  return field;
}

std::optional<BandField> field_from(const InsightGround& ground, const InsightGround::Level& level,
                                    const GroundArea& from) {
  const auto grid = sample_grid(level.plan, spacing_for(level));
  if (!grid || from.empty()) return std::nullopt;
  WayFinder finder(level.plan);
  auto moves = moves_from(from, finder, *grid, ground.move());
  fill_walls(moves.values, *grid);
  auto field = band_field(ground, level, *grid);
  for (const double value : moves.values) field.bands.push_back(band_of(value));
  return field;
}

DistanceInsight empty_insight(const InsightGround& ground) {
  DistanceInsight result;
  result.move = in_millimetres(static_cast<double>(ground.move().in_micrometres()));
  return result;
}

}  // namespace

std::optional<DistanceInsight> distance_insight(const InsightGround& ground, Vec from) {
  const auto standing = ground.locate(from);
  if (!standing) return std::nullopt;
  const auto level = ground.levels->find(standing->level);
  if (level == ground.levels->end()) return std::nullopt;
  auto result = empty_insight(ground);
  result.from = translate("the pointer");
  GroundArea area;
  area.add(standing->point);
  if (auto field = field_from(ground, level->second, area)) result.fields.push_back(std::move(*field));
  return result;
}

std::optional<DistanceInsight> distance_insight(const InsightGround& ground, const Id& zone) {
  const auto& mission = *ground.mission;
  const auto* found = find_zone(mission, zone);
  if (found == nullptr) found = find_area(mission, zone);
  if (found == nullptr) return std::nullopt;
  auto result = empty_insight(ground);
  result.from = words_for(mission, *found);
  for (const auto& [number, level] : *ground.levels) {
    GroundArea area;
    area.add(mission, found->shape, number);
    if (auto field = field_from(ground, level, area)) result.fields.push_back(std::move(*field));
  }
  return result;
}

std::optional<SightInsight> sight_insight(const InsightGround& ground, Vec from) {
  const auto standing = ground.locate(from);
  if (!standing) return std::nullopt;
  const auto level = ground.levels->find(standing->level);
  if (level == ground.levels->end()) return std::nullopt;
  SightInsight result;
  result.ground = ground.boards_on_table(level->second);
  for (const auto& point : visible_area(level->second.plan, standing->point)) {
    result.seen.push_back(ground.on_table(level->second, point));
  }
  return result;
}

ExposureInsight exposure_insight(const InsightGround& ground, const std::stop_token& stop) {
  ExposureInsight result;
  for (const auto& [number, level] : *ground.levels) {
    const auto grid = sample_grid(level.plan, std::max(Length::micrometres(25'400), spacing_for(level)));
    if (!grid) continue;
    const auto shares = exposure(level.plan, *grid, stop);
    if (!shares) return result;
    auto field = band_field(ground, level, *grid);
    for (const double share : shares->values) {
      field.bands.push_back(share == 0 ? BandField::nothing : ExposureInsight::band_of(share));
    }
    result.fields.push_back(std::move(field));
  }
  return result;
}

FrontierInsight frontier_insight(const InsightGround& ground, const std::stop_token& stop) {
  FrontierInsight result;
  const auto& mission = *ground.mission;
  for (const auto& side : *mission.sides) result.sides.push_back(side.name);
  if (result.sides.empty()) return result;
  for (const auto& [number, level] : *ground.levels) {
    const auto grid = sample_grid(level.plan, spacing_for(level));
    if (!grid) continue;
    WayFinder finder(level.plan);
    std::vector<SampleField> arrivals;
    for (const auto& side : *mission.sides) {
      if (stop.stop_requested()) return result;
      auto moves = moves_from(start_area(mission, side.id, number), finder, *grid, ground.move());
      fill_walls(moves.values, *grid);
      arrivals.push_back(std::move(moves));
    }
    auto field = band_field(ground, level, *grid);
    for (const int holder : frontier(arrivals, 0).holders) {
      field.bands.push_back(holder == Frontier::contested ? FrontierInsight::contested
                            : holder == Frontier::nobody  ? BandField::nothing
                                                          : static_cast<std::int8_t>(holder));
    }
    result.fields.push_back(std::move(field));
  }
  return result;
}

}  // namespace bulkhead
