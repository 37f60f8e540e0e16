// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_field(const Id& id, std::string field, FieldValue value) {
  return SetField{id, {std::move(field), std::move(value)}};
}
inline Edit set_param(const Id& item, const Id& name, const std::string& value) { return SetParam{item, name, value}; }
inline Edit remove_param(const Id& item, const Id& name) { return SetParam{item, name, std::nullopt}; }

}  // namespace bulkhead
