// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/tools/document/recovery.h"
#include "editor/tools/session/background.h"
#include "editor/tools/session/notices.h"

namespace bulkhead {

/// Keeps what is not saved on the disk while it is edited, and offers what programs that ended unexpectedly have left.
class RecoveryDesk {
 public:
  using Time = Recovery::Time;

  /// After a failure it is tried again so much later.
  static constexpr std::chrono::seconds patience{5};

  /// All of them must outlive the desk. `take_over` opens what was left; false if the user would rather stay.
  RecoveryDesk(Document& document, Notices& notices, FileSystem& files, Background& background,
               std::function<bool(const Recoverable&)> take_over);

  /// Begins to keep and offers what was left; once, and nothing where there is no folder for it.
  void begin(const std::filesystem::path& folder);
  /// To be called after every change of what is to be kept.
  void note(Time now);
  /// To be called often: has written what is due.
  void tick(Time now);
  /// The program has to end without asking what is to become of unsaved work: it stays for the next start.
  void leave_behind();

 private:
  void offer();
  void recover();
  void ask_to_throw_away();
  void throw_away();
  void next();
  bool write_now();
  void cannot_keep(const Error& error);
  void failed(const Error& error);

  Document& document_;
  Notices& notices_;
  FileSystem& files_;
  Background& background_;
  std::function<bool(const Recoverable&)> take_over_;
  std::optional<Recovery> recovery_;
  std::optional<Time> try_again_;
  /// What is still to be offered, the first now.
  std::vector<Recoverable> left_;
};

}  // namespace bulkhead
