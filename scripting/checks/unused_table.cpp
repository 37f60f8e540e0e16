// SPDX-License-Identifier: MIT
#include <set>
#include <string>
#include <vector>

#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "scripting/checks/item_lua.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unused_table{
    "unused-table",
    "somebody rolls on a table, or reads it; no text, no row and no Lua names {table}, and it says nothing itself"};

/// All that may be meant for a table, by its id.
std::set<std::string> named_in(const Mission& mission) {
  std::set<std::string> named;
  for_each_text(mission, [&](const std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (piece.reference && piece.reference->what == "table") named.insert(piece.reference->name);
    }
  });
  for (const auto& table : *mission.tables) {
    for (const auto& row : table.rows) {
      if (row.item) named.insert(row.item->text());
    }
  }
  for (const auto& group : *mission.objective_groups) {
    if (group.table) named.insert(group.table->text());
  }
  for_each_lua(mission, [&](std::string_view, const Item& item, const std::vector<ItemLua>& all) {
    for (const auto& param : item.params) named.insert(param.value);
    for (const auto& lua : all) {
      const auto tokens = lua_tokens(lua.text);
      for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool is_key = is_name(tokens, at) && at > 0 && is_symbol(tokens, at - 1, ".");
        if (is_key || tokens[at].kind == LuaToken::Kind::text) named.emplace(tokens[at].text);
      }
    }
  });
  return named;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto named = named_in(context.mission);
  for (const auto& table : *context.mission.tables) {
    if (!table.text.empty() || named.contains(table.id.text())) continue;
    observations.push_back({message<unused_table>(arg<"table">(name_of(table))), {address_of(table.id)}, {}});
  }
  return observations;
}

}  // namespace

Check unused_table_check() {
  return {.key = "unused-table",
          .title = "Unused table",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule =
              "A table that has no text of its own, which would say when it is used, is named somewhere: by "
              "`{table:…}` in a text, by a row of a table, by a group of objectives, or in Lua.",
          .reason = "Nobody knows when to look into it, and the rehearsal never does.",
          .places = "the table",
          .remedy = "Say in its text when it is used, name it where it is, or remove it.",
          .messages = {unused_table},
          .pictured = false,
          .reported_before = "outside-published-range",
          .run = run};
}

}  // namespace bulkhead
