// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "editor/tools/session/dialogs.h"
#include "editor/tools/view/ruler.h"

class wxWindow;

namespace bulkhead {

/// The questions as windows of the system.
class SystemDialogs final : public Dialogs {
 public:
  /// What the windows stand before; to be set before anything is asked.
  void set_parent(wxWindow* parent) { parent_ = parent; }
  /// Which unit lengths are asked for in; inches until it is said.
  void set_unit(std::function<RulerUnit()> unit) { unit_ = std::move(unit); }

  [[nodiscard]] std::optional<std::filesystem::path> mission_to_open() override;
  [[nodiscard]] std::optional<std::filesystem::path> sketch_to_open() override;
  [[nodiscard]] std::optional<std::filesystem::path> picture_to_open() override;
  [[nodiscard]] std::optional<std::string> length_of_stretch() override;
  [[nodiscard]] std::optional<std::filesystem::path> where_to_save(const std::filesystem::path& suggested) override;
  [[nodiscard]] std::optional<ExportRequest> what_to_export(const std::shared_ptr<const Mission>& mission,
                                                            const std::filesystem::path& suggested,
                                                            Exporting likely) override;
  [[nodiscard]] std::optional<std::filesystem::path> where_to_put_card(const std::filesystem::path& suggested) override;
  [[nodiscard]] std::optional<std::size_t> which_sketch(const std::vector<std::string>& names) override;
  [[nodiscard]] std::optional<LibraryItem> which_item(const Mission& mission, std::string_view kind) override;
  [[nodiscard]] std::optional<NewItem> which_new_item(const std::string& system) override;
  [[nodiscard]] std::optional<CustomMission> custom_mission() override;
  [[nodiscard]] std::optional<NewBoard> which_board(const Mission& mission) override;
  [[nodiscard]] std::optional<ResizeBoard> which_size(const Mission& mission, int board) override;
  [[nodiscard]] std::optional<Id> which_system(const Mission& mission) override;
  [[nodiscard]] std::optional<std::size_t> which_of(const std::string& title, const std::string& question,
                                                    const std::vector<std::string>& names) override;
  [[nodiscard]] std::optional<std::string> template_title(const std::string& suggested) override;
  Result<void> open_window() override;
  [[nodiscard]] Leaving before_losing(const std::string& name, const std::vector<RefusedText>& refused) override;
  [[nodiscard]] Overwriting over_changes_of_others(const std::string& name) override;
  Result<void> print(const std::shared_ptr<const Mission>& mission) override;
  bool open_on_desktop(const std::filesystem::path& path) override;
  void show_guide(std::string_view page) override;
  void tell_about() override;
  void tell_shortcuts() override;

 private:
  wxWindow* parent_ = nullptr;
  std::function<RulerUnit()> unit_ = [] { return RulerUnit::inches; };
};

}  // namespace bulkhead
