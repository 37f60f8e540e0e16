// SPDX-License-Identifier: MIT
#include "model/base/user_folders.h"

#include <cstdlib>

namespace bulkhead {
namespace {

std::filesystem::path absolute_path_in(const char* variable) {
  const char* const value = std::getenv(variable);
  if (value == nullptr || !std::filesystem::path(value).is_absolute()) return {};
  return value;
}

}  // namespace

std::filesystem::path user_folder(const char* variable, const std::filesystem::path& below_home) {
  if (auto folder = absolute_path_in(variable); !folder.empty()) return folder;
  const auto home = absolute_path_in("HOME");
  return home.empty() ? home : home / below_home;
}

}  // namespace bulkhead
