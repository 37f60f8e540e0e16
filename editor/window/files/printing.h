// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "exchange/exporters/option.h"
#include "exchange/sheets/sheet_pages.h"
#include "model/base/result.h"

class wxPrintout;
class wxWindow;

namespace bulkhead {

struct Mission;

/// Sheets of a mission, as they were chosen and made.
struct PrintedSheets {
  std::shared_ptr<const Mission> mission;
  ExportChoices choices;
  /// At least one page.
  std::shared_ptr<const SheetPages> pages;
};

/// Their pages for a printer or a preview, each in its true size where it has room, as they are exported for the paper
/// that lies there.
[[nodiscard]] std::unique_ptr<wxPrintout> sheets_printout(const PrintedSheets& sheets);

/// Shows them as they will be printed; printing goes on from there, through the system's dialog. The parent is what its
/// windows belong to.
Result<void> preview_sheets(wxWindow* parent, const PrintedSheets& sheets);

/// Prints them through the system's dialog; fails where there is a printer that does not.
Result<void> print_sheets(wxWindow* parent, const PrintedSheets& sheets);

}  // namespace bulkhead
