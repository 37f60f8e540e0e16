// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"

#include "model/io/file_system.h"

namespace bulkhead {

Result<ReadMission> load_mission(FileSystem& files, const std::filesystem::path& path, const Definitions* definitions) {
  const auto text = files.read(path, largest_document);
  if (!text) return tl::unexpected(text.error());
  return read_mission(*text, path.string(), definitions);
}

Result<void> save_mission(FileSystem& files, const Mission& mission, const std::filesystem::path& path) {
  const auto document = write_within_limits(mission);
  if (!document) return tl::unexpected(Error{document.error().message, path.string(), 0, 0});
  return save_atomically(files, path, *document);
}

}  // namespace bulkhead
