// SPDX-License-Identifier: MIT
#include "editor/window/canvas/board_picture.h"

#include <algorithm>
#include <cairo.h>
#include <cmath>

#include "editor/tools/view/names_in_sight.h"
#include "editor/tools/view/sheet_view.h"
#include "editor/window/look/theme.h"
#include "editor/window/underlay/underlay_picture.h"
#include "rendering/cairo/cairo_canvas.h"
#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

void set_colour(cairo_t* context, Colour colour) {
  cairo_set_source_rgba(context, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0, colour.alpha);
}

/// The sheet that the map lies on: paper with a fine rim, above a soft shadow.
void draw_sheet(cairo_t* context, const Rect& sheet, Colour paper) {
  const auto whole = [](double value) { return std::round(value); };
  const double x = whole(sheet.top_left.x);
  const double y = whole(sheet.top_left.y);
  const double width = whole(sheet.size.x);
  const double height = whole(sheet.size.y);
  for (const double spread : {5.0, 3.0, 1.5}) {
    cairo_rectangle(context, x - spread, y - spread + 1.5, width + 2 * spread, height + 2 * spread);
    set_colour(context, Colour{0, 0, 0, theme().dark ? 0.10 : 0.03});
    cairo_fill(context);
  }
  cairo_rectangle(context, x, y, width, height);
  set_colour(context, paper);
  cairo_fill(context);
  cairo_rectangle(context, x - 0.5, y - 0.5, width + 1, height + 1);
  cairo_set_line_width(context, 1);
  set_colour(context, theme().sheet_rim);
  cairo_stroke(context);
}

}  // namespace

void BoardPicture::set_design(const Design& design) {
  design_ = &design;
  mission_.reset();
}

void BoardPicture::set_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture) {
  underlay_ = std::move(underlay);
  underlay_picture_ = std::move(picture);
  forget();
}

std::optional<Rect> BoardPicture::sheet(const View& view) const {
  if (!plan_) return std::nullopt;
  const auto sheet = plan_->bounds.grown(paper_margin);
  const auto corner = view.to_screen(sheet.top_left * plan_->scale);
  return Rect{{corner.x, corner.y}, sheet.size * (plan_->scale * view.zoom())};
}

void BoardPicture::prepare(const Subject& subject) {
  const double scale = paper_scale(subject.view.zoom());
  const bool same = mission_ == subject.mission && hidden_ == subject.hidden && (!plan_ || plan_->scale == scale) &&
                    (labels_settled_ || !subject.settled);
  if (same) return;
  if (subject.mission->boards.empty()) {
    plan_.reset();
    labels_settled_ = true;
  } else {
    lay_out(subject, scale);
  }
  mission_ = subject.mission;
  hidden_ = subject.hidden;
  ++plan_number_;
}

void BoardPicture::paint(_cairo* context, Vec at, const Subject& subject, const OverlayPicture& overlays,
                         std::uint64_t version) {
  prepare(subject);
  const auto& view = subject.view;
  const bool wordless = subject.hidden.contains(MapClass::overlay_words);
  const bool in_two = plan_ && has_moving_fill(overlays);
  if (words_of_ != std::pair(plan_number_, version)) {
    words_ = plan_ && !wordless ? place_words(overlays, OverlayPart::lasting, *plan_) : PlacedWords();
    words_of_ = {plan_number_, version};
  }
  if (!lower_.fits(view.size().x, view.size().y, subject.content_scale)) drawn_.reset();
  const Drawn wanted{plan_number_, view, version, in_two};
  if (drawn_ != wanted) draw(subject, overlays, in_two);
  drawn_ = wanted;
  blit(context, lower_, at.x, at.y);
  if (!in_two) return;
  cairo_save(context);
  cairo_translate(context, at.x, at.y);
  // Nothing of the map is beyond its sheet.
  const auto sheet = *this->sheet(view);
  cairo_rectangle(context, std::floor(sheet.top_left.x), std::floor(sheet.top_left.y), std::ceil(sheet.size.x) + 1,
                  std::ceil(sheet.size.y) + 1);
  cairo_clip(context);
  {
    CairoCanvas canvas(context, 1);
    draw_fills({canvas, view, *design_}, overlays, OverlayPart::moving);
    canvas.finish();
  }
  blit(context, upper_, 0, 0);
  if (!wordless) {
    cairo_translate(context, view.origin().x, view.origin().y);
    CairoCanvas canvas(context, view.zoom() * plan_->scale);
    bulkhead::draw(canvas, place_words(overlays, OverlayPart::moving, *plan_, words_), *design_);
    canvas.finish();
  }
  cairo_restore(context);
}

