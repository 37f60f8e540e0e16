// SPDX-License-Identifier: MIT
#include "editor/window/canvas/board_canvas.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>
#include <optional>
#include <utility>
#include <wx/dcclient.h>
#include <wx/utils.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/entry_menu.h"
#include "editor/tools/overlays/overlay_legend.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/badge_painter.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/canvas/screen_places.h"
#include "editor/window/look/theme.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/look/colours.h"

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

constexpr int message_milliseconds = 6000;

wxStockCursor cursor_of(ToolInfo::Shape pointer) {
  switch (pointer) {
    case ToolInfo::Shape::arrow: return wxCURSOR_ARROW;
    case ToolInfo::Shape::hand: return wxCURSOR_HAND;
    case ToolInfo::Shape::cross: break;
  }
  return wxCURSOR_CROSS;
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, CanvasController& controller, LiveOverlays& overlays)
    : controller_(controller), overlays_(overlays) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, "map");
  describe_to_assistants(*this, "canvas", translate("Map"));
  choose_pointer();
  bind_events();
}

void BoardCanvas::bind_events() {
  controller_.listen([canvas = wxWeakRef<BoardCanvas>(this)](CanvasEvent event) {
    if (canvas) canvas->canvas_changed(event);
  });
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
    controller_.leave();
  });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
    pressed_badge_.reset();
    controller_.cancel();
  });
  message_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    message_.clear();
    Refresh(false);
  });
  Bind(wxEVT_KEY_DOWN, &BoardCanvas::on_key_down, this);
  Bind(wxEVT_KEY_UP, &BoardCanvas::on_key_up, this);
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    if (space_held_) controller_.hold_pan(space_held_ = false);
    controller_.stage().end_nudge();
    event.Skip();
  });
}

void BoardCanvas::canvas_changed(CanvasEvent event) {
  if (event == CanvasEvent::message) return tell(controller_.stage().message());
  // What was told is about the mission before.
  if (event == CanvasEvent::replaced) message_.clear();
  if (event == CanvasEvent::tool) choose_pointer();
  if (event == CanvasEvent::marks && controller_.cursor().place()) {
    describe_to_assistants(*this, "canvas", translate("Map"), controller_.status());
  }
  Refresh(false);
}

void BoardCanvas::tell(const std::string& words) {
  message_ = words;
  message_timer_.StartOnce(message_milliseconds);
  describe_to_assistants(*this, "canvas", translate("Map"), words);
  Refresh(false);
}

void BoardCanvas::theme_changed() {
  picture_.forget();
  drawn_.reset();
  underlay_drawn_.reset();
  Refresh(false);
}

void BoardCanvas::set_design(const Design& design) {
  picture_.set_design(design);
  Refresh(false);
}

void BoardCanvas::on_size(wxSizeEvent& event) {
  const auto size = GetClientSize();
  const ScreenPoint map{size.x - ruler_width, size.y - ruler_width};
  if (map.x > 1 && map.y > 1) controller_.resize(map);
  Refresh(false);
  event.Skip();
}

void BoardCanvas::on_paint(wxPaintEvent&) {
  wxPaintDC dc(this);
  const auto& stage = controller_.stage();
  const auto& picture = picture_.of(stage.shown(), controller_.view(), GetContentScaleFactor(), !stage.in_gesture());
  blit(context_of(dc), with_overlays(with_underlay(picture)), ruler_width, ruler_width);
  draw_above(dc);
}

const Surface& BoardCanvas::with_underlay(const Surface& board) {
  if (underlay_version_ == 0) return board;
  const auto& view = controller_.view();
  const double scale = GetContentScaleFactor();
  const auto& stage = controller_.stage();
  const Drawn wanted{stage.shown(), view, &picture_.design(), scale, !stage.in_gesture(), 0, underlay_version_};
  if (underlay_drawn_ == wanted) return with_underlay_;
  if (!with_underlay_.fits(view.size().x, view.size().y, scale)) {
    with_underlay_ = Surface(view.size().x, view.size().y, scale);
  }
  const auto context = with_underlay_.context();
  blit(context.get(), board, 0, 0);
  underlay_picture_->draw(context.get(), view, *underlay_, is_dark(picture_.design()));
  underlay_drawn_ = wanted;
  return with_underlay_;
}

void BoardCanvas::show_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture) {
  underlay_ = std::move(underlay);
  underlay_picture_ = std::move(picture);
  const bool seen = underlay_ && underlay_->shown && underlay_picture_;
  underlay_version_ = seen ? ++underlays_ : 0;
  underlay_drawn_.reset();
  Refresh(false);
}

