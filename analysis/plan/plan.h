// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "analysis/plan/obstacles.h"
#include "analysis/plan/strips.h"
#include "model/base/result.h"
#include "model/mission/places.h"

namespace bulkhead {

/// Something that blocks, as a closed rectangle; a wall without thickness has no width. `subject` is where it comes
/// from, if it has an address.
struct Block {
  Rectangle area;
  std::optional<Address> subject;
  /// What does not stop sight is a hole in the floor.
  bool stops_sight = true;
  bool stops_ways = true;
};

/// Something that blocks, as a simple polygon; its border is outside. One without area blocks nothing.
struct PolygonBlock {
  std::vector<Point> corners;
  std::optional<Address> subject;
  bool stops_sight = true;
  bool stops_ways = true;
};

/// One level of a battlefield as the exact geometry sees it: the ground, and what blocks on it. Beyond the ground
/// everything blocks. A value of its own: it refers to no mission. Any thread may use it.
///
/// As long as only rectangles block, meshes of strips answer all questions. The meshes never know the polygons: where
/// there are some, slower obstacles, for which rectangles and polygons are the same, answer for what comes near one.
class Plan {
 public:
  /// The ground's rectangles may overlap and touch, which joins them; so may all that blocks. Fails if all that spans
  /// more than 67 m, or if its parts lie on so many different lines that they cannot be held.
  [[nodiscard]] static Result<Plan> make(std::vector<Rectangle> ground, std::vector<Block> blocks,
                                         std::vector<PolygonBlock> polygons = {});

  [[nodiscard]] const std::vector<Rectangle>& ground() const { return *ground_; }
  [[nodiscard]] const std::vector<Block>& blocks() const { return *blocks_; }
  [[nodiscard]] const std::vector<PolygonBlock>& polygons() const { return *polygons_; }
  /// The ground one can see across, polygons left out. Its blocks are those that stop sight.
  [[nodiscard]] const StripMesh& open_to_sight() const { return *sight_; }
  /// The ground one can walk, polygons left out.
  [[nodiscard]] const StripMesh& open_to_ways() const { return *ways_; }
  /// All that stops sight; null where no polygon does.
  [[nodiscard]] const Obstacles* obstacles_to_sight() const { return sight_obstacles_.get(); }
  /// All that stops movement; null where no polygon does.
  [[nodiscard]] const Obstacles* obstacles_to_ways() const { return ways_obstacles_.get(); }

  /// The block of a mesh's own numbering for sight.
  [[nodiscard]] const Block& sight_block(std::uint32_t number) const { return (*blocks_)[(*sight_blocks_)[number]]; }
  /// Where an obstacle comes from: its owner is the number of a block, or that of a polygon after all blocks.
  [[nodiscard]] std::optional<Address> subject_of(std::uint32_t owner) const;

 private:
  Plan() = default;
  std::shared_ptr<const std::vector<Rectangle>> ground_;
  std::shared_ptr<const std::vector<Block>> blocks_;
  std::shared_ptr<const std::vector<PolygonBlock>> polygons_;
  std::shared_ptr<const std::vector<std::uint32_t>> sight_blocks_;
  std::shared_ptr<const StripMesh> sight_;
  std::shared_ptr<const StripMesh> ways_;
  std::shared_ptr<const Obstacles> sight_obstacles_;
  std::shared_ptr<const Obstacles> ways_obstacles_;
};

}  // namespace bulkhead
