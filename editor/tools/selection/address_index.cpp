// SPDX-License-Identifier: MIT
#include "editor/tools/selection/address_index.h"

#include <algorithm>

namespace bulkhead {

AddressIndex::AddressIndex(const Mission& mission) : mission_(mission) {
  for (auto& object : named_objects(mission)) ids_.push_back(std::move(object.id));
  std::sort(ids_.begin(), ids_.end());
}

bool AddressIndex::has(const Address& address) const {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  return object != nullptr ? has(object->id) : exists(mission_, address);
}

bool AddressIndex::has(const Id& object) const { return std::binary_search(ids_.begin(), ids_.end(), object); }

}  // namespace bulkhead
