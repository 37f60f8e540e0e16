// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/items.h"

namespace bulkhead {

/// The largest file of an item, in bytes: thousands of times what any has, and little enough to read in passing.
inline constexpr std::size_t largest_item_file = 4'000'000;

/// How many items, groups of objectives and kinds may travel with one: ten times what any has.
inline constexpr std::size_t most_company = 200;

/// An item as a file of the library, with what it names.
struct LibraryItem {
  AnyItem item;
  /// Of the game that it is for.
  Id system{"unnamed"};
  int version = 1;
  /// The items, groups of objectives and kinds that it names and that a mission may lack.
  std::vector<AnyItem> with = {};
  std::vector<ZoneKind> zone_kinds = {};
  std::vector<MarkerKind> marker_kinds = {};
  std::vector<LinkKind> link_kinds = {};
  std::vector<ObjectiveGroup> groups = {};
  Extras extras = {};
  [[nodiscard]] std::size_t company() const {
    return with.size() + zone_kinds.size() + marker_kinds.size() + link_kinds.size() + groups.size();
  }
  friend bool operator==(const LibraryItem&, const LibraryItem&) = default;
};

/// An item as it was read, with remarks on what the file says that this version does not know.
struct ReadItem {
  LibraryItem item;
  std::vector<Error> remarks;
};

/// The name, id, system and version that the root of a document states, nothing behind it looked at; empty or 0 where
/// it states none. Fails where there is no root element.
struct ItemHead {
  std::string root;
  std::string id;
  std::string name;
  std::string system;
  int version = 0;
  /// Where the root, its id and its system stand; the latter two at the root where it has none. Without words.
  Error root_place = {};
  Error id_place = {};
  Error system_place = {};
};
[[nodiscard]] Result<ItemHead> read_item_head(std::string_view text, const std::string& file);

/// A file of the library: its root is the item (see docs/format). As strict as `read_mission`, and refuses more than
/// `largest_item_file`. `file` is for messages.
[[nodiscard]] Result<ReadItem> read_item_file(std::string_view text, const std::string& file);
/// `read_item_file(write_item_file(i)) == i`. Fails with the limit where the document would be beyond what is read.
[[nodiscard]] Result<std::string> write_item_file(const LibraryItem& item);

}  // namespace bulkhead
