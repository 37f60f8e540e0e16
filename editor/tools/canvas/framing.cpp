// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/framing.h"

#include <algorithm>
#include <utility>

#include "editor/tools/view/sheet_view.h"

namespace bulkhead {

Framing::Framing(const Stage& stage) : stage_(stage) { seen_.emplace(Seen{stage.shown(), stage.table()}); }

void Framing::resize(ScreenPoint size) {
  const bool whole = !fitted_ || *fitted_ == view_;
  view_.resize(size);
  if (whole && size.x > 1 && size.y > 1) fit();
}

void Framing::reframe(ScreenPoint size, ScreenPoint corner_moved, Cause cause) {
  if (!fitted_) return resize(size);
  const bool whole = *fitted_ == view_;
  if (whole && cause == Cause::page) return resize(size);
  // Where all that is beside it is closed with it, the sides move as well.
  const bool only_above = corner_moved.x == 0 && size.x == view_.size().x;
  const bool opened_above = only_above && corner_moved.y < 0 && size.y > view_.size().y;
  view_.reframe(size, corner_moved);
  if (whole) fitted_ = view_;
  if (!whole || !opened_above) return;
  // What was opened below meanwhile has left less room: the map keeps its size then.
  const auto kept = view_;
  fit();
  if (view_.zoom() < kept.zoom()) fitted_ = view_ = kept;
}

void Framing::wheel(ScreenPoint pointer, double steps) {
  auto whole = view_;
  whole.fit(stage_.table().bounds(), fit_margin);
  const double before = view_.zoom();
  view_.zoom_steps_at(pointer, steps);
  // The sheet, which is never larger than the boards by themselves, is laid out only where it matters.
  if (view_.zoom() < std::min(before, whole.zoom() * least_share)) {
    fit_sheet(whole, stage_.mission(), stage_.table().bounds(), fit_margin);
    const double least = std::min(before, whole.zoom() * least_share);
    if (view_.zoom() < least) view_.zoom_at(pointer, least / view_.zoom());
  }
  view_.keep_in_sight(stage_.table().bounds());
}

void Framing::fit() {
  fit_sheet(view_, stage_.mission(), stage_.table().bounds(), fit_margin);
  fitted_ = view_;
}

void Framing::fit(const Rect& area) {
  // As large as three cells of most boards.
  constexpr double least = 300;
  const Vec size{std::max(area.size.x, least), std::max(area.size.y, least)};
  view_.fit({area.centre() - size * 0.5, size}, fit_margin);
  view_.keep_in_sight(stage_.table().bounds());
}

void Framing::pan_by(ScreenPoint by) {
  view_.pan(by);
  view_.keep_in_sight(stage_.table().bounds());
}

void Framing::keep_still() {
  const auto before = std::exchange(seen_, Seen{stage_.shown(), stage_.table()});
  if (!before || before->mission->boards == stage_.mission().boards) return;
  const auto& old = before->mission->boards;
  const auto& now = stage_.mission().boards;
  for (std::size_t from = 0; from < old.size(); ++from) {
    const auto lies_there = [&](const Part<Board>& board) {
      return board->at == old[from]->at && board->level == old[from]->level;
    };
    const auto same = std::find_if(now.begin(), now.end(), lies_there);
    if (same == now.end()) continue;
    const auto at = old[from]->at;
    const auto way = stage_.table().at(static_cast<int>(same - now.begin()) + 1, at) -
                     before->table.at(static_cast<int>(from) + 1, at);
    if (way != Vec{}) view_.pan({-way.x * view_.zoom(), -way.y * view_.zoom()});
    return;
  }
}

}  // namespace bulkhead
