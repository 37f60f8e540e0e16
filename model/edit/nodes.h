// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// What stands on nodes: a piece set by hand, or what follows from the walls. There must be at least one node, and
/// each must be on the battlefield (contract). A facing counts for wall ends only.
[[nodiscard]] Edit set_node(const Mission& mission, NodeAddress node, const NodeOverride& piece);
[[nodiscard]] Edit set_nodes(const Mission& mission, std::vector<NodeAddress> nodes, NodeOverride piece);
[[nodiscard]] Edit set_nodes_automatic(const Mission& mission, std::vector<NodeAddress> nodes);

}  // namespace bulkhead
