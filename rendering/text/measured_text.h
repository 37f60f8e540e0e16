// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// The sizes of type to try in turn, in points: from the largest down, half a point apart, none below the least.
[[nodiscard]] std::vector<double> type_sizes(double largest, double least);

/// A text whose words are measured once, to be broken in any size and width; the space between letters grows with the
/// size. What narrow columns need: a word that is wider than a line is broken between its letters, and a hyphen shows
/// where.
class MeasuredText {
 public:
  MeasuredText(std::string_view text, const Font& font);

  /// The widths of all in one line and of the widest word, in millimetres.
  [[nodiscard]] double width(double size) const;
  [[nodiscard]] double widest_word(double size) const;
  /// Lines no wider than `width` mm, unless a single letter with its hyphen is wider. Lengths that fit into a line stay
  /// whole (`goes_on_with_length`).
  [[nodiscard]] std::vector<std::string> lines(double size, double width) const;

 private:
  struct Word {
    std::string text;
    double em = 0;
    /// The next one goes on with a length.
    bool keeps_next = false;
  };

  /// Of the words from one on that stay in one line, and how many they are.
  struct Unit {
    std::size_t count = 1;
    double em = 0;
  };
  [[nodiscard]] Unit unit_from(std::size_t first, double most) const;

  Font font_;
  double blank_ = 0;
  std::vector<Word> words_;
};

}  // namespace bulkhead
