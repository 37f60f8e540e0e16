// SPDX-License-Identifier: MIT
#include "editor/window/look/accessible.h"

#include <gtk/gtk.h>
#include <wx/window.h>

namespace bulkhead {

void describe_to_assistants(const wxWindow& window, const char* role, const std::string& name,
                            const std::string& description) {
  auto* const accessible = gtk_widget_get_accessible(window.GetHandle());
  if (accessible == nullptr) return;
  atk_object_set_role(accessible, atk_role_for_name(role));
  atk_object_set_name(accessible, name.c_str());
  atk_object_set_description(accessible, description.c_str());
}

}  // namespace bulkhead
