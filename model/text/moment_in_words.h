// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// When something happens, as a part of a sentence: `at the end of your Command phase`. A moment that the
/// mission's game does not know reads as its id does.
[[nodiscard]] std::string moment_in_words(const Mission& mission, const Id& moment);

/// An id without its hyphens: `end-game` as `end game`.
[[nodiscard]] std::string spelled(const Id& id);

}  // namespace bulkhead
