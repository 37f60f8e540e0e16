// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "model/base/plain_text.h"
#include "model/mission/roles.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

void head(const Mission& mission, BriefingText& text) {
  text.heading(1, mission.head->title);
  std::vector<std::string> facts = {fmt::format("A mission for {}", markdown_words(mission.system->name))};
  if (!mission.head->author.empty()) facts.push_back("by " + markdown_words(mission.head->author));
  if (!mission.head->version.empty()) facts.push_back("version " + markdown_words(mission.head->version));
  text.paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
}

void sections(const Mission& mission, bool opening, BriefingText& text) {
  for (std::size_t index = 0; index < mission.briefing->size(); ++index) {
    const auto& section = (*mission.briefing)[index];
    const bool opens = index == 0 && section.heading.empty();
    if (opens != opening) continue;
    if (!section.heading.empty()) text.heading(2, expand(section.heading, nullptr, mission));
    text.user_text(section.text, nullptr);
  }
}

void rules(const Mission& mission, BriefingText& text) {
  if (mission.rules->empty()) return;
  text.heading(2, "Rules");
  for (const auto& rule : *mission.rules) {
    text.heading(3, rule.name);
    text.user_text(rule.text, &rule);
    text.list(placings_in_words(mission, rule.places, rule));
  }
}

/// `Raiders (attacker)`; a side that is called as its role is has that once.
std::string side_with_role(const Mission& mission, const Side& side) {
  auto name = side_words(mission, side.id);
  const auto role = role_of(mission, side);
  if (!role) return name;
  auto words = spelled(*role);
  if (words.starts_with("player ")) words.back() = static_cast<char>(words.back() - 'a' + 'A');
  const bool same = capitalised(words) == capitalised(name);
  return same ? name : fmt::format("{} ({})", name, words);
}

}  // namespace

std::string briefing_markdown(const Mission& mission) {
  BriefingText text(mission);
  head(mission, text);
  sections(mission, true, text);
  text.heading(2, "Sides");
  std::vector<std::string> sides;
  for (const auto& side : *mission.sides) sides.push_back(side_with_role(mission, side));
  text.list(sides);
  tell_battlefield(mission, text);
  tell_zones_and_areas(mission, text);
  sections(mission, false, text);
  rules(mission, text);
  tell_objectives(mission, text);
  tell_actions(mission, text);
  tell_stratagems(mission, text);
  tell_tables(mission, text);
  tell_forces(mission, text);
  return text.markdown();
}

}  // namespace bulkhead
