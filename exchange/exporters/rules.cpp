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
          .make = [](const ExportSource& source) {
            return assemble_rules(source.mission()).map([](std::string made) { return one_file(std::move(made)); });
          }};
}

}  // namespace bulkhead
