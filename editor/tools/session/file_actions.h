// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/document/document.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/document/recovery.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/dialogs.h"
#include "editor/tools/session/notices.h"
#include "model/io/file_lock.h"
#include "validators/engine/report.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

class ExportWriter;

/// What is done with files: each asks where that is needed, carries out, and tells how it went.
class FileActions {
 public:
  /// All of them must outlive the actions. `trouble` is told why something could not be worked out in the background.
  FileActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files, const Post& post,
              std::function<void(const std::string& words)> trouble);

  /// Called when another mission has taken the document's place.
  void after_opening(std::function<void()> opened) { opened_ = std::move(opened); }
  /// What has been typed but is no edit yet is made one before anything is saved or left; `commit` gives what cannot.
  void before_leaving(std::function<std::vector<RefusedText>()> commit) { commit_ = std::move(commit); }

  /// Asked, with the text of an item's file, when that may as well be meant for the mission that is being edited.
  void ask_about_items(std::function<void(const std::string& text, const std::filesystem::path& path)> ask) {
    ask_about_item_ = std::move(ask);
  }

  /// Asked, with the text of a terrain set's or a game system's file, when one is opened.
  void ask_about_definitions(std::function<void(const std::string& text, const std::filesystem::path& path)> ask) {
    ask_about_definition_ = std::move(ask);
  }

  void begin_from(const Template& source);
  /// Begins with a mission that has no file; `unsaved` says that leaving it would lose work. False if the user stays
  /// with what is open.
  bool begin_with(Mission mission, bool unsaved);
  /// The same where the user was asked before (see `may_leave`).
  void begin_asked(Mission mission, bool unsaved);
  /// Begins an item of the kind and the game that the user chooses.
  void begin_item();
  void open();
  /// A mission, an item or a sketch. An item that is opened while there is work on a mission may be meant for that.
  void open(const std::filesystem::path& path) { open(path, document_.modified()); }
  /// The same of a file that was dropped on the window: an item is meant for the mission or not, whatever that is like.
  void open_dropped(const std::filesystem::path& path) {
    open(path, document_.modified() || !document_.path().empty());
  }
  /// A mission or an item, in the place of what is open.
  void open_by_itself(const std::filesystem::path& path);
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
  /// Exports are made in the background and then written; one that takes longer shows a notice with what would cancel
  /// it. Where the mission has errors nothing is made before the user has been told of them and goes on all the same.
  void export_mission(Dialogs::Exporting likely);
  /// Exports the card of an item, of a size (`poker`), as a picture. Errors of the mission are no matter of a card.
  void export_card(const Id& item, std::string_view size);
  /// Called where the user would rather see what was found.
  void when_findings_wanted(std::function<void()> show) { show_findings_ = std::move(show); }
  /// The errors that the mission has now: a question about others says these, or goes with the last.
  void errors_found(const std::vector<Finding>& errors);
  /// How long everything waits for an export before the notice comes, which would only flash otherwise.
  void set_patience(std::chrono::milliseconds time) { patience_ = time; }
  /// Waits until what is exported is written; false if it could not be or there is a question first, which a notice
  /// says.
  [[nodiscard]] bool finish_export();
  /// Waits until nothing is being worked out any more, then tells.
  void finish();
  /// Of a mission with errors as it is exported: they are told first.
  void print();
  /// Asks what to do about unsaved work; false if the user stays.
  [[nodiscard]] bool may_leave();
  /// Gives what is typed but cannot be in the mission.
  std::vector<RefusedText> commit_input() const;

  /// The files that were open last, the newest first.
  [[nodiscard]] std::vector<std::string> recent() const;

 private:
  /// `mission_wants` tells whether an item may be meant for the mission that is open.
  void open(const std::filesystem::path& path, bool mission_wants);
  /// `name` is that of sketches that have none. Without a file it is what somebody has pasted.
  void import_sketch(std::string_view text, const std::string& file, std::string name);
  struct Name {
    std::string title;
    Id id;
  };
  struct Naming {
    Name before;
    Name after;
  };
  /// A mission that nobody has named is called after its first file; nothing for any other.
  [[nodiscard]] std::optional<Naming> naming_after(const std::filesystem::path& path) const;
  /// The mission has always been called so: there is nothing to undo. False where that cannot be, which is told.
  bool rename(const Name& from, const Name& to);
  bool save(const std::vector<RefusedText>& refused);
  bool save_as(const std::vector<RefusedText>& refused);
  bool save_to(const std::filesystem::path& path, const std::vector<RefusedText>& refused);
  /// The path is locked, or what hinders that is told.
  bool write(const std::filesystem::path& path, const std::vector<RefusedText>& refused, const Result<FileLock>& lock);
  /// Says what is typed and in no file.
  void tell_refused(const std::vector<RefusedText>& refused);
  /// An export that goes on, or what it has made.
  struct ExportStep {
    std::filesystem::path target;
    std::shared_ptr<const Mission> mission;
    /// How many of how many files there are; no files where it is only one.
    std::size_t done = 0;
    std::size_t of = 0;
    std::optional<Result<Exported>> made = std::nullopt;
    std::shared_ptr<ExportWriter> writer = nullptr;
    /// What the user is to be told before anything is made.
    std::vector<Finding> errors = {};
  };
  /// With `anyway` errors are no matter.
  void begin_export(const ExportRequest& request, bool anyway);
  void show_export();
  void exported(const ExportStep& step);
  void open_on_desktop(const std::filesystem::path& path);
  /// Finds the errors of a mission, at the user's levels, anywhere.
  using ErrorSearch = std::function<std::vector<Finding>(const std::stop_token& stop)>;
  [[nodiscard]] ErrorSearch error_search() const;
  /// What was found in the mission that is to be printed.
  struct PrintCheck {
    std::shared_ptr<const Mission> mission;
    std::vector<Finding> errors;
  };
  void print_checked(const PrintCheck& checked);
  void print_now(const std::shared_ptr<const Mission>& mission);
  void ask_about(const std::vector<Finding>& errors, const std::string& go_on, std::function<void()> act);
  void fail(const Error& error);
  void warn(const std::string& words, const std::vector<Error>& remarks);
  void remember(const std::filesystem::path& path);
  /// Says that a file which was opened is in an older format, if it is, and what that means.
  void opened_file(const std::vector<Error>& remarks);
  void opened_with(const std::vector<Error>& remarks, const std::string& words);
  /// Of an item that has no file yet in the user's own part of the library, in a folder that this makes.
  [[nodiscard]] std::filesystem::path suggested_path() const;

  Document& document_;
  Dialogs& dialogs_;
  Notices& notices_;
  FileSystem& files_;
  LibraryOnDemand library_;
  std::function<void()> opened_;
  std::function<std::vector<RefusedText>()> commit_;
  std::function<void(const std::string&, const std::filesystem::path&)> ask_about_item_;
  std::function<void(const std::string&, const std::filesystem::path&)> ask_about_definition_;
  std::chrono::milliseconds patience_{200};
  /// What is known of the present export, and what was asked for.
  ExportStep step_;
  ExportRequest request_;
  /// What document it is of; documents are counted.
  int step_document_ = 0;
  int documents_ = 0;
  std::function<void()> show_findings_;
  /// Whether the last export that was made has been written.
  bool exported_well_ = true;
  Job<ExportStep> exporting_;
  Job<PrintCheck> checking_;
};

}  // namespace bulkhead
