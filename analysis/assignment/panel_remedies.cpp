// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_remedies.h"

#include <algorithm>
#include <set>

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
    add_changed(BuildRemedy::Kind::fewer_hatchways, PanelAim::close_hatchways);
    add_changed(BuildRemedy::Kind::fewer_walls, PanelAim::remove_walls);
    return std::move(remedies_);
  }

 private:
  [[nodiscard]] bool builds(const Mission& mission, const Boxes& boxes) const {
    return !stop_.stop_requested() && assign_panels(mission, boxes, pins_, limits_, stop_).buildable == Buildable::yes;
  }

  /// Where more than one set is short, each by itself only after the others have enough.
  void add_boxes() {
    auto boxes = assignment_.boxes;
    std::vector<BuildRemedy> wanted;
    for (const auto& set : short_sets_) {
      BuildRemedy remedy{BuildRemedy::Kind::more_boxes, 0, set, {}};
      auto& number = boxes[set];
      const auto before = number;
      number = std::max(number, boxes_for_edges(set));
      while (number <= before + most_more_boxes && lacks(set, boxes)) ++number;
      remedy.count = number - before;
      if (remedy.count > most_more_boxes || stop_.stop_requested()) return;
      wanted.push_back(remedy);
    }
    if (builds(mission_, boxes)) remedies_ = std::move(wanted);
  }

  /// With fewer there are not even enough edges, whatever the panels.
  [[nodiscard]] int boxes_for_edges(const Id& set) const {
    std::size_t needed = 0;
    for (const auto& panel : assignment_.panels) needed += panel.set == set ? panel.covers.size() : 0;
    std::size_t in_a_box = 0;
    for (const auto& piece : find_set(mission_, set)->pieces) {
      if (is_panel(piece)) in_a_box += static_cast<std::size_t>(piece.count) * longest_of(piece);
    }
    return in_a_box == 0 ? most_boxes : static_cast<int>(std::min<std::size_t>(needed / in_a_box, most_boxes));
  }
  static std::size_t longest_of(const KitPiece& piece) {
    std::size_t longest = 0;
    for (const auto& pattern : piece.patterns) longest = std::max(longest, pattern.edges.size());
    return longest;
  }

  [[nodiscard]] bool lacks(const Id& set, const Boxes& boxes) const {
    const auto tried = assign_panels(mission_, boxes, pins_, limits_, stop_);
    return std::any_of(tried.pieces.begin(), tried.pieces.end(),
                       [&](const PieceCount& piece) { return piece.set == set && piece.lacking() > 0; });
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
    if (remedy.count > 0 && builds(changed(remedy), assignment_.boxes)) remedies_.push_back(std::move(remedy));
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
