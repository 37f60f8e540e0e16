// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing_parts.h"

#include <fmt/format.h>

#include "exchange/bundle/markdown.h"
#include "exchange/bundle/moment_in_words.h"
#include "exchange/bundle/placing_in_words.h"
#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/text/references.h"

namespace bulkhead {

void BriefingText::heading(int level, std::string_view text) {
  text_ += fmt::format("{}{} {}\n", text_.empty() ? "" : "\n", std::string(static_cast<std::size_t>(level), '#'),
                       markdown_words(text));
}

void BriefingText::user_text(std::string_view text, const Item* item) {
  const auto paragraphs = markdown_paragraphs(expand(text, item, mission_));
  if (!paragraphs.empty()) text_ += "\n" + paragraphs;
}

void BriefingText::named(std::string_view name, std::string_view text, const Item& item) {
  const auto paragraphs = markdown_paragraphs(expand(text, &item, mission_));
  if (!paragraphs.empty()) text_ += fmt::format("\n**{}:** {}", name, paragraphs);
}

void BriefingText::list(const std::vector<std::string>& entries) {
  if (!entries.empty()) text_ += "\n";
  for (const auto& entry : entries) text_ += "- " + entry + "\n";
}

std::string side_words(const Mission& mission, const Id& id) {
  const auto* side = side_named(mission, id);
  return markdown_words(side != nullptr ? name_or_id(*side) : spelled(id));
}

std::vector<std::string> placings_in_words(const Mission& mission, const std::vector<Placing>& placings,
                                           const Item& item) {
  std::vector<std::string> entries;
  for (const auto& placing : placings) {
    auto words = in_words(mission, placing);
    if (!placing.words.empty()) words += " " + markdown_words(expand(placing.words, &item, mission));
    entries.push_back(std::move(words));
  }
  return entries;
}

std::string kind_words(const std::vector<NamedKind>& kinds, const std::string& word) {
  const auto* kind = find_named_kind(kinds, word);
  return markdown_words(kind == nullptr ? word : kind->name);
}

std::size_t find_reference(std::string_view words, std::string_view type, const Id& id) {
  return words.find(fmt::format("{{{}:{}}}", type, id.text()));
}

std::string uses_words(const GameSystem& system, const std::string& uses) {
  if (const auto* use = find_named_kind(system.uses, uses)) return markdown_words(use->name);
  if (uses == "unlimited") return "as often as you like";
  if (parse_int(uses, 0, largest_number)) return markdown_words(uses) + " times";
  return "once per " + markdown_words(uses);
}

}  // namespace bulkhead
