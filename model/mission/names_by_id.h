// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

#include "model/base/identifier.h"

namespace bulkhead {

struct Mission;

/// The spoken names of everything that has an id, for whoever needs many of them: `spoken_name` goes through the whole
/// mission for each, this twice for all.
[[nodiscard]] std::map<Id, std::string> names_by_id(const Mission& mission);

}  // namespace bulkhead
