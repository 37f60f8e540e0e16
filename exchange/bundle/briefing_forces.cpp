// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "exchange/bundle/allowances_in_words.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/text/grouped_digits.h"

namespace bulkhead {

namespace {

/// Keywords as rules write them: `INFANTRY, CHARACTER`.
std::string keywords_in_words(const std::string& keywords) {
  std::string words;
  for (const auto keyword : split_words(keywords)) {
    if (!words.empty()) words += ", ";
    for (const auto letter : keyword) {
      words += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
  }
  return words;
}

std::string cell_of(const Unit& unit, const FieldOf<Unit>& field) {
  auto words = field.text(unit);
  if (field.key == "keywords") return keywords_in_words(words);
  if (field.key == "base" && words.ends_with("mm")) return words.insert(words.size() - 2, " ");
  // What costs nothing counts nowhere.
  if ((field.key == "power" || field.key == "points") && words == "0") return "–";
  return field.key == "points" ? grouped_digits(std::move(words)) : words;
}

}  // namespace

void tell_forces(const Mission& mission, BriefingText& text) {
  if (mission.forces->empty()) return;
  text.heading(2, "Sample forces, for the rehearsal");
  for (const auto& force : *mission.forces) {
    text.heading(3, force.name);
    std::vector<std::string> facts;
    if (force.side) facts.push_back(side_words(mission, *force.side));
    if (force.points) facts.push_back(grouped_digits(fmt::to_string(*force.points)) + " points");
    for (auto& sum : allowances_of(mission, force)) facts.push_back(std::move(sum));
    if (!facts.empty()) text.paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
    text.user_text(force.note, nullptr);
    if (force.units.empty()) continue;
    std::vector<std::string> headings;
    std::vector<std::vector<std::string>> rows(force.units.size());
    for (const auto& field : fields_of<Unit>()) {
      const auto says = [&](const Unit& unit) {
        const auto words = field.text(unit);
        return !words.empty() && words != field.fallback;
      };
      if (field.key == "id" || std::ranges::none_of(force.units, says)) continue;
      headings.emplace_back(field.label);
      for (std::size_t unit = 0; unit < rows.size(); ++unit) rows[unit].push_back(cell_of(force.units[unit], field));
    }
    text.lines(markdown_table(headings, rows));
  }
}

}  // namespace bulkhead
