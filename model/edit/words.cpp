// SPDX-License-Identifier: MIT
#include "model/edit/words.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::string_view blanks = " \t\n";

/// Reads a word in quotes from the start of `rest`, which begins with the opening quote, and removes it from there.
Result<std::string> take_quoted(std::string_view& rest) {
  std::string word;
  rest.remove_prefix(1);
  while (!rest.empty() && rest.front() != '"') {
    const char character = rest.front();
    rest.remove_prefix(1);
    if (character != '\\') {
      word += character;
      continue;
    }
    const char escaped = rest.empty() ? '\0' : rest.front();
    if (escaped != '"' && escaped != '\\' && escaped != 'n') {
      return fail("After a backslash inside quotes may come only another backslash, a double quote or an n");
    }
    word += escaped == 'n' ? '\n' : escaped;
    rest.remove_prefix(1);
  }
  if (rest.empty()) return fail("A double quote is not closed");
  rest.remove_prefix(1);
  if (!rest.empty() && blanks.find(rest.front()) == std::string_view::npos) {
    return fail("After a closing double quote must come a blank");
  }
  return word;
}

const Keyword* find_keyword(std::span<const Keyword> keywords, const EditWord& word) {
  const auto found = std::find_if(keywords.begin(), keywords.end(),
                                  [&](const Keyword& keyword) { return is_keyword(word, keyword.word); });
  return found == keywords.end() ? nullptr : &*found;
}

/// The words at the start of `rest` that belong together: so many of them, or those before the next keyword.
std::vector<EditWord> take(std::span<const EditWord>& rest, int count, std::span<const Keyword> keywords) {
  const auto next =
      std::find_if(rest.begin(), rest.end(), [&](const EditWord& word) { return find_keyword(keywords, word); });
  const auto size = count == several ? static_cast<std::size_t>(next - rest.begin())
                                     : std::min(rest.size(), static_cast<std::size_t>(count));
  std::vector<EditWord> result(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(size));
  rest = rest.subspan(size);
  return result;
}

bool complete(const std::vector<EditWord>& words, int count) {
  return count == several ? !words.empty() : words.size() == static_cast<std::size_t>(count);
}

}  // namespace

Result<std::vector<EditWord>> split_edit(std::string_view text) {
  std::vector<EditWord> words;
  while (true) {
    const auto start = text.find_first_not_of(blanks);
    if (start == std::string_view::npos) return words;
    text.remove_prefix(start);
    if (text.front() == '"') {
      auto word = take_quoted(text);
      if (!word) return tl::unexpected(word.error());
      words.push_back({std::move(*word), true});
    } else {
      const auto length = std::min(text.find_first_of(blanks), text.size());
      words.push_back({std::string(text.substr(0, length)), false});
      text.remove_prefix(length);
    }
  }
}

std::string quoted_word(std::string_view text) {
  std::string result = "\"";
  for (const char character : text) {
    if (character == '"' || character == '\\') result += '\\';
    if (character == '\n') {
      result += "\\n";
    } else {
      result += character;
    }
  }
  return result + '"';
}

std::string id_word(const std::string& id, std::string_view keyword) { return id == keyword ? quoted_word(id) : id; }

bool is_keyword(const EditWord& word, std::string_view keyword) { return !word.quoted && word.text == keyword; }

const Clause* Clauses::find(std::string_view keyword) const {
  const auto found =
      std::find_if(clauses.begin(), clauses.end(), [&](const Clause& clause) { return clause.keyword == keyword; });
  return found == clauses.end() ? nullptr : &*found;
}

const EditWord* Clauses::word(std::string_view keyword) const {
  const auto* clause = find(keyword);
  return clause == nullptr ? nullptr : &clause->values.front();
}

std::optional<std::string> Clauses::text(std::string_view keyword) const {
  const auto* value = word(keyword);
  return value == nullptr ? std::nullopt : std::optional(value->text);
}

Result<Clauses> read_clauses(std::span<const EditWord> words, int leading, std::span<const Keyword> keywords) {
  Clauses result;
  result.leading = take(words, leading, keywords);
  if (!complete(result.leading, leading)) {
    return fail(result.leading.empty()
                    ? std::string("Something is missing after the first word")
                    : fmt::format("Something is missing after \"{}\"", quotable(result.leading.back().text)));
  }
  while (!words.empty()) {
    const auto* keyword = find_keyword(keywords, words.front());
    if (keyword == nullptr) return fail(fmt::format("\"{}\" does not belong here", quotable(words.front().text)));
    if (!keyword->repeatable && result.has(keyword->word)) {
      return fail(fmt::format("\"{}\" stands there twice", keyword->word));
    }
    words = words.subspan(1);
    auto values = take(words, keyword->values, keywords);
    if (!complete(values, keyword->values)) {
      return fail(fmt::format("Something is missing after \"{}\"", keyword->word));
    }
    result.clauses.push_back({keyword->word, std::move(values)});
  }
  return result;
}

}  // namespace bulkhead
