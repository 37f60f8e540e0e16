// SPDX-License-Identifier: MIT
#include "exchange/bundle/allowances_in_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exchange/bundle/markdown.h"
#include "model/mission/forces.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string sum_in_words(const Allowance& allowance, int sum) {
  return fmt::format("{} {}", sum, markdown_words(allowance.currency));
}

}  // namespace

std::vector<std::string> allowances_in_words(const Mission& mission) {
  std::vector<std::string> lines;
  for (const auto& allowance : mission.system->allowances) {
    auto line = "Each side has " + sum_in_words(allowance, allowance.base);
    if (allowance.more > 0) {
      line += fmt::format(", and {} more for each full {} {} of its force", allowance.more, allowance.per,
                          allowance.of == Allowance::Of::points ? "points" : "power");
      std::vector<std::string> sums;
      for (const auto& side : *mission.sides) {
        const auto sum = allowed(mission, allowance, side);
        if (sum) sums.push_back(markdown_words(name_or_id(side)) + " " + sum_in_words(allowance, *sum));
      }
      if (!sums.empty()) line += fmt::format(": {}", fmt::join(sums, ", "));
    }
    lines.push_back(line + ".");
  }
  return lines;
}

std::vector<std::string> allowances_of(const Mission& mission, const Force& force) {
  std::vector<std::string> sums;
  for (const auto& allowance : mission.system->allowances) {
    const auto size = size_of(force, allowance.of);
    if (allowance.more > 0 && size) sums.push_back(sum_in_words(allowance, sum_of(allowance, *size)));
  }
  return sums;
}

}  // namespace bulkhead
