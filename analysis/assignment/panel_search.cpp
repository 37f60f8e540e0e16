// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_search.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <tuple>

#include "analysis/assignment/panel_bounds.h"

namespace bulkhead {
namespace {

constexpr std::uint32_t none = UINT32_MAX;
/// In nodes.
constexpr std::size_t small_layout = 64;

/// A whole answer's cost with the loose pieces in their place: after the panels, before the stand-ins.
struct FullCost {
  std::uint32_t first = UINT32_MAX;
  std::uint32_t second = UINT32_MAX;
  int loose = 0;
  std::uint32_t third = UINT32_MAX;
  friend auto operator<=>(const FullCost&, const FullCost&) = default;
};

/// One thing to do at a site: a placement, or `none` for a gap.
struct Choice {
  std::uint32_t placement = none;
  /// Of the whole answer if this is chosen, at least.
  PanelCost bound;
  PanelCost step;
  int fills = 0;
  std::uint32_t length = 1;
  bool from_boxes = false;
};

struct Frame {
  std::uint32_t site = 0;
  PanelBounds::State state = 0;
  PanelCost cost;
  std::vector<Choice> choices;
  std::size_t next = 0;
  /// The one that is being followed.
  std::optional<Choice> taken;
};

/// The nodes that panels can fill, the last ones to be filled first, with one bit for each that nothing fills yet.
class FillablePlaces {
 public:
  FillablePlaces() = default;
  /// Of every node the last site whose panel may fill it, or `none`.
  FillablePlaces(const std::vector<std::uint32_t>& last_filler, std::size_t sites)
      : rank_(last_filler.size(), none), from_(sites + 1, 0) {
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = 0; node < last_filler.size(); ++node) {
      if (last_filler[node] == none) continue;
      nodes.push_back(node);
      ++from_[last_filler[node]];
    }
    std::sort(nodes.begin(), nodes.end(),
              [&](std::uint32_t a, std::uint32_t b) { return last_filler[a] > last_filler[b]; });
    for (std::uint32_t place = 0; place < nodes.size(); ++place) rank_[nodes[place]] = place;
    for (auto site = sites; site-- > 0;) from_[site] += from_[site + 1];
    unfilled_.assign(nodes.size() / 64 + 1, ~std::uint64_t{0});
  }

  void set_filled(std::uint32_t node, bool filled) {
    const auto bit = std::uint64_t{1} << rank_[node] % 64;
    auto& word = unfilled_[rank_[node] / 64];
    filled ? word &= ~bit : word |= bit;
  }

  /// How many of those that panels from a site on may fill are not filled.
  [[nodiscard]] int unfilled_from(std::size_t site) const {
    const auto places = from_[site];
    int count = std::popcount(unfilled_[places / 64] & ((std::uint64_t{1} << places % 64) - 1));
    for (std::size_t word = 0; word < places / 64; ++word) count += std::popcount(unfilled_[word]);
    return count;
  }

 private:
  std::vector<std::uint32_t> rank_;
  std::vector<std::uint64_t> unfilled_;
  /// By site: how many nodes the panels from there on may fill.
  std::vector<std::uint32_t> from_;
};

class PanelSearch {
 public:
  PanelSearch(const PanelProblem& problem, PanelAim aim, const AssignmentLimits& limits, const std::stop_token& stop)
      : problem_(problem),
        aim_(aim),
        limits_(limits),
        stop_(stop),
        bounds_(problem, aim, limits.table, stop),
        left_(problem.stock),
        covering_(problem.nodes.size(), 0) {
    for (std::size_t piece = 0; piece < problem.stock.size(); ++piece) {
      for (std::size_t kind = 0; kind < loose_.size(); ++kind) {
        if (is_loose(problem.set->pieces[piece], counted_node_pieces[kind])) loose_[kind] += problem.stock[piece];
      }
    }
    note_what_panels_bring();
    // On a large layout each step takes longer; without bounds, looking for better answers leads nowhere.
    limits_.steps = bounds_.exact() ? limits_.steps * small_layout / std::max(small_layout, problem.nodes.size()) : 0;
  }

  PanelSearchResult run() {
    const auto least = bound_of(bounds_.from(0, bounds_.full()), 0, bounds_.full());
    frames_.push_back(frame_at(0, bounds_.full(), {}));
    std::size_t steps = 0;
    bool all_tried = true;
    while (!frames_.empty()) {
      if (stop_.stop_requested() || steps > limits_.steps) {
        all_tried = false;
        break;
      }
      if (best_.complete) ++steps;
      advance();
      if (best_.complete && best_cost_ <= least) break;
    }
    best_.short_of_pieces = !stop_.stop_requested() && (least > FullCost{0, 0, 0, UINT32_MAX} || too_few_edges());
    best_.proved = best_.complete && !stop_.stop_requested() && (all_tried || best_cost_ <= least);
    return std::move(best_);
  }

