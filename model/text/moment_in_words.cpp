// SPDX-License-Identifier: MIT
#include "model/text/moment_in_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/mission/moment_words.h"

namespace bulkhead {

std::string spelled(const Id& id) {
  auto words = id.text();
  std::ranges::replace(words, '-', ' ');
  return words;
}

std::string moment_in_words(const Mission& mission, const Id& moment) {
  const auto words = moment_words(*mission.system, moment.text());
  if (!words) return spelled(moment);
  const auto name = words->name.empty() ? std::string(words->usual) : words->name;
  return fmt::format(fmt::runtime(words->when), name);
}

}  // namespace bulkhead
