// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/figures/measure.h"
#include "model/mission/mission.h"
#include "scripting/battle/battle_ways.h"

namespace bulkhead {

/// Where something of a battle is: a place written as in documents (`C3`, `C3.nw`, `120mm,300mm`) and how far around it
/// reaches; or a zone or area, by its id.
struct BattleSpot {
  std::string at;
  Length radius;
  std::string zone = {};
};

/// Where one who goes somewhere comes to.
struct BattleStep {
  std::string at;
  /// Of the whole way, in micrometres.
  std::int64_t length = 0;
  /// The edge of the shut hatchway before which it stops; empty where none is in the way.
  std::string before = {};
};

/// What battles ask about the ground of a mission: exact, and the same whatever was asked before. Plans are kept by
/// which hatchways are open, and answers by whoever asks. The mission must outlive it.
class BattleGround {
 public:
  explicit BattleGround(const Mission& mission) : mission_(mission), ways_(mission) {}

  /// The hatchways that are open, by their edges as in documents; those that are no edge of this map are left out.
  void set_open(const std::vector<std::string>& edges);

  /// Whether there is such a place on the battlefield.
  [[nodiscard]] bool is_place(std::string_view at) const;
  /// From edge to edge, as the system measures, in whole micrometres: 0 where they overlap, nothing where there is no
  /// way.
  [[nodiscard]] std::optional<std::int64_t> distance(const BattleSpot& from, const BattleSpot& to);
  /// From edge to edge through everything, across decks as well.
  [[nodiscard]] std::optional<std::int64_t> straight(const BattleSpot& from, const BattleSpot& to) const;
  /// From the edge of a base to the nearest edge of the battlefield; less than 0 where it reaches over it.
  [[nodiscard]] std::optional<std::int64_t> to_edge(const BattleSpot& base) const;
  /// Whether a base is in a zone or area, if only in part; or with all that it is.
  [[nodiscard]] bool inside(const BattleSpot& base, std::string_view zone) const;
  [[nodiscard]] bool wholly_inside(const BattleSpot& base, std::string_view zone) const;
  /// Whether any part of the one sees any part of the other.
  [[nodiscard]] bool sees(const BattleSpot& from, const BattleSpot& to);
  /// The middle of the battlefield, as a place.
  [[nodiscard]] std::string centre() const;
  /// A place in a zone or area where a base is wholly inside, the northernmost of those of an even grid; nothing where
  /// none has room. `meanwhile` is called for each that is looked at, as they may be many; it may throw.
  [[nodiscard]] std::optional<std::string> spot_in(
      Length radius, std::string_view zone, const std::function<void()>& meanwhile = [] {}) const;
  /// Places in a zone or area where bases are wholly inside and beside each other, row by row; without a zone, places
  /// all over the battlefield where one can stand. Those found are kept.
  [[nodiscard]] const std::vector<std::string>& spots_in(
      Length radius, std::string_view zone, const std::function<void()>& meanwhile = [] {});
  /// How far a base comes that goes to something, along the shortest way with every hatchway open that is not `locked`
  /// (edges as in documents): no farther than `most`, up to the first that is shut, and so that `apart` lies between
  /// the edges in the end. Nothing where there is no way.
  [[nodiscard]] std::optional<BattleStep> step_towards(const BattleSpot& from, const BattleSpot& to, Length most,
                                                       Length apart, const std::vector<std::string>& locked);

 private:
  struct Standpoint {
    Point at;
    int level = 0;
  };
  [[nodiscard]] std::optional<Standpoint> standpoint(std::string_view at) const;
  /// What is measured to: of a hatchway both sides of its panel, which is in the way while it is shut.
  [[nodiscard]] std::vector<Point> sides_of(std::string_view at, Point middle) const;
  [[nodiscard]] const Shape* shape_of(std::string_view zone) const;
  /// The battlefield with the hatchways open that are.
  Measure& plan();

  [[nodiscard]] std::vector<std::string> spots_in_zone(Length radius, std::string_view zone,
                                                       const std::function<void()>& meanwhile) const;
  [[nodiscard]] std::vector<std::string> spots_anywhere(const std::function<void()>& meanwhile);
  [[nodiscard]] std::vector<Address> hatchways_of(const std::vector<std::string>& edges) const;

  const Mission& mission_;
  std::vector<Address> open_;
  BattleWays ways_;
  std::map<std::pair<std::string, Length>, std::vector<std::string>> spots_;
  std::map<std::vector<Address>, Measure> plans_;
};

}  // namespace bulkhead
