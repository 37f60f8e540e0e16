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
#include "editor/tools/view/ruler_zero.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/badge_painter.h"
#include "editor/window/canvas/modifiers.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/canvas/screen_places.h"
#include "editor/window/look/map_design.h"
#include "editor/window/look/theme.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

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

Button button_of(const wxMouseEvent& event) {
  if (event.GetButton() == wxMOUSE_BTN_LEFT) return Button::left;
  return event.GetButton() == wxMOUSE_BTN_RIGHT ? Button::right : Button::middle;
}

/// The character that a key writes, as the keyboard is laid out and Shift is held; 0 for other keys.
char written(const wxKeyEvent& event) {
  const int code = event.GetKeyCode();
  if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9) return static_cast<char>('0' + (code - WXK_NUMPAD0));
  if (code == WXK_NUMPAD_DECIMAL) return '.';
  if (code == WXK_NUMPAD_SEPARATOR) return ',';
  // The toolkit's own letter is that of the key without Shift; the raw code is that of the character.
  const auto raw = static_cast<char32_t>(event.GetRawKeyCode());
  const auto plain = static_cast<char32_t>(event.GetUnicodeKey());
  const auto letter = raw >= 0x20 && raw <= 0x7E ? raw : plain;
  if (letter < 0x20 || letter > 0x7E) return 0;
  const char character = static_cast<char>(letter);
  return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
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

/// As it is laid out; where it is on the screen may follow later.
wxPoint corner_in_window(const wxWindow& window) {
  wxPoint corner;
  for (const auto* each = &window; each != nullptr && !each->IsTopLevel(); each = each->GetParent()) {
    corner += each->GetPosition();
  }
  return corner;
}

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, CanvasController& controller, LiveOverlays& overlays)
    : controller_(controller), overlays_(overlays) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, "map");
  describe_to_assistants(*this, "canvas", translate("Map"));
  set_map_design(picture_.design());
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
  if (event == CanvasEvent::replaced || event == CanvasEvent::mission) message_.clear();
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
  Refresh(false);
}

void BoardCanvas::set_design(const Design& design) {
  set_map_design(design);
  picture_.set_design(design);
  Refresh(false);
}

void BoardCanvas::fit_when_laid_out() {
  being_laid_out_ = true;
  controller_.fit();
  Refresh(false);
}

void BoardCanvas::on_size(wxSizeEvent& event) {
  const auto size = GetClientSize();
  const ScreenPoint map{size.x - ruler_width, size.y - ruler_width};
  const auto window = wxGetTopLevelParent(this)->GetClientSize();
  const auto corner = corner_in_window(*this);
  if (map.x > 1 && map.y > 1) {
    if (being_laid_out_ || window != window_) {
      controller_.resize(map);
    } else {
      controller_.reframe(map, {1.0 * (corner.x - corner_.x), 1.0 * (corner.y - corner_.y)},
                          page_turns_ ? Framing::Cause::page : Framing::Cause::beside);
    }
    window_ = window;
    corner_ = corner;
  }
  Refresh(false);
  event.Skip();
}

void BoardCanvas::on_paint(wxPaintEvent&) {
  wxPaintDC dc(this);
  const auto& stage = controller_.stage();
  const auto& overlays = overlays_.picture();
  const auto& view = controller_.view();
  const auto in_sight = ground_beside(sticky_letters(stage.mission(), stage.table(), view), view.size());
  picture_.paint(
      context_of(dc), {ruler_width, ruler_width},
      {stage.shown(), view, GetContentScaleFactor(), !stage.in_gesture(), stage.scene().classes.hidden, in_sight},
      overlays, overlays_.version());
  draw_above(dc);
  // What comes now comes because something beside the map is opened or closed.
  if (being_laid_out_ || page_turns_) CallAfter([this] { being_laid_out_ = page_turns_ = false; });
}

void BoardCanvas::show_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture) {
  picture_.set_underlay(std::move(underlay), std::move(picture));
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
  const char character = written(event);
  return character != 0 && controller_.type(character);
}

