// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "analysis/figures/measure.h"
#include "analysis/geometry/shape_ground.h"
#include "model/mission/mission.h"
#include "scripting/battle/battle_trail.h"
#include "scripting/battle/battle_ways.h"

namespace bulkhead {

/// Where something of a battle is: a place written as in documents (`C3`, `C3.nw`, `120mm,300mm`) and how far around it
/// reaches; or a hatchway off the lattice, by its address (`#gate`); or a zone or area, by its id; or a terrain
/// feature, by its id and where its middle is.
struct BattleSpot {
  std::string at;
  Length radius;
  std::string zone = {};
  std::string feature = {};
};

/// Where one who goes somewhere comes to.
struct BattleStep {
  std::string at;
  /// Of the whole way, in micrometres.
  std::int64_t length = 0;
  /// The edge or address of the shut hatchway before which it stops; empty where none is in the way.
  std::string before = {};
};

/// What battles ask about the ground of a mission: exact, and the same whatever was asked before. Plans are kept by
/// which hatchways are open, and answers by whoever asks. The mission must outlive it.
class BattleGround {
 public:
  explicit BattleGround(const Mission& mission) : mission_(mission), ways_(mission) {}

  /// The hatchways that are open, by their edges as in documents or, off the lattice, by their addresses; those that
  /// are not on this map are left out.
  void set_open(const std::vector<std::string>& edges);

  /// Whether there is such a place on the battlefield.
  [[nodiscard]] bool is_place(std::string_view at) const;
  /// From edge to edge, as the system measures, in whole micrometres: 0 where they overlap, nothing where there is no
  /// way. To zones and areas as `Measure` measures. With a `most`, what is farther need not be measured: nothing, or
  /// more than that. To a feature, and between two, up to the outline.
  [[nodiscard]] std::optional<std::int64_t> distance(const BattleSpot& from, const BattleSpot& to,
                                                     std::optional<Length> most = std::nullopt);
  /// From the edge of something to what of a feature is farthest from it, or to the middle of what is none. Of the
  /// feature's own ground nothing is in the way: ways come to its outline and go straight on. Of polygons their corners
  /// are farthest. From another feature, a zone or an area straight, where the way to the nearest part of the outline
  /// is.
  [[nodiscard]] std::optional<std::int64_t> farthest(const BattleSpot& feature, const BattleSpot& thing);
  /// From edge to edge through everything, across decks as well, but for zones and areas.
  [[nodiscard]] std::optional<std::int64_t> straight(const BattleSpot& from, const BattleSpot& to) const;
  /// From the edge of a base to the nearest edge of the battlefield; less than 0 where it reaches over it.
  [[nodiscard]] std::optional<std::int64_t> to_edge(const BattleSpot& base) const;
  /// Whether a base or a feature is in a zone or area, if only in part; or with all that it is.
  [[nodiscard]] bool inside(const BattleSpot& base, std::string_view zone) const;
  [[nodiscard]] bool wholly_inside(const BattleSpot& base, std::string_view zone) const;
  /// Whether a base is in the opening of a hatchway, open or shut, if only in part.
  [[nodiscard]] bool in_opening(const BattleSpot& base, std::string_view hatchway) const;
  /// Whether two things on the level of a hatchway are on opposite sides of the line that its panel is on, with their
  /// middles: one whose middle is on the line is on neither side alone.
  [[nodiscard]] bool between(std::string_view hatchway, const BattleSpot& one, const BattleSpot& other) const;
  /// Whether a base reaches over an edge of its board where no other board goes on.
  [[nodiscard]] bool over_edge(const BattleSpot& base) const;
  /// Whether the middle of the one sees the middle of the other; of a feature any part of its outline, of a hatchway
  /// either side of its panel. Between two features the middle or a corner of the one sees any part of the other.
  [[nodiscard]] bool sees(const BattleSpot& from, const BattleSpot& to);
  /// Whether the shortest way along places leads onto a zone or area, if only along its edge: with its middle, where it
  /// begins and ends as well. What comes to a place by no way, as rules may have it, is there alone.
  [[nodiscard]] bool crosses(const std::vector<std::string>& path, std::string_view zone);
  /// Whether a base comes so near to something somewhere on that way, as `distance` tells it there.
  [[nodiscard]] bool comes_within(const std::vector<std::string>& path, Length radius, const BattleSpot& thing,
                                  Length reach);
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
  /// A zone or area with its ground, by level, and the cells that it lacks, where it is drawn on cells.
  struct Zone {
    const Shape* shape = nullptr;
    std::map<std::optional<int>, std::vector<GroundPiece>> ground = {};
    std::optional<std::vector<GroundPiece>> missing = {};
    /// What ways lead to, by level.
    std::map<int, WayOutline> outlines = {};
  };
  [[nodiscard]] std::optional<Standpoint> standpoint(std::string_view at) const;
  [[nodiscard]] std::optional<Standpoint> find_standpoint(std::string_view at) const;
  /// The board of a hatchway and its opening; nothing where there is none.
  struct Opening {
    int level = 0;
    GroundPiece ground;
  };
  [[nodiscard]] std::optional<Opening> opening_of(std::string_view hatchway) const;
  /// What is measured to: of a hatchway both sides of its panel, which is in the way while it is shut.
  [[nodiscard]] std::vector<Point> sides_of(std::string_view at, Point middle) const;
  /// Nothing where there is none.
  [[nodiscard]] Zone* zone_of(std::string_view id) const;
  [[nodiscard]] const std::vector<GroundPiece>& ground_on(Zone& zone, std::optional<int> level) const;
  [[nodiscard]] const std::vector<GroundPiece>& missing_of(Zone& zone, const CellsShape& shape) const;
  [[nodiscard]] bool in_cells(Zone& zone, const CellsShape& shape, Point centre, Length radius) const;
  /// Where ways to a feature end with the hatchways open that are, and those on to its far ends.
  struct FeatureEnds {
    OutlineEnd outline;
    std::vector<OutlineEnd> far;
  };
  /// The battlefield with some hatchways open.
  struct KeptPlan {
    KeptPlan(const Mission& mission, MeasureOptions options) : measure(mission, std::move(options)) {}
    Measure measure;
    /// By their ids and levels.
    std::map<std::pair<std::string, int>, FeatureEnds> features = {};
  };
  /// With those open that are.
  KeptPlan& kept_plan();
  Measure& plan() { return kept_plan().measure; }
  /// How long the way between two points of a level is, in micrometres.
  [[nodiscard]] std::optional<double> way_length(int level, Point from, Point to, double limit);
  /// From a place, or the outline of a feature, to that of another.
  [[nodiscard]] std::optional<double> way_to_feature(const BattleSpot& from, const Standpoint& begin,
                                                     const BattleSpot& to, double limit);
  /// Where shortest ways from something come to ground, as `Measure` measures, with how long they are; of what is
  /// shorter than a limit.
  struct WayTo {
    Point at;
    double length = 0;
    /// They begin so far before the outline of a feature.
    double before = 0;
  };
  [[nodiscard]] std::vector<WayTo> ways_to_ground(const BattleSpot& from, const Standpoint& begin,
                                                  const std::vector<GroundPiece>& ground, double limit);
  [[nodiscard]] std::optional<std::int64_t> distance_to_zone(const BattleSpot& from, const BattleSpot& to,
                                                             double limit);
  /// To the farthest part of a feature, in micrometres; nothing where there is no way.
  [[nodiscard]] std::optional<double> farthest_by_ways(const BattleSpot& feature, const BattleSpot& thing,
                                                       const Standpoint& begin);
  [[nodiscard]] std::optional<double> farthest_from_zone(const BattleSpot& feature, const Standpoint& middle,
                                                         const BattleSpot& thing);
  /// From where something sees, and is seen: of a feature its corners besides its middle.
  [[nodiscard]] std::vector<Point> points_of(const BattleSpot& spot, Point middle) const;
  /// What a feature stands on; nothing for all else, and where its kind has no parts.
  [[nodiscard]] const std::vector<GroundPiece>* outline_of(const BattleSpot& spot) const;
  [[nodiscard]] FeatureEnds& ends_of(const BattleSpot& feature, int level, WayFinder& finder);
  /// The sides of a place, to measure from.
  [[nodiscard]] OutlineEnd end_at(const BattleSpot& place, const Standpoint& at, const WayFinder& finder) const;

