// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace bulkhead {

/// Stands between what a line says of different things.
inline constexpr const char* line_parting = "  ·  ";

/// As much as a line has room for: the first part, and of those after it, each of which may itself have parts, as many
/// as fit behind one another; those that are empty are left out. So nothing is cut in its midst but a first part that
/// is too long by itself.
[[nodiscard]] std::string fitting_line(const std::vector<std::string>& parts,
                                       const std::function<bool(const std::string& line)>& fits);

}  // namespace bulkhead
