// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>

#include "exchange/bundle/allowances_in_words.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/items.h"
#include "model/mission/names.h"
#include "model/text/grouped_digits.h"

namespace bulkhead {

namespace {

std::string capitals(std::string_view text) { return capitalised(text, text.size()); }

/// Keywords as rules write them: `INFANTRY, CHARACTER`.
std::string keywords_in_words(const std::string& keywords) {
  std::string words;
  for (const auto keyword : split_words(keywords)) {
    if (!words.empty()) words += ", ";
    words += capitals(keyword);
  }
  return words;
}

/// Whether its keywords say its kind, too.
bool is_said_by_keywords(const Unit& unit) {
  const auto keywords = split_words(unit.keywords);
  return std::ranges::any_of(keywords,
                             [&](std::string_view keyword) { return capitals(keyword) == capitals(unit.kind); });
}

/// What players call a choice that files write in a word.
std::string choice_in_words(const FieldInfo& field, const std::string& value) {
  const auto found = std::ranges::find(field.choices, value, &FieldChoice::value);
  return found == field.choices.end() ? value : std::string(found->name);
}

/// What is so of a unit, as an entry of a list: `**Tipstaves**: models 5, INFANTRY, starts in reserve`; no line ends
/// between a word and its figure.
std::string entry_of(const Unit& unit) {
  std::vector<std::string> facts;
  for (const auto& field : fields_of<Unit>()) {
    auto words = field.text(unit);
    if (field.key == "id" || field.key == "name" || words.empty() || words == field.fallback) continue;
    // What costs nothing counts nowhere, and most are deployed.
    if ((field.key == "power" || field.key == "points") && words == "0") continue;
    if (field.key == "starts" && words == "deployed") continue;
    if (field.key == "kind" && is_said_by_keywords(unit)) continue;
    words = choice_in_words(field, words);
    if (field.key == "base" && words.ends_with("mm")) words.insert(words.size() - 2, " ");
    if (field.key == "points") words = grouped_digits(std::move(words));
    std::string label(field.label);
    label.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(label.front())));
    if (field.key == "keywords") {
      facts.push_back(markdown_words(keywords_in_words(words)));
    } else if (field.key == "kind") {
      facts.push_back(markdown_words(words));
    } else {
      facts.push_back(words == "yes" ? label : fmt::format("{}\u00a0{}", label, markdown_words(words)));
    }
  }
  auto entry = fmt::format("**{}**", markdown_words(name_or_id(unit)));
  return facts.empty() ? entry : fmt::format("{}: {}", entry, fmt::join(facts, ", "));
}

}  // namespace

void tell_forces(const Mission& mission, BriefingText& text) {
  if (mission.forces->empty()) return;
  text.heading(2, "Sample forces");
  for (const auto& force : *mission.forces) {
    text.heading(3, force.name);
    std::vector<std::string> facts;
    if (force.side) facts.push_back(side_words(mission, *force.side));
    if (force.points) facts.push_back(grouped_digits(fmt::to_string(*force.points)) + " points");
    for (auto& sum : allowances_of(mission, force)) facts.push_back(std::move(sum));
    if (!facts.empty()) text.paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
    text.user_text(force.note, nullptr);
    std::vector<std::string> units;
    for (const auto& unit : force.units) units.push_back(entry_of(unit));
    text.list(units);
  }
}

}  // namespace bulkhead
