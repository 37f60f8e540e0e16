// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead::test {

/// A new, empty folder that any user may enter, removed at the end with everything in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::filesystem::path operator/(std::string_view name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

/// Writes or replaces a file plainly, without the code under test. Throws on failure.
void write_file(const std::filesystem::path& path, std::string_view content);
/// The content of a file that must exist. Throws on failure.
[[nodiscard]] std::string content_of(const std::filesystem::path& path);
/// The names in a folder, hidden ones too, in order.
[[nodiscard]] std::vector<std::string> names_in(const std::filesystem::path& folder);

}  // namespace bulkhead::test
