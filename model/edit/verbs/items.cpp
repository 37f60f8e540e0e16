// SPDX-License-Identifier: MIT
#include "model/edit/verbs/items.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/edit.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/item_changes.h"
#include "model/edit/verbs/row_text.h"
#include "model/mission/figure_names.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

/// Figures and Lua have verbs of their own.
bool in_item_verbs(const FieldInfo& field) { return field.form != FieldForm::lua && !field.figures; }

/// Holds a word or nothing, where no text is meant by it.
bool may_be_none(const FieldInfo& field) { return !field.required && !field.is_text(); }

/// In the order of the table; where something comes from is said last.
template <typename T>
void put_in_order(std::vector<FieldChange>& changes) {
  const auto place = [](const FieldChange& change) {
    const auto* field = find_field<T>(change.field);
    const auto all = fields_of<T>();
    return field == nullptr || field->form == FieldForm::library_id ? all.size()
                                                                    : static_cast<std::size_t>(field - all.data());
  };
  std::sort(changes.begin(), changes.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
}

template <typename T>
std::string item_text(const Id& id, const std::vector<FieldChange>& changes) {
  auto text = fmt::format("{} {}", info_of<T>().key, id.text());
  for (const auto& change : changes) {
    const auto* field = find_field<T>(change.field);
    BULKHEAD_EXPECTS(field != nullptr);
    const auto keyword = field->xml_name();
    if (field->form != FieldForm::list) {
      text += fmt::format(" {} {}", keyword, word_of(*field, change.value[0][0]));
    } else if (change.value.empty()) {
      text += fmt::format(" {} none", keyword);
    }
    if (field->form != FieldForm::list) continue;
    for (const auto& row : change.value) text += fmt::format(" {} {}", keyword, row_text(*field, row));
  }
  return text;
}

FieldChange& change_of(std::vector<FieldChange>& changes, std::string_view key) {
  const auto found =
      std::find_if(changes.begin(), changes.end(), [&](const FieldChange& change) { return change.field == key; });
  return found != changes.end() ? *found : changes.emplace_back(FieldChange{std::string(key), {}});
}

/// Adds what a keyword and its values say to the changes. `list` is the list to which the word before belongs, if any:
/// the keywords of its rows come before those of the item.
template <typename T>
Result<void> read_change(const Clause& word, std::vector<FieldChange>& changes, const FieldInfo*& list) {
  if (list != nullptr && has_named_column(*list, word.keyword)) {
    return read_named(*list, word, change_of(changes, list->key).value);
  }
  list = nullptr;
  for (const auto& field : fields_of<T>()) {
    const bool means_it = word.keyword == field.xml_name();
    const auto& first = word.values.front();
    if (means_it && field.form != FieldForm::list) {
      const bool none = may_be_none(field) && is_keyword(first, "none");
      auto& value = change_of(changes, field.key).value;
      if (!value.empty()) return fail(fmt::format("\"{}\" stands there twice", word.keyword));
      value = single(none ? std::string(field.fallback) : first.text);
      return {};
    }
    if (means_it) {
      list = &field;
      auto& rows = change_of(changes, field.key).value;
      if (word.values.size() == 1 && is_keyword(first, "none")) return {};
      return read_row(field, word.values).map([&](std::vector<std::string> row) { rows.push_back(std::move(row)); });
    }
    for (const auto& keyword : keywords_of_row(field)) {
      if (keyword.word != word.keyword) continue;
      return read_named(field, word, change_of(changes, field.key).value);
    }
  }
  return {};
}

/// Fails early for values that the item, as it is or new, could not take.
template <typename T>
Result<void> check_changes(const Mission& mission, const Id& id, const std::vector<FieldChange>& changes) {
  const auto* old = find_in(*list_of<T>(mission), id);
  auto thing = old != nullptr ? *old : fresh<T>(id);
  for (const auto& change : changes) {
    const auto* field = find_field<T>(change.field);
    auto fine = check_value(*field, change.value, field->value(thing)).and_then([&] {
      return field->put(thing, change.value);
    });
    if (!fine) return fine;
  }
  return {};
}

/// Where a row and the item have the same keyword, it may stand there often.
void add_keyword(std::vector<Keyword>& keywords, const Keyword& keyword) {
  const auto same =
      std::find_if(keywords.begin(), keywords.end(), [&](const Keyword& other) { return other.word == keyword.word; });
  if (same == keywords.end()) {
    keywords.push_back(keyword);
  } else {
    same->repeatable = true;
  }
}

template <typename T>
Result<Edit> parse_item(const Mission& mission, EditWords words) {
  std::vector<Keyword> keywords;
  for (const auto& field : fields_of<T>()) {
    if (!in_item_verbs(field)) continue;
    const bool list = field.form == FieldForm::list;
    add_keyword(keywords, {field.xml_name(), list && nameless_words(field) > 1 ? several : 1, list});
    for (const auto& keyword : keywords_of_row(field)) add_keyword(keywords, keyword);
  }
  const auto clauses = read_clauses(words, 1, keywords);
  if (!clauses) return tl::unexpected(clauses.error());
  if (clauses->clauses.empty()) return fail("Say what is to be changed");
  const auto id = Id::parse(clauses->leading.front().text);
  if (!id) return tl::unexpected(id.error());
  std::vector<FieldChange> changes;
  const FieldInfo* list = nullptr;
  for (const auto& word : clauses->clauses) {
    if (auto fine = read_change<T>(word, changes, list); !fine) return tl::unexpected(fine.error());
  }
  if (auto fine = check_changes<T>(mission, *id, changes); !fine) return tl::unexpected(fine.error());
  return set_item<T>(*id, std::move(changes));
}

/// What stands for a value in a usage: `NUMBER`, `"…"`.
std::string usage_word(const FieldInfo& field) {
  switch (field.form) {
    case FieldForm::text:
    case FieldForm::currency:
    case FieldForm::long_text: return "\"…\"";
    case FieldForm::lua: return "\"LUA\"";
    case FieldForm::cost: return "COST|none";
    case FieldForm::dice: return "DICE";
    case FieldForm::length: return "LENGTH";
    case FieldForm::rounds: return "FIRST-LAST";
    case FieldForm::side: return "SIDE|none";
    case FieldForm::library_id: return "ID|none";
    case FieldForm::choice: {
      std::vector<std::string_view> words;
      for (const auto& choice : field.choices) {
        if (!choice.value.empty()) words.push_back(choice.value);
      }
      return fmt::format("{}", fmt::join(words, "|"));
    }
    case FieldForm::number:
    case FieldForm::yes_no:
    case FieldForm::id:
    case FieldForm::moment:
    case FieldForm::kind:
    case FieldForm::object:
    case FieldForm::point:
    case FieldForm::list: break;
  }
  const auto noun = field.in_messages();
  return capitalised(noun, noun.size());
}

/// `[scored MOMENT [rounds FIRST-LAST] …]…|[scored none]`
std::string usage_of(const FieldInfo& field) {
  if (field.form != FieldForm::list) return fmt::format(" [{} {}]", field.key, usage_word(field));
  std::string row;
  std::string named;
  for (const auto* column : field.columns) {
    if (column->named) {
      named += fmt::format(" [{} {}]", column->key, usage_word(*column));
    } else {
      row += " " + usage_word(*column);
    }
  }
  return fmt::format(" [{0}{1}{2}]…|[{0} none]", field.xml_name(), row, named);
}

template <typename T>
std::string item_usage() {
  auto usage = fmt::format("{} ID", info_of<T>().key);
  std::string last;
  for (const auto& field : fields_of<T>()) {
    if (in_item_verbs(field)) (field.form == FieldForm::library_id ? last : usage) += usage_of(field);
  }
  return usage + last;
}

/// Texts and Lua have verbs of their own.
std::string field_text(const Id& id, const FieldInfo& field, const FieldValue& value) {
  if (field.form == FieldForm::list) {
    const auto rows = value.empty() ? std::string("none") : quoted_word(rows_text(field, value));
    return fmt::format("set #{} {} {}", id.text(), field.key, rows);
  }
  const auto& text = value[0][0];
  if (field.form == FieldForm::lua) return fmt::format("lua #{} {}", id.text(), quoted_word(text));
  const auto* verb = field.form == FieldForm::long_text ? "text" : "set";
  const bool none = text.empty() && !field.is_text();
  return fmt::format("{} #{} {} {}", verb, id.text(), field.key, none ? "none" : quoted_word(text));
}

void put_param(Item& item, const Id& name, const std::string& value) {
  const auto found =
      std::find_if(item.params.begin(), item.params.end(), [&](const Param& param) { return param.name == name; });
  if (found != item.params.end()) {
    found->value = value;
  } else {
    item.params.push_back({name, value, {}});
  }
}

}  // namespace

