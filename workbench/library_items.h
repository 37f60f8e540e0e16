// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/library/extraction.h"
#include "model/library/library.h"

namespace bulkhead {

/// The item of the library, or in a file of its own, that somebody names: `zone-mortalis/traps`, or `traps` for one of
/// this game system, or a file. `kind` (empty: any) is that of `kind_word`. What is wrong with a file has the file's
/// name; otherwise the error is about what was named, as where the library has several kinds of that id.
[[nodiscard]] Result<ReadItem> find_library_item(const Library& library, const std::string& named,
                                                 std::string_view kind, const Id& system);

/// Whether the library has items of that name.
[[nodiscard]] bool has_items(const Library& library, const std::string& named, const Id& system);

/// What could not be read of the library and may hold something of this name (an id, perhaps behind its system):
/// folders, and files called after it, as `storm.xml` and `storm-2.xml`. If the library lacks it and none is called so,
/// all files that could not be read.
[[nodiscard]] std::vector<LibraryProblem> unread_that_may_hold(const Library& library, std::string_view named,
                                                               bool lacking);

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
