// SPDX-License-Identifier: MIT
#include "editor/tools/view/sheet_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "rendering/map/map_painter.h"

namespace bulkhead {
namespace {

/// A millimetre of paper has at least this many logical pixels, so that the smallest type stays legible.
constexpr double least_pixels_per_millimetre = 3.3;
constexpr std::array usual_scales = {4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 25.0, 32.0, 40.0, 50.0, 64.0};
/// Left free around the sheet, in pixels: room for its shadow.
constexpr double beside_sheet = 6;

/// The sheet that the map is drawn on at a scale of paper, on the table.
Rect sheet_at(const Mission& mission, const MapPlan& full_size, const Rect& boards, double scale) {
  const auto margins = map_margins(mission, full_size, scale);
  const Vec before{margins.left + paper_margin, margins.top + paper_margin};
  const Vec after{margins.right + paper_margin, margins.bottom + paper_margin};
  return {boards.top_left - before * scale, boards.size + (before + after) * scale};
}

/// The largest zoom at which the sheet that belongs to it fits: a smaller zoom has a larger scale and so a larger
/// sheet.
Rect fitting_sheet(const View& view, const Mission& mission, const MapPlan& full_size, const Rect& boards) {
  const auto fits = [&](const Rect& sheet, double scale) {
    auto whole = view;
    whole.fit(sheet, beside_sheet);
    return paper_scale(std::min(whole.zoom(), view.zoom())) <= scale;
  };
  Rect sheet;
  for (const double scale : usual_scales) {
    if (scale < paper_scale(view.zoom())) continue;
    sheet = sheet_at(mission, full_size, boards, scale);
    if (fits(sheet, scale)) break;
  }
  return sheet;
}

/// How many whole pixels a stretch must go to lie between two ends, between which there is room for it.
double shift_between(double from, double to, double least, double most) {
  constexpr double rounding = 1e-6;
  if (from < least) return std::ceil(least - from - rounding);
  return to > most ? std::floor(most - to + rounding) : 0;
}

}  // namespace

double paper_scale(double zoom) {
  const auto* const found = std::find_if(usual_scales.begin(), usual_scales.end(),
                                         [&](double scale) { return scale * zoom >= least_pixels_per_millimetre; });
  return found == usual_scales.end() ? usual_scales.back() : *found;
}

void fit_sheet(View& view, const Mission& mission, const Rect& boards, double margin) {
  view.fit(boards, margin);
  if (mission.boards.empty()) return;
  const auto full_size = lay_out_map(mission, {1, {}, &usual_design()});
  const auto sheet = fitting_sheet(view, mission, full_size, boards);
  auto whole = view;
  whole.fit(sheet, beside_sheet);
  // As large as the boards would be by themselves the sheet has no room: it decides.
  if (whole.zoom() < view.zoom()) view = whole;
  const auto from = view.to_screen(sheet.top_left);
  const auto to = view.to_screen(sheet.bottom_right());
  view.pan({shift_between(from.x, to.x, beside_sheet, view.size().x - beside_sheet),
            shift_between(from.y, to.y, beside_sheet, view.size().y - beside_sheet)});
}

}  // namespace bulkhead
