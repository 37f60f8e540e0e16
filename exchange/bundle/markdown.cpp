// SPDX-License-Identifier: MIT
#include "exchange/bundle/markdown.h"

#include <cstddef>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view line) {
  const auto first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks) - first + 1);
}

/// How many characters from the line's begin it takes to reach one that makes it a list, a heading or a rule; npos if
/// there is none. A number begins a list only where a blank or nothing follows it: `28.5 mm` does not.
std::size_t block_mark(std::string_view line) {
  std::size_t digits = 0;
  while (digits < line.size() && is_digit(line[digits])) ++digits;
  if (digits >= line.size()) return std::string_view::npos;
  const bool ends = digits + 1 == line.size() || blanks.find(line[digits + 1]) != std::string_view::npos;
  const bool numbered = digits > 0 && ends && (line[digits] == '.' || line[digits] == ')');
  const bool marked = digits == 0 && std::string_view("#+-=").find(line.front()) != std::string_view::npos;
  return numbered || marked ? digits : std::string_view::npos;
}

std::string escaped(std::string_view line) {
  const auto mark = block_mark(line);
  std::string result;
  for (std::size_t place = 0; place < line.size(); ++place) {
    const bool special = std::string_view("\\`*_[]<>|~&").find(line[place]) != std::string_view::npos;
    if (special || place == mark) result += '\\';
    result += line[place];
  }
  return result;
}

}  // namespace

std::string markdown_words(std::string_view text) {
  std::string line(text);
  for (auto& character : line) {
    if (character == '\n' || character == '\t') character = ' ';
  }
  return escaped(trimmed(line));
}

std::string markdown_paragraphs(std::string_view text) {
  std::string result;
  bool paragraph_ended = false;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto line = trimmed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.empty()) {
      paragraph_ended = !result.empty();
      continue;
    }
    if (!result.empty()) result += paragraph_ended ? "\n\n" : "\\\n";
    paragraph_ended = false;
    result += escaped(line);
  }
  return result.empty() ? result : result + "\n";
}

std::string markdown_table(const std::vector<std::string>& headings,
                           const std::vector<std::vector<std::string>>& rows) {
  std::string table = "\n";
  const auto add = [&](const std::vector<std::string>& cells) {
    for (const auto& cell : cells) table += "| " + markdown_words(cell) + " ";
    table += "|\n";
  };
  add(headings);
  for (std::size_t column = 0; column < headings.size(); ++column) table += "| --- ";
  table += "|\n";
  for (const auto& row : rows) add(row);
  return table;
}

}  // namespace bulkhead
