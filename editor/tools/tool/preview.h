// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// Edits as marks above the board: what they put as ghosts, what they take away as such, and what the symmetry pen
/// adds as images.
[[nodiscard]] Marks preview(const Scene& scene, const std::vector<Edit>& edits);

/// The frames of what is selected.
void add_selected(Marks& marks, const Selection& selection);

/// Words for what a click on a board without lattice answers with.
[[nodiscard]] std::string no_lattice_words();

/// What would be put is shown as what is refused.
void show_refused(Marks& marks);

}  // namespace bulkhead
