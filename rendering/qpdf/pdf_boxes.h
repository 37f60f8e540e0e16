// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "rendering/page/page.h"

namespace bulkhead {

/// A PDF of these pages that says of each which of them is cut, where (TrimBox) and how far it is drawn on beyond the
/// cut (BleedBox; both in ISO 32000-1, 14.11.2). Cairo cannot write these boxes.
[[nodiscard]] Result<std::string> with_boxes(const std::string& pdf, const Pages& pages);

}  // namespace bulkhead
