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

/// Scrolls a list whose rows are all of one height no further than is needed to see the row that is `row` of so many,
/// from 0, folded ones left out. False as long as the list does not know how high a row is that has just come.
[[nodiscard]] bool show_row_of(wxDataViewCtrl& list, const wxDataViewItem& item, int row, int rows);

}  // namespace bulkhead
