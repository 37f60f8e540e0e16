// SPDX-License-Identifier: MIT
#include "editor/tools/document/document.h"

#include "model/base/contracts.h"
#include "model/io/mission_file.h"

namespace bulkhead {

Document::Document(Mission mission, FileSystem& files) : files_(files), history_(std::move(mission)) {}

void Document::listen(Listener listener) { listeners_.push_back(std::move(listener)); }

std::string Document::name() const {
  if (!path_.empty()) return path_.filename().string();
  const auto& head = *mission()->head;
  return head.title.empty() ? head.id.text() : head.title;
}

Result<void> Document::apply(const Edit& edit, std::string_view merge_key) {
  const auto before = mission();
  auto applied = history_.apply(edit, merge_key);
  announce_if_changed(before);
  return applied;
}

void Document::undo() {
  const auto before = mission();
  history_.undo();
  announce_if_changed(before);
}

void Document::redo() {
  const auto before = mission();
  history_.redo();
  announce_if_changed(before);
}

void Document::begin(Mission mission, const std::filesystem::path& path, bool unsaved) {
  replace(std::move(mission), path, std::nullopt, unsaved);
}

Result<std::vector<Error>> Document::open(const std::filesystem::path& path, const Definitions* definitions) {
  const auto text = files_.read(path, largest_document);
  if (!text) return tl::unexpected(text.error());
  const auto stamp = stamp_of(path, *text);
  auto read = read_mission(*text, path.string(), definitions);
  if (!read) return tl::unexpected(std::move(read.error()));
  replace(std::move(read->mission), path, stamp, false);
  return std::move(read->remarks);
}

Result<void> Document::save_as(const std::filesystem::path& path) {
  BULKHEAD_EXPECTS(!path.empty());
  const auto text = write_mission(*mission());
  if (auto saved = save_atomically(files_, path, text); !saved) return saved;
  path_ = path;
  stamp_ = stamp_of(path, text);
  unsaved_ = false;
  history_.mark_saved();
  announce(Happening::state);
  return {};
}

DiskState Document::disk_state() const { return stamp_ ? compare(files_, path_, *stamp_) : DiskState::unchanged; }

void Document::keep_mine() {
  if (!stamp_) return;
  const auto content = files_.read(path_, largest_document);
  // A file that is gone, or that nobody can read, cannot change again; saving will bring it back.
  stamp_ = content ? std::optional(stamp_of(path_, *content)) : std::nullopt;
  unsaved_ = true;
  announce(Happening::state);
}

void Document::replace(Mission mission, const std::filesystem::path& path, std::optional<FileStamp> stamp,
                       bool unsaved) {
  history_ = History(std::move(mission));
  path_ = path;
  stamp_ = stamp;
  unsaved_ = unsaved;
  ++revision_;
  announce(Happening::mission);
}

void Document::announce(Happening happening) const {
  for (const auto& listener : listeners_) listener(happening);
}

void Document::announce_if_changed(const std::shared_ptr<const Mission>& before) {
  if (mission() == before) return;
  ++revision_;
  announce(Happening::mission);
}

}  // namespace bulkhead
