// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/geometry/fine_point.h"
#include "model/mission/geometry.h"

namespace bulkhead {

/// Free ground as a mesh of *strips*, a trapezoidal decomposition (de Berg and others, Computational Geometry, chapter
/// 6): rectangles as wide as what blocks lets them be, so that one leaves a strip only northwards or southwards,
/// through its *openings* into other strips. A line of sight climbs from strip to strip and never turns; a cone of
/// sight narrows at the openings' ends.
///
/// Whatever blocks counts as larger than it is by less than any length. So touching it never blocks, two blocks that
/// touch leave no gap between them, not even at a corner, and a wall without thickness blocks like a thin one. Several
/// strips and openings may therefore have no height or width.
///
/// Coordinates inside are whole micrometres from the north-west corner of the ground, held in doubles. They stay below
/// `largest_extent`, for which the predicates of sight are exact: an abscissa `x·d/y` of whole numbers below 2^26 is
/// rounded once, after an exact product, and cannot reach or pass a whole number it does not equal.
class StripMesh {
 public:
  static constexpr std::int64_t largest_extent = std::int64_t{1} << 26;
  static constexpr std::uint32_t none = UINT32_MAX;
  /// Indices of `Opening::strips` and `Strip::y`, and of a walk's direction.
  enum Side : unsigned char { north, south };

  /// The range of an opening list.
  struct Range {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    friend bool operator==(const Range&, const Range&) = default;
  };
  struct Strip {
    double west = 0;
    double east = 0;
    std::array<double, 2> y{};
    /// The openings of either side, from west to east.
    std::array<Range, 2> openings{};
    friend bool operator==(const Strip&, const Strip&) = default;
  };
  /// Where one of two strips lies to the north of the other and they touch.
  struct Opening {
    double west = 0;
    double east = 0;
    std::array<std::uint32_t, 2> strips{};
    /// The corners at its west and its east end; `none` where both strips end there.
    std::array<std::uint32_t, 2> corners{none, none};
    friend bool operator==(const Opening&, const Opening&) = default;
  };
  /// A convex corner of what blocks, round which shortest ways turn. Exactly one quadrant is blocked.
  struct Corner {
    double x = 0;
    double y = 0;
    bool blocked_west = false;
    bool blocked_north = false;
    /// The strips to its north and to its south, of which the one reaches past it.
    std::array<std::uint32_t, 2> strips{};
    /// The next corners due west and due east along the side of the strip that reaches past it.
    std::array<std::uint32_t, 2> level{none, none};
    /// One of its strips has no height, so that more corners may lie level with it.
    bool flat = false;

    /// Whether a straight line of this direction through the corner, or one that ends there, can be part of a shortest
    /// way: it passes by the blocked quadrant.
    [[nodiscard]] bool tangent(double dx, double dy) const {
      return blocked_west == blocked_north ? dx * dy <= 0 : dx * dy >= 0;
    }
    friend bool operator==(const Corner&, const Corner&) = default;
  };
  /// The few strips that meet in a point.
  class Places {
   public:
    [[nodiscard]] const std::uint32_t* begin() const { return strips_.data(); }
    [[nodiscard]] const std::uint32_t* end() const { return strips_.data() + count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    /// Adds a strip that is not yet among them.
    void add(std::uint32_t strip) {
      for (std::size_t index = 0; index < count_; ++index) {
        if (strips_[index] == strip) return;
      }
      if (count_ < strips_.size()) strips_[count_++] = strip;
    }

   private:
    // Three columns and three rows touch in a point: one without width or height and its neighbours.
    std::array<std::uint32_t, 9> strips_;
    std::size_t count_ = 0;
  };

  /// Something that blocks, with the number by which its maker knows it.
  struct Blocker {
    Rectangle area;
    std::uint32_t number = 0;
  };
  /// `blocks` and `ground` must be within `largest_extent` of one another, no rectangle reversed (contract). Of blocks
  /// that overlap, the last one is what the mesh tells of. It is ready for changes in the areas of `later`.
  StripMesh(std::span<const Rectangle> ground, std::span<const Blocker> blocks, std::span<const Rectangle> later = {});

  /// The mesh after what blocks has changed within some areas: equal to a new one, and much sooner made where they lie
  /// in few rows, as only these are gone through. `blocks` are all that meet the areas now, in the mesh's order; each
  /// of them blocked before or is one of the areas (contract). Nothing where it is not ready for these.
  [[nodiscard]] std::optional<StripMesh> changed_in(std::span<const Rectangle> areas,
                                                    std::span<const Blocker> blocks) const;

  [[nodiscard]] std::span<const Strip> strips() const { return strips_; }
  [[nodiscard]] std::span<const Opening> openings() const { return openings_; }
  [[nodiscard]] std::span<const Corner> corners() const { return corners_; }