template <typename T>
SetItem<T> set_item(const Id& id, std::vector<FieldChange> changes) {
  put_in_order<T>(changes);
  return {id, std::move(changes)};
}
template SetRule set_item(const Id& id, std::vector<FieldChange> changes);
template SetObjective set_item(const Id& id, std::vector<FieldChange> changes);
template SetAction set_item(const Id& id, std::vector<FieldChange> changes);
template SetStratagem set_item(const Id& id, std::vector<FieldChange> changes);
template SetTable set_item(const Id& id, std::vector<FieldChange> changes);
template SetForce set_item(const Id& id, std::vector<FieldChange> changes);
template SetObjectiveGroup set_item(const Id& id, std::vector<FieldChange> changes);

template <typename T>
Result<Mission> SetItem<T>::apply(const Mission& mission) const {
  return apply_to_item<T>(mission, id, changes);
}

template <typename T>
std::string SetItem<T>::text_form(const Mission&) const {
  return item_text<T>(id, changes);
}

template <typename T>
StepName SetItem<T>::step_name(const Mission& mission) const {
  // One that is new may bring its name.
  const auto name = std::find_if(changes.begin(), changes.end(), [](const auto& each) { return each.field == "name"; });
  const bool is_new = !has_object(mission, id);
  const auto named = is_new && name != changes.end() ? name->value[0][0] : spoken_name(mission, id);
  return StepName(capitalised(info_of<T>().noun) + " {}", {named});
}

