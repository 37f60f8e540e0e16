// SPDX-License-Identifier: MIT
#include "analysis/figures/capacity.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "analysis/geometry/footprints.h"
#include "analysis/plan/mission_plan.h"
#include "model/base/contracts.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// How many times a length goes into another.
std::int64_t times(Length length, Length into) {
  return std::max<std::int64_t>(0, into.in_micrometres() / length.in_micrometres());
}

/// Of shapes that are not cells so many grids are tried each way, of no more places than that.
constexpr int grids = 4;
constexpr std::int64_t most_places = 1'000'000;

/// One board's part of the cells, and what stands beside them.
class BoardGround {
 public:
  BoardGround(const TerrainSet& set, const Lattice& lattice, std::set<CellPos> cells)
      : set_(set), lattice_(lattice), cells_(std::move(cells)) {}

  /// Of the bases in runs of cells along an axis.
  [[nodiscard]] std::int64_t bases(Axis along, Length diameter) const {
    std::int64_t count = 0;
    for (const auto cell : cells_) {
      if (!begins_run(cell, along)) continue;
      const auto last = end_of_run(cell, along);
      count += times(diameter, width(cell, last)) * times(diameter, height(cell, last));
    }
    return count;
  }

  /// Of the bases that keep to a cell each: side by side, or five as on a die.
  [[nodiscard]] std::int64_t bases_cell_by_cell(Length diameter) const {
    std::int64_t count = 0;
    for (const auto cell : cells_) {
      const auto side_by_side =
          times(diameter, set_.pitch + own_gain(cell, Compass::west) + own_gain(cell, Compass::east)) *
          times(diameter, set_.pitch + own_gain(cell, Compass::north) + own_gain(cell, Compass::south));
      count += std::max<std::int64_t>(side_by_side, holds_five(cell, diameter) ? 5 : 0);
    }
    return count;
  }

 private:
  static Compass forward(Axis along) { return along == Axis::horizontal ? Compass::east : Compass::south; }
  static CellPos next(CellPos cell, Compass way) {
    const auto edge = edge_of(cell, way);
    return way == Compass::east || way == Compass::south ? edge.second_cell() : edge.first_cell();
  }

  /// Whether a run goes on from a cell to its neighbour.
  [[nodiscard]] bool goes_on(CellPos cell, Compass way) const {
    return cells_.contains(next(cell, way)) && lattice_.edge(edge_of(cell, way)) == EdgeKind::open;
  }
  [[nodiscard]] bool begins_run(CellPos cell, Axis along) const { return !goes_on(cell, opposite(forward(along))); }
  [[nodiscard]] CellPos end_of_run(CellPos cell, Axis along) const {
    while (goes_on(cell, forward(along))) cell = next(cell, forward(along));
    return cell;
  }

  [[nodiscard]] Length width(CellPos first, CellPos last) const {
    return set_.pitch * (last.column - first.column + 1) + gain(first, last, Compass::west) +
           gain(first, last, Compass::east);
  }
  [[nodiscard]] Length height(CellPos first, CellPos last) const {
    return set_.pitch * (last.row - first.row + 1) + gain(first, last, Compass::north) +
           gain(first, last, Compass::south);
  }

  /// What the ground of a run gains on one side (less than 0: loses): the least of the cells along that side.
  [[nodiscard]] Length gain(CellPos first, CellPos last, Compass side) const {
    auto from = first;
    auto to = last;
    if (side == Compass::west) to.column = first.column;
    if (side == Compass::east) from.column = last.column;
    if (side == Compass::north) to.row = first.row;
    if (side == Compass::south) from.row = last.row;
    auto least = set_.border;
    for (int column = from.column; column <= to.column; ++column) {
      for (int row = from.row; row <= to.row; ++row) least = std::min(least, gain(edge_of({column, row}, side)));
    }
    return least;
  }
  /// Without the pillars at its ends.
  [[nodiscard]] Length gain_beside_wall(EdgePos edge) const {
    const auto gain = lattice_.size().on_border(edge) ? set_.border : Length();
    return lattice_.edge(edge) == EdgeKind::open ? gain : std::min(gain, -(set_.wall_thickness / 2));
  }
  [[nodiscard]] Length own_gain(CellPos cell, Compass side) const { return gain(edge_of(cell, side)); }

  /// Whether a base stands in the middle of a cell and four around it towards its corners, which touch the first: clear
  /// of walls at the sides and of pillars in the corners.
  [[nodiscard]] bool holds_five(CellPos cell, Length diameter) const {
    const auto half = static_cast<double>(set_.pitch.in_micrometres()) / 2;
    const auto radius = static_cast<double>(diameter.in_micrometres()) / 2;
    const auto out = std::ceil(std::sqrt(2) * radius);
    for (const auto side : {Compass::west, Compass::east, Compass::north, Compass::south}) {
      const auto room = half + static_cast<double>(gain_beside_wall(edge_of(cell, side)).in_micrometres());
      if (out + radius > room) return false;
    }
    const auto west = edge_of(cell, Compass::west);
    const auto east = edge_of(cell, Compass::east);
    for (const auto node : {west.first_node(), west.second_node(), east.first_node(), east.second_node()}) {
      if (!has_pillar(node)) continue;
      const auto pillar = static_cast<double>(std::max(set_.pillar->along, set_.pillar->across).in_micrometres()) / 2;
      // Between the middle of the base and the pillar's nearest corner, each way.
      const auto apart = std::max(0.0, half - out - pillar);
      if (std::hypot(apart, apart) < radius) return false;
    }
    return true;
  }

