// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/placing/placement.h"

namespace bulkhead {
namespace {

/// Squares are halved so often at most: to 1/512 of the battlefield's longer side.
constexpr int most_halvings = 9;
/// When so many squares have been looked at, what is left of them stays as it is.
constexpr std::size_t most_squares = 40'000;

/// A square of the ground on a level in which things might stand.
struct Square {
  int level = 0;
  Rectangle area;
};

/// From the middle of a square to its corners, to the micrometre above.
double half_diagonal(const Rectangle& area) { return distance(fine(area.top_left), fine(area.bottom_right)) / 2 + 1; }

/// The ground on which things may stand, or may and are near the centre, and perhaps a little more, never less.
class OuterGround {
 public:
  OuterGround(const PlacingGround& ground, bool near, Looks& looks, const std::stop_token& stop)
      : ground_(ground), near_(near), looks_(looks), stop_(stop) {
    for (const auto& [level, extent] : ground.extents()) {
      const auto size = extent.bottom_right - extent.top_left;
      const auto side = std::max(size.x, size.y);
      divide({level, {extent.top_left, extent.top_left + Point{side, side}}}, 0);
    }
  }

  /// Of no use when it was told to stop, or has nothing left to look at.
  [[nodiscard]] const std::vector<Square>& squares() const { return squares_; }

 private:
  [[nodiscard]] bool may_stand(const Square& square, Point at) const {
    return (!near_ || ground_.is_near(at)) && !ground_.objection(Spot{at, square.level}, &looks_);
  }
  /// Whether a thing may stand in the middle and at all corners, so that the border hardly passes through.
  [[nodiscard]] bool seems_whole(const Square& square) const {
    const auto corners = corners_of(square.area);
    return may_stand(square, centre_of(square.area)) &&
           std::all_of(corners.begin(), corners.end(), [&](Point corner) { return may_stand(square, corner); });
  }

  void divide(const Square& square, int halvings) {
    if (stop_.stop_requested() || looks_.left() == 0) return;
    ++looked_at_;
    const auto middle = centre_of(square.area);
    if (ground_.excess({middle, square.level}, &looks_) > half_diagonal(square.area)) return;
    if (near_ && ground_.excess_from_near(middle) > half_diagonal(square.area)) return;
    const auto& [low, high] = square.area;
    const auto side = high.x - low.x;
    const auto whole_up_to = std::max(ground_.placing().apart + ground_.size(), Length::millimetres(4)) / 4;
    if (halvings == most_halvings || looked_at_ >= most_squares || (side <= whole_up_to && seems_whole(square))) {
      squares_.push_back(square);
      return;
    }
    divide({square.level, {low, middle}}, halvings + 1);
    divide({square.level, {{middle.x, low.y}, {high.x, middle.y}}}, halvings + 1);
    divide({square.level, {{low.x, middle.y}, {middle.x, high.y}}}, halvings + 1);
    divide({square.level, {middle, high}}, halvings + 1);
  }

