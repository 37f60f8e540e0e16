// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "editor/tools/document/document.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/notices.h"

namespace bulkhead {

/// Notices what other programs do to a document's file, and offers what can be done about it.
class DiskWatch {
 public:
  /// All of them must outlive the watch; `reload` has the document read its file anew.
  DiskWatch(Document& document, Notices& notices, FileSystem& files, const Post& post, std::function<void()> reload,
            std::function<void(const std::string& words)> trouble);

  /// Looks in the background, unless that is being done, and tells what is found.
  void look();
  /// Waits until that is done.
  void finish() { looking_.finish(); }

 private:
  void document_happened();
  struct Found {
    std::filesystem::path path;
    /// As the document knew the file when it was looked at.
    FileStamp known;
    DiskCheck sight;
  };
  void found(const DiskCheck& sight);

  Document& document_;
  Notices& notices_;
  FileSystem& files_;
  std::function<void()> reload_;
  /// The state of the file that the document knows; what was told was about it.
  std::optional<FileStamp> known_;
  std::optional<DiskCheck> last_;
  Job<Found> looking_;
};

}  // namespace bulkhead
