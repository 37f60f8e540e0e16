// SPDX-License-Identifier: MIT
#include "scripting/battle/table_home.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "scripting/engine_table.h"

namespace bulkhead {

std::vector<std::pair<std::string, std::string>> table_home() {
  std::vector<std::pair<std::string, std::string>> files;
  std::string order_of_engine;
  for (const auto& [name, text] : engine_files) {
    files.emplace_back(fmt::format("engine/{}.lua", name), text);
    order_of_engine += fmt::format("{}\n", name);
  }
  files.emplace_back("engine/files.txt", order_of_engine);
  std::string order_of_table;
  for (const auto& [name, text] : table_files) {
    files.emplace_back(name, text);
    constexpr std::string_view folder = "table/";
    if (name.starts_with(folder)) {
      order_of_table += fmt::format("{}\n", name.substr(folder.size(), name.rfind('.') - folder.size()));
    }
  }
  files.emplace_back("table/files.txt", order_of_table);
  const auto play = std::find_if(files.begin(), files.end(), [](const auto& file) { return file.first == "play.lua"; });
  std::rotate(files.begin(), play, std::next(play));
  return files;
}

}  // namespace bulkhead
