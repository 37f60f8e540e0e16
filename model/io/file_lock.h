// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "model/base/result.h"

namespace bulkhead {

/// A lock on a file, held as long as a copy of this value lives and at most until the process ends, however it ends.
/// It lies on the file itself (flock), so nothing is left behind. Programs that do not ask are not stopped by it.
using FileLock = std::shared_ptr<const void>;

/// Locks a file that is going to be read, changed and replaced, so that no change of another program of Bulkhead is
/// lost between. Waits up to `patience` for a program that does the same; fails, naming it, if that goes on. Null, and
/// no failure, where there is nothing to be lost or to be locked: no such file, or a disk that has no locks.
[[nodiscard]] Result<FileLock> lock_for_change(const std::filesystem::path& path,
                                               std::chrono::milliseconds patience = std::chrono::seconds(3));

/// Locks a file that is there to be locked. Null where another process holds it, and where there is none and it is not
/// to be created.
enum class LockFile { create, must_exist };
[[nodiscard]] FileLock try_lock(const std::filesystem::path& path, LockFile file);

}  // namespace bulkhead
