// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "workbench/games/report.h"
#include "workbench/games/summary.h"

/// Whatever lines there are: each is taken or refused with a message, what is told of those that were taken is text,
/// and no line counts twice.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bulkhead;
  std::string_view left(reinterpret_cast<const char*>(data), size);
  GamesSummary summary;
  std::vector<std::string_view> taken;
  while (!left.empty()) {
    const auto line = left.substr(0, left.find('\n'));
    left.remove_prefix(std::min(left.size(), line.size() + 1));
    const auto added = summary.add(line);
    if (added) taken.push_back(line);
    BULKHEAD_EXPECTS(added ||
                     (!added.error().message.empty() && find_unfit(added.error().message) == std::string::npos));
  }
  const auto text = games_text(summary);
  const auto json = games_json(summary);
  BULKHEAD_EXPECTS(find_unfit(text) == std::string::npos && find_unfit(json) == std::string::npos);
  const auto told = nlohmann::json::parse(json, nullptr, false);
  BULKHEAD_EXPECTS(told.is_object() && told["games"] == taken.size());
  for (const auto line : taken) BULKHEAD_EXPECTS(!summary.add(line));
  BULKHEAD_EXPECTS(games_json(summary) == json);
  return 0;
}
