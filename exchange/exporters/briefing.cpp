// SPDX-License-Identifier: MIT
#include "exchange/bundle/briefing.h"

#include "exchange/exporters/exporter.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter briefing_exporter() {
  return {.id = "briefing",
          .extension = ".md",
          .title = marked("The briefing (Markdown)"),
          .content = "the briefing",
          .in_bundle = "briefing.md",
          .make = [](const ExportSource& source) { return one_file(briefing_markdown(source.mission())); }};
}

}  // namespace bulkhead
