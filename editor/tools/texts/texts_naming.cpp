// SPDX-License-Identifier: MIT
#include "editor/tools/texts/texts_naming.h"

#include <algorithm>

#include "editor/tools/texts/contents.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

bool names(const Mission& mission, const std::string& text, const Id& object) {
  const auto pieces = parse_text(text);
  return std::any_of(pieces.begin(), pieces.end(), [&](const TextPiece& piece) {
    if (!piece.reference) return false;
    const auto& [what, name] = *piece.reference;
    if (what == "marker") {
      const auto* marker = find_marker(mission, object);
      return marker != nullptr && (name == object.text() || (!name.empty() && name == marker->label));
    }
    return (what == "zone" || what == "area") && name == object.text();
  });
}

}  // namespace

std::vector<TextKey> texts_naming(const Mission& mission, const Id& object) {
  std::vector<TextKey> found;
  const auto sections = texts_of(mission, TextKind::section);
  for (std::size_t index = 0; index < sections.size(); ++index) {
    const auto& section = (*mission.briefing)[index];
    if (names(mission, section.heading, object) || names(mission, section.text, object)) {
      found.push_back(sections[index]);
    }
  }
  for_each_text_list(mission, [&](TextKind, const auto& things) {
    for (const auto& thing : things) {
      bool named = false;
      for_each_text(thing, [&](const std::string& text) { named = named || names(mission, text, object); });
      if (named) found.emplace_back(thing.id);
    }
  });
  return found;
}

}  // namespace bulkhead
