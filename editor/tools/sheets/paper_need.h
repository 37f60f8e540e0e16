// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "exchange/sheets/sheet_pages.h"

namespace bulkhead {

/// What is made of the pages: they are printed, or each becomes a picture.
enum class PagesAre : unsigned char { printed, pictures };

/// What sheets come to before they are printed or exported.
struct PaperNeed {
  /// The pages themselves; none where nothing can be made.
  std::shared_ptr<const SheetPages> pages;
  /// How many sheets of paper, of which size and at which scale, a line for all and one for each sheet where there are
  /// several; what does not stand on them; or why there is nothing. In the user's language.
  std::string words;
};

/// The pages that the choices, which must have passed their checks, make of a mission. May take long and run on any
/// thread; nothing where it was told to stop.
[[nodiscard]] std::optional<PaperNeed> paper_need(const Mission& mission, const ExportChoices& choices, PagesAre are,
                                                  const std::stop_token& stop = {});

}  // namespace bulkhead
