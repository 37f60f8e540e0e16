// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/library/library.h"
#include "model/mission/mission.h"

/// What the library has for a mission, as a list to search and to read.
namespace bulkhead {

/// Of which items of the library somebody wants to know.
struct LibraryQuestion {
  /// Of a game system; empty for any.
  std::string system = {};
  /// Of a kind, `stratagem`; empty for any.
  std::string kind = {};
  /// All of these words stand in its title, kind or id, whatever the case.
  std::string words = {};
  /// The game system whose items come before those of others; empty for none.
  std::string first = {};
};
/// In the library's order, those of the game that is to come first before all others. They live as long as the library.
[[nodiscard]] std::vector<const Template*> library_items(const Library& library, const LibraryQuestion& question);

/// What people call a game system of the library; its id where the library does not know it.
[[nodiscard]] std::string game_name(const Library& library, const std::string& system);

/// What could not be read of the library, one file or folder a line, the first few of many; empty where all could.
[[nodiscard]] std::string unread_in_words(const Library& library);

}  // namespace bulkhead
