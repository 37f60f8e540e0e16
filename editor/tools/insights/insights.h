// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/insights/insight.h"
#include "editor/tools/insights/insight_ground.h"
#include "editor/tools/jobs/job.h"

namespace bulkhead {

/// Keeps the overlays that the user has chosen up to date. What is quick is worked out when it is asked for,
/// in the frame that shows it; on large boards the rest is worked out in the background and replaced when it is ready.
class Insights {
 public:
  /// Boards with more cells than this have their slow overlays worked out in the background.
  static constexpr std::size_t most_cells_at_once = 100;

  /// Stage and canvas must outlive this. `trouble` is told why something could not be worked out.
  Insights(const MissionStage& stage, const CanvasController& canvas, Post post,
           std::function<void(const std::string&)> trouble);
  Insights(const Insights&) = delete;
  Insights& operator=(const Insights&) = delete;

  /// Of the mission, choice and pointer as they are now; valid until the next call.
  [[nodiscard]] const InsightPicture& picture();
  /// Grows whenever `picture` gives something else to draw that lasts while the pointer moves.
  [[nodiscard]] std::uint64_t version() const { return version_; }
  /// Called when something has become ready.
  void when_ready(std::function<void()> ready) { ready_ = std::move(ready); }
  /// Waits until nothing is being worked out any more.
  void finish();

 private:
  struct State {
    /// What there is was made from this; null for nothing.
    std::shared_ptr<const InsightGround> made_from;
    /// What is being worked out is made from this.
    std::shared_ptr<const InsightGround> asked_for;
    /// Gives what takes the result over. Made when it is first needed.
    std::unique_ptr<Job<std::function<void()>>> job;
  };
  static void stop(State& state);
  void look_at_mission();
  void look_from_pointer();
  template <typename Layer>
  void keep(InsightKind kind, std::optional<Layer>& layer,
            Layer (*work)(const InsightGround& ground, const std::stop_token& stop), bool slow);
  [[nodiscard]] State& state(InsightKind kind) { return states_[static_cast<std::size_t>(kind)]; }

  const MissionStage& stage_;
  const CanvasController& canvas_;
  InsightPicture picture_;
  std::shared_ptr<const InsightGround> ground_;
  std::array<State, insight_kinds.size()> states_;
  /// What the overlays of the pointer were made from.
  std::shared_ptr<const InsightGround> pointed_from_;
  std::optional<Vec> pointed_at_;
  InsightChoice pointed_with_;
  std::uint64_t version_ = 0;
  std::bitset<insight_kinds.size()> was_pending_;
  std::function<void()> ready_;
  Post post_;
  std::function<void(const std::string&)> trouble_;
};

}  // namespace bulkhead
