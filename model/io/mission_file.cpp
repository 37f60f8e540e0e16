// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"

#include "model/io/file_system.h"

namespace bulkhead {
namespace {

Result<std::string> document_for(const Mission& mission, const std::filesystem::path& path) {
  return write_within_limits(mission).map_error([&](const Error& error) {
    return Error{error.message, path.string(), 0, 0};
  });
}

}  // namespace

Result<ReadMission> load_mission(FileSystem& files, const std::filesystem::path& path, const Definitions* definitions) {
  const auto text = files.read(path, largest_document);
  if (!text) return tl::unexpected(text.error());
  return read_mission(*text, path.string(), definitions);
}

Result<void> save_mission(FileSystem& files, const Mission& mission, const std::filesystem::path& path) {
  return document_for(mission, path).and_then([&](const std::string& document) {
    return save_atomically(files, path, document);
  });
}

Result<bool> save_new_mission(FileSystem& files, const Mission& mission, const std::filesystem::path& path) {
  return document_for(mission, path).and_then([&](const std::string& document) {
    return save_new_file(files, path, document);
  });
}

}  // namespace bulkhead
