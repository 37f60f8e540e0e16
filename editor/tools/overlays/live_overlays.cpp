// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/live_overlays.h"

#include <algorithm>
#include <utility>

#include "editor/tools/overlays/tried_hatchways.h"

namespace bulkhead {
namespace {

using Kind = MapOverlay::Kind;
using Pace = MapOverlay::Pace;

void draw(const TablePainter& painter, const OverlayPicture::Shown& shown) {
  if (!shown.layer) return;
  if (shown.pending) painter.canvas().push_opacity(0.35);
  shown.layer->draw(painter);
  if (shown.pending) painter.canvas().pop_opacity();
}

bool is_moving_fill(const OverlayPicture::Shown& shown) {
  return shown.overlay->kind == Kind::fill && follows_pointer(*shown.overlay);
}

/// Whether an overlay says the same of one focus as of another.
bool is_same(const MapOverlay& overlay, const OverlayFocus& one, const OverlayFocus& other) {
  if (overlay.pace == Pace::follows_focus) return one == other;
  if (overlay.pace != Pace::follows_marker) return true;
  if (!one.marker || !other.marker) return one.marker == other.marker;
  return one.marker->kind == other.marker->kind && one.marker->marker == other.marker->marker;
}

}  // namespace

const OverlayPicture::Shown* OverlayPicture::find(std::string_view overlay) const {
  const auto found =
      std::find_if(shown.begin(), shown.end(), [&](const Shown& each) { return each.overlay->key == overlay; });
  return found == shown.end() ? nullptr : &*found;
}

bool OverlayPicture::pending() const {
  return std::any_of(shown.begin(), shown.end(), [](const Shown& each) { return each.pending; });
}

std::string words_at(const OverlayPicture& picture, Vec on_table) {
  std::string words;
  for (const auto& shown : picture.shown) {
    const bool of_marker = shown.overlay->pace == Pace::follows_marker && picture.marker && on_table == picture.pointer;
    const auto more = shown.layer ? shown.layer->words_at(of_marker ? *picture.marker : on_table) : std::string();
    if (!more.empty()) words += (words.empty() ? "" : " · ") + more;
  }
  return words;
}

void draw_fills(const TablePainter& painter, const OverlayPicture& picture, OverlayPart part) {
  for (const auto& shown : picture.shown) {
    const bool wanted = shown.overlay->kind == Kind::fill && is_moving_fill(shown) == (part == OverlayPart::moving);
    if (wanted) draw(painter, shown);
  }
}

void draw_lines(const TablePainter& painter, const OverlayPicture& picture) {
  for (const auto& shown : picture.shown) {
    if (shown.overlay->kind == Kind::line) draw(painter, shown);
  }
}

bool has_moving_fill(const OverlayPicture& picture) {
  return std::any_of(picture.shown.begin(), picture.shown.end(), is_moving_fill);
}

LiveOverlays::LiveOverlays(std::function<Subject()> subject, Post post, std::function<void(const std::string&)> trouble)
    : subject_(std::move(subject)),
      post_(std::move(post)),
      trouble_(std::move(trouble)),
      states_(map_overlays().size()) {}

const OverlayPicture& LiveOverlays::picture() {
  const auto subject = subject_();
  const auto& choice = subject.choice;
  const OverlayFocus focus{subject.pointer, choice.zone, subject.marker};
  const auto shows = [&](const MapOverlay& overlay) {
    return choice.shows(overlay.key) ||
           (overlay.shows_itself != nullptr && overlay.shows_itself(*subject.mission, focus));
  };
  const auto& overlays = map_overlays();
  const bool wanted = !choice.hatchways.plain() || std::any_of(overlays.begin(), overlays.end(), shows);
  if (!wanted || subject.mission->boards.empty()) {
    forget();
    return picture_;
  }
  if (!input_ || input_->mission != subject.mission || !(input_->look == choice.hatchways)) {
    input_ =
        OverlayInput::make(subject.mission, choice.hatchways, subject.snapshots->of(subject.mission), input_.get());
    picture_.hatchways = tried_hatchways(*input_);
    ++version_;
  }
  // A fill that shows itself takes the place of the one that is chosen for as long as it does.
  const auto by_itself = [&](const MapOverlay& overlay) { return shows(overlay) && !choice.shows(overlay.key); };
  const bool fill_by_itself = std::any_of(overlays.begin(), overlays.end(), [&](const MapOverlay& overlay) {
    return overlay.kind == Kind::fill && by_itself(overlay);
  });
  const auto gives_way = [&](const MapOverlay& overlay) {
    return fill_by_itself && overlay.kind == Kind::fill && !by_itself(overlay);
  };
  const auto before = std::exchange(picture_.shown, {});
  picture_.pointer = focus.pointer;
  picture_.marker.reset();
  if (focus.marker && focus.marker->at && exists(*input_->mission, *focus.marker->at)) {
    picture_.marker = input_->table.at(*input_->mission, *focus.marker->at);
  }
  for (std::size_t index = 0; index < overlays.size(); ++index) {
    auto& state = states_[index];
    if (shows(overlays[index])) {
      if (gives_way(overlays[index])) continue;
      const bool pending = update(overlays[index], state, focus);
      picture_.shown.push_back({&overlays[index], state.layer, pending});
    } else {
      if (state.layer) ++version_;
      stop(state);
    }
  }
  const bool same =
      std::equal(before.begin(), before.end(), picture_.shown.begin(), picture_.shown.end(),
                 [](const auto& a, const auto& b) { return a.overlay == b.overlay && a.pending == b.pending; });
  if (!same) ++version_;
  return picture_;
}

void LiveOverlays::forget() {
  if (input_) ++version_;
  for (auto& state : states_) stop(state);
  picture_ = {};
  input_.reset();
}

void LiveOverlays::finish() {
  for (auto& state : states_) {
    if (state.job) state.job->finish();
  }
}

void LiveOverlays::stop(State& state) {
  if (state.job) state.job->cancel();
  state.layer.reset();
  state.made_from.reset();
  state.asked_for.reset();
}

bool LiveOverlays::update(const MapOverlay& overlay, State& state, const OverlayFocus& focus) {
  if (state.made_from == input_ && is_same(overlay, state.made_for, focus)) return false;
  if (overlay.pace == Pace::slow && input_->snapshot.graph().cell_count() > most_cells_at_once) {
    if (state.asked_for != input_) ask(overlay, state);
    return true;
  }
  if (state.job) state.job->cancel();
  state.layer = overlay.compute(*input_, focus, {});
  state.made_from = state.asked_for = input_;
  state.made_for = focus;
  if (!follows_pointer(overlay)) ++version_;
  return false;
}

void LiveOverlays::ask(const MapOverlay& overlay, State& state) {
  if (!state.job) {
    const auto take = [this, &state](const std::shared_ptr<const Layer>& layer) {
      state.layer = layer;
      state.made_from = state.asked_for;
      ++version_;
      if (ready_) ready_();
    };
    state.job = std::make_unique<Job<std::shared_ptr<const Layer>>>(post_, take, trouble_);
  }
  state.asked_for = input_;
  state.job->ask(
      [compute = overlay.compute, input = input_](const std::stop_token& stop) { return compute(*input, {}, stop); });
}

}  // namespace bulkhead
