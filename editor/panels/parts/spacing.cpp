// SPDX-License-Identifier: MIT
#include "editor/panels/parts/spacing.h"

#include <algorithm>
#include <wx/arrstr.h>
#include <wx/dataview.h>
#include <wx/infobar.h>
#include <wx/textctrl.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {
namespace {

constexpr int side_margin = 8;
constexpr int upper_margin = 6;

#ifdef __WXGTK__
int height_for_width(GtkWidget& widget, int width) {
  int least = 0;
  int usual = 0;
  gtk_widget_get_preferred_height_for_width(&widget, width, &least, &usual);
  return usual;
}

int width_of(GtkWidget& widget) {
  int least = 0;
  int usual = 0;
  gtk_widget_get_preferred_width(&widget, &least, &usual);
  return usual;
}

/// What the words of a bar need in the room that its buttons leave. The toolkit goes on saying what boxes needed before
/// their words changed, for as long as they are not in their places; it is right about the words themselves.
int height_beside_buttons(GtkInfoBar& bar, int width) {
  auto* const content = gtk_info_bar_get_content_area(&bar);
  const int border = 2 * static_cast<int>(gtk_container_get_border_width(GTK_CONTAINER(content)));
  const int room = width - width_of(*gtk_info_bar_get_action_area(&bar)) - border;
  constexpr int line_below = 1;
  int height = 0;
  auto* const children = gtk_container_get_children(GTK_CONTAINER(content));
  for (const auto* each = children; each != nullptr; each = each->next) {
    height = std::max(height, height_for_width(*GTK_WIDGET(each->data), std::max(1, room)));
  }
  g_list_free(children);
  return height + border + line_below;
}

void stay_at_top(GtkAdjustment* scrolling, void*) {
  if (gtk_adjustment_get_value(scrolling) != 0) gtk_adjustment_set_value(scrolling, 0);
}
#endif

}  // namespace

void set_usual_row_height(wxDataViewCtrl& list) {
#ifdef __WXGTK__
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) set_usual_row_height(list, i);
#else
  list.SetRowHeight(list.FromDIP(26));
#endif
}

void set_usual_row_height(wxDataViewCtrl& list, unsigned column) {
#ifdef __WXGTK__
  // SetRowHeight does nothing for native cells. A tree adds two pixels between its rows.
  auto* const cell = list.GetColumn(column)->GetRenderer()->GetGtkHandle();
  gtk_cell_renderer_set_fixed_size(cell, -1, list.FromDIP(26) - 2);
#else
  static_cast<void>(list);
  static_cast<void>(column);
#endif
}

void set_usual_margins(wxTextCtrl& text) {
#ifdef __WXGTK__
  // SetMargins is for single lines only.
  auto* const inner = gtk_bin_get_child(GTK_BIN(text.GetHandle()));
  if (!GTK_IS_TEXT_VIEW(inner)) return;
  gtk_text_view_set_left_margin(GTK_TEXT_VIEW(inner), side_margin);
  gtk_text_view_set_right_margin(GTK_TEXT_VIEW(inner), side_margin);
  gtk_text_view_set_top_margin(GTK_TEXT_VIEW(inner), upper_margin);
  gtk_text_view_set_bottom_margin(GTK_TEXT_VIEW(inner), upper_margin);
#else
  text.SetMargins(text.FromDIP(wxPoint(side_margin, upper_margin)));
#endif
}

void let_scroll(wxTextCtrl& text, bool scrolls) {
#ifdef __WXGTK__
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(text.GetHandle()), GTK_POLICY_NEVER,
                                 scrolls ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER);
  // Else it would follow the caret to a new line before it is higher, and stay there.
  auto* const scrolling = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(text.GetHandle()));
  g_signal_handlers_disconnect_by_func(scrolling, reinterpret_cast<void*>(&stay_at_top), nullptr);
  if (scrolls) return;
  g_signal_connect(scrolling, "value-changed", G_CALLBACK(&stay_at_top), nullptr);
  stay_at_top(scrolling, nullptr);
#else
  (void)text, (void)scrolls;
#endif
}

int height_of_text(const wxTextCtrl& text, int width) {
  const int margins = text.FromDIP(2 * side_margin);
  const int above_and_below = text.FromDIP(2 * upper_margin) + 2;
#ifdef __WXGTK__
  auto* const inner = gtk_bin_get_child(GTK_BIN(text.GetHandle()));
  auto* const layout = gtk_widget_create_pango_layout(inner, text.GetValue().utf8_str());
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width(layout, std::max(1, width - margins - 2) * PANGO_SCALE);
  int height = 0;
  pango_layout_get_pixel_size(layout, nullptr, &height);
  g_object_unref(layout);
  return height + above_and_below;
#else
  int lines = 0;
  const int per_line = std::max(10, (width - margins) / std::max(1, text.GetTextExtent("n").x));
  for (const auto& paragraph : wxSplit(text.GetValue(), '\n')) {
    lines += 1 + static_cast<int>(paragraph.length()) / per_line;
  }
  return lines * text.GetCharHeight() + above_and_below;
#endif
}

int height_for(wxInfoBar& bar, int width) {
#ifdef __WXGTK__
  // The bar itself, and what uncovers its inside, would say what the words need unbroken.
  auto* const children = gtk_container_get_children(GTK_CONTAINER(bar.GetHandle()));
  auto* inside = GTK_WIDGET(children->data);
  g_list_free(children);
  while (GTK_IS_BIN(inside)) inside = gtk_bin_get_child(GTK_BIN(inside));
  return std::max(height_for_width(*inside, width), height_beside_buttons(*GTK_INFO_BAR(bar.GetHandle()), width));
#else
  static_cast<void>(width);
  return bar.GetBestSize().y;
#endif
}

}  // namespace bulkhead
