// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exchange/exporters/option.h"
#include "exchange/exporters/source.h"
#include "model/base/identifier.h"
#include "rendering/look/designs.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

/// The heading of what may be chosen of sheets.
inline constexpr std::string_view sheet_group = "Sheets";

/// What every sheet has to offer, and more of its own: paper, how it lies, design.
[[nodiscard]] std::vector<ExportOption> sheet_options(std::vector<ExportOption> more = {});
[[nodiscard]] const ExportOption& paper_option();
[[nodiscard]] Paper chosen_paper(const ExportSource& source);
[[nodiscard]] const ExportOption& orientation_option();
[[nodiscard]] Orientation chosen_orientation(const ExportSource& source);
[[nodiscard]] const Design& chosen_design(const ExportSource& source);

/// Of sheets that are made of single things: those of these ids alone. A text that has passed its check.
[[nodiscard]] const ExportOption& only_option();
[[nodiscard]] std::vector<Id> chosen_ids(const ExportSource& source);

/// Of sheets that show the table.
[[nodiscard]] const ExportOption& scale_option();

/// On or off, by its name alone where it is off as a rule.
[[nodiscard]] ExportOption switch_option(std::string_view key, std::string_view label, std::string_view help,
                                         bool usually_on);
[[nodiscard]] bool is_on(const ExportSource& source, const ExportOption& option);

}  // namespace bulkhead
