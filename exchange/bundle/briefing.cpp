// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/base/plain_text.h"
#include "model/mission/roles.h"
#include "model/text/moment_in_words.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

void head(const Mission& mission, BriefingText& text) {
  text.heading(1, mission.head->title);
  std::vector<std::string> facts = {fmt::format("A mission for {}", markdown_words(mission.system->name))};
  if (!mission.head->author.empty()) facts.push_back("by " + markdown_words(mission.head->author));
  if (!mission.head->version.empty()) facts.push_back("version\u00a0" + markdown_words(mission.head->version));
  text.paragraph(fmt::format("*{}*", fmt::join(facts, ", ")));
}

void tell_rule(const Mission& mission, const Rule& rule, BriefingText& text) {
  text.heading(3, rule.name);
  text.user_text(rule.text, &rule);
  text.placings(rule.places, rule);
  tell_tables_of(mission, rule.text, 4, text);
}

/// What players need and the opening come before everything, how the battle is won behind the objectives, all others
/// between.
enum class Standing : unsigned char { needs, opening, middle, victory };

Standing standing_of(const std::vector<BriefingSection>& briefing, std::size_t index) {
  const auto& heading = briefing[index].heading;
  if (index == 0 && heading.empty()) return Standing::opening;
  if (heading == "You need") return Standing::needs;
  return heading == "Victory" ? Standing::victory : Standing::middle;
}

/// In the order in which the words refer to them.
std::vector<const Rule*> rules_named_in(const Mission& mission, std::string_view words) {
  std::vector<std::pair<std::size_t, const Rule*>> found;
  for (const auto& rule : *mission.rules) {
    const auto place = find_reference(words, "rule", rule.id);
    if (place != std::string_view::npos) found.emplace_back(place, &rule);
  }
  std::ranges::sort(found, {}, [](const auto& entry) { return entry.first; });
  std::vector<const Rule*> rules;
  for (const auto& [place, rule] : found) rules.push_back(rule);
  return rules;
}

/// With the rules and tables to which they refer, which a reader wants beside them.
void sections(const Mission& mission, Standing standing, BriefingText& text) {
  for (std::size_t index = 0; index < mission.briefing->size(); ++index) {
    if (standing_of(*mission.briefing, index) != standing) continue;
    const auto& section = (*mission.briefing)[index];
    if (standing == Standing::needs) {
      text.paragraph("**You need:** " + markdown_words(expand(section.text, nullptr, mission)));
      continue;
    }
    if (!section.heading.empty()) text.heading(2, expand(section.heading, nullptr, mission));
    text.user_text(section.text, nullptr);
    if (standing == Standing::opening) continue;
    tell_tables_of(mission, section.text, 3, text);
    for (const auto* rule : rules_named_in(mission, section.text)) {
      if (text.tells_first(rule->id)) tell_rule(mission, *rule, text);
    }
  }
}

/// Those of which no section has told.
void rules(const Mission& mission, BriefingText& text) {
  bool first = true;
  for (const auto& rule : *mission.rules) {
    if (!text.tells_first(rule.id)) continue;
    if (first) text.heading(2, "Rules");
    first = false;
    tell_rule(mission, rule, text);
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
  sections(mission, Standing::needs, text);
  sections(mission, Standing::opening, text);
  text.heading(2, "Sides");
  std::vector<std::string> sides;
  for (const auto& side : *mission.sides) sides.push_back(side_with_role(mission, side));
  text.list(sides);
  tell_battlefield(mission, text);
  tell_zones_and_areas(mission, text);
  sections(mission, Standing::middle, text);
  tell_game(mission, text);
  rules(mission, text);
  tell_actions(mission, text);
  tell_stratagems(mission, text);
  tell_objectives(mission, text);
  tell_control(mission, text);
  sections(mission, Standing::victory, text);
  tell_tables(mission, text);
  tell_forces(mission, text);
  return text.markdown();
}

}  // namespace bulkhead
