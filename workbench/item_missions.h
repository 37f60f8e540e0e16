// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "model/edit/edit.h"
#include "model/io/definitions.h"
#include "model/io/item_file.h"

/// An item of the library as a mission that has nothing else, by which it is checked and edited.
namespace bulkhead {

/// What a mission that stands for an item does not say by itself. In it the item is the first of its kind, the version
/// is that of the head, and the sides are the roles.
struct ItemFrame {
  /// Of the item.
  const ThingInfo* kind = nullptr;
  /// As the library has the game: kinds of zones, markers and links that this lacks or has otherwise go with the item.
  Part<GameSystem> game;
  /// Kinds that go with it all the same.
  std::set<std::pair<KindOf, Id>> kinds = {};
  /// What the items are that go with it, in the order of the file.
  std::vector<const ThingInfo*> order = {};
};

struct ItemMission {
  Mission mission;
  ItemFrame frame;
};

/// Fails where the game of the item is not to be had.
[[nodiscard]] Result<ItemMission> mission_of(const LibraryItem& item, const Definitions& definitions);
/// `item_in(m.mission, m.frame) == i` for m = `mission_of(i, …)`. The mission must have an item of the frame's kind
/// (contract).
[[nodiscard]] LibraryItem item_in(const Mission& mission, const ItemFrame& frame);
/// The id of the item, under whatever name it now goes.
[[nodiscard]] const Id& id_in(const Mission& mission, const ItemFrame& frame);

/// Whether one mission may come after another as the same item: it is still the first of its kind, and nothing has
/// changed that its file has no place for.
[[nodiscard]] Result<void> check_still_item(const Mission& before, const Mission& after, const ItemFrame& frame);

}  // namespace bulkhead
