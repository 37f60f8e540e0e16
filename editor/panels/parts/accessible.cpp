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
  auto* const accessible = gtk_widget_get_accessible(window.GetHandle());
  if (accessible != nullptr) atk_object_set_name(accessible, name.utf8_str().data());
#endif
}

}  // namespace bulkhead
