// SPDX-License-Identifier: MIT
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "analysis/distance/base_ways.h"
#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "model/base/contracts.h"
#include "model/mission/feature.h"

namespace {

using namespace bulkhead;

/// Numbers from bytes; zeros once they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  [[nodiscard]] bool empty() const { return next_ >= size_; }
  [[nodiscard]] unsigned byte() { return next_ < size_ ? data_[next_++] : 0U; }
  /// On a raster of 10 µm, or a micrometre or two beside it: so things touch, overlap and lie in line as often as not.
  [[nodiscard]] Length coordinate() {
    const unsigned value = byte();
    return Length::micrometres(static_cast<std::int64_t>(value >> 2U) * 10 + static_cast<std::int64_t>(value & 3U) - 1);
  }
  [[nodiscard]] Point point() {
    const auto x = coordinate();
    return {x, coordinate()};
  }
  [[nodiscard]] Rectangle area() {
    const auto a = point();
    const auto b = point();
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t next_ = 0;
};

/// 0.6 mm across, with up to 7 walls (each may be an open hatchway: two with a gap) and up to 3 polygons.
Plan plan_from(Bytes& bytes) {
  const auto far = Length::micrometres(600);
  const unsigned counts = bytes.byte();
  std::vector<Rectangle> ground = {{{}, {far, far}}};
  if ((counts & 0x80U) != 0) {
    ground.push_back(bytes.area());
    ground.back().bottom_right = ground.back().bottom_right + Point{Length::micrometres(10), Length::micrometres(10)};
  }
  std::vector<Block> blocks;
  for (unsigned count = counts & 7U; count > 0; --count) {
    const auto area = bytes.area();
    const unsigned kind = bytes.byte();
    const bool sight = (kind & 1U) == 0;
    const bool ways = (kind & 2U) == 0;
    blocks.push_back({area, std::nullopt, sight, ways});
    if ((kind & 4U) == 0) continue;
    const auto third = (area.bottom_right.x - area.top_left.x) / 3;
    blocks.back().area.bottom_right.x = area.top_left.x + third;
    blocks.push_back({{{area.bottom_right.x - third, area.top_left.y}, area.bottom_right}, std::nullopt, sight, ways});
  }
  std::vector<PolygonBlock> polygons;
  for (unsigned count = (counts >> 3U) & 3U; count > 0; --count) {
    const unsigned kind = bytes.byte();
    PolygonFootprint footprint;
    for (unsigned corner = 3 + (kind & 7U); corner > 0; --corner) footprint.corners.push_back(bytes.point());
    // What crosses itself no mission can hold, but turned polygons may by a micrometre: nothing is promised but an end.
    const bool simple = check_footprint(footprint).has_value();
    if (!simple && (kind & 8U) == 0) continue;
    polygons.push_back({footprint.corners, std::nullopt, (kind & 16U) == 0, (kind & 32U) == 0});
  }
  return Plan::make(std::move(ground), std::move(blocks), std::move(polygons)).value();
}

bool same(std::optional<double> a, std::optional<double> b, double tolerance) {
  return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= tolerance);
}

double length_of(const Way& way) {
  double sum = 0;
  for (std::size_t leg = 1; leg < way.points.size(); ++leg) sum += distance(way.points[leg - 1], way.points[leg]);
  return sum;
}

/// Whether the same things stop sight and movement, and no walls without thickness stand among polygons: those have two
/// sides, which ways among polygons do not tell apart.
bool sees_what_it_walks(const Plan& plan) {
  bool alike = true;
  for (const auto& block : plan.blocks()) {
    const auto size = block.area.bottom_right - block.area.top_left;
    alike &= block.stops_sight == block.stops_ways;
    alike &= plan.polygons().empty() || (size.x > Length() && size.y > Length());
  }
  for (const auto& polygon : plan.polygons()) alike &= polygon.stops_sight == polygon.stops_ways;
  return alike;
}

