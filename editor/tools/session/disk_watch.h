// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "editor/tools/document/document.h"
#include "editor/tools/session/background.h"
#include "editor/tools/session/notices.h"

namespace bulkhead {

/// Notices what other programs do to a document's file, and offers what can be done about it.
class DiskWatch {
 public:
  /// All of them must outlive the watch; `reload` has the document read its file anew.
  DiskWatch(Document& document, Notices& notices, FileSystem& files, Background& background,
            std::function<void()> reload);

  /// Looks in the background, unless that is being done; what is found is told when the background delivers.
  void look();

 private:
  void document_happened();
  void found(const DiskSight& sight);

  Document& document_;
  Notices& notices_;
  FileSystem& files_;
  Background& background_;
  std::function<void()> reload_;
  /// Held by the look that is under way.
  std::weak_ptr<void> looking_;
  /// The state of the file that the document knows; what was told was about it.
  std::optional<FileStamp> known_;
  std::optional<DiskSight> last_;
};

}  // namespace bulkhead
