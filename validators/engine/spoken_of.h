// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "model/edit/edit.h"

/// What people and scripts know by a name, which fixes leave alone.
namespace bulkhead {

using SpokenWords = std::set<std::string, std::less<>>;

/// What stands between double quotes in the Lua of items and of their rows.
[[nodiscard]] SpokenWords quoted_in_lua(const Mission& mission);
/// The labels and ids by which texts name markers.
[[nodiscard]] SpokenWords markers_in_texts(const Mission& mission);

/// Whether every hatchway that has a label, and every airlock but those that are among these places, is the same after
/// an edit; so it is where the edit fails.
[[nodiscard]] bool keeps_named_hatchways(const Mission& mission, const Edit& edit,
                                         const std::vector<Address>& but = {});

}  // namespace bulkhead
