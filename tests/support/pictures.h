// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bulkhead::test {

/// The pixels of a picture, row by row, as 0xRRGGBB on white.
struct Pixels {
  int columns = 0;
  int rows = 0;
  std::vector<std::uint32_t> colours;
  [[nodiscard]] std::uint32_t at(int x, int y) const;
};

/// Reads PNG data; no columns if it is none.
[[nodiscard]] Pixels read_png(const std::string& png);

/// Each square of `factor` × `factor` pixels as one of their mean colour. Programs move lines to whole pixels; looking
/// at large pictures made small evens that out.
[[nodiscard]] Pixels reduced(const Pixels& pixels, int factor);

/// How far two pictures are apart. Edges that lie half a pixel beside each other are no difference worth a word, so
/// each pixel is compared with the nearest of the other picture's pixels around it, in both directions.
struct Difference {
  bool same_size = false;
  /// The share of pixels (0 to 1) of which a channel is more than 96 of 255 off.
  double wrong_pixels = 1;
  /// The mean of all channels of all pixels in place, 0 to 255, neighbours not looked at.
  double mean = 255;
  /// The furthest that a channel of any pixel is off in place, 0 to 255.
  int furthest = 255;
};
[[nodiscard]] Difference difference(const Pixels& a, const Pixels& b);

/// The second picture in pale grey with what differs from the first in red, for people to look at.
[[nodiscard]] Pixels marked_difference(const Pixels& expected, const Pixels& found);

/// As PNG data.
[[nodiscard]] std::string write_png(const Pixels& pixels);

/// Runs a command of the shell and returns what it writes to its standard output. Throws if it ends badly.
[[nodiscard]] std::string output_of(const std::string& command);

}  // namespace bulkhead::test
