// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"

/// How a game pays, measures, and judges who holds what.
namespace bulkhead {

/// What stratagems are paid with.
struct Currency {
  std::string symbol;
  std::string name;
  Extras extras;
  friend bool operator==(const Currency&, const Currency&) = default;
};

/// What each player may spend in a battle: `base`, and `more` for each full `per` of the force's points or power.
struct Allowance {
  enum class Of : unsigned char { points, power };
  Id id;
  /// The symbol of a currency.
  std::string currency;
  int base = 0;
  int more = 0;
  int per = 0;
  Of of = Of::points;
  std::string note;
  Extras extras = {};
  friend bool operator==(const Allowance&, const Allowance&) = default;
};

/// How the rules of a game measure distances and look for cover.
struct Measuring {
  /// The shortest way round walls and shut hatchways, or straight through everything.
  enum class Distance : unsigned char { ways, straight };
  /// Who has cover: nobody that we know of; whose base some part of is hidden from all attackers; who stands near a
  /// corner, an end or another base that crosses the lines to it.
  enum class Cover : unsigned char { unknown, partly_hidden, corners };
  Distance distance = Distance::ways;
  /// To and from zones and areas, which some games measure straight where they measure models round walls.
  Distance to_areas = Distance::ways;
  /// A base of any size passes an open hatchway.
  bool any_base_passes_hatchways = false;
  Cover cover = Cover::unknown;
  Extras extras;
  friend bool operator==(const Measuring&, const Measuring&) = default;
};

/// Who holds a marker: of whom most counts within the range of its edge.
struct ControlRule {
  /// Models; what their profiles say they are worth (objective control, action point limits); units that score at all;
  /// models in base contact.
  enum class Counts : unsigned char { models, oc, apl, scoring_units, contact };
  /// Where both have as much, nobody holds it, or who held it still does.
  enum class Tie : unsigned char { nobody, stays };
  Length range = Length::inches(1);
  Counts counts = Counts::models;
  Tie tie = Tie::nobody;
  Extras extras = {};
  friend bool operator==(const ControlRule&, const ControlRule&) = default;
};

/// Fighting made as simple as possible, for battles that nobody plays: every model moves so far, hits within the range
/// on so much with a D6, and goes for something.
struct Caricature {
  enum class Towards : unsigned char { objectives, enemies };
  Length move = Length::inches(6);
  Length range = Length::inches(24);
  int needs = 4;
  Towards towards = Towards::objectives;
  Extras extras = {};
  friend bool operator==(const Caricature&, const Caricature&) = default;
};

}  // namespace bulkhead
