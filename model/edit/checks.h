// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_severity(const Id& check, std::optional<Level> level) { return SetSeverity{check, level}; }
inline Edit set_limit(const Id& limit, const std::optional<Limit::Value>& value) { return SetLimit{limit, value}; }
inline Edit waive(const Mission&, const Id& check, std::vector<Address> at, const std::string& reason) {
  return Waive{check, in_waiver_order(std::move(at)), reason};
}
inline Edit unwaive(const Mission&, const Id& check, std::vector<Address> at) {
  return Unwaive{check, in_waiver_order(std::move(at))};
}

}  // namespace bulkhead
