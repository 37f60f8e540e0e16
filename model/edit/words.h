// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// Splits a text form into its words; see `parse_edit`.
[[nodiscard]] Result<std::vector<EditWord>> split_edit(std::string_view text);

/// Any text as a word in quotes.
[[nodiscard]] std::string quoted_word(std::string_view text);
/// An id as a word, in quotes where it would be taken for `keyword`.
[[nodiscard]] std::string id_word(const std::string& id, std::string_view keyword);
[[nodiscard]] bool is_keyword(const EditWord& word, std::string_view keyword);

/// Stands for one or more words, up to the next keyword.
inline constexpr int several = -1;

/// A word that begins a clause of a text form.
struct Keyword {
  std::string_view word;
  /// How many words follow it, or `several`.
  int values = 1;
  bool repeatable = false;
};

struct Clause {
  std::string_view keyword;
  std::vector<EditWord> values;
};

/// The words of a text form after the verb, sorted into clauses.
struct Clauses {
  /// The words before the first clause.
  std::vector<EditWord> leading;
  /// In the order in which they were given.
  std::vector<Clause> clauses;

  /// Null where the clause was not given.
  [[nodiscard]] const Clause* find(std::string_view keyword) const;
  [[nodiscard]] bool has(std::string_view keyword) const { return find(keyword) != nullptr; }
  /// The only word of a clause.
  [[nodiscard]] const EditWord* word(std::string_view keyword) const;
  [[nodiscard]] std::optional<std::string> text(std::string_view keyword) const;
};

/// Sorts words into `leading` words (a number, or `several`: those before the first keyword, at least one) and clauses
/// in any order. Fails on words that fit nowhere, on missing ones and on clauses given twice.
[[nodiscard]] Result<Clauses> read_clauses(std::span<const EditWord> words, int leading,
                                           std::span<const Keyword> keywords);

}  // namespace bulkhead
