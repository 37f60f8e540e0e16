// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "exchange/sketch/sketch_import.h"
#include "model/io/definitions.h"

namespace bulkhead {

/// What the file leaves unsaid.
struct ImportOptions {
  /// Name of a sketch that has none.
  std::string name;
  /// Where the sides set up, for a sketch that does not say.
  std::optional<DeployPattern> deploy;
  /// What it is played with and built of, which no sketch says.
  Id system{"kill-team"};
  Id set{"gallowdark"};
};

/// Whether a text that was given for a mission is rather a sketch or a table of sketches: most of what it draws with
/// means something in one.
[[nodiscard]] bool looks_like_sketches(std::string_view text);

/// Makes a mission of every sketch in a file. Ids are made of the names and differ, so they serve as file names. Fails
/// for a set without a lattice.
[[nodiscard]] Result<std::vector<SketchImport>> import_sketches(std::string_view text, const std::string& file,
                                                                const Definitions& definitions,
                                                                const ImportOptions& options);
/// The same for missions of several files.
void give_different_ids(std::vector<SketchImport>& imports);

}  // namespace bulkhead
