// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// All forms in which missions are handed on, in the order in which they are offered.
[[nodiscard]] std::span<const Exporter> exporters();
/// The one of an id, which must be there (contract).
[[nodiscard]] const Exporter& exporter_of(std::string_view id);

/// Null where there is none of this id.
[[nodiscard]] const Exporter* find_exporter(std::string_view id);

/// The option of a key, be it of a sheet that the exporter holds; null where there is none.
[[nodiscard]] const ExportOption* find_option(const Exporter& exporter, std::string_view key);
/// Whether an option says something about what is chosen: one of a sheet does only where that sheet is.
[[nodiscard]] bool applies(const Exporter& exporter, const ExportChoices& choices, std::string_view key);
/// Why an option that applies is heeded by none of the sheets that are chosen, as they go on beside the other choices:
/// `with --one-page`. Empty where one heeds it.
[[nodiscard]] std::string idle_because(const Exporter& exporter, const ExportChoices& choices, std::string_view key);
/// Each option that some exporter has, once.
[[nodiscard]] std::vector<const ExportOption*> export_options();

}  // namespace bulkhead
