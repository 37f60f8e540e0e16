// SPDX-License-Identifier: MIT
#include "exchange/exporters/map_options.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter map_pdf_exporter() {
  return {.id = "map-pdf",
          .extension = ".pdf",
          .title = marked("The map to print (PDF)"),
          .content = "the map",
          .options = map_options(),
          .in_bundle = "map.pdf",
          .possible = expect_map,
          .make = [](const ExportSource& source) -> Result<Exported> {
            const auto& head = *source.mission().head;
            if (!source.map()) return tl::unexpected(source.map().error());
            return to_pdf(source.map()->pages, {head.title, head.author, std::nullopt}).map([](std::string pdf) {
              return one_file(std::move(pdf));
            });
          }};
}

}  // namespace bulkhead
