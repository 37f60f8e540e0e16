// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/edit/words.h"
#include "model/mission/fields.h"

/// The text form of a list's rows: `end rounds 2-4 player first`.
namespace bulkhead {

/// The word for what stands in a field or in a column: in quotes if it is a text, `none` if it is nothing.
[[nodiscard]] std::string word_of(const FieldInfo& field, const std::string& text);
[[nodiscard]] std::string row_text(const FieldInfo& list, const std::vector<std::string>& row);
/// A row a line.
[[nodiscard]] std::string rows_text(const FieldInfo& list, const FieldValue& rows);

/// How many words of a row stand without a key in front.
[[nodiscard]] int nameless_words(const FieldInfo& list);
/// Those that stand with one.
[[nodiscard]] std::vector<Keyword> keywords_of_row(const FieldInfo& list);

[[nodiscard]] bool has_named_column(const FieldInfo& list, std::string_view keyword);

/// The row that a few words without keys say; fails for another number of them than a row has.
[[nodiscard]] Result<std::vector<std::string>> read_row(const FieldInfo& list, const std::vector<EditWord>& words);
/// Sets a named column of the last row.
[[nodiscard]] Result<void> read_named(const FieldInfo& list, const Clause& word, FieldValue& rows);
/// The word for a value: rows are one word, a line each.
[[nodiscard]] std::string value_word(const FieldInfo& field, const FieldValue& value);
/// The value that a word gives to a field; `none` for nothing fails where something must stand.
[[nodiscard]] Result<FieldValue> read_value(const FieldInfo& field, const EditWord& word);
/// What `rows_text` writes.
[[nodiscard]] Result<FieldValue> read_rows(const FieldInfo& list, std::string_view text);

}  // namespace bulkhead
