// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace bulkhead {

/// From one number to another.
struct Interval {
  double from = 0;
  double to = 0;
};

/// Whole numbers that were drawn from something: what is known of their mean. Added in any order it comes to the same.
class Sample {
 public:
  /// At most a million either way.
  void add(std::int64_t value);

  [[nodiscard]] std::int64_t count() const { return count_; }
  /// 0 of an empty sample.
  [[nodiscard]] double mean() const;
  /// The sample's standard deviation, with n - 1 below; 0 of fewer than two.
  [[nodiscard]] double deviation() const;
  /// In which the mean of what was drawn from lies with 95 % confidence: mean ± t · s / √n, with Student's t for n - 1
  /// degrees of freedom ("Student", "The Probable Error of a Mean", Biometrika 6, 1908). Of fewer than two it is the
  /// mean alone. As n grows it does not matter that points are not distributed normally; below about 30 battles it may.
  [[nodiscard]] Interval interval95() const;

 private:
  std::int64_t count_ = 0;
  std::int64_t sum_ = 0;
  std::int64_t squares_ = 0;
};

/// The value that Student's t exceeds with a probability of 2.5 %: exact for one and two degrees of freedom, for more
/// by the expansion from the normal quantile (Abramowitz and Stegun, "Handbook of Mathematical Functions", 26.7.5),
/// which is off by less than 0.004 for three and less than 0.001 from four on.
[[nodiscard]] double student_t95(std::int64_t degrees_of_freedom);

/// Of a share of `count` that `hits` are, with 95 % confidence: the score interval (E. B. Wilson, "Probable Inference,
/// the Law of Succession, and Statistical Inference", JASA 22, 1927), which stays between 0 and 1.
[[nodiscard]] Interval share95(std::int64_t hits, std::int64_t count);

}  // namespace bulkhead
