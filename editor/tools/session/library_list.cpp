// SPDX-License-Identifier: MIT
#include "editor/tools/session/library_list.h"

#include <algorithm>

#include "editor/tools/words/search.h"

namespace bulkhead {

std::vector<const Template*> library_items(const Library& library, const LibraryQuestion& question) {
  std::vector<const Template*> found;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::item) continue;
    if (!question.system.empty() && entry.system != question.system) continue;
    if (!question.kind.empty() && kind_word(entry) != question.kind) continue;
    const auto all = entry.title + " " + std::string(kind_word(entry)) + " " + entry.id.text();
    if (has_all_words(all, question.words)) found.push_back(&entry);
  }
  if (!question.first.empty()) {
    std::stable_partition(found.begin(), found.end(),
                          [&](const Template* entry) { return entry->system == question.first; });
  }
  return found;
}

std::string game_name(const Library& library, const std::string& system) {
  const auto& all = library.templates();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Template& entry) {
    return entry.kind == Template::Kind::system && entry.id.text() == system;
  });
  return found == all.end() || found->title.empty() ? system : found->title;
}

std::string unread_in_words(const Library& library) {
  constexpr std::size_t most_said = 10;
  const auto& problems = library.problems();
  std::string words;
  for (std::size_t index = 0; index < std::min(problems.size(), most_said); ++index) {
    words += (index == 0 ? "" : "\n") + to_text(problems[index]);
  }
  return problems.size() > most_said ? words + "\n…" : words;
}

}  // namespace bulkhead
