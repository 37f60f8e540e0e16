// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "scripting/battle/battle_data.h"
#include "scripting/battle/fingerprint.h"

namespace bulkhead {

/// What a battle needs of the mission, with the Lua of its items: for the home at a table, in the bundle.
Exporter battle_exporter() {
  return {.id = "battle",
          .extension = {},
          .title = {},
          .content = "what a battle needs of the mission",
          .in_bundle = "battle.lua",
          .make = [](const ExportSource& source) -> Result<Exported> {
            return one_file(battle_data(source.mission(), fingerprint(source.mission())));
          }};
}

}  // namespace bulkhead
