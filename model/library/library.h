// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/io/definitions.h"
#include "model/io/item_file.h"
#include "model/library/template_files.h"

namespace bulkhead {

/// One file of the template library.
struct Template {
  enum class Kind : unsigned char { killzone, terrain_set, system, mission, item };
  LibraryId id;
  Kind kind = Kind::killzone;
  std::string title;
  std::filesystem::path path;
  /// What kind of item; null for what is none.
  const ThingInfo* item = nullptr;
  /// The game system that it is or belongs to; empty for a terrain set.
  std::string system = {};
  /// Of systems, terrain sets and items.
  int version = 0;
  /// It lies in a folder of the user's.
  bool own = false;
};

/// `killzone`; of an item its own kind: `stratagem`.
[[nodiscard]] std::string_view kind_word(const Template& entry);
/// All those words.
[[nodiscard]] std::vector<std::string_view> template_kinds();

/// How deep and how far a library is searched.
inline constexpr int deepest_template_folder = 8;
inline constexpr std::size_t most_templates = 10'000;
/// The largest template, in bytes.
inline constexpr std::size_t largest_template = largest_item_file;

/// The templates of one or more folders; a later folder's template replaces an earlier one's of the same id and kind.
/// Ids: a game system's and a terrain set's own; for a mission document or an item its system's id and its own,
/// `kill-team/lock`. Of an item several versions may lie there: the newest is the template, the others are kept for
/// those who have copied them. A mission document without any rule, mission objective or stratagem is a killzone.
class Library final : public Definitions {
 public:
  /// Reads the heads of all `*.xml` and `*.bulkhead` files below the folders, hidden ones left out; of an item that is
  /// its start tag. The first folder is the program's, the others are the user's. Fails if the first cannot be listed.
  /// Another folder or a file that cannot be read, an id that a folder holds twice (the first file by path counts)
  /// and what lies beyond the limits above is left out and said in `problems()`. Links to folders are followed, each
  /// folder once.
  [[nodiscard]] static Result<Library> open(const std::vector<std::filesystem::path>& folders);

  /// Sorted by kind, then id.
  [[nodiscard]] const std::vector<Template>& templates() const { return templates_; }
  [[nodiscard]] const std::vector<LibraryProblem>& problems() const { return problems_; }
  /// Null where there is no such killzone or mission.
  [[nodiscard]] const Template* find(const LibraryId& id) const;
  /// The items of that id, whatever kind they are.
  [[nodiscard]] std::vector<const Template*> find_items(const LibraryId& id) const;
  /// The item of that id and kind in this very version; null where there is none.
  [[nodiscard]] const Template* find_version(const LibraryId& id, const ThingInfo& kind, int version) const;

  [[nodiscard]] Result<GameSystem> system(const Id& id) const override;
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override;

 private:
  [[nodiscard]] Result<std::filesystem::path> definition(Template::Kind kind, const Id& id) const;

  std::vector<std::filesystem::path> folders_;
  std::vector<Template> templates_;
  /// Items in versions that are no templates.
  std::vector<Template> older_;
  std::vector<LibraryProblem> problems_;
};

/// The item of that id and kind, in its newest version; null where there is none.
[[nodiscard]] const Template* find_item(const Library& library, const LibraryId& id, const ThingInfo& kind);
/// Reads the file of an item.
[[nodiscard]] Result<ReadItem> read_item(const Template& entry);

/// The folders where templates are looked for: the shipped one (`../share/bulkhead/templates` from the executable, or
/// what the environment variable BULKHEAD_TEMPLATES names instead), then the user's own
/// `$XDG_DATA_HOME/bulkhead/templates` and `…/bulkhead/items` (without the variable `~/.local/share/…`) where
/// something has these names, be it a folder that can be read or not.
[[nodiscard]] std::vector<std::filesystem::path> template_folders();
/// The same with no more than the items of the shipped folder, where it has a folder `items`.
[[nodiscard]] std::vector<std::filesystem::path> item_folders();
/// Where the user's own killzones and missions for the start page are kept; empty where no home folder is known.
[[nodiscard]] std::filesystem::path own_templates_folder();
/// Where the user's own items are kept; empty where no home folder is known.
[[nodiscard]] std::filesystem::path own_items_folder();

}  // namespace bulkhead
