// SPDX-License-Identifier: MIT
#pragma once

#include <boost/graph/compressed_sparse_row_graph.hpp>

#include <cstdint>
#include <utility>

namespace bulkhead {

/// A directed graph in compressed rows: arcs by the vertex they leave, in the order they were given.
template <typename ArcProperty = boost::no_property>
using CompactGraph = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, ArcProperty,
                                                        boost::no_property, std::uint32_t, std::uint32_t>;
/// From one vertex to another.
using Arc = std::pair<std::uint32_t, std::uint32_t>;

}  // namespace bulkhead
