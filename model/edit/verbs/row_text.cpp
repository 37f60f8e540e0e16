// SPDX-License-Identifier: MIT
#include "model/edit/verbs/row_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "model/base/article.h"
#include "model/base/plain_text.h"

namespace bulkhead {

std::string word_of(const FieldInfo& field, const std::string& text) {
  if (field.is_text()) return quoted_word(text);
  return text.empty() ? "none" : id_word(text, "none");
}

namespace {

/// Whether a word begins a clause in the text form of something that has fields.
bool begins_clause(const std::string& word) {
  static const auto keywords = [] {
    std::set<std::string_view> all;
    for (const auto& [thing, fields] : all_fields()) {
      for (const auto* field : fields) {
        all.insert(field->xml_name());
        for (const auto* column : field->columns) {
          if (column->named) all.insert(column->key);
        }
      }
    }
    return all;
  }();
  return keywords.contains(word);
}

}  // namespace

std::string row_text(const FieldInfo& list, const std::vector<std::string>& row) {
  std::vector<std::string> words;
  for (const bool named : {false, true}) {
    for (std::size_t index = 0; index < row.size(); ++index) {
      const auto& column = *list.columns[index];
      if (column.named != named || (named && row[index] == column.fallback)) continue;
      if (named) words.emplace_back(column.key);
      const bool begins = begins_clause(row[index]) || has_named_column(list, row[index]);
      const bool open = !named && nameless_words(list) > 1 && begins;
      words.push_back(open ? quoted_word(row[index]) : word_of(column, row[index]));
    }
  }
  return fmt::format("{}", fmt::join(words, " "));
}

int nameless_words(const FieldInfo& list) {
  return static_cast<int>(
      std::count_if(list.columns.begin(), list.columns.end(), [](const auto* column) { return !column->named; }));
}

Result<std::vector<std::string>> read_row(const FieldInfo& list, const std::vector<EditWord>& words) {
  std::vector<std::string> row;
  auto next = words.begin();
  for (const auto* column : list.columns) {
    if (column->named) {
      row.emplace_back(column->fallback);
    } else if (next != words.end()) {
      row.push_back((next++)->text);
    }
  }
  if (next == words.end() && row.size() == list.columns.size()) return row;
  return tl::unexpected(check_value(list, {{}}).error());
}

std::vector<Keyword> keywords_of_row(const FieldInfo& list) {
  std::vector<Keyword> keywords;
  for (const auto* column : list.columns) {
    if (column->named) keywords.push_back({column->key, 1, true});
  }
  return keywords;
}

bool has_named_column(const FieldInfo& list, std::string_view keyword) {
  return std::any_of(list.columns.begin(), list.columns.end(),
                     [&](const auto* column) { return column->named && column->key == keyword; });
}

Result<void> read_named(const FieldInfo& list, const Clause& word, FieldValue& rows) {
  if (rows.empty()) return fail(fmt::format("\"{}\" belongs after \"{}\"", word.keyword, list.xml_name()));
  for (std::size_t index = 0; index < list.columns.size(); ++index) {
    if (list.columns[index]->key == word.keyword) rows.back()[index] = word.values.front().text;
  }
  return {};
}

std::string rows_text(const FieldInfo& list, const FieldValue& rows) {
  std::vector<std::string> lines;
  for (const auto& row : rows) lines.push_back(row_text(list, row));
  return fmt::format("{}", fmt::join(lines, "\n"));
}

std::string value_word(const FieldInfo& field, const FieldValue& value) {
  if (field.form != FieldForm::list) return word_of(field, value.at(0).at(0));
  return value.empty() ? "none" : quoted_word(rows_text(field, value));
}

Result<FieldValue> read_value(const FieldInfo& field, const EditWord& word) {
  const bool none = is_keyword(word, "none");
  if (field.form == FieldForm::list) return none ? FieldValue() : read_rows(field, word.text);
  if (none && field.required)
    return fail(fmt::format("{} must be given", capitalised(with_article(field.in_messages()))));
  return single(none ? std::string(field.fallback) : word.text);
}

Result<FieldValue> read_rows(const FieldInfo& list, std::string_view text) {
  FieldValue rows;
  const auto keywords = keywords_of_row(list);
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    const auto words = split_edit(text.substr(0, end));
    if (!words) return tl::unexpected(words.error());
    const auto clauses = read_clauses(*words, nameless_words(list), keywords);
    if (!clauses) return tl::unexpected(clauses.error());
    auto row = read_row(list, clauses->leading);
    if (!row) return tl::unexpected(row.error());
    rows.push_back(std::move(*row));
    for (const auto& named : clauses->clauses) {
      if (auto fine = read_named(list, named, rows); !fine) return tl::unexpected(fine.error());
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return rows;
}

}  // namespace bulkhead
