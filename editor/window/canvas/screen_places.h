// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "editor/tools/selection/selection.h"
#include "editor/tools/view/table.h"
#include "editor/tools/view/view.h"
#include "model/mission/on_boards.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {

/// Where the things of a mission are on the canvas, in logical pixels.
class ScreenPlaces {
 public:
  ScreenPlaces(const Mission& mission, const Table& table, const View& view)
      : mission_(mission), table_(table), view_(view) {}

  [[nodiscard]] const Mission& mission() const { return mission_; }
  /// All that is to be seen.
  [[nodiscard]] Rect canvas() const { return {{0, 0}, {view_.size().x, view_.size().y}}; }
  [[nodiscard]] const View& view() const { return view_; }
  [[nodiscard]] double pixels(double millimetres) const { return millimetres * view_.zoom(); }
  [[nodiscard]] Vec at(Vec on_table) const;
  [[nodiscard]] Vec at(const Place& place) const { return at(table_.at(mission_, place)); }
  [[nodiscard]] Vec at(int board, Point point) const { return at(table_.at(board, point)); }
  [[nodiscard]] Rect box(const Rect& on_table) const;
  /// The ground of a cell.
  [[nodiscard]] Rect cell(const CellAddress& cell) const;
  [[nodiscard]] Rect board(int number) const;
  struct Ends {
    Vec from;
    Vec to;
  };
  [[nodiscard]] Ends ends(const EdgeAddress& edge) const;
  /// Of a wall or hatchway off the lattice of a board.
  [[nodiscard]] Ends ends(int board, const FreePiece& piece) const;
  [[nodiscard]] Vec middle(int board, const FreePiece& piece) const;

  /// The outline of a zone, area, marker or free piece, a little outside of what is drawn; none for other objects.
  [[nodiscard]] Path outline(const Id& object) const;
  /// The ground of each part of a terrain feature as it would stand on that board, in the order of its kind's parts;
  /// none where no set has its kind.
  [[nodiscard]] std::vector<Path> parts(int board, const Feature& feature) const;
  /// Where a mark about an address is put; nothing for what is not on the battlefield.
  [[nodiscard]] std::optional<Vec> anchor(const Address& address) const;

 private:
  [[nodiscard]] Path outline(const Shape& shape) const;
  /// A frame around all parts.
  [[nodiscard]] Path frame(int board, const Feature& feature) const;
  [[nodiscard]] std::optional<Vec> anchor(const Id& object) const;

  const Mission& mission_;
  const Table& table_;
  const View& view_;
};

/// Around what is selected, on the table; nothing where nothing of it stands on the battlefield.
[[nodiscard]] std::optional<Rect> area_of(const ScreenPlaces& places, const Selection& selection);

}  // namespace bulkhead
