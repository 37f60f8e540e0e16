// SPDX-License-Identifier: MIT
#include "editor/tools/words/lengths.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

struct UnitWord {
  std::string_view word;
  /// As documents write it, and how many of those it is.
  std::string_view unit;
  int times = 1;
};
constexpr std::array unit_words = {UnitWord{"\"", "in"},
                                   UnitWord{"″", "in"},
                                   UnitWord{"”", "in"},
                                   UnitWord{"''", "in"},
                                   UnitWord{"in", "in"},
                                   UnitWord{"inch", "in"},
                                   UnitWord{"inches", "in"},
                                   UnitWord{"in.", "in"},
                                   UnitWord{"mm", "mm"},
                                   UnitWord{"millimetre", "mm"},
                                   UnitWord{"millimetres", "mm"},
                                   UnitWord{"millimeters", "mm"},
                                   UnitWord{"cm", "mm", 10},
                                   UnitWord{"centimetres", "mm", 10},
                                   UnitWord{"centimeters", "mm", 10},
                                   UnitWord{"'", "in", 12},
                                   UnitWord{"ft", "in", 12},
                                   UnitWord{"feet", "in", 12},
                                   UnitWord{"foot", "in", 12}};

std::string without_blanks(std::string_view text) {
  std::string result;
  for (const char each : text) {
    if (each != ' ' && each != '\t') result += static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
  }
  return result;
}

tl::unexpected<Error> no_length(std::string_view typed, RulerUnit unit) {
  // Beyond 100 m as well: no table is as long.
  return fail(
      unit == RulerUnit::inches
          ? translate("“{}” is no length; write 6\", 150mm or 15cm, or a number of inches", {quotable(typed)})
          : translate("“{}” is no length; write 150mm, 15cm or 6\", or a number of millimetres", {quotable(typed)}));
}

}  // namespace

Result<Length> read_length(std::string_view typed, RulerUnit unit) {
  const auto text = without_blanks(typed);
  const auto end = std::min(text.find_first_not_of("+-.,0123456789"), text.size());
  auto number = text.substr(0, end);
  if (std::count(number.begin(), number.end(), ',') == 1 && number.find('.') == std::string::npos) {
    std::replace(number.begin(), number.end(), ',', '.');
  }
  const auto word = text.substr(end);
  UnitWord meant{"", unit == RulerUnit::inches ? "in" : "mm"};
  if (!word.empty()) {
    const auto* const found =
        std::find_if(unit_words.begin(), unit_words.end(), [&](const UnitWord& each) { return each.word == word; });
    if (found == unit_words.end()) return no_length(typed, unit);
    meant = *found;
  }
  const auto one = parse_length(number + std::string(meant.unit));
  if (!one) return no_length(typed, unit);
  const auto length = *one * meant.times;
  if (length > longest_length || length < -longest_length) return no_length(typed, unit);
  return length;
}

Result<std::string> written_length(std::string_view typed, RulerUnit unit) {
  if (without_blanks(typed).empty()) return std::string();
  return read_length(typed, unit).map([](Length length) { return to_text(length); });
}

std::string shown_length(Length length, RulerUnit unit) {
  const bool inches = unit == RulerUnit::inches;
  const double size = inches ? 25400 : 1000;
  const double parts = inches ? 100 : 1000;
  const auto rounded = std::round(static_cast<double>(length.in_micrometres()) * parts / size) / parts;
  // Zero has no sign.
  return fmt::format("{}{}", rounded + 0.0, inches ? "\"" : " mm");
}

std::string shown_length(std::string_view written, RulerUnit unit) {
  const auto length = parse_length(written);
  return length ? shown_length(*length, unit) : std::string(written);
}

std::string shown_point(Point point, RulerUnit unit) {
  return fmt::format("{}, {}", shown_length(point.x, unit), shown_length(point.y, unit));
}

}  // namespace bulkhead
