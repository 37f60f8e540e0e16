// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// The edges of the outline of a rectangle of nodes; a single run where it has no width or height.
[[nodiscard]] std::vector<EdgePos> outline_between(NodePos a, NodePos b);

/// How many steps of a lattice come nearest to a length; at least one.
[[nodiscard]] int steps_in(const Mission& mission, int board, Length length);
/// The reverse.
[[nodiscard]] Length length_of_steps(const Mission& mission, int board, int steps);

/// A rectangle of walls while it is drawn, from one place of a lattice to another of the same board. The pointer counts
/// for the node that is nearest; the keyboard's cursor for just where it stands: from cell to cell the walls go round
/// both.
class WallRectangle {
 public:
  /// Where there is a lattice (contract).
  void begin(const Scene& scene, const Pointer& pointer);
  void follow(const Scene& scene, const Pointer& pointer);
  /// Width and depth, which can be typed: they are of as many whole steps as come nearest.
  [[nodiscard]] std::vector<ToolFigure> figures(const Mission& mission) const;
  void fix(std::size_t number, std::optional<Length> length);

  [[nodiscard]] std::vector<EdgeAddress> edges(const Mission& mission) const;
  /// The corner that it began with.
  [[nodiscard]] NodeAddress corner() const { return {board_, from_.first}; }
  /// `2 × 3 cells`, in the user's language.
  [[nodiscard]] std::string size_words(const Mission& mission) const;

 private:
  /// The nodes about a place: of a cell two that lie across from each other, of an edge its ends, of a node itself
  /// twice.
  struct Span {
    NodePos first;
    NodePos last;
  };
  [[nodiscard]] Span span_at(const Scene& scene, const Pointer& pointer) const;
  /// From corner to corner, by what was typed.
  [[nodiscard]] Span whole(const Mission& mission) const;

  int board_ = 1;
  Span from_;
  Span to_;
  std::array<std::optional<Length>, 2> fixed_;
};

}  // namespace bulkhead
