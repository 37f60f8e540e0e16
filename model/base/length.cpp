// SPDX-License-Identifier: MIT
#include "model/base/length.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

/// Micrometres in a unit, or 0 for an unknown one.
std::int64_t micrometres_per(std::string_view unit) {
  if (unit == "mm") return 1000;
  if (unit == "in") return 25400;
  return 0;
}

/// `digits` is `123`, `123.456` or `.5`, at most 15 characters, so that nothing here can overflow.
std::int64_t scaled(std::string_view digits, std::int64_t unit) {
  const auto point = digits.find('.');
  const auto whole = digits.substr(0, point);
  const auto fraction = point == std::string_view::npos ? std::string_view() : digits.substr(point + 1);
  std::int64_t numerator = 0;
  std::int64_t denominator = 1;
  for (const char digit : whole) numerator = numerator * 10 + (digit - '0');
  std::int64_t result = numerator * unit;
  numerator = 0;
  for (const char digit : fraction) {
    numerator = numerator * 10 + (digit - '0');
    denominator *= 10;
  }
  result += (numerator * unit * 2 + denominator) / (denominator * 2);
  return result;
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
  const auto point = digits.find('.');
  if (std::min(point, digits.size()) > 6) return too_long();
  // Beyond nine decimals nothing can change a rounded micrometre but an exact half, which nine decimals express.
  if (point != std::string_view::npos) digits = digits.substr(0, point + 10);
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
