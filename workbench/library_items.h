// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/library/extraction.h"
#include "model/library/library.h"

namespace bulkhead {

/// The item of the library, or in a file of its own, that somebody names: `zone-mortalis/traps`, or `traps` for one of
/// this game system, or a file. `kind` (empty: any) is that of `kind_word`. What is wrong with a file has the file's
/// name; otherwise the error is about what was named, as where the library has several kinds of that id.
[[nodiscard]] Result<ReadItem> find_library_item(const Library& library, const std::string& named,
                                                 std::string_view kind, const Id& system);

/// `extracted`, with what the item's Lua names.
[[nodiscard]] Result<Extraction> item_for_others(const Mission& mission, const Id& id);

/// The file in the user's own folder in which an item of this version is kept. Fails where there is no such folder.
[[nodiscard]] Result<std::filesystem::path> path_of_own_item(const LibraryItem& item);

/// The file in the user's own folder in which an item is kept, and the version that it has there: one more than the
/// newest that the library knows, unless that is the same item.
struct OwnItem {
  std::filesystem::path path;
  LibraryItem item;
};
[[nodiscard]] Result<OwnItem> own_item(const Library& library, LibraryItem item);

}  // namespace bulkhead
