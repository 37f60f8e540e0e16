// SPDX-License-Identifier: MIT
#include "scripting/rules_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "model/base/article.h"
#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::string_view blanks = " \t\n\v\f";

std::string_view without_blanks_behind(std::string_view text) {
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

int line_ends_in(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

/// Takes the first line away from a text, and gives it without its end.
std::string_view take_line(std::string_view& text) {
  const auto end = std::min(text.find('\n'), text.size());
  const auto line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

/// The kind of section whose table begins with a word; null where that is none of them.
const SectionKind* kind_with_function(std::string_view word) {
  const auto kinds = section_kinds();
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const SectionKind& kind) {
    return std::find(kind.functions.begin(), kind.functions.end(), word) != kind.functions.end();
  });
  return found == kinds.end() ? nullptr : &*found;
}

/// The word and the id of a line that looks like a heading, as `--- card: storm` does.
std::optional<std::pair<std::string_view, std::string_view>> like_heading(std::string_view line) {
  const auto words = line.starts_with(section_dashes) ? split_words(line) : std::vector<std::string_view>();
  if (words.size() != 3 || !words[1].ends_with(':') || !Id::parse(words[2])) return std::nullopt;
  return std::pair(words[1].substr(0, words[1].size() - 1), words[2]);
}

Result<RulesSection> section_of(const SectionKind& kind, std::string_view heading, int line) {
  const auto colon = heading.find(':');
  const auto words = split_words(heading.substr(colon + 1));
  const auto written = words.empty() ? std::string_view() : words.front();
  const int column =
      written.empty() ? static_cast<int>(colon) + 2 : static_cast<int>(written.data() - heading.data()) + 1;
  const FilePlace at{line, column};
  if (words.size() != 1) {
    return fail_at(at, fmt::format("a heading has one id; write {}", section_marker(kind.element, "ID")));
  }
  const auto id = Id::parse(written);
  if (!id) return fail_at(at, fmt::format("this heading has no id: {}", id.error().message));
  return RulesSection{&kind, *id, {line, 1}, {}};
}

/// What a heading says that has another word than those that there are: `--- objective: hold`. Comments of several
/// words are none.
std::optional<Error> misspelt_heading(std::string_view text, int line) {
  std::vector<std::string> known;
  for (const auto& kind : section_kinds()) known.emplace_back(kind.element);
  std::vector<std::string> meant = known;
  for (const auto& kind : section_kinds()) meant.insert(meant.end(), kind.functions.begin(), kind.functions.end());
  meant.emplace_back(info_of<MissionObjective>().key);
  for (; !text.empty(); ++line) {
    const auto written = take_line(text);
    const auto heading = like_heading(written);
    if (!heading || !nearest_word(heading->first, meant)) continue;
    return Error{fmt::format("\"{}\" begins no section; write {}, or put a blank before it", quotable(heading->first),
                             listed(known, " or ")),
                 {},
                 line,
                 1};
  }
  return std::nullopt;
}

/// What is wrong right above the table of a section that has no heading: a line with another word than those that
/// there are, if one stands there. `text` begins at line `first`, `table` is a line of it.
std::optional<Error> wrong_heading(std::string_view text, int first, int table, const SectionKind& kind) {
  std::string_view above;
  int line = 0;
  for (int number = first; number < table; ++number) {
    const auto written = take_line(text);
    if (split_words(written).empty()) continue;
    above = written;
    line = number;
  }
  const auto heading = like_heading(above);
  if (!heading) return std::nullopt;
  return Error{fmt::format("\"{}\" begins no section; write {}", quotable(without_blanks_behind(above)),
                           section_marker(kind.element, heading->second)),
               {},
               line,
               1};
}

/// Where a line begins with the table of a section: one below a line that looks like a heading, or one that names `id`
/// or `name` first.
std::optional<Error> table_without_heading(std::string_view text, int line) {
  int last_line = 0;
  for (LuaCursor cursor(text, line); cursor.next();) {
    const auto at = *cursor.next();
    cursor.advance();
    const bool begins_line = at.line > std::exchange(last_line, at.line);
    const auto* const kind = at.kind == LuaToken::Kind::name ? kind_with_function(at.text) : nullptr;
    if (!begins_line || kind == nullptr) continue;
    cursor.pass("(");
    if (!cursor.pass("{")) continue;
    if (auto wrong = wrong_heading(text, line, at.line, *kind)) return wrong;
    if ((!cursor.pass(id_key) && !cursor.pass("name")) || !cursor.pass("=")) continue;
    return Error{fmt::format("another section begins here without its heading; write a line such as {} above it",
                             section_marker(kind->element, "ID")),
                 {},
                 at.line,
                 at.column};
  }
  return std::nullopt;
}

/// Above the first heading only comments stand.
Result<void> check_preamble(std::string_view text) {
  const LuaCursor cursor(text, 1);
  if (!cursor.next()) return {};
  const auto* const kind = kind_with_function(cursor.next()->text);
  if (kind != nullptr) {
    if (auto wrong = wrong_heading(text, 1, cursor.next()->line, *kind)) return tl::unexpected(std::move(*wrong));
  }
  return cursor.fail_here(
      fmt::format("above the first heading only comments stand; a section begins with a line such as {}",
                  section_marker(kind == nullptr ? "rule" : kind->element, "ID")));
}

/// Passes `, function(_ENV, ...)`.
Result<void> pass_function(LuaCursor& cursor) {
  for (const std::string_view each : {",", "function", "(", "_ENV", ",", "...", ")"}) {
    if (!cursor.pass(each)) return cursor.fail_here("behind the table has to stand ) or , function(_ENV, ...)");
  }
  return {};
}

/// Without the `end)` that ends the section.
Result<std::string_view> without_function_end(std::string_view body, FilePlace end) {
  auto text = without_blanks_behind(body);
  const bool closed = text.ends_with(')');
  text = without_blanks_behind(text.substr(0, text.size() - (closed ? 1 : 0)));
  constexpr std::string_view word = "end";
  const auto before = text.size() > word.size() ? text[text.size() - word.size() - 1] : ' ';
  if (!closed || !text.ends_with(word) || is_lua_name_character(before)) {
    return fail_at(end, "a section with function(_ENV, ...) has to end with end)");
  }
  return text.substr(0, text.size() - word.size());
}

Result<void> pass_section_function(LuaCursor& cursor, const SectionKind& kind) {
  const bool passed = std::any_of(kind.functions.begin(), kind.functions.end(),
                                  [&](std::string_view function) { return cursor.pass(function); });
  if (passed) return {};
  std::vector<std::string> words;
  for (const auto function : kind.functions) words.push_back(fmt::format("{} {{ … }}", function));
  return cursor.fail_here(
      fmt::format("the section of {} begins with {}", with_article(kind.noun), listed(words, " or ")));
}

}  // namespace

