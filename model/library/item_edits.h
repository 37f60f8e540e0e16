// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "model/edit/edit.h"
#include "model/io/item_file.h"

namespace bulkhead {

/// How an item of the library is to be taken into a mission.
struct ItemAddition {
  /// Instead of its own id.
  std::optional<Id> id = {};
  /// Instead of the values that its figures have.
  std::vector<std::pair<Id, std::string>> figures = {};
  /// Whether it may be of another game.
  bool any_system = false;
};

/// The edits that add an item to a mission, with what it names and the mission lacks: kinds first, then what goes with
/// it. Fails, saying what to do, where the game is another, a figure is none of its own, or an id is taken: that of the
/// item by anything, that of what goes with it by something different.
[[nodiscard]] Result<EditSequence> edits_that_add(const Mission& mission, const LibraryItem& item,
                                                  const ItemAddition& how);

/// Whether two items say the same in all that edits can say, but for where they come from.
[[nodiscard]] bool says_the_same(const AnyItem& one, const AnyItem& other);

/// The edits that make of nothing an item with the id and all that this one says, for a mission in which nothing has
/// that id.
[[nodiscard]] EditSequence edits_that_make(const AnyItem& item);

/// The edits that take a newer version over into an item of a mission that was copied from an older one, null where
/// that is not known. What its author has changed stays: of each field that differs from the older version the
/// mission's value, figure by figure; without an older version only what the mission says nothing of is taken. What the
/// newer one names comes along where the mission has nothing of that id. Where the items are of different kinds there
/// is no edit but that of the origin.
[[nodiscard]] EditSequence edits_that_renew(const Mission& mission, const AnyItem& mine, const AnyItem* older,
                                            const LibraryItem& newer);

}  // namespace bulkhead
