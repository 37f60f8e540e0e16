// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "exchange/exporters/exporters.h"

/// What is asked of whoever exports or prints, and what counts of the answers.
namespace bulkhead {

/// The exporter that makes what is printed: the same pages.
[[nodiscard]] const Exporter& printed_exporter();

/// The options that say something about what is chosen and leave something to choose, as that has them: which sheet it
/// is to be, what is to be said of it, and how it is written.
[[nodiscard]] std::vector<const ExportOption*> options_to_ask(const Exporter& exporter, const ExportChoices& choices);

/// Of all that somebody has chosen at some time what counts now; what no option takes is as usual.
[[nodiscard]] ExportChoices choices_that_count(const Exporter& exporter, const ExportChoices& chosen);

/// Of what somebody has chosen what may be remembered for other missions: texts that options take, but no pages and
/// no ids, which are of one mission.
[[nodiscard]] ExportChoices choices_to_remember(const ExportChoices& chosen);

}  // namespace bulkhead
