// SPDX-License-Identifier: MIT
#include "model/mission/cost.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"

namespace bulkhead {

Result<Cost> parse_cost(std::string_view text) {
  const auto wrong = [&] { return fail(fmt::format("\"{}\" is no cost; write 2, 1-2 or 1+", quotable(text))); };
  const auto end = std::min(text.find_first_of("-+"), text.size());
  const auto least = parse_int(text.substr(0, end), 0, largest_number);
  if (!least) return wrong();
  const auto rest = text.substr(end);
  if (rest.empty()) return Cost::exactly(*least);
  if (rest == "+") return Cost{*least, std::nullopt};
  const auto most = parse_int(rest.substr(1), *least + 1, largest_number);
  if (rest.front() == '+' || !most) return wrong();
  return Cost{*least, most};
}

std::string to_text(const Cost& cost) {
  if (!cost.most) return fmt::format("{}+", cost.least);
  return *cost.most == cost.least ? fmt::to_string(cost.least) : fmt::format("{}-{}", cost.least, *cost.most);
}

}  // namespace bulkhead
