// SPDX-License-Identifier: MIT
#include "editor/tools/view/typed_length.h"

#include <string>

#include "model/base/length.h"

namespace bulkhead {

std::optional<Length> typed_length(std::string_view text, RulerUnit unit) {
  std::string plain;
  for (const char c : text) {
    if (c != ' ') plain += c == ',' ? '.' : c;
  }
  const auto end = plain.find_last_of("0123456789.");
  if (end == std::string::npos) return std::nullopt;
  const auto number = plain.substr(0, end + 1);
  const auto word = plain.substr(end + 1);
  const auto read = [](const std::string& whole) {
    const auto length = parse_length(whole);
    return length ? std::optional(*length) : std::nullopt;
  };
  if (word.empty()) return read(number + (unit == RulerUnit::inches ? "in" : "mm"));
  if (word == "\"" || word == "in" || word == "i") return read(number + "in");
  if (word == "mm" || word == "m") return read(number + "mm");
  if (word != "cm" && word != "c") return std::nullopt;
  const auto tenth = read(number + "mm");
  return tenth ? std::optional(*tenth * 10) : std::nullopt;
}

}  // namespace bulkhead
