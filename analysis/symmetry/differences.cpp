// SPDX-License-Identifier: MIT
#include "analysis/symmetry/differences.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "analysis/symmetry/feature_images.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// Where a free piece lies: level, kind, place, turn.
using FreePlan = std::tuple<int, FreePiece::Kind, Point, int>;

bool nothing_differs(const Address&) { return false; }

}  // namespace

BoardPlans::BoardPlans(const Mission& mission) : mission_(mission), bounds_(battlefield_bounds(mission)) {
  for (const auto& board : mission.boards) {
    const auto number = static_cast<int>(plans_.size()) + 1;
    Plan plan{number, &*board, set_of(mission, *board), board_bounds(mission, *board), {}};
    if (const auto* lattice = board->lattice()) {
      const bool has_pillars = plan.set != nullptr && plan.set->pillar.has_value();
      for (std::size_t node = 0; node < lattice->size().node_count(); ++node) {
        plan.pillars.push_back(node_piece(*lattice, lattice->size().node_at(node), has_pillars) == NodePiece::pillar);
      }
    }
    plans_.push_back(std::move(plan));
  }
}

bool BoardPlans::may_lie_on(const Plan& from, const Plan& to, const BoardSymmetry& map) const {
  if (from.board->level != to.board->level || map.within(bounds_)(from.outline) != to.outline) return false;
  const auto* first = from.board->lattice();
  const auto* second = to.board->lattice();
  if (first == nullptr || second == nullptr) return first == second;
  return first->size() == second->size() && from.set->pitch == to.set->pitch && from.set->border == to.set->border;
}

bool BoardPlans::boards_match(const BoardSymmetry& map) const {
  return std::all_of(plans_.begin(), plans_.end(), [&](const Plan& from) {
    return std::any_of(plans_.begin(), plans_.end(), [&](const Plan& to) { return may_lie_on(from, to, map); });
  });
}

const BoardPlans::Plan& BoardPlans::twin_of(const Plan& from, const BoardSymmetry& map) const {
  std::vector<const Plan*> twins;
  for (const auto& to : plans_) {
    if (may_lie_on(from, to, map)) twins.push_back(&to);
  }
  BULKHEAD_EXPECTS(!twins.empty());
  if (twins.size() == 1) return *twins.front();
  // Where boards lie upon each other, one that is the same comes first.
  const auto same = std::find_if(twins.begin(), twins.end(),
                                 [&](const Plan* to) { return same_cells(from, *to, map, nothing_differs); });
  return same == twins.end() ? *twins.front() : **same;
}

bool BoardPlans::same_cells(const Plan& from, const Plan& to, const BoardSymmetry& map,
                            const std::function<bool(const Address&)>& use) {
  const auto* first = from.board->lattice();
  const auto* second = to.board->lattice();
  if (first == nullptr) return true;
  const auto size = first->size();
  const auto image = map.within(size);
  std::vector<bool> explained(size.node_count(), false);
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = size.cell_at(index);
    if (first->cell(cell) == second->cell(image(cell))) continue;
    if (!use(CellAddress{from.number, cell})) return false;
  }
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    if (first->edge(edge) == second->edge(image(edge))) continue;
    if (!use(EdgeAddress{from.number, edge})) return false;
    explained[size.index(edge.first_node())] = explained[size.index(edge.second_node())] = true;
  }
  for (std::size_t index = 0; index < size.node_count(); ++index) {
    const auto node = size.node_at(index);
    if (explained[index] || from.pillars[index] == to.pillars[size.index(image(node))]) continue;
    if (!use(NodeAddress{from.number, node})) return false;
  }
  return true;
}

bool BoardPlans::same_free_pieces(const BoardSymmetry& map, const std::function<bool(const Address&)>& use) const {
  std::map<FreePlan, std::vector<const FreePiece*>> there;
  const auto each = [&](const BoardSymmetry& way, const auto& take) {
    const auto image = way.within(bounds_);
    for (const auto& plan : plans_) {
      for (const auto& piece : plan.board->pieces) {
        if (piece.kind == FreePiece::Kind::wall_end) continue;
        // Such a piece looks the same from both sides.
        take(FreePlan{plan.board->level, piece.kind, image(plan.board->at + piece.at), way.turned(piece.turn) % 180},
             piece);
      }
    }
  };
  each({}, [&](const FreePlan& plan, const FreePiece& piece) { there[plan].push_back(&piece); });
  std::vector<const FreePiece*> alone;
  each(map, [&](const FreePlan& plan, const FreePiece& piece) {
    auto& waiting = there[plan];
    waiting.empty() ? alone.push_back(&piece) : waiting.pop_back();
  });
  return std::all_of(alone.begin(), alone.end(), [&](const FreePiece* piece) { return use(ObjectAddress{piece->id}); });
}

void BoardPlans::each_difference(const BoardSymmetry& map, const std::function<bool(const Address&)>& use) const {
  for (const auto& plan : plans_) {
    if (!same_cells(plan, twin_of(plan, map), map, use)) return;
  }
  if (!same_free_pieces(map, use)) return;
  for (const auto& feature : features_without_image(mission_, map.within(bounds_))) {
    if (!use(ObjectAddress{feature})) return;
  }
}

}  // namespace bulkhead
