// SPDX-License-Identifier: MIT
#include "editor/window/canvas/board_canvas.h"

#include <algorithm>
#include <cairo.h>
#include <optional>
#include <wx/dcclient.h>
#include <wx/utils.h>

#include "editor/panels/parts/accessible.h"
#include "editor/tools/overlays/overlay_legend.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/canvas/screen_places.h"
#include "editor/window/look/theme.h"
#include "rendering/canvas/cairo_canvas.h"

namespace bulkhead {
namespace {

Modifiers modifiers_of(const wxKeyboardState& state) {
  return {state.ShiftDown(), state.ControlDown(), state.AltDown()};
}

std::optional<Compass> arrow(int key) {
  switch (key) {
    case WXK_UP:
    case WXK_NUMPAD_UP: return Compass::north;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN: return Compass::south;
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT: return Compass::west;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT: return Compass::east;
    default: return std::nullopt;
  }
}

constexpr int told_milliseconds = 6000;

wxStockCursor pointer_for(ToolKind tool) {
  if (tool == ToolKind::select) return wxCURSOR_ARROW;
  return tool == ToolKind::pan ? wxCURSOR_HAND : wxCURSOR_CROSS;
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, Workspace& workspace, LiveOverlays& overlays)
    : workspace_(workspace), overlays_(overlays) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, "map");
  describe_to_assistants(*this, "canvas", translate("Map"));
  choose_pointer();
  bind_events();
}

void BoardCanvas::bind_events() {
  Bind(wxEVT_PAINT, &BoardCanvas::on_paint, this);
  Bind(wxEVT_SIZE, &BoardCanvas::on_size, this);
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_LEFT_UP, wxEVT_MIDDLE_DOWN, wxEVT_MIDDLE_DCLICK,
                           wxEVT_MIDDLE_UP, wxEVT_RIGHT_DOWN, wxEVT_RIGHT_DCLICK, wxEVT_RIGHT_UP}) {
    Bind(type, &BoardCanvas::on_button, this);
  }
  Bind(wxEVT_MOTION, &BoardCanvas::on_motion, this);
  Bind(wxEVT_MOUSEWHEEL, &BoardCanvas::on_wheel, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
    if (HasCapture()) return;
    pointer_.reset();
    workspace_.leave();
  });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { workspace_.cancel(); });
  told_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    told_.clear();
    Refresh(false);
  });
  Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key_down, this);
  Bind(wxEVT_KEY_UP, &BoardCanvas::on_key_up, this);
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    if (space_held_) workspace_.hold_pan(space_held_ = false);
    event.Skip();
  });
}

void BoardCanvas::workspace_happened(Workspace::Event event) {
  if (event == Workspace::Event::message) return tell(workspace_.message());
  // What was told is about the mission before.
  if (event == Workspace::Event::replaced) told_.clear();
  if (event == Workspace::Event::tool) choose_pointer();
  if (event == Workspace::Event::overlay && workspace_.cursor().place()) {
    describe_to_assistants(*this, "canvas", translate("Map"), workspace_.status());
  }
  Refresh(false);
}

void BoardCanvas::show_findings(std::vector<FindingPlace> marks) {
  findings_ = std::move(marks);
  Refresh(false);
}

void BoardCanvas::tell(const std::string& words) {
  told_ = words;
  told_timer_.StartOnce(told_milliseconds);
  describe_to_assistants(*this, "canvas", translate("Map"), words);
  Refresh(false);
}

void BoardCanvas::theme_changed() {
  picture_.forget();
  drawn_.reset();
  Refresh(false);
}

void BoardCanvas::set_dark_floor(bool dark) {
  picture_.set_design(dark ? dark_design() : Design::colour());
  Refresh(false);
}

void BoardCanvas::on_size(wxSizeEvent& event) {
  const auto size = GetClientSize();
  const ScreenPoint map{size.x - ruler_width, size.y - ruler_width};
  if (map.x > 1 && map.y > 1) workspace_.resize(map);
  Refresh(false);
  event.Skip();
}

void BoardCanvas::on_paint(wxPaintEvent&) {
  wxPaintDC dc(this);
  const auto& picture = picture_.of(workspace_.document().mission(), workspace_.view(), GetContentScaleFactor(),
                                    !workspace_.in_gesture());
  blit(context_of(dc), with_overlays(picture), ruler_width, ruler_width);
  draw_above(dc);
}

const Surface& BoardCanvas::with_overlays(const Surface& board) {
  const auto& overlays = overlays_.picture();
  if (overlays.shown.empty()) return board;
  const auto& view = workspace_.view();
  const double scale = GetContentScaleFactor();
  const Drawn wanted{
      workspace_.document().mission(), view, picture_.design(), scale, !workspace_.in_gesture(), overlays_.version()};
  if (drawn_ == wanted) return with_overlays_;
  if (!with_overlays_.fits(view.size().x, view.size().y, scale)) {
    with_overlays_ = Surface(view.size().x, view.size().y, scale);
  }
  const auto context = with_overlays_.context();
  blit(context.get(), board, 0, 0);
  CairoCanvas canvas(context.get(), 1);
  draw_lasting_overlays({canvas, view, *picture_.design()}, overlays);
  canvas.finish();
  drawn_ = wanted;
  return with_overlays_;
}

