// SPDX-License-Identifier: MIT
#include "scripting/rules_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/mission/mission.h"
#include "scripting/lua/literals.h"
#include "scripting/sections.h"

namespace bulkhead {
namespace {

/// The fields of an item, one line each, in the order they were added. Empty texts are left out.
class Fields {
 public:
  explicit Fields(const Item& item) {
    add("id", item.id.text());
    add("name", item.name);
    if (item.origin) add("origin", item.origin->text());
  }

  void add(std::string_view name, std::string_view text) {
    if (!text.empty()) add_literal(name, section_string(text));
  }
  void add_literal(std::string_view name, std::string_view literal) {
    text_ += fmt::format("  {} = {},\n", name, literal);
  }
  /// A table with one row a line.
  void add_rows(std::string_view name, const std::vector<std::string>& rows) {
    if (rows.empty()) return;
    text_ += fmt::format("  {} = {{\n", name);
    for (const auto& row : rows) text_ += fmt::format("    {},\n", row);
    text_ += "  },\n";
  }
  void add_params(const Item& item) {
    std::vector<std::string> rows;
    for (const auto& param : item.params) {
      rows.push_back(fmt::format("{} = {}", field_name(param.name.text()), figure(param.value)));
    }
    add_rows("params", rows);
  }

  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

Fields fields_of(const Rule& rule) {
  Fields fields(rule);
  fields.add_params(rule);
  fields.add("text", rule.text);
  return fields;
}

std::string row_of(const Scoring& scoring) {
  std::string row = "{ at = " + short_string(scoring.moment.text());
  if (scoring.first_round > 0) {
    const bool one = scoring.first_round == scoring.last_round;
    row += one ? fmt::format(", rounds = \"{}\"", scoring.first_round)
               : fmt::format(", rounds = \"{}-{}\"", scoring.first_round, scoring.last_round);
  }
  if (scoring.player == Scoring::Player::first) row += ", player = \"first\"";
  if (scoring.player == Scoring::Player::second) row += ", player = \"second\"";
  return row + " }";
}

std::string row_of(const Condition& condition) {
  return fmt::format("{{ vp = {}, condition = {}, text = {} }}", condition.victory_points,
                     short_string(condition.expression), short_string(condition.text));
}

Fields fields_of(const MissionObjective& objective) {
  Fields fields(objective);
  fields.add("kind", objective.kind.text());
  fields.add_params(objective);
  std::vector<std::string> scorings;
  for (const auto& scoring : objective.scorings) scorings.push_back(row_of(scoring));
  fields.add_rows("scored", scorings);
  std::vector<std::string> conditions;
  for (const auto& condition : objective.conditions) conditions.push_back(row_of(condition));
  fields.add_rows("conditions", conditions);
  fields.add("text", objective.text);
  return fields;
}

Fields fields_of(const Stratagem& stratagem) {
  Fields fields(stratagem);
  fields.add_literal("cost", fmt::format("{}", stratagem.cost));
  fields.add("currency", stratagem.currency);
  if (stratagem.side) fields.add("side", stratagem.side->text());
  fields.add("kind", stratagem.kind);
  fields.add("uses", stratagem.uses);
  fields.add_params(stratagem);
  fields.add("when", stratagem.when);
  fields.add("target", stratagem.target);
  fields.add("effect", stratagem.effect);
  fields.add("restrictions", stratagem.restrictions);
  return fields;
}

class RulesFile {
 public:
  explicit RulesFile(const MissionHead& head) {
    std::string title = head.title.empty() ? head.id.text() : head.title;
    std::replace_if(
        title.begin(), title.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    text_ = fmt::format(
        "-- The rules of {}.\n"
        "-- A section for each item, under a heading with three dashes: what it says as a table, what it does as\n"
        "-- functions. Change texts, figures and functions as you like; keep the headings.\n",
        title);
  }

  template <typename T>
  Result<void> add(const SectionKind& kind, const std::vector<T>& items) {
    for (const T& item : items) {
      if (const auto line = section_marker_line(item.lua)) {
        return fail(
            fmt::format("{} \"{}\": line {} of its Lua begins like the heading of a section; put a blank before it",
                        kind.what, item.name, *line));
      }
      auto fields = fields_of(item);
      const bool is_code = !item.lua.empty() && !mistake_in_section(compiler_, item.lua);
      if (!is_code) fields.add("broken_lua", item.lua);
      text_ += fmt::format("\n--- {}: {}\n{}({{\n{}}}{}{})\n", kind.word, item.id.text(), kind.function, fields.text(),
                           is_code ? ", " : "", is_code ? section_function(item.lua) : "");
    }
    return {};
  }

  [[nodiscard]] std::string text() && { return std::move(text_); }

 private:
  ScriptCompiler compiler_;
  std::string text_;
};

}  // namespace

Result<std::string> assemble_rules(const Mission& mission) {
  RulesFile file(*mission.head);
  return file.add(rule_section, *mission.rules)
      .and_then([&] { return file.add(objective_section, *mission.objectives); })
      .and_then([&] { return file.add(stratagem_section, *mission.stratagems); })
      .map([&] { return std::move(file).text(); });
}

}  // namespace bulkhead
