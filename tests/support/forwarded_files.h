// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/file_system.h"

namespace bulkhead::test {

/// The computer's own files, for doubles that change one step.
class ForwardedFiles : public FileSystem {
 public:
  Result<std::string> read(const std::filesystem::path& path, std::size_t limit) override {
    return real_files().read(path, limit);
  }
  Result<std::filesystem::path> resolve(const std::filesystem::path& path) override {
    return real_files().resolve(path);
  }
  Result<std::filesystem::path> create_temporary(const std::filesystem::path& target,
                                                 std::string_view content) override {
    return real_files().create_temporary(target, content);
  }
  Result<void> sync(const std::filesystem::path& path) override { return real_files().sync(path); }
  Result<void> back_up(const std::filesystem::path& path, const std::filesystem::path& backup) override {
    return real_files().back_up(path, backup);
  }
  Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
    return real_files().rename(from, to);
  }
  Result<bool> rename_to_free(const std::filesystem::path& from, const std::filesystem::path& to) override {
    return real_files().rename_to_free(from, to);
  }
  Result<void> sync_folder(const std::filesystem::path& folder) override { return real_files().sync_folder(folder); }
  Result<void> make_folder(const std::filesystem::path& path) override { return real_files().make_folder(path); }
  void remove(const std::filesystem::path& path) override { real_files().remove(path); }
};

}  // namespace bulkhead::test
