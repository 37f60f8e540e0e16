// SPDX-License-Identifier: MIT
#include "cli/library_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "cli/console.h"
#include "model/base/plain_text.h"
#include "workbench/library_items.h"

namespace bulkhead {

void note_what_may_hold(std::string_view named, const Library& library, bool lacking) {
  constexpr std::size_t most_said = 10;
  const auto unread = unread_that_may_hold(library, named, lacking);
  for (std::size_t index = 0; index < std::min(unread.size(), most_said); ++index) {
    const bool folder = unread[index].about == LibraryProblem::About::folder;
    complain(folder ? "note: " + to_text(unread[index])
                    : fmt::format("note: {} may be in this file, which cannot be read: {}", quotable(named),
                                  to_text(unread[index])));
  }
  if (unread.size() > most_said) {
    complain(fmt::format("note: {} more cannot be read; `bulkhead templates` lists them", unread.size() - most_said));
  }
}

}  // namespace bulkhead
