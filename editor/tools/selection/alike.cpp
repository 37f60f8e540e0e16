// SPDX-License-Identifier: MIT
#include "editor/tools/selection/alike.h"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

/// What sort of thing, and of which kind among those.
using Sort = std::pair<std::string, int>;

struct SortOf {
  const Mission& mission;

  Sort operator()(const CellAddress&) const { return {}; }
  Sort operator()(const Point&) const { return {}; }
  Sort operator()(const EdgeAddress& at) const {
    return {"edge", static_cast<int>(find_lattice(mission, at.board)->edge(at.edge))};
  }
  Sort operator()(const NodeAddress& at) const {
    const auto* set = set_of(mission, *find_board(mission, at.board));
    const auto piece = node_piece(*find_lattice(mission, at.board), at.node, set->pillar.has_value());
    return {"node", static_cast<int>(piece)};
  }
  Sort operator()(const ObjectAddress& at) const {
    if (const auto* marker = find_marker(mission, at.id)) return {"marker " + marker->kind.text(), 0};
    if (const auto* zone = find_zone(mission, at.id)) return {"zone " + zone->kind.text(), 0};
    if (const auto* area = find_area(mission, at.id)) return {"area " + area->kind.text(), 0};
    if (const auto* feature = find_feature(mission, at.id)) return {"feature " + feature->kind.text(), 0};
    const auto piece = find_on_boards(mission, &Board::pieces, at.id);
    return piece.thing == nullptr ? Sort() : Sort("piece", static_cast<int>(piece.thing->kind));
  }
};

}  // namespace

Selection alike(const Mission& mission, const Selection& selection) {
  const auto sort_of = [&](const Address& address) { return std::visit(SortOf{mission}, address); };
  std::set<Sort> wanted;
  const auto kept = selection.kept(mission);
  for (const auto& address : kept.addresses()) wanted.insert(sort_of(address));
  wanted.erase(Sort());
  std::vector<Address> found;
  const auto all = everything(mission);
  for (const auto& address : all.addresses()) {
    if (wanted.contains(sort_of(address))) found.push_back(address);
  }
  return kept.with(Selection(std::move(found)));
}

}  // namespace bulkhead
