// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/plan/mission_plan.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText pillars_overlap{
    "pillars-overlap",
    "two pillars must not stand in one place; those at {node} and {other} overlap where boards meet"};

struct Piece {
  NodeAddress node;
  PlacedFootprint footprint;
  Rectangle bounds;
};

/// The pillars and wall ends of a level, from the west.
std::vector<Piece> pieces_on(const Mission& mission, int level) {
  std::vector<Piece> pieces;
  for (auto& [subject, footprint] : walls_on(mission, level, OpenHatchways::none())) {
    const auto* node = std::get_if<NodeAddress>(&subject);
    if (node == nullptr) continue;
    const auto bounds = bounds_of(footprint);
    pieces.push_back({*node, std::move(footprint), bounds});
  }
  std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return piece.bounds.top_left.x; });
  return pieces;
}

/// Those of different boards that share ground. Those of one board cannot.
std::vector<std::pair<NodeAddress, NodeAddress>> overlapping(const Mission& mission, int level) {
  const auto pieces = pieces_on(mission, level);
  std::vector<std::pair<NodeAddress, NodeAddress>> pairs;
  for (std::size_t one = 0; one < pieces.size(); ++one) {
    for (auto other = one + 1; other < pieces.size(); ++other) {
      if (pieces[other].bounds.top_left.x >= pieces[one].bounds.bottom_right.x) break;
      if (pieces[one].node.board == pieces[other].node.board) continue;
      if (!overlap(pieces[one].bounds, pieces[other].bounds)) continue;
      if (!overlap(pieces[one].footprint, pieces[other].footprint)) continue;
      pairs.emplace_back(std::min(pieces[one].node, pieces[other].node),
                         std::max(pieces[one].node, pieces[other].node));
    }
  }
  std::ranges::sort(pairs);
  return pairs;
}

bool overlap_still(const Mission& mission, const std::pair<NodeAddress, NodeAddress>& pair) {
  const auto left = overlapping(mission, find_board(mission, pair.first.board)->level);
  return std::ranges::find(left, pair) != left.end();
}

/// Wall ends in place of the pillars where a run stops: on both sides where they can be, so that boards that mirror
/// each other still do.
std::vector<Edit> fixes_for(const Mission& mission, const std::pair<NodeAddress, NodeAddress>& pair) {
  std::vector<NodeAddress> ends;
  for (const auto& node : {pair.first, pair.second}) {
    if (find_lattice(mission, node.board)->touching(node.node).size() == 1) ends.push_back(node);
  }
  if (ends.empty()) return {};
  const SetNodes edit{ends, NodeOverride{NodePiece::wall_end, std::nullopt}};
  const auto fixed = edit.apply(mission);
  if (!fixed || overlap_still(*fixed, pair)) return {};
  return {edit};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto level : levels_of(mission)) {
    for (const auto& pair : overlapping(mission, level)) {
      observations.push_back({message<pillars_overlap>(arg<"node">(to_text(mission, pair.first)),
                                                       arg<"other">(to_text(mission, pair.second))),
                              {pair.first, pair.second},
                              [pair](const CheckContext& checked) { return fixes_for(checked.mission, pair); }});
    }
  }
  return observations;
}

}  // namespace

Check pillars_overlap_check() {
  return {.key = "pillars-overlap",
          .title = "Pillars that overlap",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "No two pillars or wall ends of boards that meet share ground. Where a run goes on across the seam, the "
              "nodes at both sides of it are often nearer to each other than a pillar is wide.",
          .reason = "Two pieces do not fit into one place: the run cannot be built as it is drawn.",
          .places = "both nodes",
          .remedy = "Finish the runs with wall ends in place of their pillars, or one of them.",
          .messages = {pillars_overlap},
          .run = run};
}

}  // namespace bulkhead
