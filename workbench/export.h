// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "exchange/bundle/bundle.h"
#include "model/mission/mission.h"

namespace bulkhead {

class FileSystem;

enum class ExportKind : unsigned char {
  bundle,
  zipped_bundle,
  mission,
  sketch,
  briefing,
  rules,
  figures,
  map_pdf,
  map_svg,
  map_png
};

/// What a target's name asks for: a folder (it ends in `/`, is one, or has no extension) the bundle, `.zip` the bundle
/// as one file, other extensions one piece. Fails for an extension that stands for nothing.
[[nodiscard]] Result<ExportKind> export_kind(const std::filesystem::path& target);

/// Whether an export of this kind draws the map, in that format or at all.
[[nodiscard]] bool draws_map(ExportKind kind);
[[nodiscard]] bool draws_map(ExportKind kind, MapFormat format);

/// What is to be written: the files of the bundle, or the one file of anything else (without a name).
struct Export {
  ExportKind kind = ExportKind::bundle;
  std::vector<BundleFile> files;
  /// What the exported form cannot carry or says differently, in plain words.
  std::vector<std::string> remarks;
};

/// Makes the bundle or one piece of it; maps are drawn as `map` says. Writes nothing. Fails where the mission cannot be
/// exported so: rules that cannot be assembled, nothing to sketch, a map that does not fit.
[[nodiscard]] Result<Export> make_export(const Mission& mission, ExportKind kind, const MapFileOptions& map);

/// Writes it to its target, which should be one of its kind, and gives the paths. Files of the same name are replaced,
/// with a backup (`name~`, and `name.~2~` beside an older one) where they differ; others are left alone. A link in the
/// bundle's folder is not followed; see `write_files`.
[[nodiscard]] Result<std::vector<std::filesystem::path>> write_export(FileSystem& files, const Export& made,
                                                                      const std::filesystem::path& target);

}  // namespace bulkhead
