// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "editor/tools/document/document.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/crash_recovery.h"
#include "editor/tools/session/disk_watch.h"
#include "editor/tools/session/file_actions.h"
#include "editor/tools/session/item_actions.h"
#include "editor/tools/session/mission_actions.h"
#include "editor/tools/session/notices.h"
#include "editor/tools/session/open_files.h"
#include "model/edit/edit.h"
#include "workbench/checking.h"

namespace bulkhead {

/// What a window is about, without the window: a document (a mission, or an item of the library) or none, its files,
/// what the user is told, and what is kept so that no work is lost.
class Session {
 public:
  using Time = Recovery::Time;

  /// Dialogs and files must outlive the session. `wake` has `tick` called when there is something to be done.
  Session(Dialogs& dialogs, FileSystem& files, const Post& post, CrashRecovery::Wake wake);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  [[nodiscard]] Document& document() { return document_; }
  [[nodiscard]] const Document& document() const { return document_; }
  [[nodiscard]] Notices& notices() { return notices_; }
  [[nodiscard]] FileActions& files() { return actions_; }
  [[nodiscard]] ItemActions& items() { return items_; }
  [[nodiscard]] MissionActions& missions() { return missions_; }
  /// Whether there is a document: not before the first was opened, nor after it was closed.
  [[nodiscard]] bool has_document() const { return has_document_; }

  /// What the user says about checks, as the settings were when they were last read.
  [[nodiscard]] const CheckRules& rules() const { return rules_; }
  /// Reads the settings anew, as opening a mission does; whether they say something else about checks. Where they
  /// cannot be read the usual ones count.
  bool read_rules();

  /// Called when another mission has taken the document's place.
  void after_opening(std::function<void()> opened) { opened_ = std::move(opened); }
  /// Offers what was left behind and begins to keep; once, when the window is there.
  void begin_recovery();
  void tick(Time now) { recovery_.tick(now); }
  /// Tells that something done in the background went wrong.
  void tell_trouble(const std::string& words);
  /// Waits until nothing is done in the background any more.
  void finish_background();
  /// To be called now and then, and when the user comes back from other programs.
  void check_disk() { disk_.look(); }
  /// Asks about unsaved work, then has no mission any more; false if the user stays.
  bool close_mission();
  /// The program has to end and nobody can be asked.
  void end_without_asking();

 private:
  /// A terrain set or a game system is no document: it may be meant for the mission that is open.
  void ask_about_definition(const std::string& text, const std::filesystem::path& path);
  void take_over(const Edit& edit);
  /// Tells other windows which file is open, and the user where one of them has it, too.
  void note_open_file();

  FileSystem& files_;
  Document document_;
  Notices notices_;
  FileActions actions_;
  ItemActions items_;
  MissionActions missions_;
  OpenFiles open_files_;
  /// As it was last told.
  std::filesystem::path held_;
  CheckRules rules_;
  bool has_document_ = false;
  std::function<void()> opened_;
  DiskWatch disk_;
  CrashRecovery recovery_;
};

}  // namespace bulkhead
