// SPDX-License-Identifier: MIT
#include "editor/tools/document/file_stamp.h"

#include <sys/stat.h>

#include "model/io/file_system.h"

namespace bulkhead {
namespace {

std::uint64_t fnv_1a(std::string_view content) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char character : content) {
    hash ^= static_cast<unsigned char>(character);
    hash *= 0x100000001b3U;
  }
  return hash;
}

/// Size, time and inode; the content is for the caller to add. Nothing where there is no file.
std::optional<FileStamp> outside_of(const std::filesystem::path& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  constexpr std::int64_t second = 1'000'000'000;
  return FileStamp{static_cast<std::uintmax_t>(found.st_size), found.st_mtim.tv_sec * second + found.st_mtim.tv_nsec,
                   found.st_ino, 0};
}

}  // namespace

FileStamp stamp_of(const std::filesystem::path& path, std::string_view content) {
  auto stamp = outside_of(path).value_or(FileStamp());
  stamp.content = fnv_1a(content);
  return stamp;
}

Result<StampedText> read_stamped(FileSystem& files, const std::filesystem::path& path) {
  auto stamp = outside_of(path).value_or(FileStamp());
  auto text = files.read(path, largest_document);
  if (!text) return tl::unexpected(std::move(text.error()));
  stamp.content = fnv_1a(*text);
  return StampedText{std::move(*text), stamp};
}

DiskCheck check_disk(FileSystem& files, const std::filesystem::path& path, const FileStamp& known,
                     const std::optional<DiskCheck>& last) {
  auto now = outside_of(path);
  if (!now) return {DiskState::gone, {}};
  const auto as_before = [&](const FileStamp& before) {
    now->content = before.content;
    return *now == before;
  };
  if (as_before(known)) return {DiskState::unchanged, known};
  if (last && last->state != DiskState::gone && as_before(last->stamp)) return *last;
  const auto content = files.read(path, largest_document);
  now->content = content ? fnv_1a(*content) : 0;
  return {content && now->content == known.content ? DiskState::unchanged : DiskState::changed, *now};
}

}  // namespace bulkhead
