// SPDX-License-Identifier: MIT
#include "rendering/map/link_ways.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "rendering/map/link_tags.h"

namespace bulkhead {
namespace {

// What speaks against a way, in millimetres of bend.
constexpr double cost_of_written = 100;
constexpr double cost_of_hidden = 1;
/// A straight line is easier to follow than a bow.
constexpr double cost_of_shift = 0.5;

double distance(Vec a, Vec b) { return std::hypot(b.x - a.x, b.y - a.y); }

/// The point after that length along a line.
Vec point_after(const std::vector<Vec>& line, double length) {
  for (std::size_t index = 1; index < line.size(); ++index) {
    const double leg = distance(line[index - 1], line[index]);
    if (length <= leg && leg > 0) return line[index - 1] + (line[index] - line[index - 1]) * (length / leg);
    length -= leg;
  }
  return line.back();
}

double length_of(const std::vector<Vec>& line) {
  double length = 0;
  for (std::size_t index = 1; index < line.size(); ++index) length += distance(line[index - 1], line[index]);
  return length;
}

bool stays_within(const std::vector<Vec>& line, const Rect& limits) {
  return std::all_of(line.begin(), line.end(), [&](Vec at) {
    return at.x >= limits.top_left.x && at.y >= limits.top_left.y && at.x <= limits.bottom_right().x &&
           at.y <= limits.bottom_right().y;
  });
}

/// How much of a line is written over, and how many millimetres of it cannot be seen.
double cost_of(const std::vector<Vec>& line, const LinkSurroundings& around) {
  constexpr int most = 8;
  constexpr double step = 0.5;
  double cost = 0;
  for (std::size_t index = 1; index < line.size(); ++index) {
    cost += cost_of_written * around.written.count_touching({line[index - 1], line[index]}, most);
  }
  const double length = length_of(line);
  double hidden = 0;
  const int steps = static_cast<int>(length / step);
  for (int number = 1; number <= steps; ++number) {
    if (around.built.any_overlapping(Rect{point_after(line, number * step), {}}.grown(0.1))) hidden += step;
  }
  // Where a line crosses a wall it goes on behind it; where it runs along one nobody sees it.
  return hidden > length / 2 ? cost + cost_of_hidden * hidden : cost;
}

void find_way(LinkLine& link, const LinkSurroundings& around) {
  const double length = distance(link.from, link.to);
  if (length <= 0) return;
  constexpr double step = 1.5;
  const Vec aside = Vec{link.from.y - link.to.y, link.to.x - link.from.x} * (1 / length);
  double least = cost_of(points_of(link), around);
  auto best = link;
  for (const auto& [from, to] : link.beside) {
    const double cost = cost_of_shift * distance(from, link.from) + cost_of({from, to}, around);
    if (cost >= least) continue;
    least = cost;
    best.from = from;
    best.to = to;
  }
  // A bow with a rise of a third of its span is the most that still reads as a way from here to there.
  const int steps = static_cast<int>(length / 3 / step);
  for (int number = 1; number <= steps && number * step < least; ++number) {
    const double rise = number * step;
    for (const double side : {-1.0, 1.0}) {
      auto bent = link;
      bent.bend = aside * (rise * side);
      const auto line = points_of(bent);
      if (!stays_within(line, around.limits)) continue;
      const double cost = rise + cost_of(line, around);
      if (cost >= least) continue;
      least = cost;
      best = bent;
    }
  }
  link = best;
}

/// Where a line comes out from below the wall that it begins under; its begin where it does not soon.
Vec out_of_walls(const std::vector<Vec>& line, const LabelObstacles& walls) {
  constexpr double step = 0.25;
  // A quarter at either end leaves half of the link.
  const int steps = static_cast<int>(length_of(line) / 4 / step);
  for (int number = 0; number <= steps; ++number) {
    const auto at = point_after(line, number * step);
    if (!walls.any_overlapping(Rect{at, {}}.grown(0.1))) return number == 0 ? line.front() : at;
  }
  return line.front();
}

/// As near to an end as it stands clear of everything, up to the middle; nothing where it does nowhere.
std::optional<Vec> place_tag(const std::vector<Vec>& line, double from_end, const LinkSurroundings& around) {
  constexpr double step = 0.5;
  const double length = length_of(line);
  const int steps = static_cast<int>((length / 2 - tag_radius - from_end) / step);
  for (int number = 0; number <= steps; ++number) {
    const auto spot = point_after(line, from_end + number * step);
    const auto box = Rect{spot, {}}.grown(tag_radius + 0.2);
    if (!around.built.any_overlapping(box) && !around.written.any_overlapping(box)) return spot;
  }
  return std::nullopt;
}

}  // namespace

void lead_clear(LinkLine& link, const LinkSurroundings& around) {
  find_way(link, around);
  auto line = points_of(link);
  const auto from = out_of_walls(line, around.walls);
  std::reverse(line.begin(), line.end());
  link.to = out_of_walls(line, around.walls);
  link.from = from;
  constexpr double from_end = 5;
  line = points_of(link);
  if (link.tag.empty() || length_of(line) < 2 * from_end) return;
  const auto add_tag = [&] {
    const auto clear = place_tag(line, from_end, around);
    if (clear || !link.tag_of_zones) link.tags_at.push_back(clear.value_or(point_after(line, from_end)));
  };
  add_tag();
  std::reverse(line.begin(), line.end());
  add_tag();
  // One sign alone would point at nothing: the zones' own letters pair the ends.
  if (link.tags_at.size() == 1) link.tags_at.clear();
}

}  // namespace bulkhead
