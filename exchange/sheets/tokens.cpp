// SPDX-License-Identifier: MIT
#include "exchange/sheets/sheet_options.h"
#include "model/base/marked.h"
#include "rendering/tokens/token_sheet.h"

namespace bulkhead {
namespace {

TokenSheetOptions token_options(const ExportSource& source) {
  TokenSheetOptions options;
  options.paper = size_of(chosen_paper(source));
  if (chosen_orientation(source) == Orientation::across) std::swap(options.paper.x, options.paper.y);
  options.only = chosen_ids(source);
  options.design = &chosen_design(source);
  return options;
}

}  // namespace

Sheet printed_tokens() {
  return {.id = "tokens",
          .title = marked("Tokens"),
          .content = "markers and bases of models to cut out",
          .options = sheet_options({only_option()}),
          .has_content = has_tokens,
          .make = [](const ExportSource& source) -> Result<MadeSheet> {
            return token_sheets(source.mission(), token_options(source)).map([](TokenSheets sheets) {
              return MadeSheet{.pages = std::move(sheets.pages), .warnings = std::move(sheets.warnings)};
            });
          }};
}

}  // namespace bulkhead
