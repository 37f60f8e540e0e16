// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "model/io/file_system.h"

namespace bulkhead {
namespace {

struct Explanation {
  int error_number;
  std::string_view cause;
  std::string_view advice;
};

constexpr std::array explanations{
    Explanation{EACCES, "you do not have the permission", "Choose another place or change its permissions."},
    Explanation{EBUSY, "another program is using it", "Close that program and try again."},
    Explanation{EDQUOT, "your share of the disk is used up", "Free some space and try again."},
    Explanation{EEXIST, "something else has that name already", "Choose another name."},
    Explanation{EFBIG, "it would be larger than the disk allows", "Try another disk."},
    Explanation{EIO, "the disk reports a fault", "Try another disk."},
    Explanation{EISDIR, "it is a folder", "Name a file."},
    Explanation{ELOOP, "its links lead in a circle", "Name the file itself."},
    Explanation{EMFILE, "too many files are open", "Close some programs and try again."},
    Explanation{ENAMETOOLONG, "its name is too long", "Choose a shorter name."},
    Explanation{ENFILE, "too many files are open", "Close some programs and try again."},
    Explanation{ENOENT, "there is no such file or folder", "Check the name."},
    Explanation{ENOSPC, "the disk is full", "Free some space and try again."},
    Explanation{ENOTDIR, "part of its path is a file, not a folder", "Check the path."},
    Explanation{EPERM, "you do not have the permission", "Choose another place or change its permissions."},
    Explanation{EROFS, "the disk is write-protected", "Choose another disk."},
};

}  // namespace

Error file_error(std::string_view failure, const std::filesystem::path& path, int error_number) {
  for (const auto& explanation : explanations) {
    if (explanation.error_number != error_number) continue;
    return {fmt::format("{} because {}. {}", failure, explanation.cause, explanation.advice), path.string(), 0, 0};
  }
  const auto reason = std::generic_category().message(error_number);
  return {fmt::format("{}. The system says: {}.", failure, reason), path.string(), 0, 0};
}

}  // namespace bulkhead