  [[nodiscard]] bool has_pillar(NodePos node) const {
    return set_.pillar && node_piece(lattice_, node, true) != NodePiece::none;
  }

  [[nodiscard]] Length gain(EdgePos edge) const {
    auto gain = gain_beside_wall(edge);
    for (const auto node : {edge.first_node(), edge.second_node()}) {
      if (!has_pillar(node)) continue;
      gain = std::min(gain, -(std::max(set_.pillar->along, set_.pillar->across) / 2));
    }
    return gain;
  }

  const TerrainSet& set_;
  const Lattice& lattice_;
  std::set<CellPos> cells_;
};

}  // namespace

std::int64_t fitting_bases(const Mission& mission, const CellsShape& cells, Length diameter) {
  BULKHEAD_EXPECTS(diameter > Length());
  std::map<int, std::set<CellPos>> by_board;
  for (const auto& address : cells.cells) {
    const auto* lattice = find_lattice(mission, address.board);
    if (lattice != nullptr && lattice->cell(address.cell) == CellKind::floor)
      by_board[address.board].insert(address.cell);
  }
  std::int64_t count = 0;
  for (const auto& [number, of_board] : by_board) {
    const auto* board = find_board(mission, number);
    const BoardGround ground(*set_of(mission, *board), *board->lattice(), of_board);
    count += std::max({ground.bases(Axis::horizontal, diameter), ground.bases(Axis::vertical, diameter),
                       ground.bases_cell_by_cell(diameter)});
  }
  return count;
}

Capacity::Capacity(const Mission& mission, Length diameter)
    : mission_(mission), diameter_(diameter), radius_((diameter + Length::micrometres(1)) / 2) {
  BULKHEAD_EXPECTS(diameter > Length());
  for (const auto& marker : *mission.markers) {
    const auto* kind = find_marker_kind(*mission.system, marker.kind);
    if (kind == nullptr || kind->stand || !exists(mission, marker.at)) continue;
    const auto* board = board_beneath(mission, marker.at);
    if (board == nullptr) continue;
    const auto radius = marker_size(*mission.system, marker.kind) / 2;
    occupied_.push_back({{point_of(mission, marker.at), radius}, board->level});
  }
}

bool Capacity::is_occupied(Point centre, int level) const {
  return std::any_of(occupied_.begin(), occupied_.end(), [&](const Occupied& marker) {
    const auto apart = static_cast<double>((marker.disc.radius + radius_).in_micrometres());
    return marker.level == level && distance(fine(marker.disc.centre), fine(centre)) < apart;
  });
}

bool Capacity::has_markers(const ZoneFootprints& ground) const {
  return std::any_of(occupied_.begin(), occupied_.end(), [&](const Occupied& marker) {
    return std::any_of(ground.pieces().begin(), ground.pieces().end(), [&](const ZonePiece& piece) {
      return piece.level.value_or(marker.level) == marker.level && overlap(piece.footprint, marker.disc);
    });
  });
}

std::optional<std::int64_t> Capacity::fitting(const Shape& shape, std::int64_t enough) {
  const ZoneFootprints ground(mission_, shape);
  const auto* cells = std::get_if<CellsShape>(&shape);
  if (cells != nullptr && !has_markers(ground)) return fitting_bases(mission_, *cells, diameter_);
  std::int64_t count = 0;
  for (const auto& piece : ground.pieces()) {
    const auto size = piece.bounds.bottom_right - piece.bounds.top_left;
    if (times(diameter_, size.x) * times(diameter_, size.y) > most_places) return std::nullopt;
    for (const auto number : levels_of(mission_)) {
      if (piece.level && *piece.level != number) continue;
      if (!levels_.contains(number)) {
        auto plan = plan_of(mission_, number, {OpenHatchways::none(), {}});
        levels_.emplace(number, plan ? std::optional<BaseWayFinder>({std::move(*plan), radius_}) : std::nullopt);
      }
      const auto& level = levels_.at(number);
      if (!level) return std::nullopt;
      std::int64_t best = 0;
      for (int shift = 0; shift < grids * grids && count + best < enough; ++shift) {
        const Point by{diameter_ * (shift % grids) / grids, diameter_ * (shift / grids) / grids};
        best = std::max(best, fitting(piece, number, *level, by, enough - count));
      }
      count += best;
    }
  }
  return count;
}

std::int64_t Capacity::fitting(const ZonePiece& piece, int number, const BaseWayFinder& level, Point shift,
                               std::int64_t enough) const {
  std::int64_t count = 0;
  const auto& [from, to] = piece.bounds;
  const auto step = radius_ * 2;
  for (auto y = from.y + radius_ + shift.y; y + radius_ <= to.y; y = y + step) {
    for (auto x = from.x + radius_ + shift.x; x + radius_ <= to.x && count < enough; x = x + step) {
      const Point at{x, y};
      if (holds_disc(piece.footprint, at, radius_) && level.fits(at) && !is_occupied(at, number)) ++count;
    }
  }
  return count;
}

}  // namespace bulkhead
