// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "scripting/limits.h"

namespace bulkhead {

/// Ends this process as soon as the one that started it has ended, whatever it does just then. `parent` is that one's
/// number, as it may have ended already.
void end_with_parent(int parent);

/// From now on, and for good, this process reaches nothing outside: of its descriptors the first three stay, of which
/// it reads the first and writes the others; it opens no file and no socket, starts no process and no program, and
/// makes no memory executable. What it tries of that fails with EPERM. Its memory is limited, and nobody looks into it.
/// Fails where the kernel has no such filters: then nothing of strangers may run here.
[[nodiscard]] Result<void> confine(const WorkerLimits& limits);

}  // namespace bulkhead
