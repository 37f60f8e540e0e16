// SPDX-License-Identifier: MIT
#include "editor/window/files/file_actions.h"

#include <utility>

#include "editor/tools/words/translate.h"
#include "model/settings/settings.h"
#include "workbench/begin.h"
#include "workbench/import.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_remarks = 3;

/// The first remarks in a few lines.
std::string listed(const std::vector<Error>& remarks) {
  std::string text;
  for (std::size_t index = 0; index < remarks.size() && index < most_remarks; ++index) {
    if (index > 0) text += "\n";
    text += to_text(remarks[index]);
  }
  if (remarks.size() > most_remarks) {
    text += "\n" + translate("… and {} more", {std::to_string(remarks.size() - most_remarks)});
  }
  return text;
}

}  // namespace

FileActions::FileActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files,
                         const LibraryOnDemand& library, std::function<void()> opened)
    : document_(document),
      dialogs_(dialogs),
      notices_(notices),
      files_(files),
      library_(library),
      opened_(std::move(opened)) {}

void FileActions::begin_from(const Template& source) {
  if (!may_leave()) return;
  const auto library = library_.library();
  if (!library) return fail(library.error());
  auto mission = begin_from_template(source, **library, {});
  if (!mission) return fail(mission.error());
  document_.begin(std::move(*mission));
  opened_with({}, {});
}

void FileActions::open() {
  if (const auto path = dialogs_.mission_to_open()) open(*path);
}

void FileActions::open(const std::filesystem::path& path) {
  if (!may_leave()) return;
  const auto remarks = document_.open(path, &library_);
  if (!remarks) return fail(remarks.error());
  remember(path);
  opened_with(*remarks, translate("Some of this file is for other versions of Bulkhead and is kept as it stands:"));
}

void FileActions::reload() {
  const auto remarks = document_.reload(&library_);
  if (!remarks) return fail(remarks.error());
  opened_with(*remarks, {});
}

void FileActions::import_sketch() {
  const auto path = dialogs_.sketch_to_open();
  if (!path) return;
  const auto text = files_.read(*path, largest_document);
  if (!text) return fail(text.error());
  import_sketch(*text, path->string());
}

void FileActions::import_sketch(std::string_view text, const std::string& file) {
  ImportOptions options;
  options.name = std::filesystem::path(file).stem().string();
  auto sketches = import_sketches(text, file, library_, options);
  if (!sketches) return fail(sketches.error());
  std::size_t chosen = 0;
  if (sketches->size() > 1) {
    std::vector<std::string> names;
    for (const auto& sketch : *sketches) names.push_back(sketch.mission.head->title);
    const auto answer = dialogs_.which_sketch(names);
    if (!answer) return;
    chosen = *answer;
  }
  if (!may_leave()) return;
  document_.begin(std::move((*sketches)[chosen].mission), {}, true);
  opened_with((*sketches)[chosen].remarks, translate("The sketch is imported. Please look at this:"));
}

void FileActions::opened_with(const std::vector<Error>& remarks, const std::string& words) {
  told_state_ = DiskState::unchanged;
  opened_();
  if (remarks.empty()) {
    notices_.clear();
  } else {
    notices_.show(Notices::Kind::warned, words.empty() ? listed(remarks) : words + "\n" + listed(remarks));
  }
}

std::filesystem::path FileActions::suggested_path() const {
  if (!document_.path().empty()) return document_.path();
  return document_.mission()->head->id.text() + ".bulkhead";
}

bool FileActions::save() {
  if (commit_) commit_();
  return document_.path().empty() ? save_as() : save_to(document_.path());
}

bool FileActions::save_as() {
  if (commit_) commit_();
  const auto path = dialogs_.where_to_save(suggested_path());
  return path && save_to(*path);
}

bool FileActions::save_to(const std::filesystem::path& path) {
  const auto saved = document_.save_as(path);
  if (!saved) {
    fail(saved.error());
    return false;
  }
  told_state_ = DiskState::unchanged;
  remember(path);
  notices_.show(Notices::Kind::told, translate("Saved {}", {path.filename().string()}));
  return true;
}

void FileActions::export_mission(Dialogs::Exporting likely) {
  if (commit_) commit_();
  auto suggested = suggested_path();
  const auto wish = dialogs_.what_to_export(suggested.replace_extension(), likely);
  if (!wish) return;
  const auto kind = export_kind(wish->target);
  if (!kind) return fail(kind.error());
  const auto made = make_export(*document_.mission(), *kind, wish->map);
  if (!made) return fail(made.error());
  const auto written = write_export(files_, *made, wish->target);
  if (!written) return fail(written.error());
  auto text = written->size() == 1
                  ? translate("Exported {}", {written->front().string()})
                  : translate("Exported {} files to {}", {std::to_string(written->size()), wish->target.string()});
  for (const auto& remark : made->remarks) text += "\n" + remark;
  notices_.show(made->remarks.empty() ? Notices::Kind::told : Notices::Kind::warned, text);
}

bool FileActions::may_leave() {
  if (commit_) commit_();
  if (!document_.modified()) return true;
  switch (dialogs_.before_losing(document_.name())) {
    case Dialogs::Leaving::save: return save();
    case Dialogs::Leaving::lose: return true;
    case Dialogs::Leaving::stay: break;
  }
  return false;
}

void FileActions::look_at_disk() {
  const auto state = document_.disk_state();
  if (std::exchange(told_state_, state) == state || state == DiskState::unchanged) return;
  const auto name = document_.path().filename().string();
  if (state == DiskState::gone) {
    document_.keep_mine();
    notices_.show(Notices::Kind::warned, translate("{} has been removed or renamed. Save to write it again.", {name}));
    return;
  }
  notices_.show(Notices::Kind::warned, translate("Another program has changed {}.", {name}),
                {{translate("Reload"), [this] { reload(); }}, {translate("Keep mine"), [this] {
                                                                 document_.keep_mine();
                                                                 told_state_ = DiskState::unchanged;
                                                               }}});
}

void FileActions::fail(const Error& error) { notices_.show(Notices::Kind::failed, to_text(error)); }

void FileActions::remember(const std::filesystem::path& path) {
  const auto settings = settings_path();
  if (settings.empty()) return;
  std::error_code trouble;
  const auto absolute = std::filesystem::absolute(path, trouble);
  if (trouble) return;
  const auto changed = change_settings(files_, settings, [&](Settings& all) { remember_recent(all, absolute); });
  if (!changed) fail(changed.error());
}

}  // namespace bulkhead
