// SPDX-License-Identifier: MIT
#include "editor/tools/change/changed_place.h"

#include <algorithm>

#include "editor/tools/texts/contents.h"

namespace bulkhead {
namespace {

/// Calls `what` with each of `now` that `before` has not, or has otherwise.
template <typename Things, typename What>
void for_each_other(const Things& before, const Things& now, const What& what) {
  for (const auto& thing : now) {
    if (std::find(before.begin(), before.end(), thing) == before.end()) what(thing);
  }
}

void look_at_sections(ChangedPlace& found, const Mission& before, const Mission& now) {
  if (before.briefing == now.briefing) return;
  found.texts = true;
  const auto keys = texts_of(now, TextKind::section);
  for (std::size_t index = 0; index < keys.size() && !found.text; ++index) {
    const bool same = index < before.briefing->size() && before.briefing->at(index) == now.briefing->at(index);
    if (!same) found.text = keys[index];
  }
}

void look_at_items(ChangedPlace& found, const Mission& before, const Mission& now) {
  for_each_text_list(now, [&]<typename Things>(TextKind, const Things& things) {
    for_each_text_list(before, [&]<typename Others>(TextKind, const Others& others) {
      if constexpr (std::is_same_v<Things, Others>) {
        if (&things == &others || things == others) return;
        found.texts = true;
        for_each_other(others, things, [&](const auto& thing) {
          if (!found.text) found.text = thing.id;
        });
      }
    });
  });
}

void look_at_definitions(ChangedPlace& found, const Mission& before, const Mission& now) {
  if (before.system == now.system) return;
  for (std::size_t of = 0; of < kind_fields().size(); ++of) {
    const auto kind_of = static_cast<KindOf>(of);
    with_kinds(*now.system, kind_of, [&]<typename Kinds>(const Kinds& kinds) {
      with_kinds(*before.system, kind_of, [&]<typename Others>(const Others& others) {
        if constexpr (std::is_same_v<Kinds, Others>) {
          if (others == kinds) return;
          found.texts = true;
          for_each_other(others, kinds, [&](const auto& kind) {
            if (!found.text) found.text = KindKey{kind_of, kind.id};
          });
        }
      });
    });
  }
  if (fields_that_differ(*before.system, *now.system).empty()) return;
  found.texts = true;
  if (!found.text) found.text = GameKey{};
}

/// Things with ids.
template <typename Things>
void look_at_things(ChangedPlace& found, const Things& before, const Things& now) {
  if (before == now) return;
  found.map = true;
  for_each_other(before, now, [&](const auto& thing) { found.places.emplace_back(ObjectAddress{thing.id}); });
}

void look_at_lattice(ChangedPlace& found, int board, const Lattice& before, const Lattice& now) {
  const auto add_edges = [&](const Lattice& from, const Lattice& other) {
    for (const auto edge : from.walls()) {
      if (other.edge(edge) != from.edge(edge)) found.places.emplace_back(EdgeAddress{board, edge});
    }
    for (const auto& [edge, hatchway] : from.hatchways()) {
      const auto there = other.hatchways().find(edge);
      if (there == other.hatchways().end() || !(there->second == hatchway))
        found.places.emplace_back(EdgeAddress{board, edge});
    }
  };
  add_edges(now, before);
  add_edges(before, now);
  for_each_other(before.node_overrides(), now.node_overrides(), [&](const auto& node) {
    found.places.emplace_back(NodeAddress{board, node.first});
  });
}

void look_at_boards(ChangedPlace& found, const Mission& before, const Mission& now) {
  if (before.boards == now.boards) return;
  found.map = true;
  for (std::size_t index = 0; index < std::min(before.boards.size(), now.boards.size()); ++index) {
    const auto& was = *before.boards[index];
    const auto& is = *now.boards[index];
    if (was == is) continue;
    look_at_things(found, was.pieces, is.pieces);
    look_at_things(found, was.features, is.features);
    const auto* const old_lattice = was.lattice();
    const auto* const lattice = is.lattice();
    if (old_lattice != nullptr && lattice != nullptr && old_lattice->size() == lattice->size())
      look_at_lattice(found, static_cast<int>(index) + 1, *old_lattice, *lattice);
  }
}

/// The sets of a mission and how many boxes of each it is designed for.
std::vector<std::pair<Id, std::optional<int>>> boxes(const Mission& mission) {
  std::vector<std::pair<Id, std::optional<int>>> found;
  for (const auto& used : mission.sets) found.emplace_back(used.set->id, used.boxes);
  return found;
}

}  // namespace

ChangedPlace changed_place(const Mission& before, const Mission& now) {
  ChangedPlace found;
  look_at_items(found, before, now);
  look_at_sections(found, before, now);
  look_at_definitions(found, before, now);
  look_at_boards(found, before, now);
  look_at_things(found, *before.zones, *now.zones);
  look_at_things(found, *before.areas, *now.areas);
  look_at_things(found, *before.markers, *now.markers);
  found.map = found.map || !(before.links == now.links);
  found.head = !(before.head == now.head && before.sides == now.sides && boxes(before) == boxes(now));
  return found;
}

}  // namespace bulkhead
