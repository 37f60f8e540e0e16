// SPDX-License-Identifier: MIT
#include "editor/panels/parts/wheel.h"

#include <algorithm>
#include <cmath>
#include <wx/scrolwin.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/spacing.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

namespace bulkhead {
namespace {

constexpr double steps_at_once = 3;

bool scrolls_itself(const wxWindow& control) {
  const auto* const text = dynamic_cast<const wxTextCtrl*>(&control);
  if (text == nullptr || !text->IsMultiLine()) return false;
  return height_of_text(*text, text->GetClientSize().x) > text->GetSize().y + text->GetCharHeight();
}

/// False where there is nothing to scroll.
bool scroll_form(const wxWindow& control, double turns) {
  auto* above = control.GetParent();
  while (above != nullptr && dynamic_cast<wxScrolledWindow*>(above) == nullptr) above = above->GetParent();
  auto* const form = dynamic_cast<wxScrolledWindow*>(above);
  if (form == nullptr) return false;
  const double steps = turns * steps_at_once;
  const int whole = static_cast<int>(steps < 0 ? std::floor(steps) : std::ceil(steps));
  form->Scroll(-1, std::max(0, form->GetViewStart().y + whole));
  return true;
}

#ifdef __WXGTK__
gboolean wheel_turned(GtkWidget*, GdkEvent* event, gpointer data) {
  const auto& control = *static_cast<const wxWindow*>(data);
  GdkScrollDirection direction = GDK_SCROLL_DOWN;
  double across = 0;
  double turns = 0;
  if (gdk_event_get_scroll_direction(event, &direction)) {
    if (direction != GDK_SCROLL_UP && direction != GDK_SCROLL_DOWN) return FALSE;
    turns = direction == GDK_SCROLL_UP ? -1 : 1;
  } else if (!gdk_event_get_scroll_deltas(event, &across, &turns)) {
    return FALSE;
  }
  return !scrolls_itself(control) && scroll_form(control, turns) ? TRUE : FALSE;
}
#endif

}  // namespace

void leave_wheel_to_form(wxWindow& control) {
#ifdef __WXGTK__
  // What the toolkit's own lists do with the wheel comes before any event of wx.
  g_signal_connect(control.GetHandle(), "scroll-event", G_CALLBACK(wheel_turned), &control);
#endif
  control.Bind(wxEVT_MOUSEWHEEL, [&control](wxMouseEvent& event) {
    const double turns = -static_cast<double>(event.GetWheelRotation()) / std::max(1, event.GetWheelDelta());
    if (!scrolls_itself(control) && scroll_form(control, turns)) return;
    event.StopPropagation();
    event.Skip();
  });
}

}  // namespace bulkhead
