// SPDX-License-Identifier: MIT
#include "editor/tools/document/document.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "model/base/contracts.h"
#include "model/io/mission_file.h"

namespace bulkhead {
namespace {

/// What still leads there when the program runs from another folder: recovery files and recent ones keep it.
std::filesystem::path whole_path(const std::filesystem::path& path) {
  std::error_code problem;
  auto whole = std::filesystem::absolute(path, problem);
  return problem ? path : whole;
}

/// Whether a document of the one sort may become the other by a step of undo.
bool is_alike(const Mission& mission, const std::optional<ItemFrame>& item, const Content& other) {
  if (!item || !other.item) return !item && !other.item;
  return item->kind == other.item->kind && mission.system->id == other.mission.system->id;
}

}  // namespace

std::filesystem::path older_copy(const std::filesystem::path& path, int format) {
  return path.parent_path() / fmt::format("{}.format-{}{}", path.stem().string(), format, path.extension().string());
}

Document::Document(Mission mission, FileSystem& files) : files_(files), history_(std::move(mission)) {}

void Document::listen(Listener listener) { listeners_.push_back(std::move(listener)); }

std::string Document::name() const {
  if (!item_ && !path_.empty()) return path_.filename().string();
  return name_of_content(*mission(), item_);
}

Result<void> Document::apply(const Edit& edit, std::string_view merge_key) {
  const auto before = mission();
  if (item_) {
    const auto fits = edit.apply(*before).and_then([&](const Mission& after) { return check_fits(after); });
    if (!fits) return fits;
  }
  auto applied = history_.apply(edit, merge_key);
  end_gesture_if_changed(before);
  return applied;
}

Result<void> Document::amend(const Edit& edit, const std::function<bool(const Mission&)>& meant) {
  BULKHEAD_EXPECTS(!item_);
  const auto before = mission();
  auto amended = history_.amend(edit, meant);
  end_gesture_if_changed(before);
  return amended;
}

Document::Gesture Document::begin_gesture() {
  history_.finish_merge();
  gesture_ = ++gestures_;
  return {*this, gesture_};
}

Result<void> Document::Gesture::set(const Edit& edit) {
  auto after = edit.apply(*before_);
  if (!after) return tl::unexpected(std::move(after.error()));
  return set(std::move(*after), edit.step_name(*before_));
}

Result<void> Document::Gesture::set(Mission mission, const StepName& name) {
  if (!running()) return {};
  if (auto fits = document_.check_fits(mission); !fits) return fits;
  const auto now = document_.mission();
  // Merged with what was set before. What leads back to where it began leaves nothing to undo.
  document_.history_.replace(std::move(mission), name, fmt::format("gesture {}", number_));
  document_.announce_if_changed(now);
  return {};
}

void Document::Gesture::commit() {
  if (!running()) return;
  document_.history_.finish_merge();
  document_.gesture_ = 0;
}

void Document::Gesture::cancel() {
  if (!running()) return;
  (void)set(*before_, {});
  commit();
}

std::string Document::undo_name() const { return translate(history_.undo_name()); }

std::string Document::redo_name() const { return translate(history_.redo_name()); }

std::vector<std::string> Document::step_names() const {
  std::vector<std::string> names;
  for (const auto& name : history_.step_names()) names.push_back(translate(name));
  return names;
}

void Document::go_to_step(std::size_t done) {
  const auto before = mission();
  const auto last = std::min(done, history_.step_names().size());
  // One by one: any of them may be a reload, which has frames of its own.
  while (history_.done() != last) {
    const auto from = mission();
    history_.go_to(history_.done() < last ? history_.done() + 1 : history_.done() - 1);
    stepped_from(from);
  }
  end_gesture_if_changed(before);
}

void Document::undo() {
  const auto before = mission();
  history_.undo();
  stepped_from(before);
  end_gesture_if_changed(before);
}

void Document::redo() {
  const auto before = mission();
  history_.redo();
  stepped_from(before);
  end_gesture_if_changed(before);
}

void Document::begin(Mission mission, const std::filesystem::path& path, bool unsaved,
                     const std::optional<FileStamp>& stamp) {
  begin_with({std::move(mission)}, path, unsaved, stamp);
}

void Document::begin_with(Content content, const std::filesystem::path& path, bool unsaved,
                          const std::optional<FileStamp>& stamp) {
  content.format = mission_format;
  replace(std::move(content), path, stamp, unsaved);
}

Result<void> Document::check_fits(const Mission& after) const {
  return item_ ? check_still_item(*mission(), after, *item_) : Result<void>();
}

Result<std::vector<Error>> Document::open(const std::filesystem::path& path, const Definitions* definitions) {
  const auto file = read_stamped(files_, path);
  if (!file) return tl::unexpected(file.error());
  auto read = read_content(file->text, path.string(), definitions);
  if (!read) return tl::unexpected(std::move(read.error()));
  auto remarks = std::move(read->remarks);
  replace(std::move(*read), whole_path(path), file->stamp, false);
  return remarks;
}

Result<std::vector<Error>> Document::reload(const Definitions* definitions) {
  BULKHEAD_EXPECTS(!path_.empty());
  const auto file = read_stamped(files_, path_);
  if (!file) return tl::unexpected(file.error());
  auto read = read_again(*file, definitions);
  if (!read) {
    differs_ = true;
    announce(Event::state);
    return tl::unexpected(std::move(read.error()));
  }
  const auto before = mission();
  const auto frame = std::exchange(item_, std::move(read->item));
  history_.replace(std::move(read->mission), StepName("Reload"));
  if (item_ && mission() != before) reframed_.push_back({before, mission(), frame, item_});
  history_.mark_saved();
  stamp_ = file->stamp;
  format_ = read->format;
  unsaved_ = false;
  gone_ = false;
  differs_ = false;
  if (mission() != before) {
    gesture_ = 0;
    ++revision_;
    announce(Event::reloaded);
  }
  announce(Event::state);
  return std::move(read->remarks);
}

Result<Content> Document::read_again(const StampedText& file, const Definitions* definitions) const {
  auto read = read_content(file.text, path_.string(), definitions);
  if (!read || is_alike(*mission(), item_, *read)) return read;
  return fail(translate("{} holds {} now. Open it to see that.",
                        {path_.filename().string(), name_of_content(read->mission, read->item)}));
}

void Document::stepped_from(const std::shared_ptr<const Mission>& before) {
  for (const auto& reload : reframed_) {
    if (reload.after == before && reload.before == mission()) item_ = reload.frame_before;
    if (reload.before == before && reload.after == mission()) item_ = reload.frame_after;
  }
}

Result<void> Document::save_as(const std::filesystem::path& path) {
  BULKHEAD_EXPECTS(!path.empty());
  const auto text = content_text(*mission(), item_);
  if (!text) return tl::unexpected(Error{text.error().message, path.string(), 0, 0});
  auto kept = keep_older(path);
  if (!kept) return tl::unexpected(std::move(kept.error()));
  if (auto saved = save_atomically(files_, path, *text); !saved) return saved;
  kept_ = std::move(*kept);
  format_ = mission_format;
  path_ = whole_path(path);
  // Read back: if another program has written meanwhile, the next look finds the file changed.
  const auto written = read_stamped(files_, path);
  stamp_ = written && written->text == *text ? written->stamp : stamp_of({}, *text);
  unsaved_ = false;
  gone_ = false;
  differs_ = false;
  history_.mark_saved();
  announce(Event::state);
  return {};
}

Result<std::optional<std::filesystem::path>> Document::keep_older(const std::filesystem::path& path) {
  const auto there = files_.read(path, largest_document);
  // Whether what cannot be read may be replaced, saving says.
  if (!there) return std::nullopt;
  const auto format = read_mission_format(*there);
  if (!format || *format == mission_format) return std::nullopt;
  const auto copy = older_copy(path, *format);
  return save_new_file(files_, copy, *there).and_then([&](bool made) -> Result<std::optional<std::filesystem::path>> {
    if (made) return copy;
    const auto older = files_.read(copy, largest_document);
    if (older && *older == *there) return copy;
    return fail(translate("{} holds something else; move it away, so that this file can be kept under its name.",
                          {copy.filename().string()}));
  });
}

DiskCheck Document::look() const { return stamp_ ? check_disk(files_, path_, *stamp_) : DiskCheck(); }

void Document::found_on_disk(const DiskCheck& sight) {
  if (sight.state == DiskState::unchanged) stamp_ = sight.stamp;
  gone_ = sight.state == DiskState::gone;
  if (sight.state == DiskState::unchanged) differs_ = false;
  announce(Event::state);
}

void Document::keep_mine(const FileStamp& seen) {
  stamp_ = seen;
  unsaved_ = true;
  announce(Event::state);
}

void Document::replace(Content content, const std::filesystem::path& path, std::optional<FileStamp> stamp,
                       bool unsaved) {
  history_ = History(std::move(content.mission));
  item_ = std::move(content.item);
  format_ = content.format;
  gesture_ = 0;
  path_ = path;
  stamp_ = stamp;
  unsaved_ = unsaved;
  gone_ = false;
  differs_ = false;
  reframed_.clear();
  kept_.reset();
  ++revision_;
  announce(Event::replaced);
}

void Document::announce(Event event) const {
  for (const auto& listener : listeners_) listener(event);
}

void Document::end_gesture_if_changed(const std::shared_ptr<const Mission>& before) {
  if (mission() != before) gesture_ = 0;
  announce_if_changed(before);
}

void Document::announce_if_changed(const std::shared_ptr<const Mission>& before) {
  if (mission() == before) return;
  ++revision_;
  announce(Event::mission);
}

}  // namespace bulkhead