  [[nodiscard]] bool is_straight() const {
    return mission_.system->measuring.distance == Measuring::Distance::straight;
  }
  [[nodiscard]] bool areas_are_straight() const {
    return is_straight() || mission_.system->measuring.to_areas == Measuring::Distance::straight;
  }
  /// The way along places, as it is gone.
  [[nodiscard]] std::vector<TrailLeg> trail(const std::vector<std::string>& path);
  [[nodiscard]] std::vector<TrailLeg> trail(const Standpoint& from, const Standpoint& to);
  [[nodiscard]] bool comes_within_zone(const TrailLeg& leg, std::string_view id, Zone& zone, double below);

  [[nodiscard]] std::vector<std::string> spots_in_zone(Length radius, std::string_view zone,
                                                       const std::function<void()>& meanwhile) const;
  [[nodiscard]] std::vector<std::string> spots_anywhere(const std::function<void()>& meanwhile);
  [[nodiscard]] std::vector<Address> hatchways_of(const std::vector<std::string>& edges) const;

  const Mission& mission_;
  std::vector<Address> open_;
  BattleWays ways_;
  std::map<std::pair<std::string, Length>, std::vector<std::string>> spots_;
  std::map<std::vector<Address>, KeptPlan> plans_;
  /// The one of them with the hatchways that are open; nothing before it is asked for.
  KeptPlan* shown_ = nullptr;
  // The same whatever happens in a battle, and asked again and again.
  mutable std::unordered_map<std::string, Standpoint> standpoints_;
  mutable std::map<std::string, Zone, std::less<>> zones_;
  mutable std::map<std::string, std::vector<GroundPiece>, std::less<>> features_;
  /// What ways lead to of features, by their ids and levels.
  std::map<std::pair<std::string, int>, WayOutline> feature_outlines_;
  mutable std::optional<std::vector<GroundPiece>> beside_boards_;
};

}  // namespace bulkhead
