// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string_view>

#include "scripting/worker/worker_room.h"

namespace bulkhead {

/// Hands the requests of another program on to a room, which come as lines on a descriptor, and writes the answers,
/// until nothing more comes or it is told to quit. False where an answer could not be written.
[[nodiscard]] bool relay(WorkerRoom& room, int input, const std::function<bool(std::string_view line)>& write);

}  // namespace bulkhead
