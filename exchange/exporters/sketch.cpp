// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "model/base/marked.h"

namespace bulkhead {

/// The bare sketch.
Exporter sketch_exporter() {
  return {.id = "sketch",
          .extension = ".txt",
          .title = marked("A sketch in plain text"),
          .content = "the sketch",
          .in_bundle = "layout.txt",
          .bundle_remark = "layout.txt says less than the mission, as sketches do; layout.lua lists what it leaves out",
          .possible = [](const ExportSource& source) { return source.sketch().map([](const SketchExport&) {}); },
          .make =
              [](const ExportSource& source) {
                return source.sketch().map(
                    [](const SketchExport& made) { return one_file(made.sketch.layout, made.losses); });
              }};
}

}  // namespace bulkhead
