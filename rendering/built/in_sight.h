// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/built/prism.h"

namespace bulkhead {

/// Leaves out what is hidden wholly, lines included, by what is painted after it, on a picture in millimetres.
/// `painted` is in the order of `back_to_front`. It is told by dots a tenth of a millimetre apart. Where there are so
/// few bodies, or so large a picture, that this takes longer than painting them, all are left.
[[nodiscard]] std::vector<Prism> in_sight(std::vector<Prism> painted, const Axonometry& view);

}  // namespace bulkhead
