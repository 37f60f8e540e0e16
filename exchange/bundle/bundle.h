// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

class ExportSource;
class FileSystem;
struct Exported;

/// A file of the bundle: its name within the folder, with `/` where it is in a folder of its own, and what is in it.
struct BundleFile {
  std::string name;
  std::string content;
};

/// What players get of a mission: the files of all exporters that are in the bundle, in their order. A mission without
/// lattice has no layouts, one whose battlefield fits no sheet has no map; remarks say so. Fails where the map
/// does not fit at the scale that was asked for, and where it cannot be drawn (no type, a PNG of too many pixels).
[[nodiscard]] Result<Exported> make_bundle(const ExportSource& source);

/// Writes files into a folder, which is made if need be. A file that differs is replaced whole and kept as a
/// backup (`name~`, and `name.~2~` beside an older one); files with other names are left alone. Links are not followed:
/// where one has a file's name nothing is written. Returns the paths. On other failures the files before the failing
/// one are written.
[[nodiscard]] Result<std::vector<std::filesystem::path>> write_files(FileSystem& files,
                                                                     const std::vector<BundleFile>& content,
                                                                     const std::filesystem::path& folder);

}  // namespace bulkhead
