// SPDX-License-Identifier: MIT
#include "editor/tools/findings/place_words.h"

#include <optional>

#include "editor/tools/words/translate.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/on_boards.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

std::string words_of(const Mission& mission, const Marker& marker) {
  const auto kind = name_or_id(find_marker_kind(*mission.system, marker.kind), marker.kind);
  return marker.label.empty() ? kind : kind + " " + marker.label;
}

std::string words_of(const FreePiece& piece) {
  switch (piece.kind) {
    case FreePiece::Kind::wall: return translate("free wall");
    case FreePiece::Kind::hatchway: return translate("free hatchway");
    case FreePiece::Kind::pillar: return translate("free pillar");
    case FreePiece::Kind::wall_end: break;
  }
  return translate("free wall end");
}

std::optional<std::string> words_of(const Mission& mission, const Id& id) {
  if (const auto* marker = find_marker(mission, id)) return words_of(mission, *marker);
  if (const auto* zone = find_zone(mission, id)) return ground_name(mission, *zone);
  if (const auto* area = find_area(mission, id)) return ground_name(mission, *area);
  const auto piece = find_on_boards(mission, &Board::pieces, id);
  if (piece.thing != nullptr) return words_of(*piece.thing);
  if (const auto* feature = find_feature(mission, id)) {
    return std::string(name_or_id(find_feature_kind(mission, feature->kind), feature->kind));
  }
  if (const auto* side = find_side(mission, id)) return std::string(name_or_id(*side));
  std::optional<std::string> words;
  for_each_library_item(mission, [&](const auto& item) {
    if (item.id == id) words = name_or_id(item);
  });
  return words;
}

}  // namespace

std::string place_words(const Mission& mission, const Address& address) {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  if (object != nullptr) {
    if (auto words = words_of(mission, object->id)) return *words;
  }
  return to_text(mission, address);
}

}  // namespace bulkhead
