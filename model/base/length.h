// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// A length in whole micrometres. Millimetres and inches exist only in text (1 in = 25 400 µm exactly).
class Length {
 public:
  constexpr Length() = default;
  [[nodiscard]] static constexpr Length micrometres(std::int64_t value) { return Length(value); }
  [[nodiscard]] static constexpr Length millimetres(std::int64_t value) { return Length(value * 1000); }
  [[nodiscard]] static constexpr Length inches(std::int64_t value) { return Length(value * 25400); }

  [[nodiscard]] constexpr std::int64_t in_micrometres() const { return value_; }

  friend constexpr Length operator+(Length a, Length b) { return Length(a.value_ + b.value_); }
  friend constexpr Length operator-(Length a, Length b) { return Length(a.value_ - b.value_); }
  friend constexpr Length operator-(Length a) { return Length(-a.value_); }
  friend constexpr Length operator*(Length a, std::int64_t factor) { return Length(a.value_ * factor); }
  friend constexpr Length operator/(Length a, std::int64_t divisor) { return Length(a.value_ / divisor); }
  friend constexpr auto operator<=>(Length, Length) = default;

 private:
  explicit constexpr Length(std::int64_t value) : value_(value) {}
  std::int64_t value_ = 0;
};

/// The largest magnitude a text may state: 100 m, far beyond any table and far from overflow.
inline constexpr Length longest_length = Length::millimetres(100'000);

/// A place on the battlefield or, inside a board, on that board: origin top-left, x right, y down.
struct Point {
  Length x;
  Length y;
  friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }

/// Reads `317.5mm` or `12.5in`: an optional sign, decimal digits with an optional point, the unit. Rounded to the
/// nearest micrometre (halves away from zero). Fails on anything else and beyond `longest_length`.
[[nodiscard]] Result<Length> parse_length(std::string_view text);
/// Always in millimetres with at most three decimals: `317.5mm`.
[[nodiscard]] std::string to_text(Length length);
/// In inches without their sign, to the nearest tenth: `3`, `2.5`. Of lengths that are not negative.
[[nodiscard]] std::string inches_text(Length length);

/// Reads `12.5in,8in`.
[[nodiscard]] Result<Point> parse_point(std::string_view text);
[[nodiscard]] std::string to_text(Point point);

}  // namespace bulkhead
