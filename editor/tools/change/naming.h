// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// A new marker of a kind with a free id (`o3`; other kinds `terminal-2`) and the first number that no marker of that
/// kind has as its label.
[[nodiscard]] Marker new_marker(const Mission& mission, const Id& kind, const Place& at);

/// The first free label like another one among the markers of a kind: the next numbers after a number, the next letters
/// after a capital letter, else the same with a number behind it. A marker without label stays so.
[[nodiscard]] std::string free_label(const Mission& mission, const Id& kind, const std::string& like);

/// An id for a new marker of a kind.
[[nodiscard]] Id free_marker_id(const Mission& mission, const Id& kind);

}  // namespace bulkhead
