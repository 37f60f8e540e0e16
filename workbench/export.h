// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "exchange/exporters/exporters.h"

namespace bulkhead {

class FileSystem;

/// What a target's name asks for: a folder (it ends in `/`, is one, or has no extension) the bundle, other extensions
/// what their exporters make. Fails for an extension that stands for nothing.
[[nodiscard]] Result<const Exporter*> exporter_for(const std::filesystem::path& target);

/// Writes what was made to its target and gives the paths. Files of the same name are replaced, with a backup (`name~`,
/// and `name.~2~` beside an older one) where they differ; others are left alone. A link in the bundle's folder is not
/// followed; see `write_files`.
[[nodiscard]] Result<std::vector<std::filesystem::path>> write_export(FileSystem& files, const Exported& made,
                                                                      const std::filesystem::path& target);

}  // namespace bulkhead
