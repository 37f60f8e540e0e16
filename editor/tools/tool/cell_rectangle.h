// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// A rectangle of cells that is being drawn on a lattice, from one cell to another; its sides can be typed as lengths,
/// which become whole cells. The board of its first cell must have a lattice (contract).
class CellRectangle {
 public:
  void begin(const CellAddress& first);
  /// To the cell of that board that is nearest to the pointer, even if that is over another board.
  void follow(const Scene& scene, const Pointer& pointer);

  /// Its width and depth.
  [[nodiscard]] std::vector<ToolFigure> figures(const Mission& mission) const;
  void fix(std::size_t number, std::optional<Length> length);
  [[nodiscard]] std::vector<CellAddress> cells(const Mission& mission) const;
  /// What a typed length has become that is no whole number of cells; empty where none was.
  [[nodiscard]] std::string rounding_words(const Mission& mission, RulerUnit unit) const;

 private:
  /// Its first and last cell.
  [[nodiscard]] std::pair<CellPos, CellPos> corners(const Mission& mission) const;

  CellAddress first_;
  CellPos last_;
  std::array<std::optional<Length>, 2> fixed_;
};

/// How large cells are together: `2 × 3 cells · 7.6" × 11.5"`; where they are no rectangle `5 cells in 2 × 3 · …`. Of
/// cells on several boards their number alone.
[[nodiscard]] std::string cells_words(const Mission& mission, const std::vector<CellAddress>& cells, RulerUnit unit);

}  // namespace bulkhead
