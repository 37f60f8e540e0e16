// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/kernel/kernel.h"

namespace bulkhead {

/// The circles on which the middle of a base turns round the corners of what blocks: its rim touches the corner then.
/// Corners have the numbers of the `VisibilityGraph`. Angles are radians from the first end of a corner's part.
class CornerCircles {
 public:
  /// What other things leave of the part of a circle on which the rim touches nothing but the corner.
  struct Arc {
    double from = 0;
    double to = 0;
  };
  /// Angles that differ by less are one.
  static constexpr double slack = 1e-9;

  /// The kernel must outlive it.
  CornerCircles(const Kernel& kernel, const TurningPoints& turning_points, double radius);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(corners_.size()); }
  [[nodiscard]] double radius() const { return radius_; }
  [[nodiscard]] FinePoint corner(std::uint32_t number) const { return corners_[number].at; }
  /// A quarter of a turn at a right angle.
  [[nodiscard]] double whole_angle(std::uint32_t number) const { return corners_[number].angle; }
  [[nodiscard]] double first_direction(std::uint32_t number) const { return corners_[number].first; }
  [[nodiscard]] FinePoint place(std::uint32_t number, double angle) const;
  /// Nothing where the direction from the corner is not one of its part.
  [[nodiscard]] std::optional<double> angle_of(std::uint32_t number, double direction) const;

  /// Whether the base can be moved along a straight line.
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to) const;
  /// Found when they are first asked for.
  [[nodiscard]] const std::vector<Arc>& arcs(std::uint32_t number);
  /// The arc that holds an angle.
  [[nodiscard]] std::optional<std::uint32_t> arc_at(std::uint32_t number, double angle);
  /// How far it is to an angle for who turns on an arc, where angles grow if `sense` is 1 and not -1; nothing where
  /// turning does not lead there.
  [[nodiscard]] std::optional<double> turn_on(std::uint32_t number, std::uint32_t arc, double sense, double from,
                                              double to);

 private:
  struct Corner {
    FinePoint at;
    /// The direction where its part of the circle begins, and the angle of that.
    double first = 0;
    double angle = 0;
  };
  [[nodiscard]] std::vector<double> ends_of_arcs(std::uint32_t number) const;

  double radius_;
  Clearance clearance_;
  std::vector<Corner> corners_;
  std::vector<std::optional<std::vector<Arc>>> arcs_;
};

/// The angle of a vector, in radians.
[[nodiscard]] double direction_of(FinePoint vector);

}  // namespace bulkhead
