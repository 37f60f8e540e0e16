// SPDX-License-Identifier: MIT
#include "model/text/lengths_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/text/grouped_digits.h"

namespace bulkhead {
namespace {

/// Of what the rules say; sizes of boards and pieces are those of their makers.
std::vector<Length> lengths_of(const GameSystem& system) {
  std::vector<Length> lengths;
  if (system.control) lengths.push_back(system.control->range);
  if (system.caricature) lengths.insert(lengths.end(), {system.caricature->move, system.caricature->range});
  for (const auto& kind : system.marker_kinds) lengths.push_back(kind.range.value_or(Length()));
  std::erase(lengths, Length());
  return lengths;
}

std::string millimetres(Length length) {
  const auto text = to_text(length);
  return grouped_digits(text.substr(0, text.size() - 2)) + " mm";
}

/// As a tape measure is read; below 10 mm to the tenth.
std::string whole_millimetres(Length length) {
  constexpr std::int64_t small = 10'000;
  const std::int64_t step = length.in_micrometres() < small ? 100 : 1000;
  return millimetres(Length::micrometres((length.in_micrometres() + step / 2) / step * step));
}

/// To one decimal, or in quarters where these are whole.
std::string inches(Length length) {
  constexpr std::int64_t quarter_inch = 6'350;
  const auto quarters = length.in_micrometres() / quarter_inch;
  if (length.in_micrometres() % quarter_inch != 0 || quarters % 2 == 0 || quarters < 0) {
    return grouped_digits(inches_text(length)) + "\"";
  }
  return fmt::format("{}.{}\"", grouped_digits(std::to_string(quarters / 4)), quarters % 4 * 25);
}

}  // namespace

bool measures_in_inches(const GameSystem& system) {
  constexpr std::int64_t half_inch = 12'700;
  const auto lengths = lengths_of(system);
  return lengths.empty() || std::any_of(lengths.begin(), lengths.end(),
                                        [](Length length) { return length.in_micrometres() % half_inch == 0; });
}

std::string in_words(const Mission& mission, Length length) {
  return measures_in_inches(*mission.system) ? fmt::format("{} ({})", inches(length), whole_millimetres(length))
                                             : fmt::format("{} ({})", millimetres(length), inches(length));
}

}  // namespace bulkhead
