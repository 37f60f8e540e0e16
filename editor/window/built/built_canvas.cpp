// SPDX-License-Identifier: MIT
#include "editor/window/built/built_canvas.h"

#include <algorithm>
#include <cairo.h>
#include <chrono>
#include <cstdlib>
#include <utility>
#include <wx/dcclient.h>
#include <wx/utils.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/marks_painter.h"
#include "editor/window/look/map_design.h"
#include "editor/window/look/theme.h"
#include "rendering/cairo/cairo_canvas.h"

namespace bulkhead {
namespace {

/// A frame may wait so long for a picture.
constexpr std::chrono::milliseconds quick{12};
/// An old picture is shown as it was for so long, in milliseconds: it does not flicker where the new one comes soon.
constexpr int soon = 100;
constexpr double faintness = 0.35;
/// A hand that clicks moves less than so many pixels.
constexpr int click_reach = 4;

void use_colour(cairo_t* context, Colour colour) {
  cairo_set_source_rgb(context, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

/// Null where it was told to stop.
std::shared_ptr<const BuiltPicture> painted(BuiltWish wish, const BuiltPicture* before, double content_scale,
                                            const std::stop_token& stop) {
  const auto size = wish.view.size();
  auto scene = built_scene(std::move(wish), before == nullptr ? nullptr : &before->scene, stop);
  if (stop.stop_requested()) return nullptr;
  const Surface surface(size.x, size.y, content_scale);
  {
    const auto context = surface.context();
    use_colour(context.get(), scene.wish.design->paper);
    cairo_paint(context.get());
    CairoCanvas canvas(context.get(), pixels_of_paper(scene));
    paint(canvas, scene);
    canvas.finish();
  }
  return std::make_shared<const BuiltPicture>(BuiltPicture{std::move(scene), surface, content_scale});
}

}  // namespace

BuiltCanvas::BuiltCanvas(wxWindow* parent, MissionStage& stage)
    : stage_(stage),
      fade_([this] {
        faint_ = stale_;
        Refresh(false);
      }),
      job_(
          to_window_thread(), [this](const std::shared_ptr<const BuiltPicture>& picture) { take(picture); },
          [this](const std::string& words) {
            picture_.reset();
            failed_ = wish();
            trouble_ = translate("It could not be drawn: {}", {words});
            Refresh(false);
          }) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, "built");
  SetCursor(wxCURSOR_SIZEWE);
  describe();
  bind_events();
}

void BuiltCanvas::bind_events() {
  stage_.listen([canvas = wxWeakRef<BuiltCanvas>(this)](CanvasEvent event) {
    if (canvas) canvas->stage_changed(event);
  });
  Bind(wxEVT_PAINT, &BuiltCanvas::on_paint, this);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    const auto size = GetClientSize();
    view_.resize({1.0 * size.x, 1.0 * size.y});
    Refresh(false);
    event.Skip();
  });
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_MIDDLE_DOWN, wxEVT_MIDDLE_UP, wxEVT_RIGHT_DOWN,
                           wxEVT_RIGHT_UP, wxEVT_MIDDLE_DCLICK, wxEVT_RIGHT_DCLICK}) {
    Bind(type, &BuiltCanvas::on_button, this);
  }
  Bind(wxEVT_LEFT_DCLICK, [this](wxMouseEvent&) { change([](TurnedView& view) { view.fit(); }); });
  Bind(wxEVT_MOTION, &BuiltCanvas::on_motion, this);
  Bind(wxEVT_MOUSEWHEEL, &BuiltCanvas::on_wheel, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) {
    dragged_.reset();
    pressed_.reset();
  });
  Bind(wxEVT_KEY_DOWN, &BuiltCanvas::on_key, this);
  for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS}) {
    Bind(type, [this](wxFocusEvent& event) {
      Refresh(false);
      event.Skip();
    });
  }
}

