// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/cells/access.h"
#include "analysis/compartment_graph/compartment_graph.h"

namespace bulkhead {

/// How many ways lead a side to an objective.
struct IndependentWays {
  Id side;
  Id objective;
  /// The most ways of which no two share a doorway, which is as many as the fewest doorways that keep the side out when
  /// they stay shut (Menger, "Zur allgemeinen Kurventheorie", 1927). Nothing where the side begins in a compartment of
  /// the objective: no hatchway can keep it out. 0 where there is no way.
  std::optional<int> ways;
  /// Such fewest hatchways, those nearest to where the side begins; across a seam both edges.
  std::vector<EdgeAddress> cut;
  friend bool operator==(const IndependentWays&, const IndependentWays&) = default;
};

/// By maximum flow and minimum cut (Edmonds and Karp, "Theoretical improvements in algorithmic efficiency for network
/// flow problems", 1972). Every side and objective in the order of `access_to_objectives`, without objectives that
/// stand on no floor and sides that begin on none. Doorways that bar the side are left out. A side that begins in
/// several compartments, or an objective that several share, counts as in all of them.
[[nodiscard]] std::vector<IndependentWays> independent_ways(const Mission& mission, const CellGraph& cells,
                                                            const Components& compartments,
                                                            const CompartmentGraph& graph,
                                                            const std::vector<SideStart>& starts);

}  // namespace bulkhead
