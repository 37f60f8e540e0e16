// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// How grave a check's findings are in this mission; without a level it is the check's own again.
[[nodiscard]] Edit set_severity(const Id& check, std::optional<Level> level);

/// A figure that this mission is held against; without a value the system's again. What the note says stays.
[[nodiscard]] Edit set_limit(const Id& limit, const std::optional<Limit::Value>& value);

/// Waives a check's finding at these addresses (in any order), or changes the reason of the waiver there is. Places
/// must be on the battlefield (contract). Applying fails without a reason.
[[nodiscard]] Edit waive(const Mission& mission, const Id& check, std::vector<Address> at, const std::string& reason);
/// Fails where there is no such waiver.
[[nodiscard]] Edit unwaive(const Mission& mission, const Id& check, std::vector<Address> at);

}  // namespace bulkhead
