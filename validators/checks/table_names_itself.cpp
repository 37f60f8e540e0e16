// SPDX-License-Identifier: MIT
#include <map>
#include <set>

#include "model/text/references.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText table_names_itself{"table-names-itself",
                                         "a roll comes to an end; {table} sends whoever rolls on it back to it"};

/// The tables that the rows of a table send one to.
std::set<Id> named_by(const Mission& mission, const MissionTable& table) {
  std::set<Id> words;
  for (const auto& row : table.rows) {
    if (row.item) words.insert(*row.item);
    for (const auto& piece : parse_text(row.text)) {
      if (!piece.reference || piece.reference->what != "table") continue;
      if (const auto id = Id::parse(piece.reference->name)) words.insert(*id);
    }
  }
  std::set<Id> tables;
  for (const auto& other : *mission.tables) {
    if (words.contains(other.id)) tables.insert(other.id);
  }
  return tables;
}

bool comes_back(const std::map<Id, std::set<Id>>& named, const Id& start) {
  std::set<Id> seen;
  std::vector<Id> open = {start};
  while (!open.empty()) {
    const auto table = open.back();
    open.pop_back();
    for (const auto& next : named.at(table)) {
      if (next == start) return true;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return false;
}

std::vector<Observation> run(const CheckContext& context) {
  std::map<Id, std::set<Id>> named;
  for (const auto& table : *context.mission.tables) named[table.id] = named_by(context.mission, table);
  std::vector<Observation> observations;
  for (const auto& table : *context.mission.tables) {
    if (!comes_back(named, table.id)) continue;
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
