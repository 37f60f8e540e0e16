// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "model/edit/edit.h"

namespace bulkhead {

[[nodiscard]] Edit set_mission_id(const Id& id);
[[nodiscard]] Edit set_title(const std::string& title);
[[nodiscard]] Edit set_author(const std::string& author);
[[nodiscard]] Edit set_version(const std::string& version);
[[nodiscard]] Edit set_balance(Balance balance);
[[nodiscard]] Edit set_season(const std::optional<Id>& season);

}  // namespace bulkhead
