// SPDX-License-Identifier: MIT
#include "scripting/worker/record_lines.h"

#include <algorithm>
#include <array>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 4> head_words = {"bulkhead-record ", "mission ", "seed ", "dice "};

bool is_of_head(std::string_view line) {
  return std::any_of(head_words.begin(), head_words.end(), [&](auto word) { return line.starts_with(word); });
}

/// The last line that is no result.
std::string_view last_line(std::string_view record) {
  while (!record.empty()) {
    record.remove_suffix(record.ends_with('\n') ? 1 : 0);
    const auto line = record.substr(record.rfind('\n') + 1);
    if (!line.starts_with('=')) return line;
    record.remove_suffix(line.size());
  }
  return {};
}

}  // namespace

std::string last_decision(std::string_view record) {
  const auto line = last_line(record);
  return is_of_head(line) ? std::string() : std::string(line);
}

std::string without_last_decision(std::string_view record) {
  const auto line = last_line(record);
  BULKHEAD_EXPECTS(!line.empty());
  return std::string(record.substr(0, static_cast<std::size_t>(line.data() - record.data())));
}

}  // namespace bulkhead
