// SPDX-License-Identifier: MIT
#include "scripting/api.h"

#include <string>

namespace bulkhead::api {

bool is_hook(std::string_view name) {
  std::string anybodys(name);
  for (const std::string_view whose : {"on_own_", "on_opponent_"}) {
    if (name.starts_with(whose)) anybodys = "on_" + std::string(name.substr(whose.size()));
  }
  return std::any_of(words.begin(), words.end(),
                     [&](const ApiWord& each) { return each.kind == ApiWord::Kind::hook && each.word == anybodys; });
}

}  // namespace bulkhead::api
