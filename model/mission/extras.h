// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace bulkhead {

/// What a file says inside an element that this version does not know: kept as it stands and written back, so that
/// nobody's work is lost. Each part of a mission carries its own, and takes it along when it moves or goes.
struct Extras {
  /// Unknown attributes, name and value.
  std::vector<std::pair<std::string, std::string>> attributes;
  /// Unknown or reserved elements and comments, each as its XML text, in file order.
  std::vector<std::string> nodes;
  friend bool operator==(const Extras&, const Extras&) = default;
};

}  // namespace bulkhead
