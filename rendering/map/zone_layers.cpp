// SPDX-License-Identifier: MIT
#include "rendering/map/zone_layers.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace bulkhead {
namespace {

using Drawn = ZoneKind::Drawn;

double area_of(const std::vector<Loop>& loops) {
  double twice = 0;
  for (const auto& loop : loops) {
    for (std::size_t index = 0; index < loop.size(); ++index) {
      const auto a = loop[index];
      const auto b = loop[(index + 1) % loop.size()];
      twice += a.x * b.y - b.x * a.y;
    }
  }
  return std::abs(twice) / 2;
}

/// Which part of a zone lies on others, told by spots of it that are found once.
class Shares {
 public:
  explicit Shares(const std::vector<ZoneShape>& zones) : zones_(zones), spots_(zones.size()) {}

  /// From 0 to 1.
  double share_on(std::size_t zone, std::size_t other) {
    const auto both = common(zones_[zone].shown, zones_[other].shown);
    if (both.size.x <= 0 || both.size.y <= 0) return 0;
    const auto& spots = spots_of(zone);
    if (spots.empty()) return 0;
    const auto& loops = zones_[other].loops;
    const auto shared = std::count_if(spots.begin(), spots.end(), [&](Vec at) { return inside(loops, at); });
    return static_cast<double>(shared) / static_cast<double>(spots.size());
  }

 private:
  const std::vector<Vec>& spots_of(std::size_t zone) {
    constexpr double finest = 0.5;
    constexpr int most = 25;
    auto& spots = spots_[zone];
    if (!spots) spots = spots_inside(zones_[zone].loops, zones_[zone].shown, finest, most);
    return *spots;
  }

  const std::vector<ZoneShape>& zones_;
  std::vector<std::optional<std::vector<Vec>>> spots_;
};

}  // namespace

void put_in_layers(std::vector<ZoneShape>& zones) {
  /// The more there are, the longer it takes; nobody can read so many anyway.
  constexpr std::size_t most = 200;
  /// With so much of it hidden a zone cannot be told any more.
  constexpr double hidden = 0.8;
  std::vector<std::size_t> order(zones.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const bool a_filled = zones[a].drawn == Drawn::fill;
    const bool b_filled = zones[b].drawn == Drawn::fill;
    if (a_filled != b_filled) return a_filled;
    return a_filled && area_of(zones[a].loops) > area_of(zones[b].loops) + 1e-6;
  });
  Shares shares(zones);
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    auto& zone = zones[order[rank]];
    zone.rank = rank;
    if (zone.drawn != Drawn::fill || zones.size() > most) continue;
    bool covers = false;
    bool hides = false;
    for (std::size_t lower = 0; lower < rank; ++lower) {
      if (zones[order[lower]].drawn != Drawn::fill) continue;
      covers = covers || shares.share_on(order[rank], order[lower]) > 0;
      hides = hides || shares.share_on(order[lower], order[rank]) > hidden;
    }
    zone.hides_ground = covers && !hides;
    if (hides) zone.drawn = Drawn::outline;
  }
}

}  // namespace bulkhead
