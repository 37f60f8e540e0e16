// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/io/definitions.h"
#include "model/io/mission_file.h"
#include "workbench/item_missions.h"

namespace bulkhead {

/// What a document is about, and its file holds: a mission, or an item of the library, which is then edited as a
/// mission that has nothing else.
struct Content {
  Mission mission;
  /// Nothing for a mission.
  std::optional<ItemFrame> item = std::nullopt;
  /// Of the reader; see `ReadMission`.
  std::vector<Error> remarks = {};
  int format = mission_format;
};

/// Whether the root of a document is an item of the library.
[[nodiscard]] bool looks_like_item(std::string_view text);

/// Reads what the text is. `definitions` may be null for missions that embed theirs; an item needs those of its game.
[[nodiscard]] Result<Content> read_content(std::string_view text, const std::string& file,
                                           const Definitions* definitions);
/// As `read_content` gives it. Fails where the game of the item is not to be had.
[[nodiscard]] Result<Content> content_of(const LibraryItem& item, const Definitions& definitions);
/// The text that `read_content` makes this of again. Fails with the limit where it would be beyond what is read.
[[nodiscard]] Result<std::string> content_text(const Mission& mission, const std::optional<ItemFrame>& item);

/// What an item is called with its kind: `Stratagem “Insane bravery”`.
[[nodiscard]] std::string name_of_item(const AnyItem& item);
/// The same, or a mission by its title, else its id.
[[nodiscard]] std::string name_of_content(const Mission& mission, const std::optional<ItemFrame>& item);

}  // namespace bulkhead
