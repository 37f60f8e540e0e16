// SPDX-License-Identifier: MIT
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/strong_components.hpp>

#include <map>

#include "model/text/references.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText table_names_itself{"table-names-itself",
                                         "a roll comes to an end; {table} sends whoever rolls on it back to it"};

/// The tables, with an edge from each to those that its rows send one to.
using Tables = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS>;

Tables tables_of(const Mission& mission) {
  const auto& tables = *mission.tables;
  std::map<Id, std::size_t> numbers;
  for (std::size_t number = 0; number < tables.size(); ++number) numbers.emplace(tables[number].id, number);
  Tables graph(tables.size());
  const auto lead = [&](std::size_t from, const Id& to) {
    if (const auto found = numbers.find(to); found != numbers.end()) boost::add_edge(from, found->second, graph);
  };
  for (std::size_t number = 0; number < tables.size(); ++number) {
    for (const auto& row : tables[number].rows) {
      if (row.item) lead(number, *row.item);
      for (const auto& piece : parse_text(row.text)) {
        if (!piece.reference || piece.reference->what != "table") continue;
        if (const auto id = Id::parse(piece.reference->name)) lead(number, *id);
      }
    }
  }
  return graph;
}

/// Of each table whether one comes back to it: whether it is in one strongly connected component with another, or names
/// itself.
std::vector<bool> come_back(const Tables& graph) {
  const auto count = boost::num_vertices(graph);
  std::vector<std::size_t> component(count);
  std::vector<std::size_t> sizes(count);
  const auto index = boost::get(boost::vertex_index, graph);
  boost::strong_components(graph, boost::make_iterator_property_map(component.begin(), index));
  for (const auto each : component) ++sizes[each];
  std::vector<bool> back(count);
  for (std::size_t table = 0; table < count; ++table) {
    back[table] = sizes[component[table]] > 1 || boost::edge(table, table, graph).second;
  }
  return back;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& tables = *context.mission.tables;
  const auto back = come_back(tables_of(context.mission));
  std::vector<Observation> observations;
  for (std::size_t number = 0; number < tables.size(); ++number) {
    if (!back[number]) continue;
    const auto& table = tables[number];
    observations.push_back({message<table_names_itself>(arg<"table">(name_of(table))), {address_of(table.id)}, {}});
  }
  return observations;
}

}  // namespace

Check table_names_itself_check() {
  return {.key = "table-names-itself",
          .title = "Table that names itself",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule =
              "No row of a table leads back to the table, by its item or a `{table:…}` in its text, directly or "
              "through other tables.",
          .reason = "Such a roll need not end, and a table cannot be printed within itself.",
          .places = "the table",
          .remedy = "Let the row name something else.",
          .messages = {table_names_itself},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
