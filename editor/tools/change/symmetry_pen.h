// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/change/mirror.h"
#include "model/edit/edit.h"

namespace bulkhead {

/// The cells of a zone; none of other shapes and of none (null).
[[nodiscard]] std::vector<CellAddress> cells_of(const Zone* zone);

/// The edits and, unless the pen is off, their mirror images. What is its own image (an edge on the axis) is changed
/// once, by what was asked for. New markers, pieces and zones get ids and labels of their own; where something of the
/// kind stands already nothing is added. Edits of one kind may be joined. A zone takes on and loses the images of the
/// cells that its counterpart does; fails where it is not made of cells. A zone without cells goes.
[[nodiscard]] Result<std::vector<Edit>> with_images(const Mission& mission, const std::vector<Edit>& edits,
                                                    SymmetryPen pen);

}  // namespace bulkhead
