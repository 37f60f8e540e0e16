// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "analysis/distance/base_ways.h"
#include "analysis/distance/ways.h"
#include "analysis/fields/ground_area.h"
#include "analysis/geometry/hindrances.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/target_cover.h"

namespace bulkhead {

struct MeasureOptions {
  OpenHatchways open = OpenHatchways::as_set();
  /// The diameter of the bases between which is measured; between points where there is none.
  std::optional<Length> base = {};
  /// Straight through everything, whatever the system says: as for deep strikes.
  bool straight = false;
  /// Once this asks to stop, answers come soon and are not to be used.
  std::stop_token stop = {};
};

/// What lies between two places. Lengths are millimetres.
struct Measurement {
  /// The shortest way round walls and shut hatchways, or the straight line, as the system measures (`Measuring`);
  /// between bases without their radii and never below 0. Nothing where there is no way, or a base has no room.
  std::optional<double> distance;
  /// It was measured straight through everything.
  bool straight = false;
  /// Where that way begins, turns and ends, on the battlefield; for bases the way of their middles.
  std::vector<FinePoint> path;
  /// What that way, or a base on it, comes onto and what slows or harms models.
  std::vector<Hindrance> through = {};
  /// Between places: whether there is open ground at each end, and room for the base.
  bool fits_from = true;
  bool fits_to = true;
  /// Whether any part of the one sees any part of the other. Of zones and areas the parts are places half an inch
  /// apart and others along their outline.
  bool visible = false;
  /// Whether every part of the second is seen by some part of the first; of an area every part on open ground, on
  /// all levels.
  bool fully_visible = false;
  /// What ends the straight line from middle to middle first, if that has an address.
  std::optional<Address> blocked_by;
  /// Whether the second has cover from the first, which attacks it: only between places, with bases that have room at
  /// both, and where the system's rule is known.
  std::optional<TargetCover> cover;
};

/// Measures on one mission, as often as one likes; keeps what it needs for that. The mission must outlive it.
class Measure {
 public:
  explicit Measure(const Mission& mission, MeasureOptions options = {});

  /// Between the middles of two places: of cells and edges, of nodes, points, markers, terrain features and pieces off
  /// the lattice. Zones and areas are measured from or to their nearest place (see `GroundArea::origins`); what is
  /// measured to them has a base, they have none, and the way is that of a point. Fails for what is not there.
  [[nodiscard]] Result<Measurement> between(const Address& from, const Address& to);
  /// The shortest way from a point of a level to the nearest place of ground there, as between a place and an area, in
  /// micrometres; nothing where there is none, or none that is shorter than a limit.
  [[nodiscard]] std::optional<double> way_to_ground(int level, Point from, const std::vector<GroundPiece>& ground,
                                                    double limit);
  /// The shortest ways between points of a level, as measured.
  [[nodiscard]] Result<WayFinder*> ways(int level);
  /// Between two points of the battlefield on one level.
  [[nodiscard]] Result<Measurement> between(int level, Point from, Point to);

 private:
  struct Standpoint {
    Point at;
    int level = 0;
    /// Of a zone or area, instead.
    const Shape* shape = nullptr;
  };
  /// One of the two, as one measures.
  struct Level {
    std::optional<WayFinder> for_points;
    std::optional<BaseWayFinder> bases;
    [[nodiscard]] WayFinder& points() { return bases ? bases->points() : *for_points; }
  };

  [[nodiscard]] Result<Standpoint> standpoint(const Address& address) const;
  [[nodiscard]] Result<Level*> level(int number);
  [[nodiscard]] Result<Measurement> between_places(const Standpoint& from, const Standpoint& to);
  [[nodiscard]] Result<Measurement> between_areas(const Standpoint& from, const Standpoint& to);

  const Mission& mission_;
  MeasureOptions options_;
  std::map<int, Level> levels_;
};

}  // namespace bulkhead