bool BoardCanvas::types(const wxKeyEvent& event) {
  if (event.ControlDown() || event.AltDown()) return false;
  switch (event.GetKeyCode()) {
    case WXK_TAB: return !event.ShiftDown() && controller_.type('\t');
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: return controller_.type('\r');
    case WXK_BACK: return controller_.type('\b');
    case WXK_ESCAPE: return controller_.type('\x1b');
    default: break;
  }
  const auto letter = static_cast<char32_t>(event.GetUnicodeKey());
  if (letter < 0x20 || letter > 0x7E) return false;
  const char plain = static_cast<char>(letter);
  return controller_.type(plain >= 'A' && plain <= 'Z' ? static_cast<char>(plain - 'A' + 'a') : plain);
}

const Surface& BoardCanvas::with_overlays(const Surface& board) {
  const auto& overlays = overlays_.picture();
  if (overlays.shown.empty()) return board;
  const auto& view = controller_.view();
  const double scale = GetContentScaleFactor();
  const auto& stage = controller_.stage();
  const Drawn wanted{stage.shown(),    view, &picture_.design(), scale, !stage.in_gesture(), overlays_.version(),
                     underlay_version_};
  if (drawn_ == wanted) return with_overlays_;
  if (!with_overlays_.fits(view.size().x, view.size().y, scale)) {
    with_overlays_ = Surface(view.size().x, view.size().y, scale);
  }
  const auto context = with_overlays_.context();
  blit(context.get(), board, 0, 0);
  CairoCanvas canvas(context.get(), 1);
  draw_lasting_overlays({canvas, view, picture_.design()}, overlays);
  canvas.finish();
  drawn_ = wanted;
  return with_overlays_;
}

void BoardCanvas::draw_above(wxDC& dc) {
  auto* context = context_of(dc);
  const auto& stage = controller_.stage();
  const ScreenPlaces places(stage.mission(), stage.table(), controller_.view());
  cairo_save(context);
  cairo_translate(context, ruler_width, ruler_width);
  {
    CairoCanvas canvas(context, 1);
    const auto& overlays = overlays_.picture();
    draw_moving_overlays({canvas, controller_.view(), picture_.design()}, overlays);
    draw_marks(canvas, places, controller_.marks(), picture_.design());
    update_badges();
    draw_badges(canvas, controller_.view(), badges_.all, picture_.design());
    draw_legend(canvas, legend_of(overlays, picture_.design()), controller_.view().size(), picture_.design());
    draw_message(canvas, message_, controller_.view().size());
    const auto* const told = pointer_ ? badge_under(*pointer_) : nullptr;
    if (told != nullptr) draw_badge_words(canvas, controller_.view(), *told, picture_.design());
    canvas.finish();
  }
  cairo_restore(context);
  CairoCanvas canvas(context, 1);
  draw_rulers(canvas, controller_.view(), controller_.unit(), pointer_);
  canvas.finish();
}

ScreenPoint BoardCanvas::on_map(const wxPoint& point) const { return {point.x - ruler_width, point.y - ruler_width}; }

void BoardCanvas::on_button(wxMouseEvent& event) {
  const auto at = on_map(event.GetPosition());
  if (event.ButtonUp()) {
    if (HasCapture()) ReleaseMouse();
    if (badge_released(at)) return;
    controller_.release(at, modifiers_of(event));
    controller_.hold_pan(space_held_);
    return;
  }
  SetFocus();
  const bool means_map = badge_under(at) == nullptr;
  if (event.LeftDClick() && means_map && double_clicked_ && double_clicked_()) return;
  if (!HasCapture()) CaptureMouse();
  if (badge_pressed(at, event)) return;
  const auto button = event.GetButton() == wxMOUSE_BTN_LEFT    ? Button::left
                      : event.GetButton() == wxMOUSE_BTN_RIGHT ? Button::right
                                                               : Button::middle;
  // The space bar holds the map also where the keyboard was elsewhere when it went down.
  controller_.hold_pan(space_held_ || wxGetKeyState(WXK_SPACE));
  controller_.press(at, button, modifiers_of(event));
}

void BoardCanvas::on_motion(wxMouseEvent& event) {
  pointer_ = on_map(event.GetPosition());
  move_to(*pointer_, modifiers_of(event));
  Refresh(false);
}

