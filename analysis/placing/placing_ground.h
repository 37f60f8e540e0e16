// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "analysis/placing/placing_shapes.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Where the middle of something stands.
struct Spot {
  Point point;
  int level = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

/// The spots of a place that exists: one on the level of its board; of a point one on each level with a board below it.
[[nodiscard]] std::vector<Spot> spots_of(const Mission& mission, const Place& place);

/// Why something of a placing may not stand somewhere: what of the placing it goes against, `floor` where there is
/// none. Lengths are between nearest points, what is found to the micrometre below; both are 0 where it is no length.
struct Objection {
  enum class Wish : unsigned char {
    floor,
    apart,
    clear_of_edge,
    clear_of_centre,
    clear_of_walls,
    clear_of_zones,
    near_centre,
    inside,
    outside,
    quarters
  };
  Wish wish = Wish::floor;
  Length asked = {};
  Length found = {};
  /// The zone that is too near, or the zone or area that it may not lie in.
  std::optional<Id> ground = {};
  /// Which of the others is too near.
  std::optional<std::size_t> other = {};
};

/// Which quarters of a battlefield things fill, each of them one. What lies on the line between two fills either.
class QuarterFill {
 public:
  /// A thing that lies in these quarters, one bit each.
  void add(unsigned quarters);
  /// How many can be filled at once.
  [[nodiscard]] int most() const;

 private:
  /// Bit n: the quarters n can be those that are filled.
  std::uint16_t fillings_ = 1;
};

/// How many things of a placing there are to be at most: as many as its count can come to, and no fewer than quarters
/// that are to have one.
[[nodiscard]] int greatest_count(const Mission& mission, const Placing& placing);

/// The ground on which the things of a placing may stand, as its wishes say. A thing is a disc; it stands on floor when
/// its middle does, and lies in a zone or area when its middle does, outlines included. Hatchways are walls, and shut.
/// Where nobody is said to place it, a thing must keep clear of enemy zones for one of the sides at least. Wishes that
/// name a zone, area or kind that there is not ask for nothing. A value of its own: it refers to no mission.
class PlacingGround {
 public:
  /// For discs of the diameter `size`. `placed_by`: a side; without it that of the placing, if it names one.
  PlacingGround(PlacingShapes& shapes, const Placing& placing, Length size,
                const std::optional<Id>& placed_by = std::nullopt);
  /// The same from shapes of its own, for who has but one placing.
  PlacingGround(const Mission& mission, const Placing& placing, Length size,
                const std::optional<Id>& placed_by = std::nullopt);

  [[nodiscard]] const Placing& placing() const { return placing_; }
  [[nodiscard]] Length size() const { return size_; }
  /// The levels that have boards, and the rectangle around the boards of each.
  [[nodiscard]] const std::map<int, Rectangle>& extents() const { return extents_; }

  /// A rectangle that holds all spots of a level where a thing may stand; nothing where there is none.
  [[nodiscard]] std::optional<Rectangle> may_hold(int level) const;

  /// As of the function of that name.
  [[nodiscard]] int greatest_count() const;
  /// How many of so many must be near the centre.
  [[nodiscard]] int wanted_near(int count) const;
  /// The quarters of which each is to have a thing, one bit each in the order of `Quarter`; nothing where none is asked
  /// for.
  [[nodiscard]] std::optional<unsigned> wanted_quarters() const { return wanted_quarters_; }
  [[nodiscard]] unsigned quarters_at(Point point) const;

  /// What keeps a thing from a spot, whatever else stands. Exact, but for shapes that are no rectangles: see
  /// `ShapesInReach`. Who gives `looks` pays for what is looked at.
  [[nodiscard]] std::optional<Objection> objection(const Spot& spot, Looks* looks = nullptr) const;
  /// The same, or what keeps one more from a spot where others of the placing stand already: it is too near to one of
  /// them, or with it there would be too few left for the centre or the quarters. None may stand on another.
  [[nodiscard]] std::optional<Objection> objection(const Spot& spot, std::span<const Spot> others) const;
  /// What keeps two things from standing there both; nothing where they are as far apart as asked, or further, or on
  /// different levels.
  [[nodiscard]] std::optional<Objection> too_close(const Spot& one, const Spot& other) const;
  /// Whether nothing does.
  [[nodiscard]] bool leaves_room(const Spot& one, const Spot& other) const;
  /// Whether it is as near to the centre as some must be.
  [[nodiscard]] bool is_near(Point point) const;

  /// No thing whose middle lies nearer to the spot than this, in micrometres, may stand; 0 where that cannot be told.
  /// It changes no faster than the spot moves.
  [[nodiscard]] double excess(const Spot& spot, Looks* looks = nullptr) const;
  /// The same of the wish to be near the centre, however many it is for.
  [[nodiscard]] double excess_from_near(Point point) const;

 private:
  /// What the wishes come to on a level.
  struct Level {
    std::shared_ptr<const GroundPieces> floor;
    ShapesInReach edges;
    ShapesInReach walls;
    /// The zones of its enemies, for each side that may place it.
    struct Enemies {
      std::shared_ptr<const PlacingShapes::Enemies> of;
      ShapesInReach shapes;
    };
    std::vector<Enemies> enemies;
    /// Null where the placing says nothing of it.
    std::shared_ptr<const GroundPieces> inside;
    std::shared_ptr<const GroundPieces> outside;
  };
  [[nodiscard]] std::optional<Objection> objection_of_enemies(const Level& level, Point point, Looks* looks) const;
  [[nodiscard]] std::optional<Objection> objection_of_centre(Point point) const;
  /// From the middle of the battlefield to the nearest point of a thing, and to the farthest.
  [[nodiscard]] Length nearest_to_centre(Point point) const;
  [[nodiscard]] Length farthest_from_centre(Point point) const;

  Placing placing_;
  Length size_;
  Point centre_;
  bool has_inside_ = false;
  std::optional<unsigned> wanted_quarters_;
  std::map<int, Rectangle> extents_;
  std::map<int, Level> levels_;
};

}  // namespace bulkhead
