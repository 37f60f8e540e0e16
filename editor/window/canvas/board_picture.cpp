// SPDX-License-Identifier: MIT
#include "editor/window/canvas/board_picture.h"

#include <algorithm>
#include <array>
#include <cairo.h>
#include <cmath>

#include "editor/window/look/theme.h"
#include "rendering/cairo/cairo_canvas.h"

namespace bulkhead {
namespace {

/// A millimetre of paper has at least this many logical pixels, so that the smallest type stays legible.
constexpr double least_pixels_per_millimetre = 3.3;
constexpr std::array usual_scales = {4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 25.0, 32.0, 40.0, 50.0, 64.0};
/// Paper that shows around what is drawn, in millimetres of it.
constexpr double paper_margin = 2.5;

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

double paper_scale(double zoom) {
  const auto* const found = std::find_if(usual_scales.begin(), usual_scales.end(),
                                         [&](double scale) { return scale * zoom >= least_pixels_per_millimetre; });
  return found == usual_scales.end() ? usual_scales.back() : *found;
}

void BoardPicture::set_design(const Design& design) {
  design_ = &design;
  mission_.reset();
}

const Surface& BoardPicture::of(const std::shared_ptr<const Mission>& mission, const View& view, double content_scale,
                                bool settled) {
  const double scale = paper_scale(view.zoom());
  const bool same_plan = mission_ == mission && (!plan_ || plan_->scale == scale) && (labels_settled_ || !settled);
  if (!same_plan) {
    if (mission->boards.empty()) {
      plan_.reset();
      labels_settled_ = true;
    } else {
      lay_out(*mission, scale, settled);
    }
    mission_ = mission;
    drawn_ = false;
  }
  if (!surface_.fits(view.size().x, view.size().y, content_scale)) {
    surface_ = Surface(view.size().x, view.size().y, content_scale);
    drawn_ = false;
  }
  if (!drawn_ || !(view_ == view)) {
    view_ = view;
    draw(view);
    drawn_ = true;
  }
  return surface_;
}

void BoardPicture::lay_out(const Mission& mission, double scale, bool settled) {
  MapOptions options;
  options.scale = scale;
  options.design = design_;
  auto plan = lay_out_map(mission, options);
  // In a drag, the labels of before serve as long as they belong to the same names.
  const bool same_names =
      plan_ && plan_->scale == scale &&
      std::equal(plan.label_requests.begin(), plan.label_requests.end(), plan_->label_requests.begin(),
                 plan_->label_requests.end(),
                 [](const LabelRequest& a, const LabelRequest& b) { return a.text == b.text && a.point == b.point; });
  labels_settled_ = settled || !same_names;
  if (labels_settled_) {
    lay_out_labels(plan, plan.bounds.grown(paper_margin));
  } else {
    plan.labels = plan_->labels;
  }
  plan_ = std::make_shared<const MapPlan>(std::move(plan));
}

void BoardPicture::draw(const View& view) const {
  const auto holder = surface_.context();
  auto* context = holder.get();
  set_colour(context, theme().desk);
  cairo_paint(context);
  if (!plan_) return;
  const auto sheet = plan_->bounds.grown(paper_margin);
  const auto corner = view.to_screen(sheet.top_left * plan_->scale);
  draw_sheet(context, {{corner.x, corner.y}, sheet.size * (plan_->scale * view.zoom())}, design_->paper);
  cairo_translate(context, view.origin().x, view.origin().y);
  CairoCanvas canvas(context, view.zoom() * plan_->scale);
  paint_map(canvas, *plan_);
  canvas.finish();
}

}  // namespace bulkhead
