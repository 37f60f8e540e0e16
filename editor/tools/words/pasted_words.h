// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"

namespace bulkhead {

/// An error in a text that has no file because somebody has pasted it, with its place in words: a line of what was
/// pasted.
[[nodiscard]] Error in_pasted_text(Error error);

}  // namespace bulkhead
