// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// Which pages: `2`, `2-4`, `3-` or several of these with commas between them.
[[nodiscard]] const ExportOption& pages_option();

/// Pages of the sheets that were chosen, as they are written into one document or a picture each.
struct SheetPages {
  Pages pages;
  /// Which page of all each is, from 1, and of how many.
  std::vector<std::size_t> numbers;
  std::size_t of = 0;
  /// For one document, which is the first file; only those of which a page was chosen.
  std::vector<SheetReport> reports;
  std::vector<std::string> remarks;
};

/// Of all sheets those that this mission has; remarks say why it has no others. Fails where there is none, and where
/// pages are chosen that there are not.
[[nodiscard]] Result<SheetPages> sheet_pages(const ExportSource& source);

/// How many sheets of paper they take where backs are printed on the other side of what they belong to; blank pages
/// take none of their own.
[[nodiscard]] std::size_t sheets_of_paper(const SheetPages& pages);

/// What is said of a sheet that stands in a file; where there is none, why, as of all that are left out.
[[nodiscard]] SheetReport report_on(const ExportSource& source, const Sheet& sheet, std::size_t file);
/// Says with each sheet which characters of the mission are printed on it as �, and nothing twice.
void add_missing_glyphs(const ExportSource& source, std::vector<SheetReport>& reports);
/// What is to be said of sheets; of several each says which it is.
[[nodiscard]] std::vector<std::string> remarks_of(const std::vector<SheetReport>& reports, bool several);
[[nodiscard]] Error nothing_to_print(const std::vector<std::string>& reasons);

/// What is said of one sheet as of a document, or of several.
[[nodiscard]] DocumentInfo document_info(const ExportSource& source, const Sheet& sheet);
[[nodiscard]] DocumentInfo document_info(const ExportSource& source);

/// Each page as a file of its own: the target itself, or with `-01` and so on behind its name where there are several.
[[nodiscard]] Result<Exported> page_by_page(const ExportSource& source,
                                            const std::function<Result<std::string>(const Page&)>& draw);

/// Why there is no map, where the scale was not asked for.
[[nodiscard]] Result<void> expect_map(const ExportSource& source);

}  // namespace bulkhead
