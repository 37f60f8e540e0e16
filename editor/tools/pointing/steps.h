// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/view/ruler.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// How far one press of an arrow key goes.
enum class StepSize : unsigned char { fine, usual, coarse };

/// Off lattices: a millimetre; half an inch or a centimetre; two inches or five centimetres.
[[nodiscard]] constexpr Length step_length(StepSize size, RulerUnit unit) {
  if (size == StepSize::fine) return Length::millimetres(1);
  const bool inches = unit == RulerUnit::inches;
  if (size == StepSize::usual) return inches ? Length::inches(1) / 2 : Length::millimetres(10);
  return inches ? Length::inches(2) : Length::millimetres(50);
}

/// On lattices, in cells.
[[nodiscard]] constexpr int step_cells(StepSize size) { return size == StepSize::coarse ? 3 : 1; }

/// So many times one step in a direction, to the right and down.
template <typename Size>
[[nodiscard]] constexpr auto stepped(Compass direction, Size size) {
  struct Way {
    Size right;
    Size down;
  };
  constexpr Size none{};
  switch (direction) {
    case Compass::north: return Way{none, -size};
    case Compass::south: return Way{none, size};
    case Compass::west: return Way{-size, none};
    case Compass::east: break;
  }
  return Way{size, none};
}

}  // namespace bulkhead
