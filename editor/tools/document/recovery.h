// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/document/document.h"
#include "model/io/file_lock.h"
#include "model/io/mission_file.h"

namespace bulkhead {

/// Where recovery files lie: `$XDG_STATE_HOME/bulkhead/recovery` (without the variable `~/.local/state/…`); empty
/// where neither is known.
[[nodiscard]] std::filesystem::path recovery_folder();

/// Keeps what would be lost if the program died. Every process has a folder of its own below the common one, with a
/// file `lock` that it holds locked (flock) as long as it lives, however it ends.
class Recovery {
 public:
  using Time = std::chrono::steady_clock::time_point;
  /// From an edit until its file is due, which leaves the other half of a second for the writing.
  static constexpr std::chrono::milliseconds delay{500};

  struct Shared;

  /// What is to be written, or taken away. A value: any thread may carry it out, also after the Recovery is gone.
  /// Jobs that are carried out in the wrong order do no harm: an older one does nothing.
  class Job {
   public:
    /// Writes the file so that at every moment the old one or the new one is there, whole. A failure (a full disk) is
    /// to be told to the user; the next edit tries again, or `retry`.
    [[nodiscard]] Result<void> run() const;

   private:
    friend class Recovery;
    std::shared_ptr<Shared> shared_;
    std::uint64_t number_ = 0;
    /// Null: nothing is to be recovered any more.
    std::shared_ptr<const Mission> mission_;
    std::optional<ItemFrame> item_;
    std::filesystem::path original_;
    std::optional<FileStamp> stamp_;
  };

  /// Makes the process's own folder.
  [[nodiscard]] static Result<Recovery> begin(const std::filesystem::path& folder, FileSystem& files = real_files());
  Recovery(Recovery&&) = default;
  Recovery& operator=(Recovery&&) = delete;
  /// Takes the folder away: the program ends in good order. What was not saved is given up, unless it was to be left.
  ~Recovery();
  /// What was written stays when this value goes: the program has to end without asking what is to become of it.
  void leave_behind();

  /// To be called after every change of the document.
  void note(const Document& document, Time now);
  /// To be called after a job has failed: what the document holds becomes due again, `delay` from now.
  void retry(const Document& document, Time now);
  /// When the next job is due; nothing while everything is written.
  [[nodiscard]] std::optional<Time> due_at() const { return due_at_; }
  /// The job that is due, at most once for each change.
  [[nodiscard]] std::optional<Job> due(Time now);
  /// The job for what is not yet written, due or not: before something that may go wrong.
  [[nodiscard]] std::optional<Job> at_once();

  [[nodiscard]] const std::filesystem::path& own_folder() const;

 private:
  explicit Recovery(std::shared_ptr<Shared> shared) : shared_(std::move(shared)) {}

  std::shared_ptr<Shared> shared_;
  std::optional<Job> waiting_;
  std::optional<Time> due_at_;
  std::uint64_t noted_revision_ = 0;
  bool kept_ = false;
};

/// What a dead process left. As long as this value lives no other process is offered the same.
struct Recoverable {
  std::filesystem::path file;
  /// Its own file; empty if it had none.
  std::filesystem::path original;
  /// Of that file as the process knew it, as far as its content goes; nothing if it never read or wrote it.
  std::optional<FileStamp> stamp;
  /// What was edited, or why it cannot be read (then the file should be kept and shown).
  Result<Content> content;
  std::filesystem::file_time_type written;
  /// Keeps the dead process's folder locked.
  FileLock hold;
};

/// What dead processes left, the newest first; never what belongs to a process that lives. Folders of the dead that
/// hold nothing are removed on the way.
[[nodiscard]] std::vector<Recoverable> recoverable(const std::filesystem::path& folder,
                                                   FileSystem& files = real_files());

/// Takes what a dead process left away for good. After a recovery only once the own process has written it anew
/// (`Recovery::at_once`).
void discard(const Recoverable& left);

}  // namespace bulkhead
