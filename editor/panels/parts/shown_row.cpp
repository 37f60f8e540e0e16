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

bool show_row_of(wxDataViewCtrl& list, const wxDataViewItem&, int row, int rows) {
  auto* const tree = GTK_TREE_VIEW(list.GtkGetTreeView());
  GdkRectangle first{};
  auto* const path = gtk_tree_path_new_first();
  gtk_tree_view_get_background_area(tree, path, nullptr, &first);
  gtk_tree_path_free(path);
  auto* const place = gtk_scrollable_get_vadjustment(GTK_SCROLLABLE(tree));
  if (first.height <= 0 || gtk_adjustment_get_upper(place) < rows * first.height) return false;
  // The toolkit's own way puts a row that was not in sight to the top.
  const double top = row * first.height;
  gtk_adjustment_clamp_page(place, top, top + first.height);
  return true;
}
#else
bool show_row_of(wxDataViewCtrl& list, const wxDataViewItem& item, int, int) {
  list.EnsureVisible(item);
  return true;
}

void show_row(wxDataViewCtrl& list, const wxDataViewItem& row, std::vector<int>) { list.EnsureVisible(row); }
#endif

}  // namespace bulkhead
