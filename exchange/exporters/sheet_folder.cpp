// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "exchange/exporters/exporter.h"
#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"

namespace bulkhead {
namespace {

Result<Exported> make_folder(const ExportSource& source) {
  Exported folder;
  const auto chosen = chosen_sheets(source.choices());
  for (const auto* sheet : chosen) {
    if (source.watch().stop.stop_requested()) return fail("The export was cancelled.");
    source.watch().progress(folder.files.size(), chosen.size());
    const auto& made = source.sheet(*sheet);
    if (!made && chosen.size() == 1) return tl::unexpected(made.error());
    folder.sheets.push_back(report_on(source, *sheet, folder.files.size()));
    if (!made) continue;
    auto pdf = to_pdf(made->pages, document_info(source, *sheet));
    if (!pdf) return tl::unexpected(pdf.error());
    folder.files.push_back({fmt::format("{}-{}.pdf", source.name(), sheet->id), *std::move(pdf)});
  }
  add_missing_glyphs(source, folder.sheets);
  folder.remarks = remarks_of(folder.sheets, chosen.size() > 1);
  if (folder.files.empty()) return tl::unexpected(nothing_to_print(folder.remarks));
  return folder;
}

}  // namespace

Exporter sheet_folder_exporter() {
  return {.id = "sheets",
          .extension = {},
          .title = marked("Sheets to print, a PDF each, into a folder"),
          .content = "sheets such as the map",
          .options = {sheet_option()},
          .holds_sheets = true,
          .make = make_folder};
}

}  // namespace bulkhead
