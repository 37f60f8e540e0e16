// SPDX-License-Identifier: MIT
#include "model/text/messages.h"

#include "model/base/contracts.h"

namespace bulkhead {

std::string to_text(const Message& message) {
  std::string result;
  auto rest = message.pattern;
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

}  // namespace bulkhead
