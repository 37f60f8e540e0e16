// SPDX-License-Identifier: MIT
#include "exchange/bundle/markdown_parts.h"

#include <string>
#include <utility>

namespace bulkhead {
namespace {

/// Marks are gone, and what was escaped stands for itself.
std::string plain(std::string_view words) {
  std::string text;
  for (std::size_t place = 0; place < words.size(); ++place) {
    if (words[place] == '\\' && place + 1 < words.size()) {
      text += words[++place];
    } else if (words[place] != '*' && words[place] != '`') {
      text += words[place];
    }
  }
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// `| a | b |`
std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  std::size_t from = 1;
  for (std::size_t place = 1; place < line.size(); ++place) {
    if (line[place] == '\\') {
      ++place;
    } else if (line[place] == '|') {
      cells.push_back(plain(line.substr(from, place - from)));
      from = place + 1;
    }
  }
  return cells;
}

bool is_below_headings(std::string_view line) { return line.find_first_not_of("|-: ") == std::string_view::npos; }

class Reader {
 public:
  std::vector<TextPart> run(std::string_view markdown) {
    while (!markdown.empty()) {
      const auto end = markdown.find('\n');
      read(markdown.substr(0, end));
      markdown.remove_prefix(end == std::string_view::npos ? markdown.size() : end + 1);
    }
    end_part();
    return std::move(parts_);
  }

 private:
  void read(std::string_view line) {
    if (line.empty()) return end_part();
    if (line.front() == '#') return read_heading(line);
    if (line.front() == '|') return read_row(line);
    if (line.starts_with("- ")) {
      end_part();
      open_ = TextPart{.kind = TextPart::Kind::entry};
      is_open_ = true;
      line.remove_prefix(2);
    }
    is_open_ = true;
    // A line break that is meant as one.
    const bool ends = line.ends_with('\\') && !line.ends_with("\\\\");
    if (ends) line.remove_suffix(1);
    if (!open_.text.empty()) open_.text += ' ';
    open_.text += line;
    if (ends) end_part();
  }

  void read_heading(std::string_view line) {
    end_part();
    const auto level = line.find_first_not_of('#');
    if (level == 1 || level == std::string_view::npos) return;
    parts_.push_back(
        {.kind = TextPart::Kind::heading, .level = static_cast<int>(level), .text = plain(line.substr(level))});
  }

  void read_row(std::string_view line) {
    if (open_.kind != TextPart::Kind::table) {
      end_part();
      open_ = TextPart{.kind = TextPart::Kind::table, .headings = cells_of(line)};
      is_open_ = true;
    } else if (!open_.rows.empty() || !is_below_headings(line)) {
      open_.rows.push_back(cells_of(line));
    }
  }

  void end_part() {
    if (is_open_) {
      open_.text = plain(open_.text);
      parts_.push_back(std::move(open_));
    }
    open_ = {};
    is_open_ = false;
  }

  std::vector<TextPart> parts_;
  TextPart open_;
  bool is_open_ = false;
};

}  // namespace

std::vector<TextPart> markdown_parts(std::string_view markdown) { return Reader().run(markdown); }

}  // namespace bulkhead
