// SPDX-License-Identifier: MIT
#include "editor/tools/view/ruler.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdint>

namespace bulkhead {
namespace {

constexpr double least_between_labels = 56;
constexpr double least_between_ticks = 7;
constexpr std::int64_t micrometres_per_inch = 25'400;
constexpr std::int64_t micrometres_per_millimetre = 1'000;

/// A distance between labels and into how many parts smaller ticks may part it, the most first.
struct Step {
  std::int64_t micrometres;
  std::array<std::int64_t, 3> parts;
};

/// Quarters and halves of an inch, inches, half-feet and feet, twice as many feet again and again.
Step inch_step(int index) {
  constexpr std::array<Step, 6> first = {
      Step{micrometres_per_inch / 4, {2, 1, 1}}, Step{micrometres_per_inch / 2, {4, 2, 1}},
      Step{micrometres_per_inch, {8, 4, 2}},     Step{micrometres_per_inch * 2, {8, 4, 2}},
      Step{micrometres_per_inch * 4, {8, 4, 2}}, Step{micrometres_per_inch * 6, {12, 6, 2}}};
  if (index < static_cast<int>(first.size())) return first[static_cast<std::size_t>(index)];
  return {micrometres_per_inch * 12 << (index - static_cast<int>(first.size())), {12, 6, 2}};
}

/// 1, 2, 5, 10, 20 … mm.
Step millimetre_step(int index) {
  constexpr std::array<Step, 3> first = {Step{1, {2, 1, 1}}, Step{2, {4, 2, 1}}, Step{5, {5, 1, 1}}};
  auto step = first[static_cast<std::size_t>(index % 3)];
  step.micrometres *= micrometres_per_millimetre;
  for (int power = 0; power < index / 3; ++power) step.micrometres *= 10;
  if (index >= 3)
    step.parts = index % 3 == 1 ? std::array<std::int64_t, 3>{4, 2, 1} : std::array<std::int64_t, 3>{10, 5, 1};
  return step;
}

std::int64_t size_of(RulerUnit unit) {
  return unit == RulerUnit::inches ? micrometres_per_inch : micrometres_per_millimetre;
}

/// Rounded to a part of a unit (10: a tenth), without zeros at the end.
std::string in_units(std::int64_t micrometres, RulerUnit unit, double parts) {
  const auto rounded =
      std::round(static_cast<double>(micrometres) * parts / static_cast<double>(size_of(unit))) / parts;
  // Zero has no sign.
  return fmt::format("{}", rounded + 0.0);
}

}  // namespace

std::vector<RulerTick> ruler_ticks(double from, double to, double pixels_per_millimetre, RulerUnit unit) {
  const auto pixels = [&](std::int64_t micrometres) {
    return static_cast<double>(micrometres) / 1000.0 * pixels_per_millimetre;
  };
  const auto step_at = unit == RulerUnit::inches ? inch_step : millimetre_step;
  constexpr int last_step = 24;
  int index = 0;
  while (index < last_step && pixels(step_at(index).micrometres) < least_between_labels) ++index;
  const auto step = step_at(index);
  std::int64_t parts = 1;
  for (const auto candidate : step.parts) {
    if (step.micrometres % candidate == 0 && pixels(step.micrometres / candidate) >= least_between_ticks) {
      parts = candidate;
      break;
    }
  }
  const auto between = step.micrometres / parts;
  std::vector<RulerTick> ticks;
  const auto first = static_cast<std::int64_t>(std::ceil(from * 1000.0 / static_cast<double>(between)));
  const auto last = static_cast<std::int64_t>(std::floor(to * 1000.0 / static_cast<double>(between)));
  for (auto tick = first; tick <= last; ++tick) {
    const auto at = tick * between;
    const bool labelled = at % step.micrometres == 0;
    ticks.push_back({static_cast<double>(at) / 1000.0, labelled, labelled ? in_units(at, unit, 100) : std::string()});
  }
  return ticks;
}

std::string length_words(Length length, RulerUnit unit) {
  return in_units(length.in_micrometres(), unit, 10) + (unit == RulerUnit::inches ? "\"" : " mm");
}

std::string point_words(Point point, RulerUnit unit) {
  return fmt::format("{}, {}", length_words(point.x, unit), length_words(point.y, unit));
}

}  // namespace bulkhead
