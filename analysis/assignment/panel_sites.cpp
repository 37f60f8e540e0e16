// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_sites.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "analysis/assignment/panel_layout.h"

namespace bulkhead {
namespace {

std::vector<OrientedPattern> orient(const TerrainSet& set) {
  std::vector<OrientedPattern> result;
  for (std::uint32_t piece = 0; piece < set.pieces.size(); ++piece) {
    const auto& patterns = set.pieces[piece].patterns;
    for (std::uint32_t index = 0; index < patterns.size(); ++index) {
      if (patterns[index].edges.empty()) continue;
      const auto other = turned(patterns[index]);
      result.push_back({piece, index, false, patterns[index]});
      if (other != patterns[index]) result.push_back({piece, index, true, other});
    }
  }
  return result;
}

bool has_open_edge(const OrientedPattern& pattern) {
  return std::any_of(pattern.lie.edges.begin(), pattern.lie.edges.end(),
                     [](const PatternEdge& edge) { return edge.kind == EdgeKind::open; });
}

Facing opposite(Facing facing) { return facing == Facing::first ? Facing::second : Facing::first; }

/// Lays patterns on the sites of a problem.
class Laying {
 public:
  Laying(PanelProblem& problem, Hatches hatches) : problem_(problem), hatches_(hatches) {}

  void lay_all() {
    const auto sites = problem_.sites.size();
    problem_.first.reserve(sites + 1);
    for (std::size_t site = 0; site < sites; ++site) {
      problem_.first.push_back(static_cast<std::uint32_t>(problem_.placements.size()));
      for (std::uint32_t pattern = 0; pattern < problem_.patterns.size(); ++pattern) {
        if (const auto placement = laid(site, pattern); placement && !is_twin(*placement)) {
          problem_.placements.push_back(*placement);
        }
      }
    }
    problem_.first.push_back(static_cast<std::uint32_t>(problem_.placements.size()));
  }

 private:
  [[nodiscard]] std::optional<Placement> laid(std::size_t site, std::uint32_t index) const {
    const auto& lie = problem_.patterns[index].lie;
    Placement placement{index, static_cast<std::uint32_t>(lie.edges.size()), 0, 0, 0};
    bool stands = false;
    for (std::size_t step = 0; step < lie.edges.size(); ++step) {
      if (step > 0 && !problem_.sites[site + step - 1].goes_on) return std::nullopt;
      const auto& there = problem_.sites[site + step];
      if (!covers(lie.edges[step], there, placement)) return std::nullopt;
      stands = stands || there.kind != EdgeKind::open;
    }
    if (!stands || !nodes_fit(site, lie)) return std::nullopt;
    return placement;
  }

  [[nodiscard]] bool covers(const PatternEdge& edge, const PanelSite& there, Placement& placement) const {
    if (edge.kind == EdgeKind::hatchway && there.kind == EdgeKind::wall) {
      ++placement.stand_ins;
      return true;
    }
    if (edge.kind == EdgeKind::wall && there.kind == EdgeKind::hatchway && hatches_ == Hatches::may_close) {
      ++placement.closed;
      return true;
    }
    if (edge.kind != there.kind) return false;
    if (edge.kind != EdgeKind::hatchway) return true;
    return there.facing == (there.axis == Axis::horizontal ? edge.facing : opposite(edge.facing));
  }

  [[nodiscard]] bool nodes_fit(std::size_t site, const PiecePattern& lie) const {
    for (std::size_t index = 0; index < lie.nodes.size(); ++index) {
      const auto& node = problem_.nodes[problem_.node_of(site, index)];
      const bool within = index > 0 && index + 1 < lie.nodes.size();
      if (!node.wanted) continue;
      if (lie.nodes[index] != NodePiece::none && lie.nodes[index] != *node.wanted) return false;
      if (within && *node.wanted == NodePiece::wall_end && lie.nodes[index] == NodePiece::none) return false;
      if (within && *node.wanted == NodePiece::pillar && lie.nodes[index] == NodePiece::none && node.junction &&
          !problem_.has_loose[0]) {
        return false;
      }
    }
    return true;
  }

  /// Whether the same piece lies there already in another way that makes no difference.
  [[nodiscard]] bool is_twin(const Placement& placement) const {
    const auto& pattern = problem_.patterns[placement.pattern];
    return std::any_of(problem_.placements.begin() + problem_.first.back(), problem_.placements.end(),
                       [&](const Placement& other) {
                         const auto& other_pattern = problem_.patterns[other.pattern];
                         return other_pattern.piece == pattern.piece && other.length == placement.length &&
                                other.stand_ins == placement.stand_ins && other.closed == placement.closed &&
                                other_pattern.lie.nodes == pattern.lie.nodes;
                       });
  }

  PanelProblem& problem_;
  Hatches hatches_;
};

/// Takes away what a pin rules out.
class Pinning {
 public:
  explicit Pinning(PanelProblem& problem) : problem_(problem) {
    held_.assign(problem.sites.size(), nobody);
    problem_.pinned.assign(problem.sites.size(), false);
    for (std::uint32_t site = 0; site < problem.sites.size(); ++site) {
      if (const auto* edge = std::get_if<EdgeAddress>(&problem.sites[site].address)) sites_.emplace(*edge, site);
    }
  }

