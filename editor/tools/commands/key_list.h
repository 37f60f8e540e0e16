// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// What keys and gestures do, for people, in their language.
struct KeyGroup {
  std::string name;
  struct Row {
    std::string keys;
    std::string what;
  };
  std::vector<Row> rows;
};

/// The gestures of the pointer and the keys of the map, of lists and of texts, then the commands by their menus; of
/// those the rows that have all of some words in keys, group or what they do. Groups without rows are left out.
[[nodiscard]] std::vector<KeyGroup> key_list(std::string_view words = {});

}  // namespace bulkhead
