// SPDX-License-Identifier: MIT
#include "scripting/checks/mended.h"

#include <algorithm>

namespace bulkhead {

std::string with_replaced(const std::string& lua, const LuaTokenList& tokens,
                          const std::vector<LuaReplacement>& replacements) {
  if (tokens.empty()) return lua;
  std::string result;
  const auto* from = lua.data();
  for (const auto& [first, last, text] : replacements) {
    result.append(from, tokens[first].text.data());
    result += text;
    from = tokens[last].text.data() + tokens[last].text.size();
  }
  return result.append(from, lua.data() + lua.size());
}

bool fits_quotes(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F ||
           std::string_view("\"'\\]").find(c) != std::string_view::npos;
  });
}

}  // namespace bulkhead
