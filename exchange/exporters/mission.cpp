// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "model/base/marked.h"
#include "model/io/mission_file.h"

namespace bulkhead {

Exporter mission_exporter() {
  return {
      .id = "mission",
      .extension = ".bulkhead",
      .title = marked("The mission, to be opened again"),
      .content = "the mission",
      .in_bundle = "{}.bulkhead",
      .make = [](const ExportSource& source) {
        return write_within_limits(source.mission()).map([](std::string made) { return one_file(std::move(made)); });
      }};
}

}  // namespace bulkhead
