// SPDX-License-Identifier: MIT
#pragma once

#include <wx/gdicmn.h>

class wxTopLevelWindow;
class wxWindow;

namespace bulkhead {

/// To be called before a window is shown for the first time, when it has its size. The toolkit makes it in two steps,
/// to learn how wide the frame around it is, and would lay it out two pixels wide in between.
void begin_at_full_size(wxTopLevelWindow& window);

/// Lays out a page of a notebook as if it had this size: its own, which may be any other, it learns only when it is
/// shown.
void lay_out_ahead(wxWindow& page, wxSize size);

}  // namespace bulkhead
