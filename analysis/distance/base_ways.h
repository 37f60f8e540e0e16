// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/distance/ways.h"
#include "analysis/plan/clearance.h"
#include "analysis/sight/base_sight.h"
#include "analysis/sight/cone.h"

namespace bulkhead {

/// Finds the shortest ways of a base: of its middle, while all of it keeps off what blocks and stays on the ground. It
/// passes where it fits, to within 1e-6 mm. Where the system lets any base pass an open hatchway, make the plan with
/// openings no narrower than the base (`PlanOptions::least_opening`). Keeps its working memory between questions, so
/// each thread needs a finder of its own.
///
/// A shortest way is made of straight pieces and of arcs round corners: while it turns, the base's rim touches one. So
/// it is a path in the visibility graph of circles (Chew, "Planning the shortest path for a disc in O(n² lg n) time",
/// 1985), in which A* looks for it. Straight pieces between two circles are found when they are first asked for, and
/// kept. Once searches have cost as much as landmarks do, these tell how far it is for a point, which is no farther.
class BaseWayFinder {
 public:
  /// Once `stop` asks to, answers come soon and are not to be used.
  BaseWayFinder(Plan plan, Length radius, std::stop_token stop = {});

  [[nodiscard]] const Plan& plan() const { return points_.plan(); }
  [[nodiscard]] Length radius() const { return radius_; }

  /// Whether the base fits there.
  [[nodiscard]] bool fits(Point centre) const;

  /// From middle to middle, in micrometres; nothing where there is no way, or where the base does not fit at an end.
  [[nodiscard]] std::optional<double> distance(Point from, Point to);
  /// The arcs of the way are given as points no more than 5° apart; its length is exact.
  [[nodiscard]] std::optional<Way> way(Point from, Point to);

 private:
  /// A corner, and the part of a circle round it on which the base's middle turns while its rim touches nothing but the
  /// corner: a quarter at a right angle.
  struct Corner {
    FinePoint at;
    /// In radians; the direction where that part begins, and its angle.
    double first = 0;
    double angle = 0;
  };
  /// What other things leave of that part. Angles are radians from its first end.
  struct Arc {
    double from = 0;
    double to = 0;
  };
  /// A straight piece from one circle to another.
  struct Tangent {
    std::uint32_t to = 0;
    double sense = 1;
    /// Where it leaves the one, and where it comes to the other, on which of its arcs.
    double left_at = 0;
    double angle = 0;
    std::uint32_t arc = 0;
    double length = 0;
    enum class Room : unsigned char { unknown, enough, none } room = Room::unknown;
  };
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

  [[nodiscard]] const StripMesh& mesh() const { return points_.plan().open_to_ways(); }
  [[nodiscard]] const Obstacles* obstacles() const { return points_.plan().obstacles_to_ways(); }
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to) const;
  [[nodiscard]] Outlook outlook(std::uint32_t corner) const;
  void see_corners(const Outlook& outlook);
  [[nodiscard]] FinePoint place(std::uint32_t number, double angle) const;
  [[nodiscard]] std::optional<double> angle_on(std::uint32_t corner, double direction) const;
  [[nodiscard]] const std::vector<Arc>& arcs(std::uint32_t number);
  [[nodiscard]] std::vector<double> ends_of_arcs(std::uint32_t number) const;
  /// The arc that holds an angle.
  [[nodiscard]] std::optional<std::uint32_t> arc_at(std::uint32_t corner, double angle);
  /// Indices by corner and sense.
  [[nodiscard]] static std::size_t turn_index(std::uint32_t corner, double sense) {
    return 2 * std::size_t{corner} + (sense > 0 ? 1U : 0U);
  }
  [[nodiscard]] std::vector<Tangent>& tangents(std::uint32_t corner, double sense);
  [[nodiscard]] std::optional<Tangent> tangent(std::uint32_t from, double sense, std::uint32_t to, double sense_there);
  [[nodiscard]] bool has_room(Tangent& tangent, std::uint32_t from) const;

  void use_landmarks();
  [[nodiscard]] Landmarks::Distances from_landmarks(const Landmarks& landmarks, const Outlook& outlook);
  [[nodiscard]] double estimate(std::uint32_t corner, FinePoint at, double distance) const;
  double search(FinePoint from, FinePoint to);
  void look_from(FinePoint from);
  void turn(std::uint32_t number);
  void finish(std::uint32_t number);
  template <typename HasRoom>
  void reach(const Label& label, FinePoint at, const HasRoom& has_room);
  [[nodiscard]] bool is_worse(const Label& label);
  /// Whether turning leads by an angle, and how far it is there.
  [[nodiscard]] std::optional<double> turned_by(const Label& label, double angle);

  /// Answers for a base without radius.
  WayFinder points_;
  std::stop_token stop_;
  Length radius_;
  double r_;
  Clearance clearance_;
  /// Those of the mesh, then the others of `PolygonCorners`.
  std::vector<Corner> corners_;
  std::vector<std::optional<std::vector<Arc>>> arcs_;
  /// By corner and sense, as far as they were asked for.
  std::vector<std::optional<std::vector<Tangent>>> tangents_;
  std::size_t tangents_kept_ = 0;
  /// And how far each corner is from them for a point.
  std::optional<Landmarks> landmarks_;
  std::vector<Landmarks::Distances> to_landmarks_;
  /// How many labels searches have gone on from.
  std::size_t expanded_ = 0;

  // Of one search.
  FinePoint end_;
  Landmarks::Distances end_to_landmarks_{};
  std::uint32_t search_ = 0;
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
