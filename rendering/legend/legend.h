// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "rendering/canvas/canvas.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// One line of a legend: a sample and what it means.
struct LegendEntry {
  /// Draws into a box.
  using Sample = std::function<void(Canvas&, const Rect&)>;

  /// Stable, for programs and tests: `wall`, `hatchway-locked`, `zone-attacker` …
  std::string id;
  std::string text;
  /// With the same functions that draw the map; without one the words begin where samples would.
  Sample sample;
  /// Stands above those that follow.
  bool title = false;
  /// Where it is the name of one thing: that name, and the thing's address.
  std::string name = {};
  std::string address = {};
};

/// Sizes in millimetres of the canvas.
struct LegendStyle {
  Vec sample{8, 4.8};
  /// From a row's top to its sample, and from the sample to the words.
  double sample_down = 0;
  double text_gap = 2.2;
  /// Of a row with one line of words.
  double row_height = 6.3;
  double line_height = 3.5;
  double column_gap = 4;
  Font font{type_size::small, Font::Weight::regular, 0, false};
  Colour Design::*colour = &Design::ink;
  /// What is longer is cut and says so.
  std::size_t most_lines = 6;
  double title_height = 7;
  Font title_font{type_size::small, Font::Weight::semibold, 0, false};
  /// Words stand on whole millimetres: on a screen those are pixels.
  bool whole_pixels = false;

  /// The same with everything so many times as large.
  [[nodiscard]] LegendStyle scaled(double factor) const;
};

/// A legend set in columns.
struct LegendBlock {
  struct Row {
    const LegendEntry* entry;
    std::vector<std::string> lines;
    Vec at;
  };
  std::vector<Row> rows;
  LegendStyle style;
  Vec size;
  /// Whether all words are there and none is broken.
  bool whole = true;
};
/// Fills columns of equal width from top to bottom, left to right; what follows a title stays with it. The entries must
/// outlive the block.
[[nodiscard]] LegendBlock set_legend(const std::vector<LegendEntry>& entries, double width, int columns,
                                     const LegendStyle& style);
/// Of a column in which nothing needs to be broken or cut.
[[nodiscard]] double natural_width(const std::vector<LegendEntry>& entries, const LegendStyle& style);
void draw(Canvas& canvas, const LegendBlock& block, Vec top_left, const Design& design);

}  // namespace bulkhead
