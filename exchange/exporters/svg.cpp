// SPDX-License-Identifier: MIT
#include "exchange/exporters/exporter.h"
#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheet_pages.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter svg_exporter() {
  const ExportOption letters{
      .key = "svg-text",
      .label = marked("Letters in the SVG"),
      .help = "Letters in the SVG as outlines, or as text to be edited",
      .group = sheet_group,
      .usual = "outlines",
      .choices = {{"outlines", marked("As outlines")}, {"text", marked("As text to be edited")}}};
  return {.id = "map-svg",
          .extension = ".svg",
          .title = marked("Sheets as drawings (SVG)"),
          .content = "sheets such as the map",
          .options = {sheet_option(), pages_option(), letters},
          .holds_sheets = true,
          .makes_pictures = true,
          .in_bundle = "map.svg",
          .possible = expect_map,
          .make = [letters](const ExportSource& source) {
            const SvgOptions options{source.mission().head->title, source.chosen(letters) == "text"};
            return page_by_page(source.as_pictures(), [&](const Page& page) { return to_svg(page, options); });
          }};
}

}  // namespace bulkhead
