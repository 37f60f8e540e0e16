// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "scripting/battle/table_home.h"

namespace bulkhead {

/// The program that keeps score of a battle at a table, with the engine that it needs: in the bundle.
Exporter table_exporter() {
  return {.id = "table",
          .extension = {},
          .title = {},
          .content = "the program that keeps score at the table",
          .in_bundle = "play.lua",
          .make = [](const ExportSource&) -> Result<Exported> {
            Exported made;
            for (auto& [name, text] : table_home()) made.files.push_back({std::move(name), std::move(text)});
            return made;
          }};
}

}  // namespace bulkhead
