// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/io/item_file.h"

namespace bulkhead {

/// What a piece of Lua names: tables by their ids, and kinds. Who knows the language tells.
struct NamedInLua {
  std::vector<Id> tables;
  std::vector<Id> kinds;
};
using FindInLua = std::function<NamedInLua(std::string_view lua)>;

/// An item of a mission for the library.
struct Extraction {
  LibraryItem item;
  /// In words: what it names that stays behind, and sides that play no role.
  std::vector<std::string> remarks;
};

/// An item of a mission as a file for others, in version 1. Roles stand in it for sides, in fields and texts. With it
/// go the items that its fields, texts and Lua name, and what those name; the kinds of zones, areas, markers and links;
/// and the group of an objective. Markers of the kind `objective`, which every system has, need none. What stands on
/// the map stays behind. Fails where the mission has no item of that id.
[[nodiscard]] Result<Extraction> extracted(const Mission& mission, const Id& id,
                                           const FindInLua& find_in_lua = nullptr);

/// The same item with roles in place of this mission's sides, where these play one.
[[nodiscard]] AnyItem with_roles(const Mission& mission, AnyItem item);

}  // namespace bulkhead
