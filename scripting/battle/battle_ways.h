// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/distance/ways.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// How far somebody comes on his way.
struct WayReached {
  Point at;
  /// Of the whole way, in micrometres.
  double length = 0;
  /// The shut hatchway before which he stops.
  std::optional<Address> before = {};
};

/// The ways of those who open what they come to: round walls and locked hatchways, through all others. Ways are kept,
/// as they are asked for again. The mission must outlive it.
class BattleWays {
 public:
  explicit BattleWays(const Mission& mission) : mission_(mission) {}

  /// From one point of a level to another.
  struct Wish {
    int level = 0;
    Point from;
    Point to;
    /// Of the base that moves; it stops where it touches the panel of a shut hatchway.
    Length radius;
    /// The most that is gone.
    Length most;
    /// How far before the end it stops, from middle to middle.
    Length apart;
  };
  /// `open` and `locked`, both sorted, are addresses of hatchways; those in neither are shut. Nothing where there is no
  /// way.
  [[nodiscard]] std::optional<WayReached> reached(const Wish& wish, const std::vector<Address>& open,
                                                  const std::vector<Address>& locked);
  /// Whether there is open ground at a point.
  [[nodiscard]] bool has_ground(int level, Point at);

 private:
  struct Panel {
    Address hatchway;
    Point middle;
    std::vector<Point> outline;
  };
  /// A level with what is locked shut and all else open.
  struct Ground {
    Ground(Plan plan, std::vector<Panel> hatchways) : finder(std::move(plan)), panels(std::move(hatchways)) {}
    WayFinder finder;
    std::vector<Panel> panels;
    std::map<std::pair<Point, Point>, std::optional<Way>> ways = {};
  };
  /// A hatchway in the way, and how far off it is.
  struct Shut {
    const Panel* panel = nullptr;
    double far = 0;
  };
  Ground* ground(int level, const std::vector<Address>& locked);
  static const std::optional<Way>& way(Ground& ground, Point from, Point to);
  static std::optional<Shut> first_shut(const Ground& ground, const Way& way, const std::vector<Address>& open,
                                        const Panel* but_for = nullptr);
  static Point place_at(Ground& ground, const Way& way, double far);

  const Mission& mission_;
  std::map<std::pair<int, std::vector<Address>>, std::optional<Ground>> grounds_;
};

}  // namespace bulkhead
