// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "exchange/exporters/exporter.h"

namespace bulkhead {

/// All forms in which missions are handed on, in the order in which they are offered.
[[nodiscard]] std::span<const Exporter> exporters();
/// The one of an id, which must be there (contract).
[[nodiscard]] const Exporter& exporter_of(std::string_view id);

/// The option of a key; null where the exporter has none.
[[nodiscard]] const ExportOption* find_option(const Exporter& exporter, std::string_view key);
/// Each option that some exporter has, once.
[[nodiscard]] std::vector<const ExportOption*> export_options();

}  // namespace bulkhead