template struct SetItem<Rule>;
template struct SetItem<MissionObjective>;
template struct SetItem<MissionAction>;
template struct SetItem<Stratagem>;
template struct SetItem<MissionTable>;
template struct SetItem<Force>;
template struct SetItem<ObjectiveGroup>;

Result<Mission> SetField::apply(const Mission& mission) const { return apply_to_anything(mission, id, change); }

std::string SetField::text_form(const Mission&) const {
  const auto* info = find_info(change.field);
  BULKHEAD_EXPECTS(info != nullptr);
  return field_text(id, *info, change.value);
}

StepName SetField::step_name(const Mission& mission) const {
  const auto* info = find_info(change.field);
  BULKHEAD_EXPECTS(info != nullptr);
  return StepName(info->form == FieldForm::long_text ? "Text of {}" : std::string(info->label) + " of {}",
                  {spoken_name(mission, id)});
}

Result<Mission> SetParam::apply(const Mission& mission) const {
  if (value && is_reserved_figure_name(name.text())) return fail(capitalised(reserved_figure(name)));
  if (value) {
    return check_text(*value).and_then(
        [&] { return change_item(mission, item, [&](Item& changed) { put_param(changed, name, *value); }); });
  }
  std::size_t removed = 0;
  auto result = change_item(mission, item, [&](Item& changed) {
    removed = std::erase_if(changed.params, [&](const Param& param) { return param.name == name; });
  });
  if (result && removed == 0) return fail(fmt::format("#{} has no figure {}", item.text(), name.text()));
  return result;
}

