// SPDX-License-Identifier: MIT
#include "cli/pairs_file.h"

#include <algorithm>
#include <optional>

#include "model/base/plain_text.h"
#include "model/mission/places.h"

namespace bulkhead {
namespace {

/// A part of a line, without the blanks around it and without quotes.
struct Field {
  std::string text;
  bool quoted = false;
};

std::vector<Field> fields_of(std::string_view line, char separator) {
  std::vector<Field> fields(1);
  bool inside = false;
  for (const char letter : line) {
    if (letter == '"') {
      inside = !inside;
      fields.back().quoted = true;
    } else if (letter == separator && !inside) {
      fields.emplace_back();
    } else {
      fields.back().text += letter;
    }
  }
  for (auto& field : fields) {
    field.text.erase(field.text.find_last_not_of(' ') + 1);
    field.text.erase(0, field.text.find_first_not_of(' '));
  }
  return fields;
}

/// Whether a comma between these two parts them: it may be the one within a point, neither half of which is an address.
bool parts(const Field& from, const Field& to) {
  return from.quoted || to.quoted || parse_address(from.text) || parse_address(to.text);
}

std::optional<Pair> pair_of(std::string_view line, int number) {
  for (const char separator : {';', '\t', ','}) {
    const auto fields = fields_of(line, separator);
    if (fields.size() != 2 || (separator == ',' && !parts(fields[0], fields[1]))) continue;
    return Pair{fields[0].text, fields[1].text, number};
  }
  return std::nullopt;
}

}  // namespace

Result<std::vector<Pair>> read_pairs(std::string_view text, const std::string& file) {
  std::vector<Pair> pairs;
  text = without_byte_order_mark(text);
  for (int number = 1; !text.empty(); ++number) {
    auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty() || line == "#" || line.starts_with("# ")) continue;
    auto pair = pair_of(line, number);
    if (!pair) {
      return tl::unexpected(
          Error{"A line holds two addresses: C3;F7 or C3,F7. With points write 100mm,50mm;#o1 or "
                "\"100mm,50mm\",#o1. A remark begins with # and a blank",
                file, number, 1});
    }
    pairs.push_back(std::move(*pair));
  }
  return pairs;
}

}  // namespace bulkhead
