// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/window/files/dialogs.h"
#include "editor/window/frame/editor_frame.h"
#include "model/io/file_system.h"
#include "tests/gui/support/driver.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {

/// Answers the window's questions at once, and writes down that they were asked.
class AnsweredDialogs final : public Dialogs {
 public:
  std::optional<std::filesystem::path> open;
  std::optional<std::filesystem::path> sketch;
  std::optional<std::filesystem::path> save;
  std::optional<ExportWish> wish;
  Leaving leaving = Leaving::stay;
  std::vector<std::string> asked;

  std::optional<std::filesystem::path> mission_to_open() override { return answer("open", open); }
  std::optional<std::filesystem::path> sketch_to_open() override { return answer("sketch", sketch); }
  std::optional<std::filesystem::path> where_to_save(const std::filesystem::path&) override {
    return answer("save", save);
  }
  std::optional<ExportWish> what_to_export(const std::filesystem::path&, Exporting) override {
    return answer("export", wish);
  }
  std::optional<std::size_t> which_sketch(const std::vector<std::string>&) override {
    asked.emplace_back("which sketch");
    return 0;
  }
  Leaving before_losing(const std::string&) override {
    asked.emplace_back("leaving");
    return leaving;
  }
  void print(const std::shared_ptr<const Mission>&) override { asked.emplace_back("print"); }
  void show_guide() override { asked.emplace_back("guide"); }
  void tell_about() override { asked.emplace_back("about"); }
  void tell_shortcuts() override { asked.emplace_back("shortcuts"); }

 private:
  template <typename T>
  T answer(const char* question, const T& given) {
    asked.emplace_back(question);
    return given;
  }
};

/// The editor's window, shown, with a copy of a shipped mission or killzone open if one is named.
class EditorWindow {
 public:
  explicit EditorWindow(const char* source = nullptr, FileSystem& files = real_files());
  ~EditorWindow();
  EditorWindow(const EditorWindow&) = delete;
  EditorWindow& operator=(const EditorWindow&) = delete;

  AnsweredDialogs dialogs;
  [[nodiscard]] EditorFrame& frame() { return *frame_; }
  [[nodiscard]] Workspace& workspace() { return frame_->workspace(); }
  [[nodiscard]] Document& document() { return frame_->document(); }
  [[nodiscard]] const Mission& mission() { return *frame_->document().mission(); }
  [[nodiscard]] const TemporaryFolder& folder() const { return folder_; }

  /// Where a place of the mission is on the canvas.
  [[nodiscard]] wxPoint at(const Place& place);
  void click_at(const Place& place);
  /// Presses at the first place, moves to the others one after the other, and lets go.
  void drag(const std::vector<Place>& places);
  /// Chooses an entry of the menus as a key or a click on it would.
  void choose(std::string_view command);

 private:
  TemporaryFolder folder_;
  EditorFrame* frame_;
};

/// `C3`, `C2/C3`, `C3.nw`
[[nodiscard]] Place place(std::string_view text);

}  // namespace bulkhead::test
