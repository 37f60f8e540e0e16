// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/library/definitions.h"

namespace bulkhead {

/// One file of the template library.
struct Template {
  enum class Kind : unsigned char { killzone, terrain_set, system, mission };
  LibraryId id;
  Kind kind = Kind::killzone;
  std::string title;
  std::filesystem::path path;
};

[[nodiscard]] std::string_view to_text(Template::Kind kind);

/// The templates of one or more folders; a later folder's template replaces an earlier one's of the same id and kind.
class Library final : public Definitions {
 public:
  /// Reads the heads of all files below the folders. A folder that does not exist is an error; a file that cannot be
  /// read is left out and said in `problems()`.
  [[nodiscard]] static Result<Library> open(const std::vector<std::filesystem::path>& folders);

  /// Sorted by kind, then id.
  [[nodiscard]] const std::vector<Template>& templates() const { return templates_; }
  [[nodiscard]] const std::vector<Error>& problems() const { return problems_; }
  /// Null where there is no such killzone or mission.
  [[nodiscard]] const Template* find(const LibraryId& id) const;

  [[nodiscard]] Result<GameSystem> system(const Id& id) const override;
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override;

 private:
  std::vector<Template> templates_;
  std::vector<Error> problems_;
};

/// The folders where templates are looked for: the one shipped beside the program (`../share/bulkhead/templates` from
/// the executable), then the user's own `$XDG_DATA_HOME/bulkhead/templates` if it exists.
[[nodiscard]] std::vector<std::filesystem::path> template_folders();

}  // namespace bulkhead
