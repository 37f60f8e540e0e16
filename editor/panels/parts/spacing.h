// SPDX-License-Identifier: MIT
#pragma once

class wxDataViewCtrl;
class wxInfoBar;
class wxTextCtrl;

namespace bulkhead {

/// Makes the rows of a list or tree as high as everywhere in the window, 26 pixels. Its columns must be there.
void set_usual_row_height(wxDataViewCtrl& list);
/// The same, where rows may be higher than that: this column alone says how high they are at least.
void set_usual_row_height(wxDataViewCtrl& list, unsigned column);

/// Leaves some room around a text of several lines.
void set_usual_margins(wxTextCtrl& text);

/// Whether a text of several lines has a bar to scroll with where it is higher than its control. One that is made as
/// high as its text needs none.
void let_scroll(wxTextCtrl& text, bool scrolls);

/// How high a text of several lines is at a width of the control, its lines broken, room around it included.
[[nodiscard]] int height_of_text(const wxTextCtrl& text, int width);

/// How high a bar wants to be at a width, at which its words are broken.
[[nodiscard]] int height_for(wxInfoBar& bar, int width);

}  // namespace bulkhead
