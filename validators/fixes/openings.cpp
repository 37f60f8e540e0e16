// SPDX-License-Identifier: MIT
#include "validators/fixes/openings.h"

#include <algorithm>
#include <deque>
#include <utility>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

/// Calls `visit(cell, step)` for every step, in the order in which searches take them.
template <typename Visit>
void for_each_step(const CellGraph& graph, const std::vector<bool>& locked, const Visit& visit) {
  for (const auto& pair : graph.neighbours()) {
    const bool barred = pair.kind == EdgeKind::wall || locked[pair.lock];
    visit(pair.first, Passages::Step{pair.second, &pair, barred});
    visit(pair.second, Passages::Step{pair.first, &pair, barred});
  }
  for (const auto& link : graph.links()) {
    if (link.from.empty() || link.to.empty()) continue;
    // A star joins the same cells as every pair of ends would.
    const auto centre = link.from.front();
    for (const auto* end : {&link.from, &link.to}) {
      for (const auto cell : *end) {
        visit(centre, Passages::Step{cell, nullptr, false});
        visit(cell, Passages::Step{centre, nullptr, false});
      }
    }
  }
}

}  // namespace

Passages::Passages(const CellGraph& graph, const Id* side) : first_(graph.cell_count() + 1, 0) {
  std::vector<bool> locked;
  for (const auto& lock : graph.locks()) locked.push_back(side != nullptr && lock.bars(*side));
  for_each_step(graph, locked, [&](std::uint32_t cell, const Step&) { ++first_[cell + 1]; });
  for (std::size_t cell = 1; cell < first_.size(); ++cell) first_[cell] += first_[cell - 1];
  steps_.resize(first_.back());
  auto next = first_;
  for_each_step(graph, locked, [&](std::uint32_t cell, const Step& step) { steps_[next[cell]++] = step; });
}

Openings::Openings(const CheckContext& context, const Passages& passages, std::span<const std::uint32_t> from)
    : context_(context) {
  search(passages, from, {});
}

Openings::Openings(const CheckContext& context, const Passages& passages, std::span<const std::uint32_t> from,
                   std::span<const std::uint32_t> to)
    : context_(context) {
  std::vector<bool> goals(passages.cell_count(), false);
  for (const auto cell : to) goals[cell] = true;
  search(passages, from, goals);
}

void Openings::search(const Passages& passages, std::span<const std::uint32_t> from, const std::vector<bool>& goals) {
  arrivals_.resize(passages.cell_count());
  std::deque<std::uint32_t> queue;
  for (const auto cell : from) {
    arrivals_[cell] = {0, cell, nullptr};
    queue.push_back(cell);
  }
  std::optional<int> enough;
  while (!queue.empty()) {
    const auto cell = queue.front();
    queue.pop_front();
    const int behind = arrivals_[cell].barriers;
    if (enough && behind > *enough) return;
    if (!goals.empty() && goals[cell]) enough = behind;
    for (const auto& step : passages.from(cell)) {
      const int barriers = behind + (step.barred ? 1 : 0);
      auto& arrival = arrivals_[step.to];
      if (arrival.barriers >= 0 && arrival.barriers <= barriers) continue;
      arrival = {barriers, cell, step.barred ? step.pair : nullptr};
      if (step.barred) {
        queue.push_back(step.to);
      } else {
        queue.push_front(step.to);
      }
    }
  }
}

std::optional<Edit> Openings::way_to(std::span<const std::uint32_t> to) const {
  std::optional<std::uint32_t> goal;
  for (const auto cell : to) {
    if (arrivals_[cell].barriers < 0) continue;
    if (!goal || arrivals_[cell].barriers < arrivals_[*goal].barriers) goal = cell;
  }
  if (!goal || arrivals_[*goal].barriers == 0) return std::nullopt;
  std::vector<EdgeAddress> edges;
  for (auto cell = *goal; arrivals_[cell].from != cell; cell = arrivals_[cell].from) {
    if (arrivals_[cell].through != nullptr) add_barrier(edges, *arrivals_[cell].through);
  }
  return hatchways_at(std::move(edges));
}

std::optional<Edit> Openings::last_barrier_to(std::uint32_t cell) const {
  if (arrivals_[cell].barriers <= 0) return std::nullopt;
  while (arrivals_[cell].through == nullptr) cell = arrivals_[cell].from;
  std::vector<EdgeAddress> edges;
  add_barrier(edges, *arrivals_[cell].through);
  return hatchways_at(std::move(edges));
}

void Openings::add_barrier(std::vector<EdgeAddress>& edges, const Neighbours& pair) const {
  for (const auto& edge : context_.snapshot.graph().edges_between(pair)) {
    if (find_lattice(context_.mission, edge.board)->edge(edge.edge) != EdgeKind::open) edges.push_back(edge);
  }
}

Edit Openings::hatchways_at(std::vector<EdgeAddress> edges) const {
  const auto& mission = context_.mission;
  std::sort(edges.begin(), edges.end());
  if (edges.size() == 1) {
    const auto* there = find_lattice(mission, edges.front().board)->hatchway(edges.front().edge);
    auto hatchway = there == nullptr ? Hatchway() : *there;
    hatchway.access = HatchAccess::accessible();
    return SetHatchways{{edges.front()}, hatchway};
  }
  return SetHatchways{std::move(edges), {}};
}

std::optional<Edit> open_way(const CheckContext& context, std::span<const std::uint32_t> from,
                             std::span<const std::uint32_t> to, const Id* side) {
  return Openings(context, Passages(context.snapshot.graph(), side), from, to).way_to(to);
}

}  // namespace bulkhead
