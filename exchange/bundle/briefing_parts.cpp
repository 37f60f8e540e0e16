// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing_parts.h"

#include <fmt/format.h>

#include "exchange/bundle/markdown.h"
#include "model/text/item_words.h"
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

void BriefingText::placings(const std::vector<Placing>& placings, const Item& item) {
  auto entries = placings_in_words(mission_, placings, item);
  for (auto& entry : entries) entry = markdown_words(entry);
  list(entries);
}

std::string side_words(const Mission& mission, const Id& id) { return markdown_words(side_in_words(mission, id)); }

std::string kind_words(const std::vector<NamedKind>& kinds, const std::string& word) {
  return markdown_words(kind_in_words(kinds, word));
}

std::size_t find_reference(std::string_view words, std::string_view type, const Id& id) {
  return words.find(fmt::format("{{{}:{}}}", type, id.text()));
}

std::string uses_words(const GameSystem& system, const std::string& uses) {
  return markdown_words(uses_in_words(system, uses));
}

}  // namespace bulkhead
