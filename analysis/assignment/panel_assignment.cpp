// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_assignment.h"

#include <algorithm>
#include <numeric>

#include "analysis/assignment/feature_counts.h"
#include "analysis/assignment/panel_remedies.h"
#include "analysis/assignment/panel_search.h"

namespace bulkhead {
namespace {

/// Shares `number` pieces out among several kinds, one by one in turn: first from the boxes, then beyond them.
void share_out(int number, const std::vector<PieceCount*>& kinds) {
  if (kinds.empty()) return;
  std::size_t next = 0;
  for (; number > 0; --number) {
    const auto start = next;
    while (kinds[next]->used >= kinds[next]->owned) {
      next = (next + 1) % kinds.size();
      if (next == start) break;
    }
    ++kinds[next]->used;
    next = (next + 1) % kinds.size();
  }
}

PlacedPanel placed(const PanelProblem& problem, const ChosenPanel& chosen) {
  const auto& placement = problem.placements[chosen.placement];
  const auto& pattern = problem.patterns[placement.pattern];
  PlacedPanel panel{problem.set->id,
                    problem.set->pieces[pattern.piece].id,
                    pattern.pattern,
                    pattern.turned,
                    {},
                    {},
                    problem.pinned[chosen.site]};
  for (std::uint32_t step = 0; step < placement.length; ++step) {
    const auto& site = problem.sites[chosen.site + step];
    panel.covers.push_back(site.address);
    if (site.kind == EdgeKind::wall && pattern.lie.edges[step].kind == EdgeKind::hatchway) {
      panel.stand_ins.push_back(site.address);
    }
  }
  return panel;
}

/// How many of the layout's pillars and wall ends come with the panels.
NodeCounts filled_by(const PanelProblem& problem, const std::vector<ChosenPanel>& panels) {
  std::vector<bool> filled(problem.nodes.size(), false);
  NodeCounts counts{};
  for (const auto& chosen : panels) {
    const auto& lie = problem.patterns[problem.placements[chosen.placement].pattern].lie;
    for (std::size_t index = 0; index < lie.nodes.size(); ++index) {
      const auto node = problem.node_of(chosen.site, index);
      if (filled[node] || lie.nodes[index] == NodePiece::none || problem.nodes[node].wanted != lie.nodes[index])
        continue;
      filled[node] = true;
      ++counts[lie.nodes[index] == counted_node_pieces[0] ? 0 : 1];
    }
  }
  return counts;
}

std::vector<PieceCount> piece_counts(const PanelProblem& problem, const PanelSearchResult& found) {
  const auto& set = *problem.set;
  std::vector<PieceCount> counts;
  for (std::size_t piece = 0; piece < set.pieces.size(); ++piece) {
    counts.push_back({set.id, set.pieces[piece].id, problem.stock[piece], 0});
  }
  for (const auto& chosen : found.panels) {
    ++counts[problem.patterns[problem.placements[chosen.placement].pattern].piece].used;
  }
  const auto share = [&](int number, const auto& belongs) {
    std::vector<PieceCount*> kinds;
    for (std::size_t piece = 0; piece < set.pieces.size(); ++piece) {
      if (belongs(set.pieces[piece])) kinds.push_back(&counts[piece]);
    }
    share_out(number, kinds);
  };
  const auto filled = filled_by(problem, found.panels);
  for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
    share(problem.wanted[kind] - filled[kind],
          [&](const KitPiece& piece) { return is_loose(piece, counted_node_pieces[kind]); });
  }
  share(problem.wanted[0], [](const KitPiece& piece) { return piece.on_pillars; });
  return counts;
}

/// Adds what one set builds.
void add_set(PanelAssignment& result, const PanelProblem& problem, const PanelSearchResult& found) {
  for (const auto& chosen : found.panels) result.panels.push_back(placed(problem, chosen));
  for (const auto site : found.gaps) result.uncovered.push_back(problem.sites[site].address);
  const auto counts = piece_counts(problem, found);
  result.pieces.insert(result.pieces.end(), counts.begin(), counts.end());
  result.stale_pins.insert(result.stale_pins.end(), problem.stale_pins.begin(), problem.stale_pins.end());
  result.gave_up = result.gave_up || !found.proved;
}

/// Adds the features of one set that stand, or fills in how many there are where the set's pieces are counted already.
void add_features(PanelAssignment& result, const std::vector<PieceCount>& features) {
  for (const auto& feature : features) {
    const auto counted = std::ranges::find_if(result.pieces, [&](const PieceCount& piece) {
      return piece.set == feature.set && piece.piece == feature.piece;
    });
    if (counted == result.pieces.end()) {
      result.pieces.push_back(feature);
    } else {
      *counted = feature;
    }
  }
}

/// What the searches know: each has an answer; one of them is short of pieces, whatever the answer.
struct Known {
  bool complete = true;
  bool short_of_pieces = false;
};

Buildable answer_of(const PanelAssignment& result, const Known& known) {
  const bool lacking = std::any_of(result.pieces.begin(), result.pieces.end(),
                                   [](const PieceCount& piece) { return piece.lacking() > 0; });
  const bool whole = result.uncovered.empty() && !lacking;
  if (known.complete && known.short_of_pieces) return Buildable::no;
  if (!known.complete || (result.gave_up && !whole)) return Buildable::unknown;
  if (!whole) return Buildable::no;
  return result.unlisted.empty() ? Buildable::yes : Buildable::unknown;
}

std::vector<PanelPin> pins_of(const Mission& mission, const Id& set, const std::vector<PanelPin>& pins) {
  std::vector<PanelPin> result;
  std::copy_if(pins.begin(), pins.end(), std::back_inserter(result), [&](const PanelPin& pin) {
    const auto* board = find_board(mission, pin.board);
    return board != nullptr && board->set == set;
  });
  return result;
}

std::vector<PanelPin> pins_without_set(const Mission& mission, const std::vector<PanelPin>& pins) {
  std::vector<PanelPin> result;
  std::copy_if(pins.begin(), pins.end(), std::back_inserter(result), [&](const PanelPin& pin) {
    const auto* board = find_board(mission, pin.board);
    return board == nullptr || set_of(mission, *board) == nullptr;
  });
  return result;
}

}  // namespace

