// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/base_sight.h"

namespace bulkhead {

/// The distances of the rule. The extract that we have of it has lost the first two.
struct CoverFigures {
  /// What gives cover is no farther than this from the target.
  Length near_target = Length::inches(1);
  /// Nobody has cover from an observer who is no farther away than this.
  Length point_blank = Length::inches(2);
  /// What obscures is farther than this from both (002:199).
  Length far_from_both = Length::inches(1);
  friend bool operator==(const CoverFigures&, const CoverFigures&) = default;
};

/// By the limits `cover-near`, `cover-point-blank` and `obscured-beyond` of the mission or its system; where there is
/// none the usual figure.
[[nodiscard]] CoverFigures cover_figures(const Mission& mission);

/// Something that lies across the lines to a target.
struct Intervening {
  enum class Kind : unsigned char { wall_corner, wall_end, base, feature };
  Kind kind = Kind::wall_corner;
  /// The node or edge of a wall, the id of a terrain feature; nothing for a base.
  std::optional<Address> subject;
  /// The number of a base among the others.
  std::optional<std::size_t> model;
  /// Its place nearest to the target.
  FinePoint at;
  /// From there to the rims of the two bases, in micrometres.
  double to_target = 0;
  double to_observer = 0;
};

/// Kill Team's sight and cover between two models (domain: seed 002). Lines here have no width; the rule's are 1 mm.
struct CornerCover {
  /// The middle of the observer's base, for its head, sees some part of the other's, for its miniature.
  bool visible = false;
  /// Too near for cover (see `CoverFigures::point_blank`).
  bool point_blank = false;
  /// In cover: wherever on the observer's base one draws lines from to all of the target's base, something near the
  /// target lies across.
  bool cover = false;
  /// Obscured: the same with what obscures, far from both.
  bool obscured = false;
  /// What lies across from some place of the observer's base, in a fixed order: corners and ends of walls, features,
  /// bases. Not empty where there is cover; the same of what obscures.
  std::vector<Intervening> cover_by;
  std::vector<Intervening> obscured_by;
  /// A place on the observer's base from which nothing gives cover; nothing where there is cover, or at point blank.
  std::optional<FinePoint> exposed_from;
};

/// Of a wall only corners and ends intervene, and none that the observer has passed: of the two lines in which the
/// faces at the corner go on, his base must lie wholly on the wall's side of one (002:186, 195). Other bases and
/// parts of terrain features that give cover intervene anywhere; parts that obscure sight obscure, as walls do.
/// Distances are straight. `plan` must be that of the mission's level with these hatchways open.
[[nodiscard]] CornerCover corner_cover(const Mission& mission, int level, const Plan& plan, const OpenHatchways& open,
                                       const Base& observer, const Base& target, std::span<const Base> others = {});

}  // namespace bulkhead
