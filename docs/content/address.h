// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// What a document says at an address: words parted by blanks, from the outside in. `#ID` is the object of that id,
/// wherever it stands. Any other word is an element, by its name or by the key of its field, and behind it may stand
/// which one, by its id, name, symbol or number. The last word may be an attribute instead; an element gives its text.
/// `#venting params from value`, `sequence rounds`, `#exchangers condition 3 vp`.
[[nodiscard]] Result<std::string> value_at(std::string_view document, std::string_view address);

}  // namespace bulkhead
