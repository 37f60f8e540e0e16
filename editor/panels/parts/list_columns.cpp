// SPDX-License-Identifier: MIT
#include "editor/panels/parts/list_columns.h"

#include <algorithm>
#include <wx/listctrl.h>

namespace bulkhead {

void fit_columns(wxListCtrl& list, int column, int width) {
  list.SetColumnWidth(column, width);
  list.SetColumnWidth(1 - column, std::max(width, list.GetClientSize().x - width - list.FromDIP(4)));
}

}  // namespace bulkhead
