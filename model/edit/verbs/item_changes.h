// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "model/edit/verbs/items.h"
#include "model/mission/fields.h"

/// What the edits of fields do to a mission.
namespace bulkhead {

/// T: an item, a Force or an ObjectiveGroup.
template <typename T>
[[nodiscard]] Result<Mission> apply_to_item(const Mission& mission, const Id& id,
                                            const std::vector<FieldChange>& changes);
[[nodiscard]] Result<Mission> apply_to_anything(const Mission& mission, const Id& id, const FieldChange& change);

/// Any field of that key; null where nothing has one.
[[nodiscard]] const FieldInfo* find_info(std::string_view key);
/// The fields of whatever has the id; none where there is no such thing.
[[nodiscard]] std::span<const FieldInfo* const> fields_of_thing(const Mission& mission, const Id& id);
/// The field of whatever has the id; null where it has no such field. `no_such_field` says so.
[[nodiscard]] const FieldInfo* field_of(const Mission& mission, const Id& id, std::string_view key);
[[nodiscard]] tl::unexpected<Error> no_such_field(const Mission& mission, const Id& id, std::string_view key);

/// Changes an item by `how`.
[[nodiscard]] Result<Mission> change_item(const Mission& mission, const Id& id, const std::function<void(Item&)>& how);

}  // namespace bulkhead
