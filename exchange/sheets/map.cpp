// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheet_options.h"
#include "model/base/marked.h"
#include "rendering/sheet/map_sheet.h"

namespace bulkhead {
namespace {

const ExportOption& codes_option() {
  static const auto option = [] {
    auto codes = switch_option("codes", marked("Codes of panels on the map"),
                               "Whether panels have the codes printed on them beside them on the map", true);
    codes.usual = "off";
    return codes;
  }();
  return option;
}

const ExportOption& measures_option() {
  static const auto option =
      switch_option("measures", marked("Measures on the map"),
                    "How far each objective on the map is from the edges, and from the others", false);
  return option;
}

MapSheetOptions map_options(const ExportSource& source) {
  MapSheetOptions options;
  options.paper = chosen_paper(source);
  options.orientation = chosen_orientation(source);
  options.design = &chosen_design(source);
  const auto& scale = source.chosen(scale_option());
  options.panel_codes = is_on(source, codes_option());
  options.measures = is_on(source, measures_option());
  options.fill = scale == "fit";
  if (!scale.empty() && !options.fill) options.scale = parse_scale(scale).value();
  return options;
}

}  // namespace

Sheet printed_map() {
  return {.id = "map",
          .title = marked("Map"),
          .content = "the map on one page",
          .options = sheet_options({scale_option(), codes_option(), measures_option()}),
          .make = [](const ExportSource& source) -> Result<MadeSheet> {
            return map_sheet(source.mission(), map_options(source)).map([](MapSheet sheet) {
              return MadeSheet{
                  .pages = std::move(sheet.pages), .scale = sheet.scale, .warnings = std::move(sheet.warnings)};
            });
          }};
}

}  // namespace bulkhead
