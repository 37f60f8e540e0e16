// SPDX-License-Identifier: MIT
#include "editor/tools/insights/insights.h"

#include <utility>

#include "editor/tools/insights/layers.h"

namespace bulkhead {
namespace {

CompartmentsInsight compartments_work(const InsightGround& ground, const std::stop_token&) {
  return compartments_insight(ground);
}
AccessInsight access_work(const InsightGround& ground, const std::stop_token&) { return access_insight(ground); }
LanesInsight lanes_work(const InsightGround& ground, const std::stop_token&) { return lanes_insight(ground); }

}  // namespace

Insights::Insights(const MissionStage& stage, const CanvasController& canvas, Post post,
                   std::function<void(const std::string&)> trouble)
    : stage_(stage), canvas_(canvas), post_(std::move(post)), trouble_(std::move(trouble)) {}

void Insights::stop(State& state) {
  if (state.job) state.job->cancel();
  state.made_from.reset();
  state.asked_for.reset();
}

void Insights::finish() {
  for (auto& state : states_) {
    if (state.job) state.job->finish();
  }
}

const InsightPicture& Insights::picture() {
  picture_.choice = stage_.insights();
  picture_.pending.reset();
  const bool wanted = picture_.choice.shown.any() || !picture_.choice.hatchways.plain();
  if (!wanted || stage_.mission().boards.empty()) {
    if (ground_) ++version_;
    for (auto& state : states_) stop(state);
    picture_ = {};
    picture_.choice = stage_.insights();
    ground_.reset();
    pointed_from_.reset();
    return picture_;
  }
  look_at_mission();
  if (was_pending_ != picture_.pending) ++version_;
  was_pending_ = picture_.pending;
  look_from_pointer();
  return picture_;
}

void Insights::look_at_mission() {
  const auto& look = picture_.choice.hatchways;
  const auto mission = stage_.document().mission();
  if (!ground_ || ground_->mission != mission || !(ground_->look == look)) {
    ground_ = InsightGround::make(mission, look, stage_.document().snapshots()->of(mission), ground_.get());
    picture_.hatchways = looked_hatchways(*ground_);
  }
  keep(InsightKind::compartments, picture_.compartments, compartments_work, false);
  keep(InsightKind::access, picture_.access, access_work, false);
  keep(InsightKind::lanes, picture_.lanes, lanes_work, false);
  keep(InsightKind::chokepoints, picture_.chokepoints, chokepoints_insight, true);
  keep(InsightKind::exposure, picture_.exposure, exposure_insight, true);
  keep(InsightKind::frontier, picture_.frontier, frontier_insight, true);
}

template <typename Layer>
void Insights::keep(InsightKind kind, std::optional<Layer>& layer,
                    Layer (*work)(const InsightGround& ground, const std::stop_token& stop), bool slow) {
  auto& now = state(kind);
  if (!picture_.choice.shows(kind)) {
    if (layer) ++version_;
    stop(now);
    layer.reset();
    return;
  }
  if (now.made_from == ground_) return;
  if (!slow || ground_->snapshot.graph().cell_count() <= most_cells_at_once) {
    stop(now);
    layer = work(*ground_, {});
    now.made_from = now.asked_for = ground_;
    ++version_;
    return;
  }
  picture_.pending.set(static_cast<std::size_t>(kind));
  if (now.asked_for == ground_) return;
  now.asked_for = ground_;
  using Taking = std::function<void()>;
  if (!now.job)
    now.job = std::make_unique<Job<Taking>>(
        post_, [](const Taking& take) { take(); }, trouble_);
  now.job->ask([this, kind, &layer, work, ground = ground_](const std::stop_token& stop) -> Taking {
    return [this, kind, &layer, ground, result = work(*ground, stop)] {
      layer = result;
      state(kind).made_from = ground;
      ++version_;
      if (ready_) ready_();
    };
  });
}

void Insights::look_from_pointer() {
  const auto at = canvas_.pointed();
  if (pointed_from_ == ground_ && pointed_at_ == at && pointed_with_ == picture_.choice) return;
  pointed_from_ = ground_;
  pointed_at_ = at;
  pointed_with_ = picture_.choice;
  picture_.sight.reset();
  picture_.distance.reset();
  if (picture_.choice.shows(InsightKind::sight) && at) picture_.sight = sight_insight(*ground_, *at);
  if (!picture_.choice.shows(InsightKind::distance)) return;
  if (picture_.choice.zone) {
    picture_.distance = distance_insight(*ground_, *picture_.choice.zone);
  } else if (at) {
    picture_.distance = distance_insight(*ground_, *at);
  }
}

}  // namespace bulkhead
