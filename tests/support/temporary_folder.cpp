// SPDX-License-Identifier: MIT
#include "tests/support/temporary_folder.h"

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <iterator>
#include <stdlib.h>
#include <system_error>

namespace bulkhead::test {

namespace fs = std::filesystem;

TemporaryFolder::TemporaryFolder() {
  auto name = (fs::temp_directory_path() / "bulkhead-test-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::system_error(errno, std::generic_category(), name);
  path_ = name;
  fs::permissions(path_,
                  fs::perms::group_read | fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec,
                  fs::perm_options::add);
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

void write_file(const fs::path& path, std::string_view content) {
  std::ofstream file(path, std::ios::binary);
  file.exceptions(std::ios::badbit | std::ios::failbit);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
  file.close();
}

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::system_error(errno, std::generic_category(), path.string());
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace bulkhead::test
