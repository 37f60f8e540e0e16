// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "exchange/bundle/map_files.h"
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

struct Exported {
  /// What was written, in the order of writing.
  std::vector<std::filesystem::path> files;
  /// What the exported form cannot carry or says differently, in plain words.
  std::vector<std::string> remarks;
};

/// Writes the bundle or one piece of it; maps are drawn as `map` says. Files of the same name are replaced, with a backup (`name~`)
/// where they differ; others are left alone.
[[nodiscard]] Result<Exported> export_mission(FileSystem& files, const Mission& mission, ExportKind kind,
                                              const MapFileOptions& map, const std::filesystem::path& target);

}  // namespace bulkhead
