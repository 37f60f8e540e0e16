// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "analysis/distance/ways.h"
#include "editor/tools/overlays/overlay_input.h"
#include "editor/tools/overlays/table_painter.h"

namespace bulkhead {

/// A field in squares on the table, each with its band: 0 and up, or one of the two below.
struct BandField {
  static constexpr std::int8_t nothing = -1;
  static constexpr std::int8_t unreachable = -2;

  Vec top_left;
  double side = 0;
  int columns = 0;
  int rows = 0;
  /// Row by row.
  std::vector<std::int8_t> bands;
  /// What of the squares lies beyond these is none of it.
  std::vector<Rect> ground{};
  friend bool operator==(const BandField&, const BandField&) = default;

  /// One for a grid of samples; its bands are still to be filled.
  [[nodiscard]] static BandField over(const SampleGrid& grid, const OverlayInput& input,
                                      const OverlayInput::Level& level);

  [[nodiscard]] std::int8_t at(int column, int row) const {
    return bands[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
  }
  /// Whether a place is on its ground.
  [[nodiscard]] bool covers(Vec on_table) const;
  /// `nothing` off the ground.
  [[nodiscard]] std::int8_t at(Vec on_table) const;
  /// A square with many of its band around it; nothing where there is none.
  [[nodiscard]] std::optional<Vec> middle(std::int8_t band) const;
};

/// The band of the first field that has one there.
[[nodiscard]] std::int8_t band_at(const std::vector<BandField>& fields, Vec on_table);

/// Fine enough to look like a field on usual boards, coarse enough to be there in the same frame on huge ones.
[[nodiscard]] Length field_spacing(const OverlayInput::Level& level);
/// What lies in a wall, and so has no value, takes the least value beside it: bands go on below walls, which are
/// thinner than the squares.
void fill_walls(std::vector<double>& values, const SampleGrid& grid);

}  // namespace bulkhead
