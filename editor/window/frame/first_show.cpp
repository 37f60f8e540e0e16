// SPDX-License-Identifier: MIT
#include "editor/window/frame/first_show.h"

#include <wx/toplevel.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {

#ifdef __WXGTK__
void begin_at_full_size(wxTopLevelWindow& window) {
  const auto size = window.GetSize();
  const GtkAllocation room{0, 0, size.x, size.y};
  gtk_widget_set_allocation(window.GetHandle(), &room);
}

void lay_out_ahead(wxWindow& page, wxSize size) {
  page.SetSize(size);
  // In a notebook that would be the least size as well.
  gtk_widget_set_size_request(page.GetHandle(), -1, -1);
}
#else
void begin_at_full_size(wxTopLevelWindow&) {}

void lay_out_ahead(wxWindow& page, wxSize size) { page.SetSize(size); }
#endif

}  // namespace bulkhead