 private:
  /// What panels put onto a node that the layout wants there, by kind.
  template <typename Use>
  void each_filled(std::uint32_t site, const Placement& placement, const Use& use) const {
    const auto& nodes = problem_.patterns[placement.pattern].lie.nodes;
    for (std::size_t index = 0; index < nodes.size(); ++index) {
      const auto node = problem_.node_of(site, index);
      for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
        if (nodes[index] == counted_node_pieces[kind] && problem_.nodes[node].wanted == nodes[index]) use(node, kind);
      }
    }
  }

  void note_what_panels_bring() {
    std::array<std::vector<std::uint32_t>, counted_node_pieces.size()> last_filler;
    last_filler.fill(std::vector<std::uint32_t>(problem_.nodes.size(), none));
    for (auto& brought : brings_) brought.assign(problem_.stock.size(), 0);
    for (std::uint32_t site = 0; site < problem_.sites.size(); ++site) {
      for (const auto& placement : problem_.from(site)) {
        NodeCounts here{};
        each_filled(site, placement, [&](std::uint32_t node, std::size_t kind) {
          last_filler[kind][node] = site;
          ++here[kind];
        });
        const auto piece = problem_.patterns[placement.pattern].piece;
        for (std::size_t kind = 0; kind < here.size(); ++kind) {
          brings_[kind][piece] = std::max(brings_[kind][piece], here[kind]);
          most_[kind] = std::max(most_[kind], here[kind]);
        }
      }
    }
    for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
      places_[kind] = FillablePlaces(last_filler[kind], problem_.sites.size());
    }
  }

  /// Whether all panels together have too few edges, or too few hatchways.
  [[nodiscard]] bool too_few_edges() const {
    std::int64_t edges = 0;
    std::int64_t hatchways = 0;
    for (std::size_t piece = 0; piece < problem_.stock.size(); ++piece) {
      std::size_t longest = 0;
      std::ptrdiff_t most = 0;
      for (const auto& pattern : problem_.set->pieces[piece].patterns) {
        longest = std::max(longest, pattern.edges.size());
        most = std::max(most, std::count_if(pattern.edges.begin(), pattern.edges.end(),
                                            [](const PatternEdge& edge) { return edge.kind == EdgeKind::hatchway; }));
      }
      edges += std::int64_t{problem_.stock[piece]} * static_cast<std::int64_t>(longest);
      hatchways += std::int64_t{problem_.stock[piece]} * most;
    }
    const auto of_kind = [&](EdgeKind kind) {
      return std::count_if(problem_.sites.begin(), problem_.sites.end(),
                           [&](const PanelSite& site) { return site.kind == kind; });
    };
    return hatchways < of_kind(EdgeKind::hatchway) || edges < of_kind(EdgeKind::hatchway) + of_kind(EdgeKind::wall);
  }

  [[nodiscard]] int loose_needed(std::size_t kind) const {
    return problem_.has_loose[kind] ? problem_.wanted[kind] - filled_[kind] - loose_[kind] : 0;
  }

  /// How many more nodes the panels from a site on can fill, at most.
  [[nodiscard]] int still_filled(std::size_t kind, std::uint32_t site, PanelBounds::State state) {
    const int places = places_[kind].unfilled_from(site);
    const auto rest = bounds_.from(site, state);
    std::int64_t brought = std::int64_t{rest.first + rest.second} * most_[kind];
    if (!bounds_.exact()) brought = places;
    for (std::size_t piece = 0; piece < left_.size(); ++piece) {
      brought += std::int64_t{std::max(left_[piece], 0)} * brings_[kind][piece];
    }
    return static_cast<int>(std::min<std::int64_t>(places, brought));
  }

  [[nodiscard]] FullCost bound_of(const PanelCost& cost, std::uint32_t site, PanelBounds::State state) {
    int loose = 0;
    for (std::size_t kind = 0; kind < loose_.size(); ++kind) {
      const int needed = loose_needed(kind);
      if (aim_ == PanelAim::build && needed > 0) loose += std::max(0, needed - still_filled(kind, site, state));
    }
    return {cost.first, cost.second, loose, cost.third};
  }

  Frame frame_at(std::uint32_t site, PanelBounds::State state, const PanelCost& cost) {
    Frame frame{site, state, cost, {}, 0, std::nullopt};
    if (site == problem_.sites.size()) return frame;
    const auto gap = cost_of_gap(problem_.sites[site], aim_);
    frame.choices.push_back({none, cost + gap + bounds_.from(site + 1, state), gap, 0, 1, false});
    for (auto index = problem_.first[site]; index < problem_.first[site + 1]; ++index) {
      const auto& placement = problem_.placements[index];
      Choice choice{index, {}, cost_of(placement, aim_), 0, placement.length, false};
      choice.from_boxes = left_[problem_.patterns[placement.pattern].piece] > 0;
      if (!choice.from_boxes) choice.step = choice.step + cost_of_lack(aim_);
      const auto after = choice.from_boxes ? bounds_.without(state, placement.piece_class) : state;
      choice.bound = cost + choice.step + bounds_.from(site + placement.length, after);
      each_filled(site, placement, [&](std::uint32_t node, std::size_t) { choice.fills += covering_[node] == 0; });
      frame.choices.push_back(choice);
    }
    std::sort(frame.choices.begin(), frame.choices.end(), [](const Choice& a, const Choice& b) {
      return std::tuple(a.bound, -a.fills, -static_cast<int>(a.length), a.placement) <
             std::tuple(b.bound, -b.fills, -static_cast<int>(b.length), b.placement);
    });
    return frame;
  }

  void take(const Frame& frame, const Choice& choice, int sign) {
    if (choice.placement == none) return;
    const auto& placement = problem_.placements[choice.placement];
    left_[problem_.patterns[placement.pattern].piece] -= sign;
    each_filled(frame.site, placement, [&](std::uint32_t node, std::size_t kind) {
      auto& covering = covering_[node];
      const int before = covering;
      covering += sign;
      if ((covering > 0) == (before > 0)) return;
      filled_[kind] += sign;
      places_[kind].set_filled(node, covering > 0);
    });
  }

  /// One step: the next choice of the last frame, or back from it.
  void advance() {
    auto& frame = frames_.back();
    if (frame.taken) take(frame, *frame.taken, -1);
    frame.taken.reset();
    if (frame.site == problem_.sites.size()) {
      keep_if_better(frame);
      frames_.pop_back();
      return;
    }
    if (frame.next == frame.choices.size()) {
      frames_.pop_back();
      return;
    }
    const auto choice = frame.choices[frame.next++];
    take(frame, choice, 1);
    frame.taken = choice;
    auto state = frame.state;
    if (choice.from_boxes) state = bounds_.without(state, problem_.placements[choice.placement].piece_class);
    const auto site = frame.site + choice.length;
    if (best_.complete && bound_of(choice.bound, site, state) >= best_cost_) return;
    frames_.push_back(frame_at(site, state, frame.cost + choice.step));
  }

  void keep_if_better(const Frame& last) {
    const auto cost = bound_of(last.cost, last.site, last.state);
    if (best_.complete && cost >= best_cost_) return;
    best_cost_ = cost;
    best_ = {};
    best_.complete = true;
    best_.cost = last.cost;
    for (std::size_t kind = 0; kind < loose_.size(); ++kind)
      best_.loose_lacking[kind] = std::max(0, loose_needed(kind));
    for (const auto& frame : frames_) {
      if (!frame.taken) continue;
      if (frame.taken->placement != none) {
        best_.panels.push_back({frame.site, frame.taken->placement});
      } else if (problem_.sites[frame.site].kind != EdgeKind::open) {
        best_.gaps.push_back(frame.site);
      }
    }
  }

  const PanelProblem& problem_;
  PanelAim aim_;
  AssignmentLimits limits_;
  std::stop_token stop_;
  PanelBounds bounds_;

  /// Of each piece; below 0 where more are used than there are.
  std::vector<int> left_;
  /// By node: how many panels fill it.
  std::vector<int> covering_;
  NodeCounts filled_{};
  NodeCounts loose_{};
  std::array<FillablePlaces, counted_node_pieces.size()> places_;
  /// By kind and piece: how many nodes it fills at most.
  std::array<std::vector<int>, counted_node_pieces.size()> brings_;
  NodeCounts most_{};

  std::vector<Frame> frames_;
  PanelSearchResult best_;
  FullCost best_cost_;
};

}  // namespace

PanelCost cost_of_gap(const PanelSite& site, PanelAim aim) {
  if (site.kind == EdgeKind::open) return {};
  return aim == PanelAim::remove_walls && site.kind == EdgeKind::wall ? PanelCost{0, 1, 0} : PanelCost{1, 0, 0};
}

PanelCost cost_of_lack(PanelAim aim) { return aim == PanelAim::build ? PanelCost{0, 1, 0} : PanelCost{1, 0, 0}; }

PanelCost cost_of(const Placement& placement, PanelAim aim) {
  return {0, aim == PanelAim::close_hatchways ? placement.closed : 0, placement.stand_ins};
}

PanelSearchResult search_panels(const PanelProblem& problem, PanelAim aim, const AssignmentLimits& limits,
                                const std::stop_token& stop) {
  return PanelSearch(problem, aim, limits, stop).run();
}

}  // namespace bulkhead
