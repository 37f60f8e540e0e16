// SPDX-License-Identifier: MIT
#include "analysis/figures/figures.h"

#include "exchange/exporters/exporter.h"
#include "exchange/figures_json.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter figures_exporter() {
  return {.id = "figures",
          .extension = ".json",
          .title = marked("The figures (JSON)"),
          .content = "the figures",
          .in_bundle = "figures.json",
          .make = [](const ExportSource& source) {
            return one_file(figures_json(figures_of(source.mission(), Snapshot::make(source.mission()))));
          }};
}

}  // namespace bulkhead
