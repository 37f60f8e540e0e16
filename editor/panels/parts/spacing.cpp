// SPDX-License-Identifier: MIT
#include "editor/panels/parts/spacing.h"

#include <wx/dataview.h>
#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {

void set_usual_row_height(wxDataViewCtrl& list) {
  const int height = list.FromDIP(26);
#ifdef __WXGTK__
  // SetRowHeight does nothing for native cells. A tree adds two pixels between its rows.
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
    auto* const cell = list.GetColumn(i)->GetRenderer()->GetGtkHandle();
    gtk_cell_renderer_set_fixed_size(cell, -1, height - 2);
  }
#else
  list.SetRowHeight(height);
#endif
}

void set_usual_margins(wxTextCtrl& text) {
#ifdef __WXGTK__
  // SetMargins is for single lines only.
  auto* const inner = gtk_bin_get_child(GTK_BIN(text.GetHandle()));
  if (!GTK_IS_TEXT_VIEW(inner)) return;
  gtk_text_view_set_left_margin(GTK_TEXT_VIEW(inner), 8);
  gtk_text_view_set_right_margin(GTK_TEXT_VIEW(inner), 8);
  gtk_text_view_set_top_margin(GTK_TEXT_VIEW(inner), 6);
  gtk_text_view_set_bottom_margin(GTK_TEXT_VIEW(inner), 6);
#else
  text.SetMargins(text.FromDIP(wxPoint(8, 6)));
#endif
}

}  // namespace bulkhead
