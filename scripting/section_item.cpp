// SPDX-License-Identifier: MIT
#include "scripting/section_item.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "model/base/article.h"
#include "model/base/contracts.h"
#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "model/mission/fields.h"

namespace bulkhead {
namespace {

FilePlace place_of(const LuaTableEntry& entry) { return {entry.line, entry.column}; }

tl::unexpected<Error> fail_at(const LuaTableEntry& entry, std::string message) {
  return bulkhead::fail_at(place_of(entry), std::move(message));
}

/// The same mistake with its place.
auto at(const LuaTableEntry& entry) {
  return [place = place_of(entry)](const Error& error) { return Error{error.message, {}, place.line, place.column}; };
}

const LuaTableEntry* find_entry(const LuaLiteral& table, std::string_view key) {
  const auto found = std::find_if(table.entries.begin(), table.entries.end(),
                                  [&](const LuaTableEntry& entry) { return entry.key == key; });
  return found == table.entries.end() ? nullptr : &*found;
}

/// The field that a key means: its index among the fields, or the mistake.
template <typename Fields>
Result<std::size_t> field_of(const LuaTableEntry& entry, const Fields& fields, std::string_view whose) {
  std::vector<std::string> keys;
  for (const auto& field : fields) {
    if (entry.key == section_key(field)) return keys.size();
    keys.push_back(section_key(field));
  }
  if (entry.key.empty()) return fail_at(entry, fmt::format("{} has values with names here: name = value", whose));
  const auto meant = nearest_word(entry.key, keys);
  const auto advice = meant ? fmt::format("did you mean {}?", *meant) : "it has " + listed(keys, " and ");
  return fail_at(entry, fmt::format("{} has no field \"{}\"; {}", whose, quotable(entry.key), advice));
}

Result<std::string> text_for(const FieldInfo& field, const LuaTableEntry& entry) {
  using Kind = LuaLiteral::Kind;
  const auto& value = entry.value;
  if (value.kind == Kind::text || value.kind == Kind::number) return value.text;
  if (value.kind == Kind::truth && field.form == FieldForm::yes_no) return value.text == "true" ? "yes" : "no";
  return fail_at(entry, fmt::format("{} is one text or number", section_key(field)));
}

Result<const std::vector<LuaTableEntry>*> rows_for(const FieldInfo& field, const LuaTableEntry& entry) {
  if (entry.value.kind == LuaLiteral::Kind::table) return &entry.value.entries;
  return fail_at(entry, fmt::format("{} is a table, between {{ and }}", section_key(field)));
}

tl::unexpected<Error> missing(FilePlace place, const FieldInfo& field, std::string_view whose) {
  return fail_at(place, fmt::format("{} needs {} = …", whose, section_key(field)));
}

/// Reads rows of one list.
class RowReader {
 public:
  RowReader(const FieldInfo& list, const FieldValue& before, ScriptCompiler& compiler)
      : list_(list), before_(before), compiler_(compiler) {}

  /// A row as texts in the order of its columns.
  template <typename Row>
  Result<std::vector<std::string>> row(const LuaTableEntry& entry) const {
    if (!entry.key.empty() || entry.value.kind != LuaLiteral::Kind::table) {
      return fail_at(entry, fmt::format("{} holds rows, each between {{ and }}", section_key(list_)));
    }
    const auto columns = fields_of<Row>();
    std::vector<const LuaTableEntry*> said(columns.size());
    for (const auto& each : entry.value.entries) {
      const auto index = field_of(each, columns, with_article(list_.in_messages()));
      if (!index) return tl::unexpected(index.error());
      said[*index] = &each;
    }
    auto row = fresh<Row>(Id("new"));
    std::vector<std::string> texts;
    for (std::size_t index = 0; index < columns.size(); ++index) {
      const auto& column = columns[index];
      if (said[index] == nullptr && column.required)
        return missing(place_of(entry), column, with_article(list_.in_messages()));
      if (said[index] != nullptr) {
        const auto fine = text_for(column, *said[index]).and_then([&](const std::string& text) {
          return column.put(row, single(text)).map_error(at(*said[index])).and_then([&] {
            return check_expression(index, text).map_error(at(*said[index]));
          });
        });
        if (!fine) return tl::unexpected(fine.error());
      }
      texts.push_back(column.text(row));
    }
    if (std::find(before_.begin(), before_.end(), texts) != before_.end()) return texts;
    for (std::size_t index = 0; index < columns.size(); ++index) {
      const auto fine = check_value(columns[index], single(texts[index]));
      if (!fine) return tl::unexpected(at(said[index] != nullptr ? *said[index] : entry)(fine.error()));
    }
    return texts;
  }

