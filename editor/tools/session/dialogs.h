// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/boards/custom_mission.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/texts/contents.h"
#include "model/io/item_file.h"
#include "workbench/export.h"

namespace bulkhead {

/// Where to export to, whose name says what, and how.
struct ExportRequest {
  std::filesystem::path target;
  ExportChoices choices;
};

/// The questions that stop everything until they are answered. Behind an interface, so that tests can answer. Without
/// an answer the user has thought better of it.
class Dialogs {
 public:
  virtual ~Dialogs() = default;

  [[nodiscard]] virtual std::optional<std::filesystem::path> mission_to_open() = 0;
  [[nodiscard]] virtual std::optional<std::filesystem::path> sketch_to_open() = 0;
  /// To lie under the map.
  [[nodiscard]] virtual std::optional<std::filesystem::path> picture_to_open() = 0;
  /// How long something in that picture is, as it is typed.
  [[nodiscard]] virtual std::optional<std::string> length_of_stretch() = 0;
  /// `suggested` is the file's present or likely path.
  [[nodiscard]] virtual std::optional<std::filesystem::path> where_to_save(const std::filesystem::path& suggested) = 0;
  enum class Exporting : unsigned char { sheets, bundle };
  /// `suggested` has no extension; `likely` is what was asked for, which the user may change.
  [[nodiscard]] virtual std::optional<ExportRequest> what_to_export(const std::shared_ptr<const Mission>& mission,
                                                                    const std::filesystem::path& suggested,
                                                                    Exporting likely) = 0;
  /// A PNG that a card is to be written to.
  [[nodiscard]] virtual std::optional<std::filesystem::path> where_to_put_card(
      const std::filesystem::path& suggested) = 0;
  /// One of several sketches of a file, by its place.
  [[nodiscard]] virtual std::optional<std::size_t> which_sketch(const std::vector<std::string>& names) = 0;

  /// An item of the library for a mission; `kind` is what is shown at first, `stratagem`, empty for every kind.
  [[nodiscard]] virtual std::optional<LibraryItem> which_item(const Mission& mission, std::string_view kind) = 0;

  struct NewItem {
    TextKind kind = TextKind::rule;
    Id system;
  };
  /// What a new item of the library is to be; `system` is the game that is likely, empty for none.
  [[nodiscard]] virtual std::optional<NewItem> which_new_item(const std::string& system) = 0;

  /// What a mission that is begun by hand is to be like.
  [[nodiscard]] virtual std::optional<CustomMission> custom_mission() = 0;
  /// Another board for a mission.
  [[nodiscard]] virtual std::optional<NewBoard> which_board(const Mission& mission) = 0;
  /// Another size for a board of a mission.
  [[nodiscard]] virtual std::optional<ResizeBoard> which_size(const Mission& mission, int board) = 0;
  /// The game system that a mission is to have, after telling what it has that the system lacks.
  [[nodiscard]] virtual std::optional<Id> which_system(const Mission& mission) = 0;
  /// One of some things, by its place.
  [[nodiscard]] virtual std::optional<std::size_t> which_of(const std::string& title, const std::string& question,
                                                            const std::vector<std::string>& names) = 0;
  /// What a mission is to be called among the templates.
  [[nodiscard]] virtual std::optional<std::string> template_title(const std::string& suggested) = 0;
  /// Shows another window of the editor; fails where that cannot be.
  virtual Result<void> open_window() = 0;

  enum class Leaving : unsigned char { save, lose, stay };
  /// `refused` are texts that cannot be saved: they are lost unless the user stays.
  [[nodiscard]] virtual Leaving before_losing(const std::string& name, const std::vector<RefusedText>& refused) = 0;
  enum class Overwriting : unsigned char { overwrite, elsewhere, stay };
  /// Another program has changed the file since it was read, and it is about to be written.
  [[nodiscard]] virtual Overwriting over_changes_of_others(const std::string& name) = 0;

  /// Asks which sheets are to be printed, shows how they come out of the printer, and prints them; fails where that
  /// cannot be.
  virtual Result<void> print(const std::shared_ptr<const Mission>& mission) = 0;
  /// Opens a file or a folder with what the desktop has for it; false where it has nothing.
  virtual bool open_on_desktop(const std::filesystem::path& path) = 0;
  /// Opens a page of the user guide: `first-rule.md`.
  virtual void show_guide(std::string_view page) = 0;
  virtual void tell_about() = 0;
  /// Every command with its key.
  virtual void tell_shortcuts() = 0;

 protected:
  Dialogs() = default;
  Dialogs(const Dialogs&) = default;
  Dialogs& operator=(const Dialogs&) = default;
};

}  // namespace bulkhead
