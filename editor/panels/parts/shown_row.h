// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

class wxDataViewCtrl;
class wxDataViewItem;

namespace bulkhead {

/// Scrolls a tree or list to a row whose ancestors are unfolded. `place` are the row's positions among its siblings and
/// those of its ancestors, the topmost first. (`EnsureVisible` does it when the program is idle next, and looks at the
/// row then, which may be gone.)
void show_row(wxDataViewCtrl& list, const wxDataViewItem& row, std::vector<int> place);

}  // namespace bulkhead
