// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/result.h"
#include "model/mission/severity.h"
#include "model/mission/terrain_set.h"

namespace bulkhead {

class FileSystem;

/// More recent files than these are forgotten.
inline constexpr std::size_t most_recent_files = 12;

/// What a user has chosen for all programs of Bulkhead. Kept as a file of their own, see docs/format.
struct Settings {
  /// How many boxes of which terrain sets the user has, at least one of each.
  std::map<Id, int> owned;
  /// What findings of a check count as where the mission does not say it, by the check's key.
  std::map<Id, Level> levels;
  /// Mission files that were opened or saved last, the newest first, as absolute paths in UTF-8.
  std::vector<std::string> recent;
  /// What other versions have written there.
  Extras extras;
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// `$XDG_CONFIG_HOME/bulkhead/settings.xml` (without the variable `~/.config/…`); empty where neither is known.
[[nodiscard]] std::filesystem::path settings_path();

/// Refuses what no mission file may be either: broken XML, other roots, newer formats.
[[nodiscard]] Result<Settings> read_settings(std::string_view text, const std::string& file);
[[nodiscard]] std::string write_settings(const Settings& settings);

/// The settings of a file; the usual ones where there is no such file.
[[nodiscard]] Result<Settings> load_settings(FileSystem& files, const std::filesystem::path& path);
/// Reads the settings anew, changes them and saves them if that made a difference, so that what another program has
/// changed meanwhile is not lost. Makes the folder.
[[nodiscard]] Result<void> change_settings(FileSystem& files, const std::filesystem::path& path,
                                           const std::function<void(Settings&)>& change);

/// Puts a file first among the recent ones. One whose name is not UTF-8 or holds control characters is left out: no
/// settings file could say it.
void remember_recent(Settings& settings, const std::filesystem::path& file);

/// 0 boxes: the user has the set no more. At most `most_boxes` (contract).
void own_boxes(Settings& settings, const Id& set, int boxes);

}  // namespace bulkhead
