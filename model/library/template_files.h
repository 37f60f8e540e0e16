// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// The files of a folder of templates, by the rules of `Library::open`.
struct TemplateFiles {
  /// Sorted by path.
  std::vector<std::filesystem::path> paths;
  std::vector<Error> problems;
};

/// Fails if the folder itself cannot be listed.
[[nodiscard]] Result<TemplateFiles> find_template_files(const std::filesystem::path& folder);

}  // namespace bulkhead
