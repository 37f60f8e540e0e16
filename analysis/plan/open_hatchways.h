// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/places.h"

namespace bulkhead {

/// Which hatchways stand open.
class OpenHatchways {
 public:
  /// As each starts the battle. A hatchway off the lattice starts shut.
  [[nodiscard]] static OpenHatchways as_set() { return OpenHatchways(Choice::as_set, {}); }
  [[nodiscard]] static OpenHatchways all() { return OpenHatchways(Choice::all, {}); }
  [[nodiscard]] static OpenHatchways none() { return OpenHatchways(Choice::these, {}); }
  /// Exactly these; addresses of edges, or of objects off the lattice.
  [[nodiscard]] static OpenHatchways these(std::vector<Address> open) {
    return OpenHatchways(Choice::these, std::move(open));
  }

  [[nodiscard]] bool holds(const Address& hatchway, bool starts_open) const;

 private:
  enum class Choice : unsigned char { as_set, all, these };
  OpenHatchways(Choice choice, std::vector<Address> open);
  Choice choice_;
  /// Sorted.
  std::vector<Address> open_;
};

}  // namespace bulkhead
