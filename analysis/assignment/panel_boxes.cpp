// SPDX-License-Identifier: MIT
#include "analysis/assignment/panel_boxes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace bulkhead {
namespace {

constexpr int most_rounds = 60;
/// Of a bound, against the rounding of sums.
constexpr double doubtful = 1e-6;

/// A covering of all sites at prices, and what it takes of each class of panels; after them the loose pieces, by kind.
class PricedCover {
 public:
  explicit PricedCover(const PanelProblem& problem)
      : problem_(problem), stock_(problem.classes + counted_node_pieces.size(), 0) {
    std::vector<bool> counted(problem.stock.size(), false);
    fills_.reserve(problem.placements.size());
    for (std::uint32_t site = 0; site < problem.sites.size(); ++site) {
      for (const auto& placement : problem.from(site)) {
        const auto& pattern = problem.patterns[placement.pattern];
        if (!counted[pattern.piece]) stock_[placement.piece_class] += problem.stock[pattern.piece];
        counted[pattern.piece] = true;
        fills_.push_back(filled(site, pattern.lie));
      }
    }
    for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
      if (!problem.has_loose[kind]) continue;
      for (std::size_t piece = 0; piece < problem.stock.size(); ++piece) {
        if (is_loose(problem.set->pieces[piece], counted_node_pieces[kind]))
          stock_[loose(kind)] += problem.stock[piece];
      }
    }
  }

  /// What one box holds.
  [[nodiscard]] const std::vector<double>& stock() const { return stock_; }
  [[nodiscard]] const std::vector<double>& used() const { return used_; }
  /// How many nodes are to be filled, by panels or by loose pieces; nothing where loose ones are not counted.
  [[nodiscard]] double wanted(std::size_t kind) const { return problem_.has_loose[kind] ? problem_.wanted[kind] : 0; }
  [[nodiscard]] std::size_t loose(std::size_t kind) const { return problem_.classes + kind; }

  /// The least that all takes at these prices.
  double cover(const std::vector<double>& prices) {
    const auto sites = problem_.sites.size();
    least_.assign(sites + 1, 0);
    chosen_.assign(sites, nothing);
    for (auto site = sites; site-- > 0;) {
      const bool open = problem_.sites[site].kind == EdgeKind::open;
      auto& least = least_[site];
      least = open ? least_[site + 1] : std::numeric_limits<double>::infinity();
      for (auto index = problem_.first[site]; index < problem_.first[site + 1]; ++index) {
        const auto& placement = problem_.placements[index];
        const double cost = price(index, prices) + least_[site + placement.length];
        if (cost >= least) continue;
        least = cost;
        chosen_[site] = index;
      }
    }
    double sum = least_[0];
    for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) sum += prices[loose(kind)] * wanted(kind);
    count_used();
    return sum;
  }

 private:
  static constexpr std::uint32_t nothing = UINT32_MAX;

  [[nodiscard]] NodeCounts filled(std::uint32_t site, const PiecePattern& lie) const {
    NodeCounts counts{};
    for (std::size_t index = 0; index < lie.nodes.size(); ++index) {
      for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const bool fills = lie.nodes[index] == counted_node_pieces[kind] &&
                           problem_.nodes[problem_.node_of(site, index)].wanted == lie.nodes[index];
        if (fills) ++counts[kind];
      }
    }
    return counts;
  }

  /// What a panel brings onto nodes need not be a loose piece.
  [[nodiscard]] double price(std::uint32_t index, const std::vector<double>& prices) const {
    double price = prices[problem_.placements[index].piece_class];
    for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
      price -= prices[loose(kind)] * fills_[index][kind];
    }
    return price;
  }

  void count_used() {
    used_.assign(stock_.size(), 0);
    for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) used_[loose(kind)] = wanted(kind);
    for (std::size_t site = 0; site < problem_.sites.size();) {
      const auto index = chosen_[site];
      if (index == nothing) {
        ++site;
        continue;
      }
      const auto& placement = problem_.placements[index];
      ++used_[placement.piece_class];
      for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) used_[loose(kind)] -= fills_[index][kind];
      site += placement.length;
    }
  }

  const PanelProblem& problem_;
  std::vector<double> stock_;
  std::vector<double> used_;
  /// By placement.
  std::vector<NodeCounts> fills_;
  std::vector<double> least_;
  std::vector<std::uint32_t> chosen_;
};

/// Caps and the like: one for each pillar.
int boxes_for_what_goes_onto_pillars(const PanelProblem& problem) {
  int in_a_box = 0;
  bool any = false;
  for (std::size_t piece = 0; piece < problem.stock.size(); ++piece) {
    if (!problem.set->pieces[piece].on_pillars) continue;
    any = true;
    in_a_box += problem.stock[piece];
  }
  if (!any || problem.wanted[0] == 0) return 0;
  return in_a_box == 0 ? most_boxes + 1 : (problem.wanted[0] + in_a_box - 1) / in_a_box;
}

}  // namespace

int least_boxes(const PanelProblem& one_box, int most) {
  int least = boxes_for_what_goes_onto_pillars(one_box);
  PricedCover pieces(one_box);
  const auto& stock = pieces.stock();
  std::vector<double> prices(stock.size(), 1);
  for (std::size_t kind = 0; kind < counted_node_pieces.size(); ++kind) {
    if (!one_box.has_loose[kind]) prices[pieces.loose(kind)] = 0;
  }
  // Averages of what coverings take converge to a fractional covering; no bound is above what that takes.
  std::vector<double> taken(stock.size(), 0);
  for (int round = 0; round < most_rounds && least <= most; ++round) {
    const double worth = std::inner_product(stock.begin(), stock.end(), prices.begin(), 0.0);
    const double cost = pieces.cover(prices);
    if (cost > doubtful) {
      const double bound = worth <= 0 ? most + 1.0 : std::ceil(cost / worth * (1 - doubtful) - doubtful);
      least = std::max(least, static_cast<int>(std::min(bound, most + 1.0)));
    }
    // What runs short grows dearer, what is left over cheaper.
    const double step = 0.5 / (1 + 0.2 * round);
    double fullest = doubtful;
    for (std::size_t piece = 0; piece < stock.size(); ++piece) {
      taken[piece] += (pieces.used()[piece] - taken[piece]) / (round + 1);
      fullest = std::max(fullest, taken[piece] / std::max(stock[piece], 0.5));
    }
    if (std::ceil(fullest - doubtful) <= least) break;
    for (std::size_t piece = 0; piece < stock.size(); ++piece) {
      const double share = pieces.used()[piece] / std::max(stock[piece], 0.5) / fullest;
      prices[piece] *= std::exp(step * std::clamp(share - 0.9, -2.0, 2.0));
    }
  }
  return std::min(least, most + 1);
}

}  // namespace bulkhead
