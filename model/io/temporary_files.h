// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

/// The files that are there only while others are saved, for a process that ends before it is done with them.
namespace bulkhead {

/// Takes note of one that is about to be made.
void note_temporary_file(const std::filesystem::path& path);
/// It is gone, or has another name.
void forget_temporary_file(const std::filesystem::path& path);

/// Removes those that are noted. Fit for signal handlers; whoever calls it ends the process, as saves that are under
/// way come to nothing. One that another thread is making at this very moment may stay.
void remove_temporary_files();

}  // namespace bulkhead
