// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/page/page.h"

namespace bulkhead {

/// The pages as `to_pdf` gives them, but for where they are cut.
[[nodiscard]] Result<std::string> draw_pdf(const Pages& pages, const DocumentInfo& info);

}  // namespace bulkhead