  [[nodiscard]] FinePoint inside(Point point) const { return fine(point) - origin_; }
  [[nodiscard]] FinePoint on_battlefield(FinePoint inside) const { return inside + origin_; }

  /// The strips that hold a point (inside coordinates) or have it on their border; none within what blocks. `slack`
  /// widens the strips.
  [[nodiscard]] Places places(FinePoint inside, double slack = 0) const;
  /// The strip that holds a point and all that is near it; `none` where there is none or the point lies on a line along
  /// which something begins or ends, as few do.
  [[nodiscard]] std::uint32_t strip_around(FinePoint inside) const;

  /// What lies directly beyond the border of a strip: the number of a block, or `none` for the end of the ground. The
  /// place must not be an opening (contract).
  [[nodiscard]] std::uint32_t block_beyond(std::uint32_t strip, Side side, double x) const;
  [[nodiscard]] std::uint32_t block_beside(std::uint32_t strip, bool east, double y) const;

  /// A rectangle of inside coordinates.
  struct Area {
    double west = 0;
    double north = 0;
    double east = 0;
    double south = 0;
  };
  /// All that is not free, as areas that do not overlap, and four that surround the ground far and wide.
  [[nodiscard]] std::vector<Area> blocked() const;
  /// The south-east corner of the ground's bounds.
  [[nodiscard]] FinePoint extent() const;

  /// Between how many columns and rows of lines these rectangles would lie.
  struct RasterSize {
    std::size_t columns = 0;
    std::size_t rows = 0;
  };
  [[nodiscard]] static RasterSize raster_size(std::span<const Rectangle> ground, std::span<const Blocker> blocks,
                                              std::span<const Rectangle> later = {});

 private:
  /// The lines along which something begins or ends, on one axis.
  struct Lines {
    /// Twice the coordinate, and one more for lines directly beyond it; sorted, each once.
    std::vector<std::int64_t> keys;
    std::vector<double> at;
    /// For even steps of `step`: the first gap between two lines that may hold the coordinate.
    std::vector<std::uint32_t> first_gap;
    double steps_per_unit = 0;

    void add(std::int64_t from, std::int64_t to);
    void finish();
    [[nodiscard]] bool has(std::int64_t from, std::int64_t to) const;
    [[nodiscard]] std::size_t gaps() const { return keys.empty() ? 0 : keys.size() - 1; }
    [[nodiscard]] std::uint32_t index(std::int64_t key) const;
    /// The first gap whose end is not below the coordinate.
    [[nodiscard]] std::uint32_t gap(double coordinate) const;
  };
  /// A strip's rows and columns in the raster, the last ones exclusive.
  struct Extent {
    std::uint32_t west = 0;
    std::uint32_t east = 0;
    std::uint32_t north = 0;
    std::uint32_t south = 0;
  };

  StripMesh() = default;
  static void add_lines(Lines& columns, Lines& rows, std::span<const Rectangle> ground, std::span<const Blocker> blocks,
                        std::span<const Rectangle> later, const Rectangle& bounds);
  void fill(const Rectangle& area, std::int32_t value);
  void reopen(const Rectangle& area);
  void add_row(std::uint32_t row, std::vector<std::uint32_t>& northern);
  void renew_rows(const StripMesh& old, std::uint32_t first, std::uint32_t end);
  void add_rest(const StripMesh& old, std::uint32_t end, std::span<const std::uint32_t> old_numbers,
                std::span<const std::uint32_t> numbers);
  [[nodiscard]] std::vector<std::uint32_t> strips_in_row(std::uint32_t row) const;
  [[nodiscard]] bool is_flat(std::uint32_t strip) const { return strips_[strip].y[north] == strips_[strip].y[south]; }
  void link_corners_of(std::uint32_t strip);
  void join_rows(std::span<const std::uint32_t> northern, std::span<const std::uint32_t> southern);
  [[nodiscard]] std::int32_t& cell(std::size_t column, std::size_t row) {
    return raster_[row * columns_.gaps() + column];
  }
  [[nodiscard]] std::int32_t cell(std::size_t column, std::size_t row) const {
    return raster_[row * columns_.gaps() + column];
  }
  [[nodiscard]] std::uint32_t block_at(std::int64_t column, std::int64_t row) const;

  Rectangle bounds_;
  FinePoint origin_;
  Lines columns_;
  Lines rows_;
  /// For each cell its strip, or -1 where there is no ground, or -2 minus the number of its block.
  std::vector<std::int32_t> raster_;
  std::vector<Strip> strips_;
  std::vector<Extent> extents_;
  std::vector<Opening> openings_;
  std::vector<Corner> corners_;
};

}  // namespace bulkhead
