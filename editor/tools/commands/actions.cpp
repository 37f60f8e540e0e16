// SPDX-License-Identifier: MIT
#include "editor/tools/commands/actions.h"

#include <utility>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"

namespace bulkhead {

void Actions::add(std::string_view id, Action action) {
  const bool is_new = actions_.emplace(id, std::move(action)).second;
  BULKHEAD_EXPECTS(is_new);
}

void Actions::precede(std::string_view id, std::function<bool()> first) {
  const auto found = actions_.find(id);
  BULKHEAD_EXPECTS(found != actions_.end());
  auto& run = found->second.run;
  run = [first = std::move(first), own = std::move(run)] {
    if (!first()) own();
  };
}

const Action* Actions::find(std::string_view id) const {
  const auto found = actions_.find(id);
  return found == actions_.end() ? nullptr : &found->second;
}

bool Actions::enabled(std::string_view id) const {
  const auto* action = find(id);
  return action != nullptr && (!action->enabled || action->enabled()) && why_not(id).empty();
}

void Actions::bar(std::string_view id, std::function<std::string()> why_not) { bars_.emplace(id, std::move(why_not)); }

std::string Actions::why_not(std::string_view id) const {
  const auto [first, last] = bars_.equal_range(id);
  for (auto bar = first; bar != last; ++bar) {
    if (auto why = bar->second(); !why.empty()) return why;
  }
  return {};
}

std::string Actions::reason(std::string_view id) const {
  if (auto barred = why_not(id); !barred.empty()) return barred;
  const auto* action = find(id);
  return action == nullptr || enabled(id) || action->idle.empty() ? std::string() : translate(action->idle);
}

void Actions::run(std::string_view id) const {
  if (!enabled(id)) return;
  if (before_each_) before_each_();
  find(id)->run();
}

}  // namespace bulkhead
