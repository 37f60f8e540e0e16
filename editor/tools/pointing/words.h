// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// What stands at an address that exists, in a few words: `wall C2/C3`, `objective marker 1`, `zone Attacker entry`.
[[nodiscard]] std::string words_for(const Mission& mission, const Address& address);
/// The same for what is at hand.
[[nodiscard]] std::string words_for(const Mission& mission, const Marker& marker);
[[nodiscard]] std::string words_for(const Mission& mission, const Zone& zone);
[[nodiscard]] std::string words_for(const Mission& mission, const FreePiece& piece);
[[nodiscard]] std::string words_for(const Mission& mission, const Feature& feature);

}  // namespace bulkhead