void BoardCanvas::draw_above(wxDC& dc) {
  auto* context = context_of(dc);
  const ScreenPlaces places(workspace_.mission(), workspace_.table(), workspace_.view());
  cairo_save(context);
  cairo_translate(context, ruler_width, ruler_width);
  {
    CairoCanvas canvas(context, 1);
    const auto& overlays = overlays_.picture();
    draw_moving_overlays({canvas, workspace_.view(), *picture_.design()}, overlays);
    draw_axis(canvas, places, workspace_.pen());
    draw_overlay(canvas, places, workspace_.overlay());
    draw_findings(canvas, places, findings_);
    draw_legend(canvas, legend_of(overlays, *picture_.design()), workspace_.view().size(), *picture_.design());
    draw_told(canvas, told_, workspace_.view().size());
    canvas.finish();
  }
  cairo_restore(context);
  CairoCanvas canvas(context, 1);
  draw_rulers(canvas, workspace_.view(), workspace_.unit(), pointer_);
  canvas.finish();
}

ScreenPoint BoardCanvas::on_map(const wxPoint& point) const { return {point.x - ruler_width, point.y - ruler_width}; }

void BoardCanvas::on_button(wxMouseEvent& event) {
  const auto at = on_map(event.GetPosition());
  if (event.ButtonUp()) {
    if (HasCapture()) ReleaseMouse();
    workspace_.release(at, modifiers_of(event));
    workspace_.hold_pan(space_held_);
    return;
  }
  SetFocus();
  if (!HasCapture()) CaptureMouse();
  const auto button = event.GetButton() == wxMOUSE_BTN_LEFT    ? Button::left
                      : event.GetButton() == wxMOUSE_BTN_RIGHT ? Button::right
                                                               : Button::middle;
  // The space bar holds the map also where the keyboard was elsewhere when it went down.
  workspace_.hold_pan(space_held_ || wxGetKeyState(WXK_SPACE));
  workspace_.press(at, button, modifiers_of(event));
}

void BoardCanvas::on_motion(wxMouseEvent& event) {
  pointer_ = on_map(event.GetPosition());
  workspace_.move(*pointer_, modifiers_of(event));
  Refresh(false);
}

void BoardCanvas::on_wheel(wxMouseEvent& event) {
  const double steps = event.GetWheelDelta() == 0 ? 0.0 : 1.0 * event.GetWheelRotation() / event.GetWheelDelta();
  if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) {
    workspace_.pan_by({-steps * 48, 0});
  } else {
    workspace_.wheel(on_map(event.GetPosition()), steps);
  }
}

bool BoardCanvas::handle_key(const wxKeyEvent& event) {
  if (const auto direction = arrow(event.GetKeyCode())) {
    if (event.AltDown()) {
      const int columns = *direction == Compass::east ? 1 : *direction == Compass::west ? -1 : 0;
      const int rows = *direction == Compass::south ? 1 : *direction == Compass::north ? -1 : 0;
      workspace_.nudge(columns, rows);
    } else {
      workspace_.move_cursor(*direction, event.ControlDown() || event.ShiftDown());
    }
    return true;
  }
  const bool plain = !event.AltDown() && !event.ControlDown();
  switch (event.GetKeyCode()) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: workspace_.click_at_cursor(Button::left, modifiers_of(event)); return true;
    case WXK_BACK: workspace_.click_at_cursor(Button::right, modifiers_of(event)); return true;
    case WXK_ESCAPE: workspace_.cancel(); return true;
    case WXK_SPACE:
      if (!plain) return false;
      // With the pointer over the map, space takes hold of it; without, it clicks where the cursor stands.
      if (workspace_.cursor().place()) {
        workspace_.click_at_cursor(Button::left, modifiers_of(event));
      } else if (!space_held_) {
        workspace_.hold_pan(space_held_ = true);
        choose_pointer();
      }
      return true;
    case WXK_TAB:
      Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
      return true;
    default: return false;
  }
}

void BoardCanvas::on_key_down(wxKeyEvent& event) {
  if (!handle_key(event)) event.Skip();
}

void BoardCanvas::on_key_up(wxKeyEvent& event) {
  if (event.GetKeyCode() == WXK_SPACE && space_held_) {
    workspace_.hold_pan(space_held_ = false);
    choose_pointer();
  }
  event.Skip();
}

void BoardCanvas::choose_pointer() { SetCursor(space_held_ ? wxCURSOR_HAND : pointer_for(workspace_.tool())); }

}  // namespace bulkhead
