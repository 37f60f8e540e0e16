// SPDX-License-Identifier: MIT
#include "editor/panels/parts/row_tooltips.h"

#include <utility>
#include <wx/dataview.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {

#ifdef __WXGTK__
namespace {

using Words = std::function<wxString(const std::vector<int>&)>;

gboolean tell_row(GtkWidget* widget, int x, int y, gboolean by_keyboard, GtkTooltip* tooltip, gpointer data) {
  auto* const tree = GTK_TREE_VIEW(widget);
  GtkTreePath* path = nullptr;
  if (!gtk_tree_view_get_tooltip_context(tree, &x, &y, by_keyboard, nullptr, &path, nullptr)) return FALSE;
  const auto* const places = gtk_tree_path_get_indices(path);
  const auto words = (*static_cast<const Words*>(data))({places, places + gtk_tree_path_get_depth(path)});
  if (!words.empty()) {
    gtk_tooltip_set_text(tooltip, words.utf8_str());
    gtk_tree_view_set_tooltip_row(tree, tooltip, path);
  }
  gtk_tree_path_free(path);
  return words.empty() ? FALSE : TRUE;
}

void forget_words(gpointer data, GClosure*) { delete static_cast<Words*>(data); }

}  // namespace

void tell_places(wxDataViewCtrl& list, Words words) {
  auto* const tree = list.GtkGetTreeView();
  gtk_widget_set_has_tooltip(tree, TRUE);
  g_signal_connect_data(tree, "query-tooltip", G_CALLBACK(tell_row), new Words(std::move(words)), forget_words,
                        static_cast<GConnectFlags>(0));
}
#else
void tell_places(wxDataViewCtrl&, std::function<wxString(const std::vector<int>&)>) {}
#endif

void tell_rows(wxDataViewCtrl& list, std::function<wxString(unsigned)> words) {
  tell_places(list, [words = std::move(words)](const std::vector<int>& place) {
    return words(static_cast<unsigned>(place.front()));
  });
}

}  // namespace bulkhead
