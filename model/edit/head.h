// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_mission_id(const Id& id) { return SetMissionId{id}; }
inline Edit set_title(const std::string& title) { return SetTitle{title}; }
inline Edit set_author(const std::string& author) { return SetAuthor{author}; }
inline Edit set_version(const std::string& version) { return SetVersion{version}; }
inline Edit set_balance(Balance balance) { return SetBalance{balance}; }
inline Edit set_season(const std::optional<Id>& season) { return SetSeason{season}; }

}  // namespace bulkhead
