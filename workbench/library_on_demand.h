// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/library/library.h"

namespace bulkhead {

/// The template library, opened when it is first asked for: most mission files are whole and need none.
class LibraryOnDemand final : public Definitions {
 public:
  /// Fails if the library cannot be opened.
  [[nodiscard]] Result<const Library*> library() const;

  [[nodiscard]] Result<GameSystem> system(const Id& id) const override;
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override;

 private:
  mutable std::optional<Result<Library>> library_;
};

}  // namespace bulkhead
