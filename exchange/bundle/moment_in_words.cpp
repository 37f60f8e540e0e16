// SPDX-License-Identifier: MIT
#include "exchange/bundle/moment_in_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "exchange/bundle/markdown.h"
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
  const auto name = markdown_words(words->name.empty() ? words->usual : words->name);
  return fmt::format(fmt::runtime(words->when), name);
}

}  // namespace bulkhead
