// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>
#include <wx/string.h>

class wxDataViewCtrl;

namespace bulkhead {

/// Has the rows of a list without branches say more when the pointer rests on them: `words` gives what for a row from
/// the top, empty for nothing. What it looks at must outlive the list.
void tell_rows(wxDataViewCtrl& list, std::function<wxString(unsigned row)> words);

/// The same of a list with branches; a place is that of a row among its siblings and those of its ancestors, the
/// topmost first.
void tell_places(wxDataViewCtrl& list, std::function<wxString(const std::vector<int>& place)> words);

}  // namespace bulkhead