void BuiltCanvas::change(const std::function<void(TurnedView& view)>& how) {
  const auto before = view_;
  how(view_);
  if (view_ == before) return;
  describe();
  if (view_changed_) view_changed_();
  Refresh(false);
}

void BuiltCanvas::describe() {
  describe_to_assistants(*this, "canvas", translate("Board as it will stand"), words_for_azimuth(view_.azimuth()));
}

void BuiltCanvas::stage_changed(CanvasEvent event) {
  if (event == CanvasEvent::marks || event == CanvasEvent::view) return;
  marks_.reset();
  if (event == CanvasEvent::replaced) {
    picture_.reset();
    job_.cancel();
    has_extent_ = false;
    view_.fit();
  }
  Refresh(false);
}

BuiltWish BuiltCanvas::wish() const {
  const auto& design = map_design();
  if (!marks_) marks_ = BuiltMarks{addresses_of(stage_.mission(), stage_.selection()), {}};
  marks_->colour = mark_colour(design);
  return {stage_.shown(), stage_.classes().hidden, &design, view_, *marks_};
}

bool BuiltCanvas::up_to_date() {
  if (stage_.mission().boards.empty()) return picture_ == nullptr;
  return picture_ != nullptr && picture_->content_scale == GetContentScaleFactor() && picture_->scene.wish == wish();
}

void BuiltCanvas::bring_up_to_date() {
  words_.clear();
  if (stage_.mission().boards.empty()) {
    job_.cancel();
    picture_.reset();
    has_extent_ = stale_ = faint_ = false;
    words_ = translate("There is no board");
    return;
  }
  if (!std::exchange(has_extent_, true)) view_.show(extent_of(stage_.table().bounds()));
  // One after the other: what is asked for while a picture is being made is asked when that one is there.
  if (!up_to_date() && !job_.working()) ask();
  const bool was_stale = std::exchange(stale_, picture_ == nullptr || picture_->scene.wish.mission != stage_.shown());
  if (!stale_) faint_ = false;
  if (stale_ && !was_stale) fade_.after_pause(soon);
}

void BuiltCanvas::ask() {
  auto wanted = wish();
  if (failed_ == wanted) {
    words_ = trouble_;
    return;
  }
  failed_.reset();
  job_.ask([wanted = std::move(wanted), before = picture_, scale = GetContentScaleFactor()](
               const std::stop_token& stop) { return painted(wanted, before.get(), scale, stop); });
  job_.finish_within(quick);
}

void BuiltCanvas::take(const std::shared_ptr<const BuiltPicture>& picture) {
  picture_ = picture;
  // Of what stood there when it was asked for; if that is no more, the next picture says better.
  view_.show(picture->scene.extent);
  if (picture->scene.wish.view.azimuth() == view_.azimuth()) view_.lean(picture->scene.lean);
  if (!painting_) Refresh(false);
}

void BuiltCanvas::on_paint(wxPaintEvent&) {
  wxPaintDC dc(this);
  painting_ = true;
  bring_up_to_date();
  painting_ = false;
  auto* const context = context_of(dc);
  use_colour(context, map_design().paper);
  cairo_paint(context);
  if (picture_ != nullptr) blit_picture(context);
  draw_words(context);
  if (HasFocus()) {
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(to_wx(theme().accent)));
    dc.DrawRectangle(GetClientRect());
  }
  // What came was of something older.
  if (!up_to_date() && !job_.working() && words_.empty()) CallAfter([this] { Refresh(false); });
}

void BuiltCanvas::blit_picture(_cairo* context) const {
  const auto& shown = picture_->scene.wish.view;
  const double growth = view_.zoom() / shown.zoom();
  // Until there is a new picture the old one lies where the board is, or its middle where that is turned.
  const bool turned = shown.azimuth() != view_.azimuth();
  const auto from = turned ? ScreenPoint{shown.size().x / 2, shown.size().y / 2} : shown.origin();
  const auto to = turned ? ScreenPoint{view_.size().x / 2, view_.size().y / 2} : view_.origin();
  cairo_save(context);
  cairo_translate(context, to.x - from.x * growth, to.y - from.y * growth);
  cairo_scale(context, growth, growth);
  cairo_set_source_surface(context, picture_->surface.get(), 0, 0);
  if (shown == view_) cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST);
  cairo_paint_with_alpha(context, faint_ ? faintness : 1);
  cairo_restore(context);
}

