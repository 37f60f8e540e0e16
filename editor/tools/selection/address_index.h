// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// Tells of many addresses whether a mission, which must outlive it, has them: `exists`, which goes through all objects
/// each time, with an index of these.
class AddressIndex {
 public:
  explicit AddressIndex(const Mission& mission);

  [[nodiscard]] bool has(const Address& address) const;
  [[nodiscard]] bool has(const Id& object) const;

 private:
  const Mission& mission_;
  /// Of all objects, sorted.
  std::vector<Id> ids_;
};

}  // namespace bulkhead