std::string SetParam::text_form(const Mission&) const {
  return fmt::format("param #{} {} {}", item.text(), name.text(), value ? quoted_word(*value) : "remove");
}

StepName SetParam::step_name(const Mission& mission) const {
  const auto whose = spoken_name(mission, item);
  return StepName(value ? "Figure {} of {}" : "Remove figure {} of {}", {name.text(), whose});
}

std::string_view rule_usage() {
  static const auto usage = item_usage<Rule>();
  return usage;
}
std::string_view objective_usage() {
  static const auto usage = item_usage<MissionObjective>();
  return usage;
}
std::string_view action_usage() {
  static const auto usage = item_usage<MissionAction>();
  return usage;
}
std::string_view table_usage() {
  static const auto usage = item_usage<MissionTable>();
  return usage;
}
std::string_view force_usage() {
  static const auto usage = item_usage<Force>();
  return usage;
}
std::string_view objective_group_usage() {
  static const auto usage = item_usage<ObjectiveGroup>();
  return usage;
}
std::string_view stratagem_usage() {
  static const auto usage = item_usage<Stratagem>();
  return usage;
}
std::string_view text_usage() {
  static const auto usage = [] {
    std::vector<std::string_view> keys;
    for (const auto& [thing, fields] : all_fields()) {
      for (const auto* field : fields) {
        const bool known = std::find(keys.begin(), keys.end(), field->key) != keys.end();
        if (field->form == FieldForm::long_text && !known) keys.push_back(field->key);
      }
    }
    return fmt::format("text #ID {} \"…\"", fmt::join(keys, "|"));
  }();
  return usage;
}

Result<Edit> parse_rule(const Mission& mission, EditWords words) { return parse_item<Rule>(mission, words); }
Result<Edit> parse_objective(const Mission& mission, EditWords words) {
  return parse_item<MissionObjective>(mission, words);
}
Result<Edit> parse_stratagem(const Mission& mission, EditWords words) { return parse_item<Stratagem>(mission, words); }

Result<Edit> parse_action(const Mission& mission, EditWords words) { return parse_item<MissionAction>(mission, words); }
Result<Edit> parse_table(const Mission& mission, EditWords words) { return parse_item<MissionTable>(mission, words); }
Result<Edit> parse_force(const Mission& mission, EditWords words) { return parse_item<Force>(mission, words); }
Result<Edit> parse_objective_group(const Mission& mission, EditWords words) {
  return parse_item<ObjectiveGroup>(mission, words);
}

Result<Edit> parse_set(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 3);
  const auto id = read.object();
  const auto& key = read.word(1).text;
  if (read.failed()) return read.made({});
  const auto* field = field_of(mission, id, key);
  if (field == nullptr) return no_such_field(mission, id, key);
  auto value = read.take(read_value(*field, read.word(2)));
  return read.made(SetField{id, {key, std::move(value)}});
}

Result<Edit> parse_param(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 3);
  const auto item = read.object(0);
  const auto name = read.id(1);
  const auto& value = read.word(2);
  return read.made(SetParam{item, name, is_keyword(value, "remove") ? std::nullopt : std::optional(value.text)});
}

Result<Edit> parse_item_text(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 3);
  const auto& key = read.word(1).text;
  const auto* field = find_info(key);
  if (field == nullptr || field->form != FieldForm::long_text) {
    read.refuse(fmt::format("\"{}\" is no text of an item", quotable(key)));
  }
  const auto id = read.object();
  return read.made(SetField{id, {key, single(read.word(2).text)}});
}

Result<Edit> parse_lua(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto id = read.object();
  return read.made(SetField{id, {"lua", single(read.word(1).text)}});
}

}  // namespace bulkhead
