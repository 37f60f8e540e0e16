// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "analysis/kernel/kernel.h"
#include "analysis/plan/open_hatchways.h"
#include "model/base/result.h"
#include "model/mission/places.h"

namespace bulkhead {

/// A hatchway of a plan.
struct PlanHatchway {
  Address address;
  bool starts_open = false;
  bool open = false;
};

/// What a hatchway, by its number on the plan, must be for something to block.
struct HatchwayState {
  std::uint32_t hatchway = 0;
  bool open = false;
};

/// Something that blocks, as a closed rectangle; a wall without thickness has no width. `subject` is where it comes
/// from, if it has an address.
struct Block {
  Rectangle area;
  std::optional<Address> subject;
  /// What does not stop sight is a hole in the floor.
  bool stops_sight = true;
  bool stops_ways = true;
  /// It is there only while all of these are so.
  std::vector<HatchwayState> when = {};
};

/// Something that blocks, as a simple polygon; its border is outside. One without area blocks nothing.
struct PolygonBlock {
  std::vector<Point> corners;
  std::optional<Address> subject;
  bool stops_sight = true;
  bool stops_ways = true;
  std::vector<HatchwayState> when = {};
};

/// One level of a battlefield as the exact geometry sees it: the ground, and what blocks on it. Beyond the ground
/// everything blocks. A value of its own: it refers to no mission. Any thread may use it.
///
/// What is free is told by two kernels, for sight and for ways. Which each of them is, one of strips or one of
/// obstacles, is decided here and nowhere else, when the plan is made.
class Plan {
 public:
  /// The ground's rectangles may overlap and touch, which joins them; so may all that blocks. Fails if all that spans
  /// more than 67 m, or if its parts lie on so many different lines that they cannot be held.
  [[nodiscard]] static Result<Plan> make(std::vector<Rectangle> ground, std::vector<Block> blocks,
                                         std::vector<PolygonBlock> polygons = {},
                                         std::vector<PlanHatchway> hatchways = {});

  /// The plan with these hatchways open and all others shut: equal to one that is made so. Where few change, its meshes
  /// are those of this plan but for the rows in which they lie; where polygons block, what stands for them is made
  /// anew.
  [[nodiscard]] Result<Plan> with_hatchways(const OpenHatchways& open) const;

  [[nodiscard]] const std::vector<Rectangle>& ground() const { return parts_->ground; }
  /// What blocks as the hatchways are.
  [[nodiscard]] std::vector<Block> blocks() const;
  [[nodiscard]] std::vector<PolygonBlock> polygons() const;
  /// Of what stops ways, or would with other hatchways open, all that may meet an area; rectangles as polygons.
  [[nodiscard]] std::vector<PolygonBlock> that_stop_ways(const Rectangle& area) const;
  /// The ground one can see across.
  [[nodiscard]] const Kernel& sight() const { return *sight_; }
  /// The ground one can walk.
  [[nodiscard]] const Kernel& ways() const { return *ways_; }

  /// Where something comes from: the number that a kernel has for it is that of a block, as the plan was
  /// given it, or that of a polygon after all blocks.
  [[nodiscard]] std::optional<Address> subject_of(std::uint32_t number) const;

 private:
  using Stops = bool Block::*;
  /// What all plans share that differ in hatchways alone.
  struct Parts {
    std::vector<Rectangle> ground;
    std::vector<Block> blocks;
    std::vector<PolygonBlock> polygons;
    std::vector<PlanHatchway> hatchways;
    /// Of the blocks, close together.
    std::vector<Rectangle> areas;
    /// The numbers of those that are not always there, and their areas.
    std::vector<std::uint32_t> conditional;
    std::vector<Rectangle> conditional_areas;
  };

  Plan() = default;
  [[nodiscard]] static Result<Plan> assemble(std::shared_ptr<const Parts> parts, std::vector<bool> open);
  template <typename Thing>
  [[nodiscard]] bool is_there(const Thing& thing) const;
  [[nodiscard]] std::vector<StripMesh::Blocker> blockers(std::span<const Rectangle> areas, Stops stops) const;
  /// Null where a new one has to be made.
  [[nodiscard]] std::shared_ptr<const StripMesh> renewed(const StripMesh& old, std::span<const Rectangle> areas,
                                                         Stops stops) const;
  void make_kernels(std::shared_ptr<const StripMesh> sight, std::shared_ptr<const StripMesh> ways);
  [[nodiscard]] std::shared_ptr<const Kernel> kernel(std::shared_ptr<const StripMesh> mesh, Stops block_stops,
                                                     bool PolygonBlock::*polygon_stops) const;

  std::shared_ptr<const Parts> parts_;
  /// By hatchway.
  std::vector<bool> open_;
  std::shared_ptr<const Kernel> sight_;
  std::shared_ptr<const Kernel> ways_;
};

}  // namespace bulkhead
