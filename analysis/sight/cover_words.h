// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/sight/corner_cover.h"
#include "analysis/sight/unit_sight.h"
#include "model/text/messages.h"

namespace bulkhead {

/// What gives cover or obscures, in words that a player can check on the table. Bases are counted from 1.
[[nodiscard]] Message words_for(const Mission& mission, const Intervening& intervening);
/// What hides a part of a model. Bases are counted from 1, the attackers' after the others'.
[[nodiscard]] Message words_for(const Mission& mission, const Hider& hider);

}  // namespace bulkhead
