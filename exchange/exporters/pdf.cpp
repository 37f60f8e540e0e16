// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter pdf_exporter() {
  return {.id = "map-pdf",
          .extension = ".pdf",
          .title = marked("Sheets to print (PDF)"),
          .content = "sheets such as the map",
          .options = {sheet_option(), pages_option()},
          .holds_sheets = true,
          .in_bundle = "map.pdf",
          .possible = expect_map,
          .make = [](const ExportSource& source) -> Result<Exported> {
            auto sheets = sheet_pages(source);
            if (!sheets) return tl::unexpected(sheets.error());
            return to_pdf(sheets->pages, document_info(source)).map([&](std::string pdf) {
              auto made = one_file(std::move(pdf), std::move(sheets->remarks));
              made.sheets = std::move(sheets->reports);
              return made;
            });
          }};
}

}  // namespace bulkhead
