// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "analysis/cells/routes.h"
#include "analysis/fairness/side_ways.h"
#include "analysis/symmetry/symmetry.h"

namespace bulkhead {

class Snapshot;

/// How the sides get to one objective.
struct ObjectiveFairness {
  Id objective;
  /// In the order of `Fairness::sides`; nothing where there is no way.
  std::vector<std::optional<Route>> routes;
  /// Between the best and the worst of the sides; nothing where a side has no way.
  std::optional<int> hatchways_apart;
  std::optional<int> cells_apart;
  friend bool operator==(const ObjectiveFairness&, const ObjectiveFairness&) = default;
};

/// What a side can do to the others' entry zones in the first turn: the share of that ground which it sees from its
/// own, and the share which it can shoot at after a move (see `first_turn_threat`). 0 to 1.
struct FirstTurn {
  double sees = 0;
  double reaches = 0;
  friend bool operator==(const FirstTurn&, const FirstTurn&) = default;
};

/// What sight and distance say of the sides that are compared, in the mission's order of sides; empty where nobody has
/// worked it out, or where it cannot be said.
struct SideSights {
  std::vector<Id> sides;
  std::vector<FirstTurn> first_turn;
  /// How far the side's entry zones lie open: the mean, over their places, of the share of the battlefield that sees
  /// the place. 0 to 1.
  std::vector<double> exposure;
  friend bool operator==(const SideSights&, const SideSights&) = default;
};

/// Each part is 1 where all sides are exactly as well off and falls towards 0 the further they are apart; nothing
/// where it cannot be said.
struct FairnessParts {
  std::optional<double> access;
  std::optional<double> first_turn;
  std::optional<double> exposure;
  std::optional<double> symmetry;
  friend bool operator==(const FairnessParts&, const FairnessParts&) = default;
};

struct Fairness {
  /// See `overall_of`.
  std::optional<double> overall;
  FairnessParts parts;
  /// Those that begin somewhere on floor, in the mission's order; the others are compared with nobody.
  std::vector<Id> sides;
  std::vector<ObjectiveFairness> objectives;
  friend bool operator==(const Fairness&, const Fairness&) = default;
};

/// A route as one number of cells: the one that it ends in, the steps, and two more for each hatchway. To operate a
/// hatchway takes about an action; so does a move of 6", a little under two cells of a Gallowdark board.
[[nodiscard]] int effort_of(const Route& route);

/// Of the routes of each side to all objectives. Each side's efforts are put in order, and the first of all sides are
/// compared, the second, and so on: a board that gives each side its own near objective is fair. The part is the sum of
/// the least at each rank, divided by the sum of the greatest. No way counts as `no_way`, an effort beyond all routes;
/// a rank that no side reaches does not count.
[[nodiscard]] std::optional<double> access_fairness(const std::vector<std::vector<std::optional<Route>>>& sides,
                                                    int no_way);

/// The same of ways in whole millimetres, for battlefields on which there are no routes.
[[nodiscard]] std::optional<double> access_fairness(const SideWays& ways);

/// 1 less the mean of how far the sides are apart in what they see and in what they reach.
[[nodiscard]] std::optional<double> first_turn_fairness(std::span<const FirstTurn> sides);

/// 1 less how far the sides are apart.
[[nodiscard]] std::optional<double> exposure_fairness(std::span<const double> sides);

/// The best of the symmetries in which no side comes to lie on itself: 1 less the number of places, zones and
/// objectives that differ, divided by twice the number of walls, hatchways, cells without floor, free pieces, zones and
/// objectives; never below 0. Nothing where there is no such symmetry.
[[nodiscard]] std::optional<double> symmetry_fairness(const Mission& mission,
                                                      const std::array<NearSymmetry, 3>& symmetries);

/// The mean of the parts that there are: access counts 4, the first turn 3, exposure 2, symmetry 1 (a battlefield may
/// well be fair without it).
[[nodiscard]] std::optional<double> overall_of(const FairnessParts& parts);

/// A share in whole per cent: 100 is all of it, and no more than almost all is 99.
[[nodiscard]] int whole_percent(double share);

/// `snapshot`, `symmetries` and the rest must be of this mission. Ways only count where nobody has routes.
[[nodiscard]] Fairness fairness_of(const Mission& mission, const Snapshot& snapshot,
                                   const std::array<NearSymmetry, 3>& symmetries, const SideSights& sights = {},
                                   const SideWays& ways = {});

}  // namespace bulkhead