void BoardCanvas::draw_above(wxDC& dc) {
  auto* context = context_of(dc);
  const auto& stage = controller_.stage();
  const ScreenPlaces places(stage.mission(), stage.table(), controller_.view());
  cairo_save(context);
  cairo_translate(context, ruler_width, ruler_width);
  {
    CairoCanvas canvas(context, 1);
    const auto marks = controller_.marks();
    const auto size = controller_.view().size();
    const auto letters = sticky_letters(stage.mission(), stage.table(), controller_.view());
    update_badges(marks.findings);
    draw_marks_and_badges(canvas, places, controller_.view(), marks, badges_.all, picture_.design(),
                          marks.line ? names() : std::vector<Rect>());
    draw_sticky_letters(canvas, letters, size, picture_.design());
    const auto ground = ground_beside(letters, size);
    draw_legend(canvas, ground);
    draw_message(canvas, message_, ground);
    // Words of a badge at the end of a measured line would lie on what the line says.
    const auto* const told = pointer_ && !marks.line ? badge_shown_at(*pointer_) : nullptr;
    if (told != nullptr) draw_badge_words(canvas, controller_.view(), *told, picture_.design());
    canvas.finish();
  }
  cairo_restore(context);
  CairoCanvas canvas(context, 1);
  draw_rulers(canvas, controller_.view(), controller_.unit(),
              ruler_zero(stage.mission(), stage.table(), controller_.pointed()), pointer_);
  canvas.finish();
}

std::vector<Rect> BoardCanvas::names() const {
  std::vector<Rect> names;
  const auto* const plan = picture_.plan();
  if (plan == nullptr) return names;
  const auto& view = controller_.view();
  const auto add = [&](const Rect& on_paper) {
    const auto corner = view.to_screen(on_paper.top_left * plan->scale);
    names.push_back({{corner.x, corner.y}, on_paper.size * (plan->scale * view.zoom())});
  };
  for (const auto* labels : {&plan->labels, &picture_.words().labels}) {
    for (const auto& label : *labels) add(label.box);
  }
  for (const auto& marker : plan->markers) add(Rect{marker.centre, {}}.grown(marker.radius));
  for (const auto& run : plan->coordinates) add(bounds_of(run));
  return names;
}

void BoardCanvas::draw_legend(Canvas& canvas, const Rect& ground) {
  const auto& design = picture_.design();
  const auto legend = legend_of(overlays_.picture(), design);
  const auto sheet = picture_.sheet(controller_.view());
  auto placed = place_legend(legend, ground, sheet);
  auto line = placed ? std::string() : folded(legend);
  if (line.empty()) legend_open_ = false;
  if (!placed && legend_open_) placed = legend_in_corner(legend, ground, sheet);
  if (placed) draw(canvas, *placed, design);
  if (line == folded_) return;
  folded_ = std::move(line);
  // Not while it is being painted.
  CallAfter([this] {
    if (legend_folds_) legend_folds_();
  });
}

void BoardCanvas::open_legend(bool open) {
  legend_open_ = open;
  Refresh(false);
}

ScreenPoint BoardCanvas::on_map(const wxPoint& point) const { return {point.x - ruler_width, point.y - ruler_width}; }

