// SPDX-License-Identifier: MIT
#include "editor/tools/tool/nudge_refusal.h"

#include <algorithm>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// A wall, hatchway, pillar or wall end of a lattice that stands there by itself: others come and go with the walls.
bool is_movable(const Mission& mission, const EdgeAddress& at) {
  return find_lattice(mission, at.board)->edge(at.edge) != EdgeKind::open;
}
bool is_movable(const Mission& mission, const NodeAddress& at) {
  return find_lattice(mission, at.board)->node_overrides().contains(at.node);
}
bool is_movable(const Mission& mission, const ObjectAddress& at) { return class_of(mission, at).has_value(); }
bool is_movable(const Mission&, const CellAddress&) { return false; }
bool is_movable(const Mission&, const Point&) { return false; }

}  // namespace

std::string why_not_nudged(const Mission& mission, const Selection& selection, const MapClasses& classes) {
  const auto there = selection.kept(mission);
  if (without(mission, there, classes.barred()).empty() && !there.empty()) {
    return why_barred(classes, *class_of(mission, there.addresses().front()));
  }
  const auto moves = [&](const Address& address) {
    return std::visit([&](const auto& at) { return is_movable(mission, at); }, address);
  };
  const auto& addresses = there.addresses();
  if (std::none_of(addresses.begin(), addresses.end(), moves)) {
    return translate("Nothing that is selected can be moved by itself");
  }
  if (addresses.size() == 1) {
    return translate("It goes no further that way: it is at the edge of its board");
  }
  return translate("It goes no further that way: something that is selected is at the edge of its board");
}

}  // namespace bulkhead