void ask_points(WayFinder& finder, Point a, Point b) {
  const auto& plan = finder.plan();
  const bool clear = sees(plan, a, b);
  BULKHEAD_EXPECTS(clear == sees(plan, b, a));
  BULKHEAD_EXPECTS(clear == !what_blocks(plan, a, b).has_value());
  BULKHEAD_EXPECTS(!clear || (sees(plan, a, a) && sees(plan, b, b)));
  BULKHEAD_EXPECTS(visible_area(plan, a).empty() == !sees(plan, a, a) || visible_area(plan, a).size() < 3);
  for (const auto& vertex : visible_area(plan, a)) BULKHEAD_EXPECTS(std::isfinite(vertex.x) && std::isfinite(vertex.y));
  const auto found = finder.distance(a, b);
  const double straight = distance(fine(a), fine(b));
  BULKHEAD_EXPECTS(same(found, finder.distance(b, a), 1e-6));
  BULKHEAD_EXPECTS(!found || *found >= straight - 1e-6);
  const auto way = finder.way(a, b);
  BULKHEAD_EXPECTS(way.has_value() == found.has_value());
  BULKHEAD_EXPECTS(!way || std::abs(length_of(*way) - *found) <= 1e-6);
  // One walks straight exactly where one sees.
  BULKHEAD_EXPECTS(!sees_what_it_walks(plan) || clear == (found && *found <= straight + 1e-9));
  const SampleGrid one{b, Length::micrometres(10), 1, 1};
  const auto field = finder.distances({&a, 1}, one);
  BULKHEAD_EXPECTS(same(std::isfinite(field[0]) ? std::optional(field[0]) : std::nullopt, found, 1e-6));
}

void ask_bases(BaseWayFinder& finder, WayFinder& points, Point a, Point b) {
  const auto& plan = finder.plan();
  const Base from{a, finder.radius()};
  const Base to{b, finder.radius()};
  if (!finder.fits(a) || !finder.fits(b)) {
    BULKHEAD_EXPECTS(!finder.distance(a, b));
    return;
  }
  const auto found = finder.distance(a, b);
  BULKHEAD_EXPECTS(same(found, finder.distance(b, a), 1e-2));
  // A base goes where its middle goes.
  const auto of_point = points.distance(a, b);
  BULKHEAD_EXPECTS(!found || (of_point && *found >= *of_point - 1e-2));
  const auto way = finder.way(a, b);
  BULKHEAD_EXPECTS(way.has_value() == found.has_value());
  BULKHEAD_EXPECTS(!way || length_of(*way) <= *found + 1e-6);
  // Bases that stand clear of what blocks: lines within 1e-3 µm of that may be found from the one side only; a
  // micrometre more of base settles it.
  const auto more = finder.radius() + Length::micrometres(1);
  const BaseWayFinder larger(plan, more);
  if (sees_what_it_walks(plan) && larger.fits(a) && larger.fits(b)) {
    const bool seen = sees(plan, Base{b, more}, Base{a, more});
    BULKHEAD_EXPECTS(seen || (!sees(plan, from, to) && !sees(plan, a, b)));
  }
  if (const auto hidden = hidden_part(plan, from, to)) {
    BULKHEAD_EXPECTS(distance(*hidden, fine(b)) <= static_cast<double>(to.radius.in_micrometres()) + 1);
  }
}

}  // namespace

/// Whatever the bytes are: a small plan of walls, hatchways and polygons answers all questions, and the answers agree
/// with one another.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto plan = plan_from(bytes);
  WayFinder finder(plan);
  BaseWayFinder bases(plan, Length::micrometres(static_cast<std::int64_t>(bytes.byte() % 40)));
  for (int question = 0; question < 3 && (question == 0 || !bytes.empty()); ++question) {
    const auto a = bytes.point();
    const auto b = bytes.point();
    ask_points(finder, a, b);
    ask_bases(bases, finder, a, b);
  }
  return 0;
}
