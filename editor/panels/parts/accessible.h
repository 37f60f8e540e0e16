// SPDX-License-Identifier: MIT
#pragma once

class wxString;
class wxWindow;

namespace bulkhead {

/// What assistive technology calls a control that does not carry its own label. wxWidgets' own names do not get there.
void set_accessible_name(wxWindow& window, const wxString& name);

}  // namespace bulkhead