tl::unexpected<Error> fail_at(FilePlace place, std::string message) {
  return tl::unexpected(Error{std::move(message), {}, place.line, place.column});
}

FilePlace place_of_line(std::string_view text, int first, int line) {
  auto rest = text;
  for (int skipped = first; skipped < line; ++skipped) take_line(rest);
  const auto in_line = take_line(rest);
  const auto blank = in_line.find_first_not_of(blanks);
  return {line, blank == std::string_view::npos ? 1 : static_cast<int>(blank) + 1};
}

std::optional<Error> swallowed_section(const RulesSection& section, const RulesSectionContent* content) {
  auto text = section.text;
  int line = section.heading.line + 1;
  if (content != nullptr) {
    text = content->chunk;
    line = content->chunk_begin.line;
  } else {
    bool blank = true;
    for (; blank && !text.empty(); ++line) blank = split_words(take_line(text)).empty();
  }
  auto misspelt = misspelt_heading(text, line);
  return misspelt ? misspelt : table_without_heading(text, line);
}

Result<std::vector<RulesSection>> split_rules(std::string_view text) {
  std::vector<RulesSection> sections;
  auto rest = text;
  for (int line = 1; !rest.empty(); ++line) {
    const auto* const begin = rest.data();
    const auto heading = take_line(rest);
    const auto* const kind = section_kind_of(heading);
    if (kind == nullptr) continue;
    auto section = section_of(*kind, heading, line);
    if (!section) return tl::unexpected(std::move(section.error()));
    if (!sections.empty()) {
      auto& before = sections.back().text;
      before = before.substr(0, static_cast<std::size_t>(begin - before.data()));
    } else if (auto fine = check_preamble(text.substr(0, static_cast<std::size_t>(begin - text.data()))); !fine) {
      return tl::unexpected(std::move(fine.error()));
    }
    section->text = rest;
    sections.push_back(std::move(*section));
  }
  if (sections.empty()) {
    if (auto fine = check_preamble(text); !fine) return tl::unexpected(std::move(fine.error()));
  }
  return sections;
}

Result<RulesSectionContent> read_section(const RulesSection& section) {
  const int first = section.heading.line + 1;
  LuaCursor cursor(section.text, first);
  RulesSectionContent content;
  content.begin = section.heading;
  if (cursor.next()) content.begin = {cursor.next()->line, cursor.next()->column};
  if (auto fine = pass_section_function(cursor, *section.kind); !fine) return tl::unexpected(std::move(fine.error()));
  const bool bracket = cursor.pass("(");
  auto fields = read_table_literal(cursor);
  if (!fields) return tl::unexpected(std::move(fields.error()));
  content.fields = std::move(*fields);
  const bool older = bracket && !cursor.pass(")");
  if (older) {
    if (auto fine = pass_function(cursor); !fine) return tl::unexpected(std::move(fine.error()));
  } else if (cursor.rest().starts_with(';')) {
    cursor.pass(";");  // else it is the first of the chunk
  }
  auto body = cursor.rest();
  const int body_line = first + line_ends_in(section.text.substr(0, section.text.size() - body.size()));
  if (older) {
    const auto kept = without_function_end(body, content.begin);
    if (!kept) return tl::unexpected(kept.error());
    body = *kept;
  }
  const auto blank = std::min(body.find_first_not_of(blanks), body.size());
  content.chunk = trimmed_chunk(body);
  content.chunk_begin = place_of_line(section.text, first, body_line + line_ends_in(body.substr(0, blank)));
  return content;
}

}  // namespace bulkhead
