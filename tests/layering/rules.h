// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "tests/layering/source_tree.h"

namespace bulkhead::test {

/// Each function returns what breaks its rule, as `file:line: what is wrong`. The rules are those of
/// docs/architecture.md.
using Complaints = std::vector<std::string>;

/// A room uses floors below its own only, and the tests of a room what the room itself may use. Every C++ source
/// belongs to a room or to tests/, and names headers of the repository from its root.
[[nodiscard]] Complaints climbing_includes(const std::vector<SourceFile>& files);

/// wx stays in editor/, and there outside editor/tools/ (and in the tests that drive the window).
[[nodiscard]] Complaints stray_wx(const std::vector<SourceFile>& files);

/// A header that another room sees, directly or through other headers, needs the standard library and tl::expected
/// only.
[[nodiscard]] Complaints leaking_libraries(const std::vector<SourceFile>& files);

/// C++, CMake, Lua and shell sources name their licence in the first line, or the second after `#!`.
[[nodiscard]] Complaints missing_licences(const std::vector<SourceFile>& files);

/// No text names a folder of somebody's computer.
[[nodiscard]] Complaints machine_paths(const std::vector<SourceFile>& files);

}  // namespace bulkhead::test
