// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/forms.h"
#include "model/mission/mission.h"

/// What a mission consists of that says no places.
namespace bulkhead {

/// What has a table of fields and nothing more.
template <typename T>
concept HasFieldsAlone = Is<T, Side> || Is<T, FreePiece> || Is<T, Feature>;

void walk(auto& io, HasFieldsAlone auto& thing) {
  io.object(thing);
  io.empty(thing.extras);
}

void walk(auto& io, Is<Link> auto& link) {
  io.required("kind", link.kind);
  io.required("from", link.from);
  io.required("to", link.to);
  io.empty(link.extras);
}

void walk(auto& io, Is<BriefingSection> auto& section) {
  io.optional("heading", section.heading);
  io.content(section.text, section.extras);
}

void walk(auto& io, Is<SeveritySetting> auto& setting) {
  io.id(setting.check, "check");
  io.required("level", setting.level, OneOf{level_words});
  io.empty(setting.extras);
}

/// What tells lists of a board's lattice apart whose contents are kept (see `Extras`).
[[nodiscard]] inline std::string list_key(CellKind kind) {
  return kind == CellKind::void_space ? "cells void" : "cells solid";
}
[[nodiscard]] inline std::string list_key(bool breachable) { return breachable ? "walls breachable" : "walls"; }
[[nodiscard]] inline std::string list_key(NodePiece piece) {
  return "nodes " + std::string(word_for(node_words, piece));
}

}  // namespace bulkhead
