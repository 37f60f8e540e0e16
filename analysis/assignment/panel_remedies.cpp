// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_remedies.h"

#include <algorithm>
#include <set>

#include "analysis/assignment/feature_counts.h"
#include "analysis/assignment/panel_boxes.h"
#include "analysis/assignment/panel_search.h"

namespace bulkhead {
namespace {

/// Nobody is told to buy more boxes than these.
constexpr int most_more_boxes = 20;
/// For each layout that is tried.
constexpr std::size_t most_steps = 10'000;

class Remedies {
 public:
  Remedies(const Mission& mission, const PanelAssignment& assignment, const std::vector<PanelPin>& pins,
           const AssignmentLimits& limits, const std::stop_token& stop)
      : mission_(mission), assignment_(assignment), pins_(pins), limits_(limits), stop_(stop) {
    limits_.remedies = false;
    limits_.steps = std::min(limits_.steps, most_steps);
    for (const auto& piece : assignment.pieces) {
      if (piece.lacking() > 0) short_sets_.insert(piece.set);
    }
  }

  std::vector<BuildRemedy> find() {
    if (assignment_.uncovered.empty()) add_boxes();
    if (is_short_of_features()) return std::move(remedies_);  // other walls bring none
    add_changed(BuildRemedy::Kind::fewer_hatchways, PanelAim::close_hatchways);
    add_changed(BuildRemedy::Kind::fewer_walls, PanelAim::remove_walls);
    return std::move(remedies_);
  }

 private:
  [[nodiscard]] bool is_short_of_features() const {
    return std::ranges::any_of(assignment_.boxes, [&](const auto& set) {
      const auto counts = feature_counts(mission_, *find_set(mission_, set.first), set.second);
      return std::ranges::any_of(counts, [](const PieceCount& feature) { return feature.lacking() > 0; });
    });
  }

  [[nodiscard]] bool builds(const Mission& mission) const {
    return !stop_.stop_requested() &&
           assign_panels(mission, assignment_.boxes, pins_, limits_, stop_).buildable == Buildable::yes;
  }

  /// Where more than one set is short, enough of each: no set's panels stand on another's boards.
  void add_boxes() {
    std::vector<BuildRemedy> wanted;
    for (const auto& id : short_sets_) {
      const auto& set = *find_set(mission_, id);
      const int before = assignment_.boxes.at(id);
      const auto for_features = boxes_for_features(mission_, set);
      if (!for_features) return;
      int number = std::max(before, *for_features);
      if (std::ranges::any_of(set.pieces, is_panel)) {
        auto problem = panel_problem(mission_, set, 1, pins_, Hatches::as_drawn);
        number = std::max(number, least_boxes(problem, before + most_more_boxes));
        while (number <= before + most_more_boxes && !builds(problem, number)) ++number;
      }
      if (number > before + most_more_boxes || stop_.stop_requested()) return;
      wanted.push_back({BuildRemedy::Kind::more_boxes, number - before, id, {}});
    }
    if (assignment_.unlisted.empty()) remedies_ = std::move(wanted);
  }

  /// With so many boxes, of which there must be enough for what goes onto pillars (`least_boxes` sees to that).
  [[nodiscard]] bool builds(PanelProblem& problem, int boxes) const {
    fill_stock(problem, boxes);
    const auto found = search_panels(problem, PanelAim::build, limits_, stop_);
    return found.complete && found.cost.first == 0 && found.cost.second == 0 && found.loose_lacking == NodeCounts{};
  }

  void add_changed(BuildRemedy::Kind kind, PanelAim aim) {
    BuildRemedy remedy{kind, 0, std::nullopt, {}};
    for (const auto& [set, boxes] : assignment_.boxes) {
      const auto hatches = aim == PanelAim::close_hatchways ? Hatches::may_close : Hatches::as_drawn;
      const auto problem = panel_problem(mission_, *find_set(mission_, set), boxes, pins_, hatches);
      auto limits = limits_;
      limits.steps = 0;  // the bounds lead straight to an answer
      const auto found = search_panels(problem, aim, limits, stop_);
      if (!found.complete || found.cost.first > 0) return;
      for (const auto site : found.gaps) remedy.edges.push_back(problem.sites[site].address);
      for (const auto& panel : found.panels) add_closed(problem, panel, remedy.edges);
    }
    remedy.count = static_cast<int>(remedy.edges.size());
    if (remedy.count > 0 && builds(changed(remedy))) remedies_.push_back(std::move(remedy));
  }

  static void add_closed(const PanelProblem& problem, const ChosenPanel& panel, std::vector<Address>& edges) {
    const auto& placement = problem.placements[panel.placement];
    const auto& lie = problem.patterns[placement.pattern].lie;
    for (std::uint32_t step = 0; step < placement.length; ++step) {
      const auto& site = problem.sites[panel.site + step];
      if (site.kind == EdgeKind::hatchway && lie.edges[step].kind == EdgeKind::wall) edges.push_back(site.address);
    }
  }

  [[nodiscard]] Mission changed(const BuildRemedy& remedy) const {
    auto result = mission_;
    const bool remove = remedy.kind == BuildRemedy::Kind::fewer_walls;
    for (std::size_t index = 0; index < result.boards.size(); ++index) {
      Board board = *result.boards[index];
      for (const auto& address : remedy.edges) {
        if (const auto* edge = std::get_if<EdgeAddress>(&address)) {
          if (edge->board != static_cast<int>(index + 1)) continue;
          remove ? board.lattice()->set_open(edge->edge) : board.lattice()->set_wall(edge->edge);
        } else if (const auto* object = std::get_if<ObjectAddress>(&address)) {
          const auto found = std::find_if(board.pieces.begin(), board.pieces.end(),
                                          [&](const FreePiece& piece) { return piece.id == object->id; });
          if (found == board.pieces.end()) continue;
          found->kind = FreePiece::Kind::wall;
          if (remove) board.pieces.erase(found);
        }
      }
      result.boards[index] = std::move(board);
    }
    return result;
  }

  const Mission& mission_;
  const PanelAssignment& assignment_;
  const std::vector<PanelPin>& pins_;
  AssignmentLimits limits_;
  std::stop_token stop_;
  std::set<Id> short_sets_;
  std::vector<BuildRemedy> remedies_;
};

}  // namespace

std::vector<BuildRemedy> find_remedies(const Mission& mission, const PanelAssignment& assignment,
                                       const std::vector<PanelPin>& pins, const AssignmentLimits& limits,
                                       const std::stop_token& stop) {
  return Remedies(mission, assignment, pins, limits, stop).find();
}

}  // namespace bulkhead
