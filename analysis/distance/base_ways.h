// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/distance/base_landmarks.h"
#include "analysis/distance/tangent_graph.h"
#include "analysis/distance/ways.h"

namespace bulkhead {

/// Finds the shortest ways of a base: of its middle, while all of it keeps off what blocks and stays on the ground. It
/// passes where it fits, to within 1e-6 mm. Where the system lets any base pass an open hatchway, make the plan with
/// openings no narrower than the base (`PlanOptions::least_opening`). Keeps its working memory between questions, so
/// each thread needs a finder of its own.
///
/// A shortest way is made of straight pieces and of arcs round corners: while it turns, the base's rim touches one. So
/// it is a path in the `TangentGraph`, in which A* looks for it. Once searches for distances have cost as much as
/// landmarks do, these lead them.
class BaseWayFinder {
 public:
  /// Once `stop` asks to, answers come soon and are not to be used.
  BaseWayFinder(Plan plan, Length radius, std::stop_token stop = {});

  [[nodiscard]] const Plan& plan() const { return points_.plan(); }
  [[nodiscard]] Length radius() const { return radius_; }
  /// For a base without radius.
  [[nodiscard]] WayFinder& points() { return points_; }

  /// Whether the base fits there.
  [[nodiscard]] bool fits(Point centre) const;

  /// From middle to middle, in micrometres; nothing where there is no way, or where the base does not fit at an end.
  [[nodiscard]] std::optional<double> distance(Point from, Point to);
  /// The arcs of the way are given as points no more than 5° apart; its length is exact. Of ways of one length it is
  /// always the same, as for `WayFinder`.
  [[nodiscard]] std::optional<Way> way(Point from, Point to);

 private:
  /// One way to come to turn round a corner.
  struct Label {
    double distance = 0;
    std::uint32_t corner = 0;
    /// 1 where angles grow while it turns, else -1.
    double sense = 1;
    double angle = 0;
    std::uint32_t arc = 0;
    /// The label before, and where that is left.
    std::uint32_t before = StripMesh::none;
    double left_at = 0;
  };
  struct Candidate {
    double estimate;
    std::uint32_t label;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.estimate > b.estimate; }
  };

  [[nodiscard]] const Kernel& kernel() const { return points_.plan().ways(); }
  [[nodiscard]] CornerCircles& circles() { return tangents_.circles(); }
  [[nodiscard]] std::vector<std::uint32_t>& labels_at(const Label& label) {
    return labels_at_[2 * std::size_t{label.corner} + (label.sense > 0 ? 1U : 0U)];
  }
  /// Whether there are any.
  bool use_landmarks();
  std::optional<double> find(Point from, Point to, bool by_landmarks);
  double search(FinePoint from, FinePoint to, bool by_landmarks);
  void look_from(FinePoint from);
  void turn(std::uint32_t number);
  void finish(std::uint32_t number);
  template <typename HasRoom>
  void reach(const Label& label, FinePoint at, const HasRoom& has_room);
  [[nodiscard]] bool is_worse(const Label& label);

  /// Answers for a base without radius.
  WayFinder points_;
  std::stop_token stop_;
  Length radius_;
  TangentGraph tangents_;
  std::optional<BaseLandmarks> landmarks_;
  /// How many labels searches have gone on from.
  std::size_t expanded_ = 0;

  // Of one search.
  FinePoint end_;
  std::uint32_t search_ = 0;
  bool is_led_by_landmarks_ = false;
  /// The last search whose end each corner sees.
  std::vector<std::uint32_t> sees_end_;
  std::vector<std::vector<std::uint32_t>> labels_at_;
  std::vector<Label> labels_;
  std::vector<Candidate> heap_;
  std::vector<std::uint32_t> seen_;
  /// The best way found so far: its length, the label from which it goes straight to the end, and where it leaves that.
  double best_ = 0;
  std::uint32_t last_ = StripMesh::none;
  double left_ = 0;
};

}  // namespace bulkhead
