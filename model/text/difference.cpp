// SPDX-License-Identifier: MIT
#include "model/text/difference.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace bulkhead {
namespace {

using Lines = std::vector<std::string_view>;

constexpr int context = 3;
/// Steps of the search, each of which keeps a row as long as its number.
constexpr int most_steps = 2'000;

/// The lines with their ends; the last may have none.
Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const auto length = end == std::string_view::npos ? text.size() : end + 1;
    lines.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

/// One line of the difference: kept (' '), taken away ('-') or added ('+').
struct Line {
  char mark = ' ';
  std::string_view text;
};

/// How far along the first text the search has come on each diagonal (place in the first less place in the second).
class Diagonals {
 public:
  explicit Diagonals(int reach) : reach_(reach), rows_(2 * static_cast<std::size_t>(reach) + 1, 0) {}
  int& operator[](int diagonal) { return rows_[place_of(diagonal)]; }
  int operator[](int diagonal) const { return rows_[place_of(diagonal)]; }

 private:
  [[nodiscard]] std::size_t place_of(int diagonal) const {
    const int place = diagonal + reach_;
    return static_cast<std::size_t>(place);
  }

  int reach_;
  std::vector<int> rows_;
};

/// Whether the best way with so many steps comes to this diagonal by adding a line.
bool comes_down(const Diagonals& last, int diagonal, int step) {
  return diagonal == -step || (diagonal != step && last[diagonal - 1] < last[diagonal + 1]);
}

/// Follows the search back from its end.
std::vector<Line> trace(const Lines& before, const Lines& after, const std::vector<Diagonals>& history) {
  std::vector<Line> reversed;
  int x = static_cast<int>(before.size());
  int y = static_cast<int>(after.size());
  for (int step = static_cast<int>(history.size()) - 1; step >= 0; --step) {
    const auto& last = history[static_cast<std::size_t>(step)];
    const int diagonal = x - y;
    const bool down = comes_down(last, diagonal, step);
    const int from_x = step == 0 ? 0 : last[down ? diagonal + 1 : diagonal - 1];
    const int from_y = step == 0 ? 0 : from_x - (down ? diagonal + 1 : diagonal - 1);
    while (x > from_x && y > from_y) {
      reversed.push_back({' ', before[static_cast<std::size_t>(--x)]});
      --y;
    }
    if (step == 0) break;
    if (down) {
      reversed.push_back({'+', after[static_cast<std::size_t>(--y)]});
    } else {
      reversed.push_back({'-', before[static_cast<std::size_t>(--x)]});
    }
  }
  std::reverse(reversed.begin(), reversed.end());
  return reversed;
}

std::vector<Line> replaced(const Lines& before, const Lines& after) {
  std::vector<Line> lines;
  for (const auto line : before) lines.push_back({'-', line});
  for (const auto line : after) lines.push_back({'+', line});
  return lines;
}

std::vector<Line> least_difference(const Lines& before, const Lines& after) {
  const int width = static_cast<int>(before.size());
  const int height = static_cast<int>(after.size());
  const int most = std::min(width + height, most_steps);
  Diagonals furthest(most + 1);
  std::vector<Diagonals> history;
  for (int step = 0; step <= most; ++step) {
    history.push_back(furthest);
    for (int diagonal = -step; diagonal <= step; diagonal += 2) {
      int x = 0;
      if (step > 0) x = comes_down(furthest, diagonal, step) ? furthest[diagonal + 1] : furthest[diagonal - 1] + 1;
      int y = x - diagonal;
      while (x < width && y < height && y >= 0 &&
             before[static_cast<std::size_t>(x)] == after[static_cast<std::size_t>(y)]) {
        ++x;
        ++y;
      }
      furthest[diagonal] = x;
      if (x >= width && y >= height) return trace(before, after, history);
    }
  }
  return replaced(before, after);
}

/// The difference of all lines; only what lies between the first and the last difference is searched.
std::vector<Line> all_lines(Lines before, Lines after) {
  const auto shorter = std::min(before.size(), after.size());
  std::size_t begin = 0;
  while (begin < shorter && before[begin] == after[begin]) ++begin;
  std::size_t end = 0;
  while (end < shorter - begin && before[before.size() - 1 - end] == after[after.size() - 1 - end]) ++end;
  std::vector<Line> lines;
  for (std::size_t index = 0; index < begin; ++index) lines.push_back({' ', before[index]});
  const Lines tail(before.end() - static_cast<std::ptrdiff_t>(end), before.end());
  const auto middle = [&](const Lines& of) {
    return Lines(of.begin() + static_cast<std::ptrdiff_t>(begin), of.end() - static_cast<std::ptrdiff_t>(end));
  };
  for (const auto& line : least_difference(middle(before), middle(after))) lines.push_back(line);
  for (const auto line : tail) lines.push_back({' ', line});
  return lines;
}

std::string range_text(int first, int count) {
  // A range without lines is named by the line before it.
  if (count == 1) return std::to_string(first);
  return fmt::format("{},{}", count == 0 ? first - 1 : first, count);
}

}  // namespace

std::string unified_difference(std::string_view before, std::string_view after, std::string_view name) {
  if (before == after) return {};
  const auto lines = all_lines(lines_of(before), lines_of(after));
  const auto total = static_cast<int>(lines.size());
  auto text = fmt::format("--- {0}\n+++ {0}\n", name);
  int old_line = 1;
  int new_line = 1;
  int index = 0;
  const auto changed_within = [&](int from, int to) {
    for (int at = from; at < std::min(to, total); ++at) {
      if (lines[static_cast<std::size_t>(at)].mark != ' ') return true;
    }
    return false;
  };
  while (index < total) {
    if (!changed_within(index, index + context + 1)) {
      ++index;
      ++old_line;
      ++new_line;
      continue;
    }
    std::string body;
    const int old_first = old_line;
    const int new_first = new_line;
    int quiet = 0;
    for (; index < total; ++index) {
      const auto& line = lines[static_cast<std::size_t>(index)];
      quiet = line.mark == ' ' ? quiet + 1 : 0;
      if (quiet > context && !changed_within(index, index + context + 1)) break;
      body += line.mark;
      body += line.text;
      if (!line.text.ends_with('\n')) body += "\n\\ No newline at end of file\n";
      if (line.mark != '+') ++old_line;
      if (line.mark != '-') ++new_line;
    }
    text += fmt::format("@@ -{} +{} @@\n", range_text(old_first, old_line - old_first),
                        range_text(new_first, new_line - new_first));
    text += body;
  }
  return text;
}

}  // namespace bulkhead