int PanelAssignment::substitutions() const {
  return std::accumulate(panels.begin(), panels.end(), 0, [](int sum, const PlacedPanel& panel) {
    return sum + static_cast<int>(panel.stand_ins.size());
  });
}

Boxes designed_boxes(const Mission& mission) {
  Boxes boxes;
  for (const auto& used : mission.sets) boxes[used.set->id] = boxes_of(mission, used);
  return boxes;
}

std::vector<PanelPin> pinned_panels(const Mission& mission) {
  std::vector<PanelPin> pins;
  for (std::size_t index = 0; index < mission.boards.size(); ++index) {
    for (const auto& [first, pin] : mission.boards[index]->pins) {
      pins.push_back({static_cast<int>(index) + 1, first, pin.piece});
    }
  }
  return pins;
}

std::vector<PanelPin> stale_pins(const Mission& mission, const std::vector<PanelPin>& pins) {
  auto stale = pins_without_set(mission, pins);
  for (const auto& used : mission.sets) {
    const auto own = pins_of(mission, used.set->id, pins);
    if (own.empty()) continue;
    const auto problem = panel_problem(mission, *used.set, 1, own, Hatches::as_drawn);
    stale.insert(stale.end(), problem.stale_pins.begin(), problem.stale_pins.end());
  }
  return stale;
}

PanelAssignment assign_panels(const Mission& mission, const Boxes& boxes, const std::vector<PanelPin>& pins,
                              const AssignmentLimits& limits, const std::stop_token& stop) {
  PanelAssignment result;
  Known known;
  result.stale_pins = pins_without_set(mission, pins);
  for (const auto& used : mission.sets) {
    const auto& set = *used.set;
    if (!is_built_with(mission, set)) continue;
    const auto owned = boxes.find(set.id);
    const int number = owned == boxes.end() ? 0 : owned->second;
    const auto features = feature_counts(mission, set, number);
    const bool short_of_features =
        std::ranges::any_of(features, [](const PieceCount& feature) { return feature.lacking() > 0; });
    known.short_of_pieces = known.short_of_pieces || short_of_features;
    const bool has_boards =
        std::ranges::any_of(mission.boards, [&](const auto& board) { return board->set == set.id; });
    if (!has_boards) {
      if (!features.empty()) result.boxes[set.id] = number;
      add_features(result, features);
      continue;
    }
    result.boxes[set.id] = number;
    const auto problem = panel_problem(mission, set, number, pins_of(mission, set.id, pins), Hatches::as_drawn);
    if (std::none_of(set.pieces.begin(), set.pieces.end(), is_panel)) {
      if (!problem.sites.empty()) result.unlisted.push_back(set.id);
      result.stale_pins.insert(result.stale_pins.end(), problem.stale_pins.begin(), problem.stale_pins.end());
      add_features(result, features);
      continue;
    }
    const auto found = search_panels(problem, PanelAim::build, limits, stop);
    add_set(result, problem, found);
    add_features(result, features);
    known.complete = known.complete && found.complete;
    known.short_of_pieces = known.short_of_pieces || found.short_of_pieces;
  }
  result.buildable = answer_of(result, known);
  if (limits.remedies && result.buildable == Buildable::no) {
    result.remedies = find_remedies(mission, result, pins, limits, stop);
  }
  return result;
}

}  // namespace bulkhead
