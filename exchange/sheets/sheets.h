// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/sheets/sheet.h"

namespace bulkhead {

/// All sheets, in the order in which they are offered and stand in one document; the usual one comes first.
[[nodiscard]] std::span<const Sheet> sheets();
/// Null where there is none of this id.
[[nodiscard]] const Sheet* find_sheet(std::string_view id);

/// The choice of all sheets together.
inline constexpr std::string_view all_sheets = "all";
/// Which of them: an id, or `all`.
[[nodiscard]] const ExportOption& sheet_option();
/// Those that are chosen, of which there is at least one.
[[nodiscard]] std::vector<const Sheet*> chosen_sheets(const ExportChoices& choices);

/// Null where the sheet has no option of this key.
[[nodiscard]] const ExportOption* find_option(const Sheet& sheet, std::string_view key);
/// The ids of the sheets that have an option.
[[nodiscard]] std::vector<std::string_view> sheets_with(std::string_view option);

}  // namespace bulkhead