  /// A figure: `from = 3`.
  static Result<std::vector<std::string>> figure(const LuaTableEntry& entry) {
    const auto columns = fields_of<Param>();
    if (entry.key.empty()) return fail_at(entry, "a figure has a name: from = 3");
    const auto name = Id::parse(entry.key);
    if (!name) return tl::unexpected(at(entry)(name.error()));
    return text_for(columns.back(), entry).map([&](std::string value) {
      return std::vector{name->text(), std::move(value)};
    });
  }

 private:
  /// What stands in another row of before may stay as it is.
  [[nodiscard]] Result<void> check_expression(std::size_t column, const std::string& text) const {
    if (list_.columns[column]->form != FieldForm::lua || text.empty()) return {};
    const bool stood = std::any_of(before_.begin(), before_.end(),
                                   [&](const std::vector<std::string>& row) { return row[column] == text; });
    if (stood) return {};
    const auto mistake = compiler_.check_expression(text);
    return mistake ? fail("this Lua does not compile: " + mistake->reason) : Result<void>();
  }

  const FieldInfo& list_;
  const FieldValue& before_;
  ScriptCompiler& compiler_;
};

template <typename T>
class ItemReader {
 public:
  ItemReader(const RulesSection& section, const RulesSectionContent& content, const T* before, ScriptCompiler& compiler)
      : section_(section), content_(content), before_(before), compiler_(compiler), item_(fresh<T>(section.id)) {}

  Result<T> item() && {
    return take_fields().and_then([&] { return check_required(); }).and_then([&] { return take_chunk(); }).map([&] {
      return std::move(item_);
    });
  }

 private:
  [[nodiscard]] std::string whose() const { return with_article(section_.kind->noun); }

  Result<void> take_fields() {
    for (const auto& entry : content_.fields.entries) {
      if (entry.key == broken_lua_key) continue;
      auto fine = entry.key == id_key ? check_id(entry) : take_field(entry);
      if (!fine) return fine;
    }
    return {};
  }

  [[nodiscard]] Result<void> check_id(const LuaTableEntry& entry) const {
    if (entry.value.kind == LuaLiteral::Kind::text && entry.value.text == section_.id.text()) return {};
    return fail_at(entry,
                   fmt::format("the heading says {0}, and so has the id; to give the item another: bulkhead edit … "
                               "'rename #{0} ID'",
                               section_.id.text()));
  }

  Result<void> take_field(const LuaTableEntry& entry) {
    if (entry.key == lua_key) return fail_at(entry, "what the item does stands below the table, as it is");
    const auto fields = said_fields();
    const auto index = field_of(entry, fields, whose());
    if (!index) return tl::unexpected(index.error());
    const auto& field = fields[*index];
    const auto stood = before_ != nullptr ? field.value(*before_) : FieldValue();
    const auto value = value_for(field, entry, stood);
    if (!value) return tl::unexpected(value.error());
    return check_value(field, *value, stood).and_then([&] { return field.put(item_, *value); }).map_error(at(entry));
  }

  /// Those that stand in the table: what the item does is the last of all.
  static std::span<const FieldOf<T>> said_fields() {
    const auto all = fields_of<T>();
    BULKHEAD_EXPECTS(all.back().form == FieldForm::lua);
    return all.first(all.size() - 1);
  }

