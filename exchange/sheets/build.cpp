// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheet_options.h"
#include "model/base/marked.h"
#include "rendering/build/build_sheet.h"

namespace bulkhead {
namespace {

const ExportOption& view_option() {
  static const ExportOption option{.key = "view",
                                   .label = marked("Seen"),
                                   .help = "From which corner the board is shown as it will stand",
                                   .group = sheet_group,
                                   .usual = "from-south",
                                   .choices = {{"from-south", marked("From the south")},
                                               {"from-east", marked("From the east")},
                                               {"from-north", marked("From the north")},
                                               {"from-west", marked("From the west")}}};
  return option;
}

const ExportOption& steps_option() {
  static const auto option = switch_option("steps", marked("Step by step"),
                                           "Whether the steps follow, several on a page where they fit", true);
  return option;
}

BuildSheetOptions build_options(const ExportSource& source) {
  BuildSheetOptions options;
  options.paper = chosen_paper(source);
  options.orientation = chosen_orientation(source);
  options.design = &chosen_design(source);
  options.view = parse_built_view(source.chosen(view_option())).value();
  options.steps = is_on(source, steps_option());
  return options;
}

}  // namespace

Sheet printed_build() {
  return {.id = "build",
          .title = marked("Build sheet"),
          .content = "how to build the table: its pieces, as it will stand, step by step",
          .options = sheet_options({view_option(), steps_option()}),
          .make = [](const ExportSource& source) -> Result<MadeSheet> {
            return build_sheet(source.mission(), build_options(source)).map([](BuildSheet sheet) {
              return MadeSheet{
                  .pages = std::move(sheet.pages), .scale = sheet.scale, .warnings = std::move(sheet.remarks)};
            });
          }};
}

}  // namespace bulkhead
