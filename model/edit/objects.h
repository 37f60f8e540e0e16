// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit move_object(const Mission&, const Id& id, const Place& to) { return MoveObject{id, to}; }
inline Edit move_marker(const Mission&, const Id& id, const Place& to) { return MoveObject{id, to}; }
inline Edit set_label(const Id& id, const std::string& label) { return SetLabel{id, label}; }
inline Edit remove_object(const Mission&, const Id& id) { return RemoveObjects{{id}}; }
inline Edit remove_objects(const Mission&, std::vector<Id> ids) { return RemoveObjects{std::move(ids)}; }
inline Edit rename_object(const Id& id, const Id& new_id) { return RenameObject{id, new_id}; }

}  // namespace bulkhead
