// SPDX-License-Identifier: MIT
#include "model/base/length.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Micrometres in a unit, or 0 for an unknown one.
std::int64_t micrometres_per(std::string_view unit) {
  if (unit == "mm") return 1000;
  if (unit == "in") return 25400;
  return 0;
}

/// `digits` is `123`, `123.456` or `.5` with at most six digits before the point, so that nothing here can overflow.
std::int64_t scaled(std::string_view digits, std::int64_t unit) {
  const auto point = std::min(digits.find('.'), digits.size());
  std::int64_t whole = 0;
  for (const char digit : digits.substr(0, point)) whole = whole * 10 + (digit - '0');
  // Twice the fraction, rounded down, by long multiplication from its last digit: exact however many digits there are.
  std::int64_t doubled = 0;
  for (auto index = digits.size(); index > point + 1; --index) {
    doubled = ((digits[index - 1] - '0') * unit * 2 + doubled) / 10;
  }
  return whole * unit + (doubled + 1) / 2;
}

}  // namespace

Result<Length> parse_length(std::string_view text) {
  const auto complain = [&] {
    return fail(
        fmt::format("\"{}\" is not a length; write a number with its unit, such as 6in or 152.4mm", quotable(text)));
  };
  if (text.size() < 3) return complain();
  const auto unit = micrometres_per(text.substr(text.size() - 2));
  if (unit == 0) return complain();
  auto digits = text.substr(0, text.size() - 2);
  const bool negative = digits.front() == '-';
  if (negative || digits.front() == '+') digits.remove_prefix(1);
  if (!is_plain_decimal(digits)) return complain();
  const auto too_long = [&] { return fail(fmt::format("\"{}\" is longer than 100 m", quotable(text))); };
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  if (std::min(digits.find('.'), digits.size()) > 6) return too_long();
  const auto value = scaled(digits, unit);
  if (value > longest_length.in_micrometres()) return too_long();
  return Length::micrometres(negative ? -value : value);
}

std::string to_text(Length length) {
  const auto value = length.in_micrometres();
  const auto magnitude = value < 0 ? -static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value);
  auto text = fmt::format("{}{}.{:03}", value < 0 ? "-" : "", magnitude / 1000, magnitude % 1000);
  while (text.back() == '0') text.pop_back();
  if (text.back() == '.') text.pop_back();
  return text + "mm";
}

std::string inches_text(Length length) {
  const auto tenths = (length.in_micrometres() + 1270) / 2540;
  return tenths % 10 == 0 ? fmt::format("{}", tenths / 10) : fmt::format("{}.{}", tenths / 10, tenths % 10);
}

Result<Point> parse_point(std::string_view text) {
  const auto comma = text.find(',');
  if (comma == std::string_view::npos) {
    return fail(fmt::format("\"{}\" is not a point; write two lengths, such as 12.5in,8in", quotable(text)));
  }
  const auto x = parse_length(text.substr(0, comma));
  if (!x) return tl::unexpected(x.error());
  const auto y = parse_length(text.substr(comma + 1));
  if (!y) return tl::unexpected(y.error());
  return Point{*x, *y};
}

std::string to_text(Point point) { return to_text(point.x) + "," + to_text(point.y); }

}  // namespace bulkhead
