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

/// How deep and how far a library is searched.
inline constexpr int deepest_template_folder = 8;
inline constexpr std::size_t most_templates = 10'000;
/// The largest template, in bytes.
inline constexpr std::size_t largest_template = 4'000'000;

/// The templates of one or more folders; a later folder's template replaces an earlier one's of the same id and kind.
/// Ids: a game system's and a terrain set's own; for a mission document its system's id and its own, `kill-team/lock`.
/// A mission document without any rule, mission objective or stratagem is a killzone.
class Library final : public Definitions {
 public:
  /// Reads the heads of all `*.xml` and `*.bulkhead` files below the folders, hidden ones left out. A folder that does
  /// not exist is an error. A file that cannot be read, an id that a folder holds twice (the first file by path counts)
  /// and what lies beyond the limits below is left out and said in `problems()`. Links to folders are followed, each
  /// folder once.
  [[nodiscard]] static Result<Library> open(const std::vector<std::filesystem::path>& folders);

  /// Sorted by kind, then id.
  [[nodiscard]] const std::vector<Template>& templates() const { return templates_; }
  [[nodiscard]] const std::vector<Error>& problems() const { return problems_; }
  /// Null where there is no such killzone or mission.
  [[nodiscard]] const Template* find(const LibraryId& id) const;

  [[nodiscard]] Result<GameSystem> system(const Id& id) const override;
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override;

 private:
  [[nodiscard]] Result<std::filesystem::path> definition(Template::Kind kind, const Id& id) const;

  std::vector<std::filesystem::path> folders_;
  std::vector<Template> templates_;
  std::vector<Error> problems_;
};

/// The folders where templates are looked for: the shipped one (`../share/bulkhead/templates` from the executable, or
/// what the environment variable BULKHEAD_TEMPLATES names instead), then the user's own
/// `$XDG_DATA_HOME/bulkhead/templates` (without the variable `~/.local/share/…`) if it exists.
[[nodiscard]] std::vector<std::filesystem::path> template_folders();

}  // namespace bulkhead
