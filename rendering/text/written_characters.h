// SPDX-License-Identifier: MIT
#pragma once

#include <set>

#include "rendering/page/page.h"

namespace bulkhead {

/// The characters of all that is written upright on pages, as the texts have them, whether the type has a glyph for
/// them or not. What is upside down, as the backs of cards may be, is not looked at.
[[nodiscard]] std::set<char32_t> written_characters(const Pages& pages);

}  // namespace bulkhead
