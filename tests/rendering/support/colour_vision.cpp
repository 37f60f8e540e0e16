// SPDX-License-Identifier: MIT
#include "tests/rendering/support/colour_vision.h"

#include <numbers>

namespace bulkhead::test {
namespace {

constexpr double degree = std::numbers::pi / 180;

double hue(double a, double b) {
  if (a == 0 && b == 0) return 0;
  const double angle = std::atan2(b, a) / degree;
  return angle < 0 ? angle + 360 : angle;
}

double seventh_power_share(double chroma) {
  const double power = std::pow(chroma, 7);
  return std::sqrt(power / (power + std::pow(25.0, 7)));
}

}  // namespace

double colour_difference(const std::array<double, 3>& first, const std::array<double, 3>& second) {
  const double mean_chroma = (std::hypot(first[1], first[2]) + std::hypot(second[1], second[2])) / 2;
  const double stretch = 1 + 0.5 * (1 - seventh_power_share(mean_chroma));
  const double a1 = first[1] * stretch;
  const double a2 = second[1] * stretch;
  const double c1 = std::hypot(a1, first[2]);
  const double c2 = std::hypot(a2, second[2]);
  const double h1 = hue(a1, first[2]);
  const double h2 = hue(a2, second[2]);
  const double lightness = second[0] - first[0];
  const double chroma = c2 - c1;
  double turn = c1 * c2 == 0 ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const double hues = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree);

  const double mean_lightness = (first[0] + second[0]) / 2;
  const double mean = (c1 + c2) / 2;
  double mean_hue = h1 + h2;
  if (c1 * c2 != 0) {
    if (std::abs(h1 - h2) > 180) mean_hue += mean_hue < 360 ? 360 : -360;
    mean_hue /= 2;
  }
  const double t = 1 - 0.17 * std::cos((mean_hue - 30) * degree) + 0.24 * std::cos(2 * mean_hue * degree) +
                   0.32 * std::cos((3 * mean_hue + 6) * degree) - 0.20 * std::cos((4 * mean_hue - 63) * degree);
  const double rotation = 30 * std::exp(-std::pow((mean_hue - 275) / 25, 2));
  const double off_middle = std::pow(mean_lightness - 50, 2);
  const double weight_lightness = 1 + 0.015 * off_middle / std::sqrt(20 + off_middle);
  const double weight_chroma = 1 + 0.045 * mean;
  const double weight_hue = 1 + 0.015 * mean * t;
  const double turning = -std::sin(2 * rotation * degree) * 2 * seventh_power_share(mean);
  const double l = lightness / weight_lightness;
  const double c = chroma / weight_chroma;
  const double h = hues / weight_hue;
  return std::sqrt(l * l + c * c + h * h + turning * c * h);
}

}  // namespace bulkhead::test
