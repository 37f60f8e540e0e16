// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/document/document.h"
#include "editor/tools/document/recovery.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/dialogs.h"
#include "editor/tools/session/notices.h"
#include "editor/tools/typing/drafts.h"
#include "model/io/file_lock.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

/// What is done with files: each asks where that is needed, carries out, and tells how it went.
class FileActions {
 public:
  /// All of them must outlive the actions.
  /// `trouble` is told why something could not be worked out in the background.
  FileActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files, const Post& post,
              std::function<void(const std::string& words)> trouble);

  /// Called when another mission has taken the document's place.
  void after_opening(std::function<void()> opened) { opened_ = std::move(opened); }
  /// What has been typed but is no edit yet is made one before anything is saved or left; `commit` gives what cannot.
  void before_leaving(std::function<std::vector<RefusedText>()> commit) { commit_ = std::move(commit); }

  void begin_from(const Template& source);
  void open();
  void open(const std::filesystem::path& path);
  /// Takes over what the file holds now.
  void reload();
  void import_sketch();
  /// From the clipboard.
  void paste_sketch(std::string_view text);
  /// Takes over what was left behind; false if the user would rather stay. Its content must be readable (contract).
  bool recover(const Recoverable& left);
  /// Whether it was saved.
  bool save();
  bool save_as();
  /// How many errors the mission has is worked out in the background and told then.
  void export_mission(Dialogs::Exporting likely);
  /// Waits until nothing is being worked out any more, then tells.
  void finish() { checking_.finish(); }
  void print();
  /// Asks what to do about unsaved work; false if the user stays.
  [[nodiscard]] bool may_leave();
  /// Gives what is typed but cannot be in the mission.
  std::vector<RefusedText> commit_typing() const;

  /// The files that were open last, the newest first.
  [[nodiscard]] std::vector<std::string> recent() const;

 private:
  /// `name` is that of sketches that have none.
  void import_sketch(std::string_view text, const std::string& file, std::string name);
  /// Calls a mission that nobody has named after its first file.
  void name_after(const std::filesystem::path& path);
  bool save(const std::vector<RefusedText>& refused);
  bool save_as(const std::vector<RefusedText>& refused);
  bool save_to(const std::filesystem::path& path, const std::vector<RefusedText>& refused);
  /// The path is locked, or what hinders that is told.
  bool write(const std::filesystem::path& path, const std::vector<RefusedText>& refused, const Result<FileLock>& lock);
  /// What was told of an export, and how many errors the checks find in what was exported, at the user's levels.
  struct Exported {
    std::string words;
    int errors = 0;
  };
  void count_errors(const std::string& words);
  void tell_errors(const Exported& exported);
  void fail(const Error& error);
  void warn(const std::string& words, const std::vector<Error>& remarks);
  void remember(const std::filesystem::path& path);
  void opened_with(const std::vector<Error>& remarks, const std::string& words);
  [[nodiscard]] std::filesystem::path suggested_path() const;

  Document& document_;
  Dialogs& dialogs_;
  Notices& notices_;
  FileSystem& files_;
  LibraryOnDemand library_;
  std::function<void()> opened_;
  std::function<std::vector<RefusedText>()> commit_;
  Job<Exported> checking_;
};

}  // namespace bulkhead