void BoardPicture::lay_out(const Subject& subject, double scale) {
  MapOptions options;
  options.scale = scale;
  options.design = design_;
  auto plan = lay_out_map(*subject.mission, options);
  leave_out(plan, subject.hidden);
  // In a drag, the labels of before serve as long as they belong to the same names.
  const bool same_names =
      plan_ && plan_->scale == scale &&
      std::equal(plan.label_requests.begin(), plan.label_requests.end(), plan_->label_requests.begin(),
                 plan_->label_requests.end(),
                 [](const LabelRequest& a, const LabelRequest& b) { return a.text == b.text && a.point == b.point; });
  labels_settled_ = subject.settled || !same_names;
  if (labels_settled_) {
    lay_out_labels(plan, plan.bounds.grown(paper_margin));
  } else {
    plan.labels = std::move(plan_->labels);
  }
  plan_ = std::move(plan);
}

void BoardPicture::draw(const Subject& subject, const OverlayPicture& overlays, bool in_two) {
  if (!plan_) return draw_map(subject, overlays, in_two);
  const auto& view = subject.view;
  const auto pixels = subject.in_sight.value_or(Rect{{0, 0}, {view.size().x, view.size().y}});
  const auto corner = view.to_table({pixels.top_left.x, pixels.top_left.y});
  const Rect on_paper{corner * (1 / plan_->scale), pixels.size * (1 / (plan_->scale * view.zoom()))};
  auto all = std::exchange(plan_->labels, names_in_sight(*plan_, on_paper));
  draw_map(subject, overlays, in_two);
  plan_->labels = std::move(all);
}

void BoardPicture::draw_map(const Subject& subject, const OverlayPicture& overlays, bool in_two) {
  const auto& view = subject.view;
  const auto fit = [&](Surface& surface, Surface::Ground ground) {
    if (surface.fits(view.size().x, view.size().y, subject.content_scale)) return;
    surface = Surface(view.size().x, view.size().y, subject.content_scale, ground);
  };
  fit(lower_, Surface::Ground::black);
  if (in_two) {
    fit(upper_, Surface::Ground::clear);
    upper_.clear();
    draw_upper(upper_.context().get(), view, overlays);
  } else {
    upper_ = Surface();
  }
  const auto lower = lower_.context();
  draw_floor(lower.get(), view);
  if (!plan_) return;
  CairoCanvas canvas(lower.get(), 1);
  draw_fills({canvas, view, *design_}, overlays, OverlayPart::lasting);
  canvas.finish();
  if (!in_two) draw_upper(lower.get(), view, overlays);
}

void BoardPicture::draw_floor(_cairo* context, const View& view) const {
  set_colour(context, theme().desk);
  cairo_paint(context);
  if (!plan_) return;
  draw_sheet(context, *sheet(view), design_->paper);
  draw_part(context, view, MapPart::floor);
  const bool traced = underlay_ && underlay_->shown && underlay_picture_;
  if (traced) underlay_picture_->draw(context, view, *underlay_, is_dark(*design_));
}

void BoardPicture::draw_part(_cairo* context, const View& view, MapPart part) const {
  cairo_save(context);
  cairo_translate(context, view.origin().x, view.origin().y);
  CairoCanvas canvas(context, view.zoom() * plan_->scale);
  paint_map(canvas, *plan_, part);
  if (part == MapPart::named) bulkhead::draw(canvas, words_, *design_);
  canvas.finish();
  cairo_restore(context);
}

void BoardPicture::draw_upper(_cairo* context, const View& view, const OverlayPicture& overlays) const {
  const auto draw_overlays = [&](const auto& drawing) {
    CairoCanvas canvas(context, 1);
    drawing(TablePainter(canvas, view, *design_));
    canvas.finish();
  };
  draw_overlays([&](const TablePainter& painter) { draw_lines(painter, overlays); });
  draw_part(context, view, MapPart::built);
  if (overlays.hatchways) draw_overlays([&](const TablePainter& painter) { overlays.hatchways->draw(painter); });
  draw_part(context, view, MapPart::named);
}

}  // namespace bulkhead
