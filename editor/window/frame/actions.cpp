// SPDX-License-Identifier: MIT
#include "editor/window/frame/actions.h"

#include "model/base/contracts.h"

namespace bulkhead {

void Actions::add(std::string_view id, Action action) {
  const bool is_new = actions_.emplace(id, std::move(action)).second;
  BULKHEAD_EXPECTS(is_new);
}

const Action* Actions::find(std::string_view id) const {
  const auto found = actions_.find(id);
  return found == actions_.end() ? nullptr : &found->second;
}

bool Actions::enabled(std::string_view id) const {
  const auto* action = find(id);
  return action != nullptr && (!action->enabled || action->enabled());
}

void Actions::run(std::string_view id) const {
  if (enabled(id)) find(id)->run();
}

}  // namespace bulkhead
