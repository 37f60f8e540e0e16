// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "workbench/checking.h"

namespace bulkhead {

/// A fix that fixing leaves alone (see `fix_findings`), and why.
struct UntakenFix {
  /// The check's key, and the fix as its text form.
  std::string key;
  std::string edit;
  /// The checks that would find more by it, by their keys; empty where as much would be found as before.
  std::vector<std::string> against;
  friend bool operator==(const UntakenFix&, const UntakenFix&) = default;
};

/// The first fix of each of these checks that is left after fixing; of no more checks than `most`, as each is tried
/// once more for it.
[[nodiscard]] std::vector<UntakenFix> untaken_fixes(const Mission& mission, std::span<const std::string> keys,
                                                    const CheckRules& rules = {}, const std::stop_token& stop = {},
                                                    std::size_t most = 5);

}  // namespace bulkhead
