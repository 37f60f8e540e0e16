// SPDX-License-Identifier: MIT
#include "editor/panels/parts/shown_row.h"

#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {

#ifdef __WXGTK__
void show_row(wxDataViewCtrl& list, const wxDataViewItem&, std::vector<int> place) {
  auto* const path = gtk_tree_path_new_from_indicesv(place.data(), place.size());
  gtk_tree_view_scroll_to_cell(GTK_TREE_VIEW(list.GtkGetTreeView()), path, nullptr, FALSE, 0, 0);
  gtk_tree_path_free(path);
}
#else
void show_row(wxDataViewCtrl& list, const wxDataViewItem& row, std::vector<int>) { list.EnsureVisible(row); }
#endif

}  // namespace bulkhead