  Result<FieldValue> value_for(const FieldOf<T>& field, const LuaTableEntry& entry, const FieldValue& stood) {
    if (field.form != FieldForm::list) {
      return text_for(field, entry).map([](std::string text) { return single(std::move(text)); });
    }
    const auto entries = rows_for(field, entry);
    if (!entries) return tl::unexpected(entries.error());
    if (auto fine = check_rows(field, (*entries)->size()); !fine) return tl::unexpected(at(entry)(fine.error()));
    const RowReader reader(field, stood, compiler_);
    Result<FieldValue> rows;
    with_rows(field.at(item_), [&]<typename Row>(const std::vector<Row>&) {
      for (const auto& each : **entries) {
        auto row = field.figures ? RowReader::figure(each) : reader.template row<Row>(each);
        if (!row) {
          rows = tl::unexpected(row.error());
          return;
        }
        rows->push_back(std::move(*row));
      }
    });
    return rows;
  }

  /// What is missing becomes nothing, where that may be.
  [[nodiscard]] Result<void> check_required() const {
    for (const auto& field : said_fields()) {
      if (!field.required || find_entry(content_.fields, section_key(field)) != nullptr) continue;
      if (before_ != nullptr && field.text(*before_).empty()) continue;
      return missing(content_.begin, field, whose());
    }
    return {};
  }

  Result<void> take_chunk() {
    const auto* const broken = find_entry(content_.fields, broken_lua_key);
    if (broken != nullptr && broken->value.kind != LuaLiteral::Kind::text) {
      return fail_at(*broken, fmt::format("{} is a text", broken_lua_key));
    }
    if (broken != nullptr && !content_.chunk.empty()) {
      return bulkhead::fail_at(content_.chunk_begin,
                               fmt::format("there is {} in the table, too; take one of them out", broken_lua_key));
    }
    const auto chunk = broken != nullptr ? trimmed_chunk(broken->value.text) : content_.chunk;
    if (before_ != nullptr && trimmed_chunk(before_->lua) == chunk) {
      item_.lua = before_->lua;
      return {};
    }
    if (const auto mistake = chunk.empty() ? std::nullopt : mistake_in_section(compiler_, chunk)) {
      const auto line = content_.chunk_begin.line + std::max(mistake->line, 1) - 1;
      // Findings and battles count the lines of the Lua, and this is about a file.
      const auto of_lua = mistake->line > 0 ? fmt::format("line {} of its Lua", mistake->line) : "its Lua";
      const auto place =
          broken != nullptr ? place_of(*broken) : place_of_line(section_.text, section_.heading.line + 1, line);
      return bulkhead::fail_at(place, of_lua + " does not compile: " + mistake->reason);
    }
    if (!chunk.empty()) item_.lua = chunk + "\n";
    return {};
  }

  static constexpr std::string_view lua_key = "lua";

  const RulesSection& section_;
  const RulesSectionContent& content_;
  const T* before_;
  ScriptCompiler& compiler_;
  T item_;
};

}  // namespace

template <typename T>
Result<T> item_of_section(const RulesSection& section, const RulesSectionContent& content, const T* before,
                          ScriptCompiler& compiler) {
  return ItemReader<T>(section, content, before, compiler).item();
}

template Result<Rule> item_of_section(const RulesSection&, const RulesSectionContent&, const Rule*, ScriptCompiler&);
template Result<MissionObjective> item_of_section(const RulesSection&, const RulesSectionContent&,
                                                  const MissionObjective*, ScriptCompiler&);
template Result<MissionAction> item_of_section(const RulesSection&, const RulesSectionContent&, const MissionAction*,
                                               ScriptCompiler&);
template Result<Stratagem> item_of_section(const RulesSection&, const RulesSectionContent&, const Stratagem*,
                                           ScriptCompiler&);
template Result<MissionTable> item_of_section(const RulesSection&, const RulesSectionContent&, const MissionTable*,
                                              ScriptCompiler&);

FilePlace place_of_field(const RulesSectionContent& content, const FieldInfo& field) {
  const auto key = field.form == FieldForm::lua ? std::string(broken_lua_key) : section_key(field);
  if (const auto* const entry = find_entry(content.fields, key)) return place_of(*entry);
  return field.form == FieldForm::lua ? content.chunk_begin : content.begin;
}

FilePlace place_of_figure(const RulesSectionContent& content, const FieldInfo& figures, const Id& name) {
  const auto* const all = find_entry(content.fields, section_key(figures));
  const auto* const figure = all == nullptr ? nullptr : find_entry(all->value, name.text());
  return figure == nullptr ? place_of_field(content, figures) : place_of(*figure);
}

}  // namespace bulkhead
