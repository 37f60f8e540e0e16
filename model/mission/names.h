// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/base/identifier.h"

namespace bulkhead {

/// What players read: the name of a thing that may have none, else its id.
template <typename Thing>
[[nodiscard]] const std::string& name_or_id(const Thing& thing) {
  return thing.name.empty() ? thing.id.text() : thing.name;
}

/// The same of what an id means, which may be nothing (null).
template <typename Thing>
[[nodiscard]] const std::string& name_or_id(const Thing* found, const Id& id) {
  return found == nullptr || found->name.empty() ? id.text() : found->name;
}

}  // namespace bulkhead
