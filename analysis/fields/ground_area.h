// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/distance/ways.h"
#include "analysis/geometry/shape_ground.h"

namespace bulkhead {

/// A part of one level of the battlefield, to measure from: zones, areas, places, alone or together. Walls that stand
/// in it are no part of the ground one measures from. Its outline belongs to it.
class GroundArea {
 public:
  void add(Point place) { add(Rectangle{place, place}); }
  void add(const Rectangle& rectangle) { pieces_.push_back({rectangle}); }
  void add(const std::vector<GroundPiece>& pieces) { pieces_.insert(pieces_.end(), pieces.begin(), pieces.end()); }
  /// What of a shape lies on a level: its cells on boards of that level, with the ground that belongs to them; all of
  /// a shape whose place is given on the battlefield, which says nothing of levels.
  void add(const Mission& mission, const Shape& shape, int level);

  [[nodiscard]] bool empty() const { return pieces_.empty(); }
  [[nodiscard]] bool contains(Point point) const { return bulkhead::contains(pieces_, point); }

  /// The corners of its parts, and of round ones the ends and sides.
  [[nodiscard]] std::vector<Point> corners() const;
  /// The place of the area that is nearest to a point, to whole micrometres; nothing where it is empty, or where of a
  /// quarter that is clear of a disc the corners between both are nearest.
  [[nodiscard]] std::optional<Point> nearest(Point from) const;
  /// Whether what is next to a point all round lies in the area.
  [[nodiscard]] bool surrounds(Point point) const;

  /// Places of the area, among them for every shortest way from the area to a sample, or on round a corner of what
  /// blocks, the place where it begins. So the least distance from these places is the distance from the area: exact
  /// where its sides are parallel to the axes, no more than 0.5 mm too long where they are slanted or round.
  [[nodiscard]] std::vector<Point> origins(const Plan& plan, const SampleGrid& grid) const;

 private:
  std::vector<GroundPiece> pieces_;
};

/// Where models of a side begin the battle or come in, on a level: its zones of a kind with `start`, and those without
/// a side whose kind belongs to everybody.
[[nodiscard]] GroundArea start_area(const Mission& mission, const Id& side, int level);

}  // namespace bulkhead