void BuiltCanvas::draw_words(_cairo* context) const {
  const auto words = !words_.empty() ? words_ : faint_ ? translate("Being drawn anew…") : std::string();
  if (words.empty()) return;
  const auto size = GetClientSize();
  CairoCanvas canvas(context, 1);
  draw_message(canvas, words, {{}, {1.0 * size.x, 1.0 * size.y}});
  canvas.finish();
}

void BuiltCanvas::on_button(wxMouseEvent& event) {
  if (event.ButtonUp()) {
    dragged_.reset();
    if (HasCapture()) ReleaseMouse();
    if (const auto at = std::exchange(pressed_, std::nullopt); at && event.LeftUp()) select_at(*at);
    return;
  }
  SetFocus();
  dragged_ = event.GetPosition();
  pressed_ = event.LeftDown() ? dragged_ : std::nullopt;
  pans_ = !event.LeftDown() || wxGetKeyState(WXK_SPACE);
  if (!HasCapture()) CaptureMouse();
}

void BuiltCanvas::on_motion(wxMouseEvent& event) {
  if (!dragged_) return;
  const auto at = event.GetPosition();
  if (pressed_ && std::max(std::abs(at.x - pressed_->x), std::abs(at.y - pressed_->y)) < FromDIP(click_reach)) return;
  pressed_.reset();
  const auto way = at - *std::exchange(dragged_, at);
  change([&](TurnedView& view) { pans_ ? view.pan({1.0 * way.x, 1.0 * way.y}) : view.drag(way.x); });
}

void BuiltCanvas::select_at(const wxPoint& at) {
  if (!up_to_date() || picture_ == nullptr) return;
  const auto found = address_at(picture_->scene, {1.0 * at.x, 1.0 * at.y});
  if (!found || !exists(stage_.mission(), *found)) return;
  stage_.select(Selection({*found}));
  stage_.reveal(*found);
}

void BuiltCanvas::on_wheel(wxMouseEvent& event) {
  const double steps = event.GetWheelDelta() == 0 ? 0.0 : 1.0 * event.GetWheelRotation() / event.GetWheelDelta();
  const auto at = event.GetPosition();
  change([&](TurnedView& view) {
    if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL) return view.turn_by(steps * TurnedView::key_step);
    view.zoom_steps_at({1.0 * at.x, 1.0 * at.y}, steps);
  });
}

bool BuiltCanvas::handle_key(const wxKeyEvent& event) {
  const auto turn = [&](TurnedView::Way way) {
    const double sign = way == TurnedView::Way::right ? 1 : -1;
    const double step = event.ShiftDown() ? TurnedView::fine_key_step : TurnedView::key_step;
    change([&](TurnedView& view) { event.ControlDown() ? view.turn_to_corner(way) : view.turn_by(sign * step); });
    return true;
  };
  const auto zoom = [&](double steps) {
    change([&](TurnedView& view) { view.zoom_steps(steps); });
    return true;
  };
  if (event.AltDown()) return false;
  switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT: return turn(TurnedView::Way::left);
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT: return turn(TurnedView::Way::right);
    case WXK_UP:
    case WXK_NUMPAD_UP: return zoom(1);
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN: return zoom(-1);
    case WXK_HOME:
    case WXK_NUMPAD_HOME: change([](TurnedView& view) { view.fit(); }); return true;
    case WXK_TAB:
      if (!HasCapture()) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
      }
      return true;
    default: return false;
  }
}

void BuiltCanvas::on_key(wxKeyEvent& event) {
  if (!handle_key(event)) event.Skip();
}

}  // namespace bulkhead
