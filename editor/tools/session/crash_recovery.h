// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/tools/document/recovery.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/notices.h"

namespace bulkhead {

/// Keeps what is not saved on the disk while it is edited, and offers what programs that ended unexpectedly have left.
class CrashRecovery {
 public:
  using Time = Recovery::Time;

  /// After a failure it is tried again so much later.
  static constexpr std::chrono::seconds patience{5};

  /// Has `tick` called at that time, or a little later; what was wanted before is forgotten.
  using Wake = std::function<void(Time at)>;

  /// All of them must outlive it. `take_over` opens what was left; false if the user would rather stay.
  CrashRecovery(Document& document, Notices& notices, FileSystem& files, const Post& post, Wake wake,
                std::function<bool(const Recoverable&)> take_over);

  /// Begins to keep and offers what was left; once, and nothing where there is no folder for it.
  void begin(const std::filesystem::path& folder);
  /// To be called after every change of what is to be kept.
  void note(Time now);
  /// Has written what is due.
  void tick(Time now);
  /// Waits until nothing is being written any more.
  void finish() { writing_.finish(); }
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
  void wake();

  Document& document_;
  Notices& notices_;
  FileSystem& files_;
  Wake wake_;
  std::function<bool(const Recoverable&)> take_over_;
  std::optional<Recovery> recovery_;
  std::optional<Time> try_again_;
  /// What is still to be offered, the first now.
  std::vector<Recoverable> left_;
  Job<Result<void>> writing_;
};

}  // namespace bulkhead
