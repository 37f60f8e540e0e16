// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "exchange/exporters/exporters.h"
#include "model/io/file_system.h"

namespace bulkhead {

/// Whether a target's name is one of a folder: it ends in `/`, is one, or has no extension.
[[nodiscard]] bool names_folder(const std::filesystem::path& target);

/// What a target's name asks for: a folder the bundle, or sheets where one is chosen; other extensions what their
/// exporters make. Fails for an extension that stands for nothing, one without a name before it, and for a folder that
/// is called like a file unless a `/` behind it says so.
[[nodiscard]] Result<const Exporter*> exporter_for(const std::filesystem::path& target, const ExportChoices& choices);

/// Writes what one export makes. Of files that lie beside one another none has its name before all are made.
class ExportWriter {
 public:
  ExportWriter(FileSystem& files, std::filesystem::path target) : files_(files), target_(std::move(target)) {}
  /// Nothing stays of what was kept and not written.
  ~ExportWriter();
  ExportWriter(const ExportWriter&) = delete;
  ExportWriter& operator=(const ExportWriter&) = delete;

  /// For `ExportWatch::keep`: puts the file on the disk, where nobody sees it yet.
  [[nodiscard]] Result<void> keep(const BundleFile& file);

  /// Writes what was made to its target and gives the paths; once. Files of the same name are replaced, with a backup
  /// (`name~`, and `name.~2~` beside an older one) where they differ; others are left alone. A link in the bundle's
  /// folder is not followed; see `write_files`.
  [[nodiscard]] Result<std::vector<std::filesystem::path>> write(const Exported& made);

 private:
  FileSystem& files_;
  std::filesystem::path target_;
  std::vector<PreparedSave> kept_;
};

/// What is to be said of what lies at the target already: pages of an earlier export that are no part of this one.
[[nodiscard]] std::vector<std::string> remarks_beside(const Exported& made, const std::filesystem::path& target);

}  // namespace bulkhead