void BoardCanvas::move_to(ScreenPoint at, Modifiers modifiers) {
  constexpr double still_a_click = 4;
  if (pressed_badge_) {
    const auto from = *pressed_badge_;
    if (std::hypot(at.x - from.x, at.y - from.y) < still_a_click) return;
    // It was the map that was meant: whoever draws may begin below a badge.
    pressed_badge_.reset();
    controller_.press(from, Button::left, modifiers);
  }
  // Nothing is shown of what a click would do to the map, as it will not.
  badge_under(at) != nullptr ? controller_.leave() : controller_.move(at, modifiers);
  choose_pointer();
}

void BoardCanvas::update_badges() {
  const auto marks = controller_.marks().findings;
  const double zoom = controller_.view().zoom();
  const bool rests = controller_.stage().in_gesture() && zoom == badges_.zoom;
  if (rests || (marks == badges_.marks && picture_.plan() == badges_.plan && zoom == badges_.zoom)) return;
  badges_ = {marks, picture_.plan(), zoom, {}};
  if (!marks || !picture_.plan()) return;
  const auto& stage = controller_.stage();
  badges_.all = place_badges(stage.mission(), stage.table(), *picture_.plan(), *marks, 1 / zoom);
}

const Badge* BoardCanvas::badge_under(ScreenPoint at) const {
  // What hangs on the pointer is put down wherever it is.
  if (controller_.stage().in_gesture() || controller_.tool().holds_something()) return nullptr;
  return badge_at(badges_.all, controller_.view().to_table(at), 1 / controller_.view().zoom());
}

bool BoardCanvas::badge_pressed(ScreenPoint at, const wxMouseEvent& event) {
  const bool plain =
      event.GetButton() == wxMOUSE_BTN_LEFT && !event.HasAnyModifiers() && !space_held_ && !wxGetKeyState(WXK_SPACE);
  if (!plain || badge_under(at) == nullptr) return false;
  pressed_badge_ = at;
  return true;
}

bool BoardCanvas::badge_released(ScreenPoint at) {
  if (!std::exchange(pressed_badge_, std::nullopt)) return false;
  if (const auto* const badge = badge_under(at); badge != nullptr && badge_chosen_) {
    badge_chosen_(FindingMark(next_mark(*badge)));
  }
  return true;
}

void BoardCanvas::on_wheel(wxMouseEvent& event) {
  const double steps = event.GetWheelDelta() == 0 ? 0.0 : 1.0 * event.GetWheelRotation() / event.GetWheelDelta();
  const int step = event.AltDown() ? 1 : event.ControlDown() ? 15 : 0;
  if (step != 0 && turned_ && turned_(steps > 0 ? -step : step)) return;
  if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) {
    controller_.pan_by({-steps * 48, 0});
  } else {
    controller_.wheel(on_map(event.GetPosition()), steps);
  }
}

bool BoardCanvas::handle_key(const wxKeyEvent& event) {
  if (const auto direction = arrow(event.GetKeyCode())) {
    const auto size = event.ControlDown() ? StepSize::coarse : event.ShiftDown() ? StepSize::fine : StepSize::usual;
    event.AltDown() || controller_.arrows_nudge() ? controller_.nudge(*direction, size)
                                                  : controller_.move_cursor(*direction, size);
    return true;
  }
  if (asks_for_menu(event)) {
    controller_.ask_for_menu();
    return true;
  }
  const bool plain = !event.AltDown() && !event.ControlDown();
  switch (event.GetKeyCode()) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
      // Who draws with the keyboard puts corners with it.
      if (controller_.cursor().place() || !controller_.finish()) {
        controller_.click_at_cursor(Button::left, modifiers_of(event));
      }
      return true;
    case WXK_BACK: controller_.click_at_cursor(Button::right, modifiers_of(event)); return true;
    case WXK_ESCAPE: controller_.cancel(); return true;
    case WXK_SPACE:
      if (!plain) return false;
      // With the pointer over the map, space takes hold of it; without, it clicks where the cursor stands.
      if (controller_.cursor().place()) {
        controller_.click_at_cursor(Button::left, modifiers_of(event));
      } else if (!space_held_) {
        controller_.hold_pan(space_held_ = true);
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
  if (arrow(event.GetKeyCode())) controller_.stage().end_nudge();
  if (event.GetKeyCode() == WXK_SPACE && space_held_) {
    controller_.hold_pan(space_held_ = false);
    choose_pointer();
  }
  event.Skip();
}

void BoardCanvas::choose_pointer() {
  const bool on_badge = pointer_ && badge_under(*pointer_) != nullptr;
  const auto shape = space_held_ || on_badge ? wxCURSOR_HAND : cursor_of(controller_.tool().info().pointer);
  if (shape == shape_) return;
  shape_ = shape;
  SetCursor(shape);
}

}  // namespace bulkhead
