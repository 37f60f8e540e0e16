// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// `sha256:` and 64 hexadecimal digits: the SHA-256 of the document that the mission is written as. Two missions have
/// the same where nothing differs.
[[nodiscard]] std::string fingerprint(const Mission& mission);

}  // namespace bulkhead
