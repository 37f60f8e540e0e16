// SPDX-License-Identifier: MIT
#include "model/text/messages.h"

#include <algorithm>
#include <array>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

struct Entry {
  std::string_view id;
  std::string_view pattern;
};

/// English. Sentences say the rule, the limit and what was found; sorted by id.
constexpr std::array table = {
    Entry{"condition-does-not-compile", "{what} \"{name}\", condition {number}: {reason}"},
    Entry{"figure-no-lattice", "no board has a lattice"},
    Entry{"figure-no-start-zone", "the side has no zone to start from"},
    Entry{"figure-no-way", "no way leads there"},
    Entry{"figure-objective-off-ground", "the objective stands on no floor"},
    Entry{"figure-off-lattice", "it lies on a board without lattice"},
    Entry{"no-zone", "{side} has no zone to start from"},
    Entry{"script-does-not-compile", "{what} \"{name}\", line {line}: {reason}"},
    Entry{"script-refused", "the Lua of {what} \"{name}\" is refused: {reason}"},
};

std::string_view pattern_of(std::string_view id) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Entry& entry) { return entry.id == id; });
  BULKHEAD_EXPECTS(found != table.end());
  return found->pattern;
}

}  // namespace

std::string to_text(const Message& message) {
  std::string result;
  auto rest = pattern_of(message.id);
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const auto close = rest.find('}', open);
    const auto name = rest.substr(open + 1, close - open - 1);
    const auto argument = std::find_if(message.arguments.begin(), message.arguments.end(),
                                       [&](const auto& pair) { return pair.first == name; });
    BULKHEAD_EXPECTS(argument != message.arguments.end());
    result += rest.substr(0, open);
    result += argument->second;
    rest.remove_prefix(close + 1);
  }
  result += rest;
  return result;
}

std::vector<std::pair<std::string_view, std::string_view>> message_table() {
  std::vector<std::pair<std::string_view, std::string_view>> result;
  for (const auto& entry : table) result.emplace_back(entry.id, entry.pattern);
  return result;
}

}  // namespace bulkhead
