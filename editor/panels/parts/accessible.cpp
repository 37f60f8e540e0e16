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

}  // namespace bulkhead
