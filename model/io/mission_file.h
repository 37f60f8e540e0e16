// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/io/definitions.h"
#include "model/mission/mission.h"

namespace bulkhead {

class FileSystem;

/// The format that this version writes; it reads those before as well. See docs/format.
inline constexpr int mission_format = 2;

/// A mission as it was read, with remarks on what the file says that this version does not know (kept as it stands).
struct ReadMission {
  Mission mission;
  std::vector<Error> remarks;
  /// The format that it had.
  int format = mission_format;
};

/// Reads a mission document. `file` is for messages only. `definitions` may be null: then the document must embed its
/// system and terrain sets. Everything that docs/format refuses is refused with file, line and column.
[[nodiscard]] Result<ReadMission> read_mission(std::string_view text, const std::string& file,
                                               const Definitions* definitions);
/// The format that the root of a mission document states, nothing behind it looked at. Fails where the root is none of
/// a mission, or states no format that this version reads.
[[nodiscard]] Result<int> read_mission_format(std::string_view text);
/// Writes the whole document, definitions embedded. `read(write(m)) == m`.
[[nodiscard]] std::string write_mission(const Mission& mission);

/// The same, unless the document would be beyond what is read (see docs/format): then it fails with the limit.
[[nodiscard]] Result<std::string> write_within_limits(const Mission& mission);

/// Definitions as files of their own, as under `templates/`.
[[nodiscard]] Result<GameSystem> read_system(std::string_view text, const std::string& file);
[[nodiscard]] Result<TerrainSet> read_terrain_set(std::string_view text, const std::string& file);
[[nodiscard]] std::string write_system(const GameSystem& system);
[[nodiscard]] std::string write_terrain_set(const TerrainSet& set);

/// The root element of a document and its id and title (or name), without reading the rest of its meaning: what a list
/// of files needs.
struct DocumentHead {
  std::string root;
  std::string id;
  std::string title;
  /// Of a mission: the game system it uses, empty if it says none, and whether it has any rule, mission objective or
  /// stratagem.
  std::string system;
  bool has_items = false;
};
[[nodiscard]] Result<DocumentHead> read_document_head(std::string_view text, const std::string& file);

/// The same with files. Saving is atomic (see model/io/file_system.h); what could not be read again is not saved.
[[nodiscard]] Result<ReadMission> load_mission(FileSystem& files, const std::filesystem::path& path,
                                               const Definitions* definitions);
[[nodiscard]] Result<void> save_mission(FileSystem& files, const Mission& mission, const std::filesystem::path& path);
/// Where nothing has that name; false where something has it (see `save_new_file`).
[[nodiscard]] Result<bool> save_new_mission(FileSystem& files, const Mission& mission,
                                            const std::filesystem::path& path);

}  // namespace bulkhead
