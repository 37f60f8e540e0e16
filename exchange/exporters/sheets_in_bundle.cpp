// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"

namespace bulkhead {
namespace {

/// One sheet beside the map: for those who put up the battlefield, and those who play on it.
Exporter sheet_in_bundle(std::string_view id, std::string_view file) {
  const auto made = [id](const ExportSource& source) -> const Result<MadeSheet>& {
    return source.sheet(*find_sheet(id));
  };
  return {.id = file,
          .extension = {},
          .title = {},
          .content = find_sheet(id)->content,
          .in_bundle = file,
          .possible = [made](const ExportSource& source) { return made(source).map([](const auto&) {}); },
          .make = [made, id](const ExportSource& source) -> Result<Exported> {
            const auto& sheet = made(source);
            if (!sheet) return tl::unexpected(sheet.error());
            return to_pdf(sheet->pages, document_info(source, *find_sheet(id))).map([&](std::string pdf) {
              auto exported = one_file(std::move(pdf));
              exported.sheets = {report_on(source, *find_sheet(id), 0)};
              exported.remarks = remarks_of(exported.sheets, true);
              return exported;
            });
          }};
}

}  // namespace

Exporter build_exporter() { return sheet_in_bundle("build", "build.pdf"); }
Exporter cards_exporter() { return sheet_in_bundle("cards", "cards.pdf"); }
Exporter tokens_exporter() { return sheet_in_bundle("tokens", "tokens.pdf"); }
Exporter printed_briefing_exporter() { return sheet_in_bundle("briefing", "briefing.pdf"); }

}  // namespace bulkhead
