// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/item_file.h"
#include "workbench/checking.h"

namespace bulkhead {

/// An item of the library with what the checks say of it.
struct CheckedItem {
  /// A mission of its game that has nothing but the item, what goes with it and the sides that it may name.
  Mission mission;
  CheckReport report;
};

/// Whether a finding of a mission that stands for an item (see `mission_of`) is about that: what the item asks of a
/// map, and what only missions have, is for the missions to which it is added.
[[nodiscard]] bool is_about_items(const Finding& finding, const Mission& mission);

/// Checks an item as far as that can be done without a mission: what it asks of a map, and which items it names that do
/// not go with it, is for the missions to which it is added. Fails where its game system is not to be had.
[[nodiscard]] Result<CheckedItem> check_item(const LibraryItem& item, const Definitions& definitions,
                                             const CheckRules& rules = {}, std::stop_token stop = {});

/// Checks the actions of a game system, as far as that can be done without a mission; there they are the mission's.
[[nodiscard]] CheckedItem check_system(GameSystem system, const CheckRules& rules = {}, std::stop_token stop = {});

}  // namespace bulkhead
