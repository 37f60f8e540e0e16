// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "exchange/bundle/bundle.h"

namespace bulkhead {

/// The files, at least one (contract), in one folder of a ZIP archive, in their order, deflated. Equal files give equal
/// bytes: every file is dated by `SOURCE_DATE_EPOCH` (UTC), else the first of January 1980, which is where the format's
/// time begins. Fails where memory ends.
[[nodiscard]] Result<std::string> zip_of(const std::vector<BundleFile>& files, std::string_view folder);

}  // namespace bulkhead
