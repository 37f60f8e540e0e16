// SPDX-License-Identifier: MIT
#include "editor/tools/session/library_list.h"

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
  return found;
}

}  // namespace bulkhead
