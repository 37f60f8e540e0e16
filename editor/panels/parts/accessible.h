// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class wxString;
class wxWindow;

namespace bulkhead {

/// What assistive technology calls a control that does not carry its own label. wxWidgets' own names do not get there.
void set_accessible_name(wxWindow& window, const wxString& name);

/// The same for a window that the program draws itself. `role` is one that ATK names: `canvas`, `push button`.
void describe_to_assistants(wxWindow& window, const char* role, const std::string& name,
                            const std::string& description = {});

}  // namespace bulkhead
