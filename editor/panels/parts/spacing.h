// SPDX-License-Identifier: MIT
#pragma once

class wxDataViewCtrl;
class wxTextCtrl;

namespace bulkhead {

/// Makes the rows of a list or tree as high as everywhere in the window, 26 pixels. Its columns must be there.
void set_usual_row_height(wxDataViewCtrl& list);

/// Leaves some room around a text of several lines.
void set_usual_margins(wxTextCtrl& text);

}  // namespace bulkhead
