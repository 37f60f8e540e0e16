// SPDX-License-Identifier: MIT
#include "exchange/bundle/bundle.h"

#include "model/io/file_system.h"

namespace bulkhead {

Result<std::vector<std::filesystem::path>> write_files(FileSystem& files, const std::vector<BundleFile>& content,
                                                       const std::filesystem::path& folder) {
  if (auto made = files.make_folder(folder); !made) return tl::unexpected(made.error());
  for (const auto& file : content) {
    auto path = folder;
    for (const auto& part : std::filesystem::path(file.name)) {
      path /= part;
      std::error_code unknown;
      if (!std::filesystem::is_symlink(std::filesystem::symlink_status(path, unknown))) continue;
      return tl::unexpected(
          Error{"This is a link, and what it leads to would be overwritten. Remove the link, or export "
                "to another folder.",
                path.string(), 0, 0});
    }
  }
  std::vector<std::filesystem::path> written;
  for (const auto& file : content) {
    const auto path = folder / file.name;
    if (auto made = files.make_folder(path.parent_path()); !made) return tl::unexpected(made.error());
    if (auto saved = save_if_changed(files, path, file.content); !saved) return tl::unexpected(saved.error());
    written.push_back(path);
  }
  return written;
}

}  // namespace bulkhead
