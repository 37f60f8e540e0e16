// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// What of a library could not be taken, with the file or folder that it is about.
struct LibraryProblem : Error {
  enum class About : unsigned char {
    /// A file that cannot be read, or says nothing that a library can hold.
    file,
    /// A folder that cannot be listed, or lies too deep or holds too much.
    folder,
    /// A file whose id another has already.
    id
  };
  About about = About::file;
};

/// The files of a folder of templates, by the rules of `Library::open`.
struct TemplateFiles {
  /// Sorted by path.
  std::vector<std::filesystem::path> paths;
  /// Of folders alone.
  std::vector<LibraryProblem> problems;
};

/// Fails if the folder itself cannot be listed.
[[nodiscard]] Result<TemplateFiles> find_template_files(const std::filesystem::path& folder);

}  // namespace bulkhead
