// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "rendering/canvas/canvas.h"

/// Colours as people see them.
namespace bulkhead::test {

using Matrix = std::array<std::array<double, 3>, 3>;

// Machado, Oliveira, Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
// severity 1.0; applied to linear RGB. The last is no deficiency but a black and white print.
inline constexpr Matrix protanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritanopia = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
inline constexpr Matrix everybody = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix greyscale = {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};

/// CIE L*a*b* (D65) of a colour as somebody sees it.
inline std::array<double, 3> seen(Colour colour, const Matrix& matrix) {
  const auto linear = [](double c) {
    return c / 255 <= 0.04045 ? c / 255 / 12.92 : std::pow((c / 255 + 0.055) / 1.055, 2.4);
  };
  const std::array<double, 3> in = {linear(colour.red), linear(colour.green), linear(colour.blue)};
  std::array<double, 3> rgb{};
  for (std::size_t row = 0; row < 3; ++row) {
    for (std::size_t column = 0; column < 3; ++column) rgb[row] += matrix[row][column] * in[column];
    rgb[row] = std::min(1.0, std::max(0.0, rgb[row]));
  }
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
  const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
  const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000 between two colours of CIE L*a*b* (Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", 2005).
[[nodiscard]] double colour_difference(const std::array<double, 3>& first, const std::array<double, 3>& second);

}  // namespace bulkhead::test
