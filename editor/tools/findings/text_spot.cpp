// SPDX-License-Identifier: MIT
#include "editor/tools/findings/text_spot.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "editor/tools/texts/contents.h"
#include "model/base/plain_text.h"
#include "scripting/lua/tokens.h"
#include "validators/engine/names.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

const std::string* argument(const Finding& finding, std::string_view name) {
  for (const auto& [key, value] : finding.message.arguments) {
    if (key == name) return &value;
  }
  return nullptr;
}

int number(const Finding& finding, std::string_view name) {
  constexpr int most = 1'000'000;
  const auto* const text = argument(finding, name);
  return text != nullptr ? parse_int(*text, 0, most).value_or(0) : 0;
}

/// Where an item's Lua has a text or a name first; 0 where it has not.
int line_with(std::string_view lua, std::string_view word) {
  if (word.empty()) return 0;
  for (const auto& token : lua_tokens(lua)) {
    const bool says = token.kind == LuaToken::Kind::name || token.kind == LuaToken::Kind::text;
    if (says && token.text == word) return token.line;
  }
  return 0;
}

/// What a message says is wrong, by the names of its arguments.
std::vector<std::string> wrong_words(const Finding& finding) {
  std::vector<std::string> words;
  for (const auto* const name : {"name", "word", "moment", "label", "kind", "event", "role", "characters"}) {
    const auto* const value = argument(finding, name);
    // Of characters the first alone: `漢 (U+6F22), 字 (U+5B57)`.
    if (value != nullptr && !value->empty()) words.push_back(value->substr(0, value->find(" (U+")));
  }
  return words;
}

bool has_field(const std::vector<FormField>& fields, std::string_view key) {
  return std::any_of(fields.begin(), fields.end(), [&](const FormField& field) { return field.key == key; });
}

using Holds = bool (*)(const std::string& text, const std::string& word);
bool is_the(const std::string& text, const std::string& word) { return text == word; }
bool has_in_it(const std::string& text, const std::string& word) { return text.find(word) != std::string::npos; }

/// The first field that holds a word; whether there is one.
bool look_for(const std::string& word, const std::vector<FormField>& fields, Holds holds, TextSpot& spot) {
  for (const auto& field : fields) {
    if (const auto* const value = std::get_if<ValueField>(&field.field)) {
      if (!holds(value->value, word)) continue;
      spot.field = field.key;
      return true;
    }
    const auto& rows = std::get<RowsField>(field.field).rows;
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const auto& cells = rows[row];
      if (std::none_of(cells.begin(), cells.end(), [&](const std::string& cell) { return holds(cell, word); }))
        continue;
      spot.field = field.key;
      spot.row = row;
      return true;
    }
  }
  return false;
}

/// What is this alone comes before what has it somewhere in it.
bool look_for(const std::string& word, const std::vector<FormField>& fields, TextSpot& spot) {
  return look_for(word, fields, is_the, spot) || look_for(word, fields, has_in_it, spot);
}

/// The text that the first of a finding's addresses names, if it is one.
std::optional<TextKey> text_among(const Mission& mission, const Finding& finding) {
  for (const auto& address : finding.addresses) {
    const auto* const object = std::get_if<ObjectAddress>(&address);
    if (object != nullptr && exists(mission, TextKey(object->id))) return TextKey(object->id);
  }
  return std::nullopt;
}

/// Of a finding without address, the section that says what is wrong.
std::optional<TextKey> section_with(const Mission& mission, const Finding& finding) {
  if (!finding.addresses.empty()) return std::nullopt;
  for (const auto& key : texts_of(mission, TextKind::section)) {
    for (const auto& word : wrong_words(finding)) {
      TextSpot spot{key};
      if (look_for(word, form_of(mission, key), spot)) return key;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<TextSpot> text_spot(const Mission& mission, const Finding& finding) {
  auto key = text_among(mission, finding);
  if (!key) key = section_with(mission, finding);
  if (!key) return std::nullopt;
  TextSpot spot{*key};
  const auto* const id = std::get_if<Id>(&*key);
  const auto item = id != nullptr ? find_text_item(mission, *id) : FoundItem{};
  const auto fields = form_of(mission, *key);
  // An expression in a row has lines of its own: `Hold (#hold), condition 2`.
  const auto* const named = argument(finding, "item");
  const bool of_chunk = item.item != nullptr && named != nullptr && argument(finding, "line") != nullptr &&
                        !named->starts_with(name_of(*item.item) + ", ");
  if (of_chunk || finding.message.id == "script-does-not-compile" || finding.message.id == "script-refused") {
    spot.lua_line = std::max(1, number(finding, "line"));
    return spot;
  }
  if (const auto* const row = argument(finding, "row"); row != nullptr && has_field(fields, *row + "s")) {
    spot.field = *row + "s";
    spot.row = static_cast<std::size_t>(std::max(1, number(finding, "number"))) - 1;
    return spot;
  }
  if (const auto* const check = find_check(finding.key); check != nullptr && has_field(fields, check->field)) {
    spot.field = check->field;
  }
  for (const auto& word : wrong_words(finding)) {
    if (!spot.field.empty() || spot.lua_line > 0) break;
    if (item.item != nullptr) spot.lua_line = line_with(item.item->lua, word);
    if (spot.lua_line == 0) look_for(word, fields, spot);
  }
  return spot;
}

}  // namespace bulkhead
