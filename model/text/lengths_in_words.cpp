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

}  // namespace

bool measures_in_inches(const GameSystem& system) {
  constexpr std::int64_t half_inch = 12'700;
  const auto lengths = lengths_of(system);
  return lengths.empty() || std::any_of(lengths.begin(), lengths.end(),
                                        [](Length length) { return length.in_micrometres() % half_inch == 0; });
}

std::string in_words(const Mission& mission, Length length) {
  const auto text = to_text(length);
  const auto millimetres = grouped_digits(text.substr(0, text.size() - 2)) + " mm";
  const auto inches = grouped_digits(inches_text(length)) + "\"";
  return measures_in_inches(*mission.system) ? fmt::format("{} ({})", inches, millimetres)
                                             : fmt::format("{} ({})", millimetres, inches);
}

}  // namespace bulkhead
