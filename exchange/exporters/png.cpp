// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "exchange/exporters/exporter.h"
#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr int least_dpi = 10;
constexpr int most_dpi = 2400;

Result<void> check_dpi(std::string_view text) {
  if (parse_int(text, least_dpi, most_dpi)) return {};
  return fail(fmt::format("Value {} not in range {} to {}", quotable(text), least_dpi, most_dpi));
}

}  // namespace

Exporter png_exporter() {
  const ExportOption dpi{.key = "dpi",
                         .label = marked("Dots to an inch of the PNG"),
                         .help = "Dots to an inch of the PNG, 10 to 2400",
                         .group = sheet_group,
                         .usual = "300",
                         .choices = {{"96", "96"}, {"150", "150"}, {"300", "300"}, {"600", "600"}},
                         .check = check_dpi};
  return {.id = "map-png",
          .extension = ".png",
          .title = marked("Sheets as pictures (PNG)"),
          .content = "sheets such as the map",
          .options = {sheet_option(), pages_option(), dpi},
          .holds_sheets = true,
          .makes_pictures = true,
          .in_bundle = "map.png",
          .possible = expect_map,
          .make = [dpi](const ExportSource& source) {
            const int dots = *parse_int(source.chosen(dpi), least_dpi, most_dpi);
            return page_by_page(source.as_pictures(), [&](const Page& page) { return to_png(page, dots); });
          }};
}

}  // namespace bulkhead
