// SPDX-License-Identifier: MIT
#pragma once

#include <string>

class wxWindow;

namespace bulkhead {

/// Tells assistive technology what a window is that the program draws itself. `role` is one that ATK names: `canvas`,
/// `push button`. wx does not pass names on to GTK.
void describe_to_assistants(const wxWindow& window, const char* role, const std::string& name,
                            const std::string& description = {});

}  // namespace bulkhead
