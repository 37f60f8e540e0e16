// SPDX-License-Identifier: MIT
#include "model/edit/verbs/definition_fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/verbs/row_text.h"

namespace bulkhead {
namespace {

const FieldInfo* find_info(DefinitionFields fields, std::string_view key) {
  const auto found = std::find_if(fields.begin(), fields.end(), [&](const auto* field) { return field->key == key; });
  return found == fields.end() ? nullptr : *found;
}

/// A row's words: `AFTER NEEDS [die DIE]`.
std::string usage_of_row(const FieldInfo& list) {
  std::vector<std::string> words;
  for (const bool named : {false, true}) {
    for (const auto* column : list.columns) {
      const auto word = capitalised(column->key, column->key.size());
      if (column->named == named) words.push_back(named ? fmt::format("[{} {}]", column->key, word) : word);
    }
  }
  return fmt::format("{}", fmt::join(words, " "));
}

/// The words for what may stand in a field.
std::string usage_word(const FieldInfo& field) {
  if (field.form == FieldForm::choice) {
    std::vector<std::string_view> words;
    for (const auto& choice : field.choices) words.push_back(choice.value.empty() ? "none" : choice.value);
    return fmt::format("{}", fmt::join(words, "|"));
  }
  if (field.form == FieldForm::yes_no) return "yes|no";
  if (field.form == FieldForm::length) return "LENGTH|none";
  if (field.form == FieldForm::id) return "ID";
  if (field.form == FieldForm::list) return fmt::format("\"{}\\n…\"|none", usage_of_row(field));
  if (field.is_number()) return field.required ? "NUMBER" : "NUMBER|none";
  return "\"…\"";
}

}  // namespace

std::vector<FieldChange> in_order(DefinitionFields fields, std::vector<FieldChange> changes) {
  const auto place = [&](const FieldChange& change) {
    return std::find(fields.begin(), fields.end(), find_info(fields, change.field)) - fields.begin();
  };
  std::sort(changes.begin(), changes.end(),
            [&](const auto& one, const auto& other) { return place(one) < place(other); });
  return changes;
}

std::string usage_of_fields(DefinitionFields fields) {
  std::string usage;
  for (const auto* field : fields) usage += fmt::format(" [{} {}]", field->key, usage_word(*field));
  return usage;
}

std::string changes_text(DefinitionFields fields, const std::vector<FieldChange>& changes) {
  std::string text;
  for (const auto& change : changes) {
    const auto* field = find_info(fields, change.field);
    BULKHEAD_EXPECTS(field != nullptr);
    text += fmt::format(" {} {}", field->key, value_word(*field, change.value));
  }
  return text;
}

std::vector<Keyword> keywords_of(DefinitionFields fields) {
  std::vector<Keyword> keywords;
  for (const auto* field : fields) keywords.push_back({field->key});
  return keywords;
}

std::vector<FieldChange> read_changes(EditReader& read, DefinitionFields fields) {
  std::vector<FieldChange> changes;
  for (const auto& clause : read.clauses().clauses) {
    const auto* field = find_info(fields, clause.keyword);
    if (field == nullptr) continue;
    changes.push_back({std::string(field->key), read.take(read_value(*field, clause.values.front()))});
  }
  return changes;
}

Result<void> check_texts_of(const std::vector<FieldChange>& changes) {
  for (const auto& change : changes) {
    for (const auto& row : change.value) {
      for (const auto& cell : row) {
        if (auto fine = check_text(cell); !fine) return fine;
      }
    }
  }
  return {};
}

Result<void> check_steps(const GameSystem& system) {
  const auto steps = count_steps(system);
  if (steps <= most_steps) return {};
  return fail(fmt::format("A game has at most {} steps, in set-up and phases together, not {}", most_steps, steps));
}

}  // namespace bulkhead