  /// Whether the pin can be kept.
  bool hold(const PanelPin& pin) {
    const auto found = sites_.find({pin.board, pin.first});
    if (found == sites_.end()) return false;
    const auto site = found->second;
    const auto placements = problem_.from(site);
    const auto first = std::find_if(placements.begin(), placements.end(),
                                    [&](const Placement& placement) { return piece_of(placement) == pin.piece; });
    if (first == placements.end()) return false;
    const auto begin = held_.begin() + site;
    if (!std::all_of(begin, begin + first->length, [](std::uint32_t holder) { return holder == nobody; })) return false;
    std::fill(begin, begin + first->length, site);
    problem_.pinned[site] = true;
    pins_.emplace(site, std::pair(pin.piece, first->length));
    return true;
  }

  void apply() {
    if (pins_.empty()) return;
    std::vector<std::uint32_t> first;
    std::vector<Placement> kept;
    for (std::uint32_t site = 0; site < problem_.sites.size(); ++site) {
      first.push_back(static_cast<std::uint32_t>(kept.size()));
      for (const auto& placement : problem_.from(site)) {
        if (allowed(site, placement)) kept.push_back(placement);
      }
    }
    first.push_back(static_cast<std::uint32_t>(kept.size()));
    problem_.first = std::move(first);
    problem_.placements = std::move(kept);
  }

 private:
  static constexpr std::uint32_t nobody = UINT32_MAX;

  [[nodiscard]] const Id& piece_of(const Placement& placement) const {
    return problem_.set->pieces[problem_.patterns[placement.pattern].piece].id;
  }
  [[nodiscard]] bool allowed(std::uint32_t site, const Placement& placement) const {
    if (const auto pin = pins_.find(site); pin != pins_.end()) {
      return piece_of(placement) == pin->second.first && placement.length == pin->second.second;
    }
    const auto begin = held_.begin() + site;
    return std::all_of(begin, begin + placement.length, [](std::uint32_t holder) { return holder == nobody; });
  }

  PanelProblem& problem_;
  std::map<EdgeAddress, std::uint32_t> sites_;
  /// By site: the site where the pinned panel begins that covers it.
  std::vector<std::uint32_t> held_;
  /// Piece and length by site.
  std::map<std::uint32_t, std::pair<Id, std::uint32_t>> pins_;
};

/// Pieces that may lie in exactly the same places become one class.
void find_classes(PanelProblem& problem) {
  using Lie = std::tuple<std::size_t, std::uint32_t, std::uint32_t, std::uint32_t>;
  std::vector<std::vector<Lie>> lies(problem.set->pieces.size());
  for (std::size_t site = 0; site < problem.sites.size(); ++site) {
    for (const auto& placement : problem.from(site)) {
      auto& list = lies[problem.patterns[placement.pattern].piece];
      list.emplace_back(site, placement.length, placement.stand_ins, placement.closed);
    }
  }
  std::map<std::vector<Lie>, std::uint32_t> classes;
  std::vector<std::uint32_t> class_of(lies.size());
  for (std::size_t piece = 0; piece < lies.size(); ++piece) {
    auto& list = lies[piece];
    if (list.empty()) continue;
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
    class_of[piece] = classes.try_emplace(std::move(list), static_cast<std::uint32_t>(classes.size())).first->second;
  }
  for (auto& placement : problem.placements) {
    placement.piece_class = class_of[problem.patterns[placement.pattern].piece];
  }
  problem.classes = static_cast<std::uint32_t>(classes.size());
}

void apply_pins(PanelProblem& problem, const std::vector<PanelPin>& pins) {
  Pinning pinning(problem);
  for (const auto& pin : pins) {
    if (!pinning.hold(pin)) problem.stale_pins.push_back(pin);
  }
  pinning.apply();
}

}  // namespace

bool is_loose(const KitPiece& piece, NodePiece kind) {
  return !piece.patterns.empty() && piece.patterns.front().edges.empty() &&
         piece.patterns.front().nodes.front() == kind;
}

bool is_panel(const KitPiece& piece) { return !piece.patterns.empty() && !piece.patterns.front().edges.empty(); }

void fill_stock(PanelProblem& problem, int boxes) {
  problem.stock.clear();
  for (const auto& piece : problem.set->pieces) problem.stock.push_back(piece.count * std::min(boxes, most_boxes));
}

PanelProblem panel_problem(const Mission& mission, const TerrainSet& set, int boxes, const std::vector<PanelPin>& pins,
                           Hatches hatches) {
  PanelProblem problem;
  problem.set = &set;
  problem.patterns = orient(set);
  fill_stock(problem, boxes);
  for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
    problem.has_loose[kind] = std::any_of(set.pieces.begin(), set.pieces.end(), [&](const KitPiece& piece) {
      return is_loose(piece, counted_node_pieces[kind]);
    });
  }
  lay_out_sites(problem, mission, std::any_of(problem.patterns.begin(), problem.patterns.end(), has_open_edge));
  Laying(problem, hatches).lay_all();
  apply_pins(problem, pins);
  find_classes(problem);
  return problem;
}

}  // namespace bulkhead