void BoardCanvas::on_button(wxMouseEvent& event) {
  const auto at = on_map(event.GetPosition());
  if (event.ButtonUp()) {
    if (HasCapture()) ReleaseMouse();
    if (badge_released(at, button_of(event))) return;
    controller_.release(at, modifiers_of(event));
    controller_.hold_pan(space_held_);
    return;
  }
  SetFocus();
  const bool means_map = badge_under(at) == nullptr;
  if (event.LeftDClick() && means_map && double_clicked_ && double_clicked_()) return;
  if (!HasCapture()) CaptureMouse();
  if (badge_pressed(at, event)) return;
  // The space bar holds the map also where the keyboard was elsewhere when it went down.
  controller_.hold_pan(space_held_ || wxGetKeyState(WXK_SPACE));
  controller_.press(at, button_of(event), modifiers_of(event));
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
    if (std::hypot(at.x - from.at.x, at.y - from.at.y) < still_a_click) return;
    // It was the map that was meant: whoever drags may begin below a badge.
    pressed_badge_.reset();
    controller_.press(from.at, from.button, modifiers);
  }
  // Nothing is shown of what a click would do to the map, as it will not.
  const bool about_badge = !HasCapture() && badge_under(at) != nullptr;
  about_badge ? controller_.leave() : controller_.move(at, modifiers);
  choose_pointer();
}

void BoardCanvas::update_badges(const std::shared_ptr<const std::vector<FindingMark>>& marks) {
  const double zoom = controller_.view().zoom();
  const bool rests = controller_.stage().in_gesture() && zoom == badges_.zoom;
  if (rests || (marks == badges_.marks && picture_.plan_number() == badges_.plan && zoom == badges_.zoom)) return;
  badges_ = {marks, picture_.plan_number(), zoom, {}};
  if (!marks || !picture_.plan()) return;
  const auto& stage = controller_.stage();
  badges_.all = place_badges(stage.mission(), stage.table(), *picture_.plan(), *marks, 1 / zoom);
}

const Badge* BoardCanvas::badge_under(ScreenPoint at) const {
  // Who draws means the map, wherever a badge stands on it.
  return controller_.tool().info().takes_badges ? badge_shown_at(at) : nullptr;
}

const Badge* BoardCanvas::badge_shown_at(ScreenPoint at) const {
  // What hangs on the pointer is put down wherever it is.
  if (controller_.stage().in_gesture() || controller_.tool().holds_something()) return nullptr;
  return badge_at(badges_.all, controller_.view().to_table(at), 1 / controller_.view().zoom());
}

bool BoardCanvas::badge_pressed(ScreenPoint at, const wxMouseEvent& event) {
  const auto button = button_of(event);
  const bool plain = button != Button::middle && !event.HasAnyModifiers() && !space_held_ && !wxGetKeyState(WXK_SPACE);
  if (!plain || badge_under(at) == nullptr) return false;
  pressed_badge_ = PressedBadge{at, button};
  return true;
}

bool BoardCanvas::badge_released(ScreenPoint at, Button button) {
  if (!pressed_badge_ || pressed_badge_->button != button) return false;
  pressed_badge_.reset();
  const auto* const badge = badge_under(at);
  if (badge == nullptr) return true;
  const bool menu = button == Button::right;
  // The one that is chosen already is what a menu is asked for.
  const auto mark = menu ? chosen_mark(*badge) : next_mark(*badge);
  if (menu && badge_menu_) badge_menu_(mark);
  if (!menu && badge_chosen_) badge_chosen_(mark);
  return true;
}

void BoardCanvas::on_wheel(wxMouseEvent& event) {
  const double steps = event.GetWheelDelta() == 0 ? 0.0 : 1.0 * event.GetWheelRotation() / event.GetWheelDelta();
  const bool sideways = event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL;
  const int step = event.AltDown() ? 1 : event.ControlDown() ? 15 : 0;
  if (step == 0 || sideways) notches_ = 0;
  // A fine wheel tells of parts of a notch: what turns goes by whole ones.
  const double notches = notches_ + steps;
  if (step != 0 && !sideways && turned_ && turned_(static_cast<int>(notches) * -step)) {
    notches_ = notches - std::trunc(notches);
    return;
  }
  if (sideways) {
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
      // Whoever holds something stays with it.
      if (HasCapture()) return true;
      Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
      return true;
    default: return false;
  }
}

void BoardCanvas::on_key_down(wxKeyEvent& event) {
  // While a button is held the toolkit tells the frame nothing of keys (wxEVT_CHAR_HOOK).
  if (HasCapture() && types(event)) return;
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
