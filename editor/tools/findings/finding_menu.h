// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/tools/commands/context_menu.h"
#include "editor/tools/findings/findings_state.h"

namespace bulkhead {

/// What the menu of a finding needs of the window around it.
struct FindingMenuActs {
  /// Brings what the chosen finding is about into sight.
  std::function<void()> go_there;
  /// Lets the user write why it is meant to be so.
  std::function<void()> ask_for_reason;
  std::function<void(const std::string& text)> copy;
  /// Says why something could not be done, if it could not.
  std::function<void(const Result<void>& done)> show_failure;
};

/// What can be done about the chosen finding, or the chosen check; empty where neither is. The state must outlive the
/// entries.
[[nodiscard]] std::vector<MenuEntry> finding_menu(FindingsState& findings, const FindingMenuActs& acts);

}  // namespace bulkhead
