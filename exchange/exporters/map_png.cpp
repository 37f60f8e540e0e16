// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "exchange/exporters/map_options.h"
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

Exporter map_png_exporter() {
  const ExportOption dpi{.key = "dpi",
                         .label = marked("Dots to an inch of the PNG"),
                         .help = "Dots to an inch of the PNG, 10 to 2400",
                         .group = map_group,
                         .usual = "300",
                         .choices = {{"96", "96"}, {"150", "150"}, {"300", "300"}, {"600", "600"}},
                         .check = check_dpi};
  return {.id = "map-png",
          .extension = ".png",
          .title = marked("The map as a picture (PNG)"),
          .content = "the map",
          .options = map_options({dpi}),
          .in_bundle = "map.png",
          .possible = expect_map,
          .make = [dpi](const ExportSource& source) -> Result<Exported> {
            if (!source.map()) return tl::unexpected(source.map().error());
            return to_png(source.map()->pages.front(), *parse_int(source.chosen(dpi), least_dpi, most_dpi))
                .map([](std::string png) { return one_file(std::move(png)); });
          }};
}

}  // namespace bulkhead
