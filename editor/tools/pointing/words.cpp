// SPDX-License-Identifier: MIT
#include "editor/tools/pointing/words.h"

#include <fmt/format.h>

#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/on_boards.h"
#include "model/mission/placed_features.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

std::string words_at(const Mission& mission, const CellAddress& at) {
  return translate("cell {}", {to_text(mission, at)});
}

std::string words_at(const Mission& mission, const EdgeAddress& at) {
  switch (find_lattice(mission, at.board)->edge(at.edge)) {
    case EdgeKind::wall: return translate("wall {}", {to_text(mission, at)});
    case EdgeKind::hatchway: return translate("hatchway {}", {to_text(mission, at)});
    case EdgeKind::open: break;
  }
  return translate("open edge {}", {to_text(mission, at)});
}

std::string words_at(const Mission& mission, const NodeAddress& at) {
  const auto* set = set_of(mission, *find_board(mission, at.board));
  switch (node_piece(*find_lattice(mission, at.board), at.node, set->pillar.has_value())) {
    case NodePiece::pillar: return translate("pillar {}", {to_text(mission, at)});
    case NodePiece::wall_end: return translate("wall end {}", {to_text(mission, at)});
    case NodePiece::none: break;
  }
  return translate("node {}", {to_text(mission, at)});
}

std::string words_at(const Mission&, const Point& at) { return point_words(at, RulerUnit::inches); }

std::string words_at(const Mission& mission, const ObjectAddress& at) {
  if (const auto* marker = find_marker(mission, at.id)) return words_for(mission, *marker);
  if (const auto* zone = find_zone(mission, at.id)) return words_for(mission, *zone);
  if (const auto* area = find_area(mission, at.id)) return words_for(mission, *area);
  const auto piece = find_on_boards(mission, &Board::pieces, at.id);
  if (piece.thing != nullptr) return words_for(mission, *piece.thing);
  if (const auto* feature = find_feature(mission, at.id)) return words_for(mission, *feature);
  if (const auto* side = find_side(mission, at.id)) return name_or_id(*side);
  return spoken_name(mission, at.id);
}

}  // namespace

std::string words_for(const Mission& mission, const Zone& zone) { return ground_name(mission, zone); }

std::string words_for(const Mission& mission, const Marker& marker) { return spoken_name(mission, marker); }

std::string words_for(const Mission& mission, const FreePiece& piece) {
  std::string name;
  switch (piece.kind) {
    case FreePiece::Kind::wall: name = translate("free wall"); break;
    case FreePiece::Kind::hatchway: name = translate("free hatchway"); break;
    case FreePiece::Kind::pillar: name = translate("free pillar"); break;
    case FreePiece::Kind::wall_end: name = translate("free wall end"); break;
  }
  const auto number = number_among_alike(mission, piece);
  return number ? fmt::format("{} {}", name, *number) : name;
}

std::string words_for(const Mission& mission, const Feature& feature) { return spoken_name(mission, feature); }

std::string words_for(const Mission& mission, const Address& address) {
  return std::visit([&](const auto& at) { return words_at(mission, at); }, address);
}

}  // namespace bulkhead
