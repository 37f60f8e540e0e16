// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "model/base/marked.h"
#include "scripting/rules_file.h"

namespace bulkhead {

Exporter rules_exporter() {
  return {.id = "rules",
          .extension = ".lua",
          .title = marked("The rules (Lua)"),
          .content = "the rules",
          .in_bundle = "rules.lua",
          .make = [](const ExportSource& source) -> Result<Exported> {
            return one_file(assemble_rules(source.mission()));
          }};
}

}  // namespace bulkhead