  const PlacingGround& ground_;
  bool near_;
  Looks& looks_;
  const std::stop_token& stop_;
  std::size_t looked_at_ = 0;
  std::vector<Square> squares_;
};

/// How many rectangles of a lattice, of that width and height, squares reach into. Rectangles have their northern and
/// western sides, not the others. Of no use when nothing is left to look at.
int rectangles_met(const std::vector<Square>& squares, const Rectangle& extent, Length width, Length height,
                   Looks& looks) {
  const auto number = [](Length at, Length from, Length step) {
    return static_cast<std::size_t>((at - from).in_micrometres() / step.in_micrometres());
  };
  const auto columns = number(extent.bottom_right.x, extent.top_left.x, width) + 1;
  const auto rows = number(extent.bottom_right.y, extent.top_left.y, height) + 1;
  looks.take(columns * rows);
  if (looks.left() == 0) return 0;
  std::vector<bool> met(columns * rows, false);
  for (const auto& [level, area] : squares) {
    const auto last_row = number(area.bottom_right.y, extent.top_left.y, height);
    const auto last_column = number(area.bottom_right.x, extent.top_left.x, width);
    const auto first_row = number(area.top_left.y, extent.top_left.y, height);
    const auto first_column = number(area.top_left.x, extent.top_left.x, width);
    looks.take((last_row - first_row + 1) * (last_column - first_column + 1));
    if (looks.left() == 0) return 0;
    for (auto row = first_row; row <= last_row; ++row) {
      for (auto column = first_column; column <= last_column; ++column) {
        met[row * columns + column] = true;
      }
    }
  }
  return static_cast<int>(std::count(met.begin(), met.end(), true));
}

/// No more than so many points, each at least `apart` from the others, have room in these squares of one level.
int most_with_room(const std::vector<Square>& squares, Length apart, Looks& looks) {
  if (squares.empty()) return 0;
  std::vector<Rectangle> areas;
  for (const auto& square : squares) areas.push_back(square.area);
  const auto extent = bounds_of(areas);
  const auto size = extent.bottom_right - extent.top_left;
  auto least = std::numeric_limits<int>::max();
  // As many columns as it takes, or a few more, whose width leaves the height that two points of one rectangle may have
  // between them; and the same with rows.
  constexpr int more = 6;
  const auto one_more = Length::micrometres(1);
  const auto parts_of = [&](Length length) { return length.in_micrometres() / apart.in_micrometres() + 1; };
  const auto other_side = [&](Length side) { return square_root(squared(apart) - squared(side)); };
  constexpr std::int64_t most_parts = 200;
  const auto thinnest = apart / 8;
  if (parts_of(size.x) > most_parts || parts_of(size.y) > most_parts) return least;
  for (int extra = 0; extra < more; ++extra) {
    const auto width = size.x / (parts_of(size.x) + extra) + one_more;
    const auto height = size.y / (parts_of(size.y) + extra) + one_more;
    if (width < apart && other_side(width) > thinnest) {
      least = std::min(least, rectangles_met(squares, extent, width, other_side(width), looks));
    }
    if (height < apart && other_side(height) > thinnest) {
      least = std::min(least, rectangles_met(squares, extent, other_side(height), height, looks));
    }
  }
  return least;
}

/// The same on all levels, one after the other as the squares are. Any number, where nothing is left to look at.
int most_with_room(const PlacingGround& ground, const std::vector<Square>& squares, Looks& looks) {
  const auto apart = ground.placing().apart + ground.size();
  if (apart <= Length()) return std::numeric_limits<int>::max();
  std::int64_t sum = 0;
  for (auto first = squares.begin(); first != squares.end();) {
    const auto end =
        std::find_if(first, squares.end(), [&](const Square& square) { return square.level != first->level; });
    sum += most_with_room({first, end}, apart, looks);
    first = end;
  }
  if (looks.left() == 0) return std::numeric_limits<int>::max();
  return static_cast<int>(std::min<std::int64_t>(sum, std::numeric_limits<int>::max()));
}

/// Whether any of the squares reaches into a quarter.
bool any_in(const PlacingGround& ground, const std::vector<Square>& squares, unsigned quarter) {
  return std::any_of(squares.begin(), squares.end(), [&](const Square& square) {
    const auto corners = corners_of(square.area);
    return std::any_of(corners.begin(), corners.end(),
                       [&](Point corner) { return (ground.quarters_at(corner) >> quarter & 1U) != 0; });
  });
}

}  // namespace

std::optional<PlacingLack> proven_lack(const PlacingGround& ground, int count, Looks& looks,
                                       const std::stop_token& stop) {
  using What = PlacingLack::What;
  const auto quarters = ground.wanted_quarters();
  if (quarters && *quarters == 0) return PlacingLack{.what = What::no_quarter};
  const auto left_off = [&] { return stop.stop_requested() || looks.left() == 0; };
  const OuterGround outer(ground, false, looks, stop);
  if (left_off()) return std::nullopt;
  const auto& squares = outer.squares();
  if (squares.empty()) return PlacingLack{.what = What::ground};
  for (unsigned quarter = 0; quarter < 4; ++quarter) {
    const bool wanted = quarters && (*quarters >> quarter & 1U) != 0;
    if (wanted && !any_in(ground, squares, quarter)) {
      return PlacingLack{.what = What::quarter, .quarter = static_cast<Quarter>(quarter)};
    }
  }
  if (const int most = most_with_room(ground, squares, looks); most < count) {
    return PlacingLack{.what = What::room, .wanted = count, .most = most};
  }
  const int wanted = ground.wanted_near(count);
  if (wanted == 0 || ground.placing().share == Placing::Share::all) return std::nullopt;
  const OuterGround near(ground, true, looks, stop);
  if (left_off()) return std::nullopt;
  if (const int most = most_with_room(ground, near.squares(), looks); most < wanted) {
    return PlacingLack{.what = What::near_room, .wanted = wanted, .most = most};
  }
  return std::nullopt;
}

}  // namespace bulkhead
