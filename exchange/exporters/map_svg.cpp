// SPDX-License-Identifier: MIT
#include "exchange/exporters/map_options.h"
#include "model/base/marked.h"

namespace bulkhead {

Exporter map_svg_exporter() {
  const ExportOption letters{
      .key = "svg-text",
      .label = marked("Letters in the SVG"),
      .help = "Letters in the SVG as outlines, or as text to be edited",
      .group = map_group,
      .usual = "outlines",
      .choices = {{"outlines", marked("As outlines")}, {"text", marked("As text to be edited")}}};
  return {.id = "map-svg",
          .extension = ".svg",
          .title = marked("The map as a drawing (SVG)"),
          .content = "the map",
          .options = map_options({letters}),
          .in_bundle = "map.svg",
          .possible = expect_map,
          .make = [letters](const ExportSource& source) -> Result<Exported> {
            if (!source.map()) return tl::unexpected(source.map().error());
            const SvgOptions options{source.mission().head->title, source.chosen(letters) == "text"};
            return to_svg(source.map()->pages.front(), options).map([](std::string svg) {
              return one_file(std::move(svg));
            });
          }};
}

}  // namespace bulkhead
