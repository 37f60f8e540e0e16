// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "editor/tools/document/document.h"
#include "editor/window/files/dialogs.h"
#include "editor/window/frame/notices.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

/// What is done with files: each asks where that is needed, carries out, and tells how it went.
class FileActions {
 public:
  /// All of them must outlive the actions. `opened` is called when another mission has taken the document's place.
  FileActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files, const LibraryOnDemand& library,
              std::function<void()> opened);

  /// What has been typed but is no edit yet is made one before anything is saved or left.
  void before_leaving(std::function<void()> commit) { commit_ = std::move(commit); }

  void begin_from(const Template& source);
  void open();
  void open(const std::filesystem::path& path);
  void reload();
  void import_sketch();
  void import_sketch(std::string_view text, const std::string& file);
  /// Whether it was saved.
  bool save();
  bool save_as();
  void export_mission(Dialogs::Exporting likely);
  /// Asks what to do about unsaved work; false if the user stays.
  [[nodiscard]] bool may_leave();
  /// Tells that others have changed the file, once for every change.
  void look_at_disk();

 private:
  bool save_to(const std::filesystem::path& path);
  void fail(const Error& error);
  void remember(const std::filesystem::path& path);
  void opened_with(const std::vector<Error>& remarks, const std::string& words);
  [[nodiscard]] std::filesystem::path suggested_path() const;

  Document& document_;
  Dialogs& dialogs_;
  Notices& notices_;
  FileSystem& files_;
  const LibraryOnDemand& library_;
  std::function<void()> opened_;
  std::function<void()> commit_;
  DiskState told_state_ = DiskState::unchanged;
};

}  // namespace bulkhead
