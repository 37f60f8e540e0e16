// SPDX-License-Identifier: MIT
#include "editor/tools/underlay/underlay_store.h"

#include <vector>

#include "editor/tools/words/translate.h"
#include "model/io/file_lock.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_kept = 100;
constexpr std::size_t most_bytes = std::size_t{1} << 20U;

struct Kept {
  std::string mission;
  std::string picture;
  std::string numbers;
};

/// Three lines each: the file of the mission, that of the picture, and how it lies.
std::vector<Kept> read_kept(FileSystem& files, const std::filesystem::path& path) {
  std::vector<Kept> all;
  const auto text = files.read(path, most_bytes);
  if (!text) return all;
  std::vector<std::string> lines;
  std::size_t from = 0;
  for (auto end = text->find('\n'); end != std::string::npos; end = text->find('\n', from)) {
    lines.push_back(text->substr(from, end - from));
    from = end + 1;
  }
  for (std::size_t line = 0; line + 2 < lines.size() && all.size() < most_kept; line += 3) {
    all.push_back({lines[line], lines[line + 1], lines[line + 2]});
  }
  return all;
}

bool on_one_line(const std::string& text) { return !text.empty() && text.find('\n') == std::string::npos; }

}  // namespace

std::optional<Underlay> UnderlayStore::of(const std::filesystem::path& mission) const {
  if (path_.empty() || mission.empty()) return std::nullopt;
  for (const auto& kept : read_kept(files_, path_)) {
    if (kept.mission != mission.string()) continue;
    auto underlay = parse_underlay(kept.numbers);
    if (underlay) underlay->path = kept.picture;
    return underlay;
  }
  return std::nullopt;
}

void UnderlayStore::keep(const std::filesystem::path& mission, const std::optional<Underlay>& underlay) const {
  const auto name = mission.string();
  if (path_.empty() || !on_one_line(name)) return;
  const auto lock = lock_for_change(path_);
  if (!lock) return;
  auto all = read_kept(files_, path_);
  std::erase_if(all, [&](const Kept& kept) { return kept.mission == name; });
  if (underlay && on_one_line(underlay->path)) {
    all.insert(all.begin(), {name, underlay->path, to_text(*underlay)});
  }
  if (all.size() > most_kept) all.resize(most_kept);
  std::string text;
  for (const auto& kept : all) text += kept.mission + "\n" + kept.picture + "\n" + kept.numbers + "\n";
  if (files_.make_folder(path_.parent_path())) (void)save_atomically(files_, path_, text, Backup::none);
}

Result<std::string> read_picture(FileSystem& files, const std::filesystem::path& path) {
  const auto name = path.filename().string();
  std::error_code problem;
  const auto size = std::filesystem::file_size(path, problem);
  if (!problem && size > most_picture_bytes) {
    return fail(translate("{} has {} MB. Choose a smaller picture: at most {} MB are taken.",
                          {name, std::to_string(size >> 20U), std::to_string(most_picture_bytes >> 20U)}));
  }
  auto bytes = files.read(path, most_picture_bytes);
  if (!bytes) return fail(translate("{} cannot be read: {}", {name, to_text(bytes.error())}));
  if (const auto fits = picture_size(*bytes); !fits) {
    return fail(translate("{} cannot be shown. {}", {name, fits.error().message}));
  }
  return std::move(*bytes);
}

}  // namespace bulkhead
