// SPDX-License-Identifier: MIT
#include "model/base/identifier.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/contracts.h"
#include "model/base/numbered_id.h"
#include "model/base/numbers.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::size_t longest_id = 64;
/// What is left of an id before its number.
constexpr std::size_t longest_base = 58;

bool is_lower(char character) { return character >= 'a' && character <= 'z'; }

bool is_id(std::string_view text) {
  return !text.empty() && text.size() <= longest_id && is_lower(text.front()) &&
         std::all_of(text.begin(), text.end(),
                     [](char character) { return is_lower(character) || is_digit(character) || character == '-'; });
}

bool is_library_id(std::string_view text) {
  const auto at = text.find('@');
  const bool version = at == std::string_view::npos || parse_int(text.substr(at + 1), 1, largest_number).has_value();
  if (!version || text.substr(std::min(at, text.size())).starts_with("@0")) return false;
  text = text.substr(0, at);
  const auto slash = text.find('/');
  if (slash == std::string_view::npos) return is_id(text);
  return is_id(text.substr(0, slash)) && is_id(text.substr(slash + 1));
}

/// Names that some systems keep for devices.
bool is_reserved(std::string_view name) {
  constexpr std::array<std::string_view, 4> plain = {"con", "prn", "aux", "nul"};
  const bool port = name.size() == 4 && (name.starts_with("com") || name.starts_with("lpt")) && is_digit(name[3]);
  return port || std::find(plain.begin(), plain.end(), name) != plain.end();
}

}  // namespace

Result<Id> Id::parse(std::string_view text) {
  if (is_id(text)) return Id(text);
  return fail(
      fmt::format("\"{}\" is not an id; use a small letter, then small letters, digits and hyphens (at most {})",
                  quotable(text), longest_id));
}

Id::Id(std::string_view text) : text_(text) { BULKHEAD_EXPECTS(is_id(text)); }

Result<LibraryId> LibraryId::parse(std::string_view text) {
  if (is_library_id(text)) return LibraryId(text);
  return fail(
      fmt::format("\"{}\" is not a library id; write name or system/name, each of small letters, digits and "
                  "hyphens, perhaps with a version behind it: @2",
                  quotable(text)));
}

LibraryId::LibraryId(std::string_view text) : text_(text) { BULKHEAD_EXPECTS(is_library_id(text)); }

Id slug(std::string_view text, std::string_view fallback) {
  std::string result;
  for (const char character : text) {
    const char lower = character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
    if (is_lower(lower) || is_digit(lower)) {
      result += lower;
    } else if (character != '\'' && !result.empty() && result.back() != '-') {
      result += '-';
    }
  }
  result.resize(std::min(result.size(), longest_id - 2));
  while (!result.empty() && result.back() == '-') result.pop_back();
  if (result.empty()) return Id(fallback);
  if (!is_lower(result.front())) result.insert(0, "n-");
  if (is_reserved(result)) result += '-';
  return Id(result);
}

Id numbered(const Id& base, int number) {
  BULKHEAD_EXPECTS(number >= 1);
  const auto suffix = fmt::format("-{}", number);
  return Id(base.text().substr(0, std::min(longest_base, longest_id - suffix.size())) + suffix);
}

Id numbered_until_free(const Id& wanted, const std::function<bool(const Id&)>& taken) {
  auto id = wanted;
  for (int number = 2; taken(id); ++number) id = numbered(wanted, number);
  return id;
}

bool is_numbered(std::string_view text, const Id& base) {
  if (text == base.text()) return true;
  const auto number = parse_int(text.substr(text.rfind('-') + 1), 2, largest_number);
  return number && text == numbered(base, *number).text();
}

}  // namespace bulkhead
