// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// The same as a table, with what it leaves out as comments: beside the bare sketch, in the bundle.
Exporter sketch_table_exporter() {
  return {.id = "sketch-table",
          .extension = {},
          .title = {},
          .content = "the sketch as a table",
          .in_bundle = "layout.lua",
          .possible = [](const ExportSource& source) { return source.sketch().map([](const SketchExport&) {}); },
          .make =
              [](const ExportSource& source) {
                return source.sketch().map([](const SketchExport& made) { return one_file(sketch_table(made)); });
              }};
}

}  // namespace bulkhead
