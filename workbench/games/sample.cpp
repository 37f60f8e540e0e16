// SPDX-License-Identifier: MIT
#include "workbench/games/sample.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

/// What the normal distribution exceeds with a probability of 2.5 %.
constexpr double normal = 1.959963984540054;

double as_number(std::int64_t value) { return static_cast<double>(value); }

}  // namespace

void Sample::add(std::int64_t value) {
  ++count_;
  sum_ += value;
  squares_ += value * value;
}

double Sample::mean() const { return count_ == 0 ? 0 : as_number(sum_) / as_number(count_); }

double Sample::deviation() const {
  if (count_ < 2) return 0;
  const double n = as_number(count_);
  const double from_mean = as_number(squares_) - as_number(sum_) * (as_number(sum_) / n);
  return std::sqrt(std::max(0.0, from_mean) / (n - 1));
}

Interval Sample::interval95() const {
  if (count_ < 2) return {mean(), mean()};
  const double half = student_t95(count_ - 1) * deviation() / std::sqrt(as_number(count_));
  return {mean() - half, mean() + half};
}

double student_t95(std::int64_t degrees_of_freedom) {
  if (degrees_of_freedom <= 1) return 12.706204736432095;
  if (degrees_of_freedom == 2) return 4.302652729911275;
  const double z = normal;
  const double z2 = z * z;
  const double n = as_number(degrees_of_freedom);
  const double first = z * (z2 + 1) / 4;
  const double second = z * ((5 * z2 + 16) * z2 + 3) / 96;
  const double third = z * (((3 * z2 + 19) * z2 + 17) * z2 - 15) / 384;
  const double fourth = z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945) / 92160;
  return z + (first + (second + (third + fourth / n) / n) / n) / n;
}

Interval share95(std::int64_t hits, std::int64_t count) {
  if (count == 0) return {0, 1};
  const double n = as_number(count);
  const double share = as_number(hits) / n;
  const double z2 = normal * normal;
  const double middle = share + z2 / (2 * n);
  const double half = normal * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  const double below = 1 + z2 / n;
  return {std::max(0.0, (middle - half) / below), std::min(1.0, (middle + half) / below)};
}

}  // namespace bulkhead
