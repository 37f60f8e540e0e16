// SPDX-License-Identifier: MIT
#include "editor/panels/parts/accessible.h"

#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {

void set_accessible_name(wxWindow& window, const wxString& name) {
  window.SetName(name);
#ifdef __WXGTK__
  const auto set = [&](GtkWidget* widget) {
    auto* const accessible = gtk_widget_get_accessible(widget);
    if (accessible != nullptr) atk_object_set_name(accessible, name.utf8_str().data());
  };
  auto* const widget = window.GetHandle();
  set(widget);
  // Lists and long texts stand in a widget that scrolls them; the inner one has the focus.
  if (GTK_IS_SCROLLED_WINDOW(widget)) {
    if (auto* const inner = gtk_bin_get_child(GTK_BIN(widget))) set(inner);
  }
#endif
}

void describe_to_assistants(wxWindow& window, const char* role, const std::string& name,
                            const std::string& description) {
#ifdef __WXGTK__
  auto* const accessible = gtk_widget_get_accessible(window.GetHandle());
  if (accessible == nullptr) return;
  atk_object_set_role(accessible, atk_role_for_name(role));
  atk_object_set_name(accessible, name.c_str());
  atk_object_set_description(accessible, description.c_str());
#endif
}

}  // namespace bulkhead
