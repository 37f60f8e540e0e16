// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "editor/window/frame/editor_frame.h"
#include "model/io/file_system.h"
#include "tests/editor/answered_dialogs.h"
#include "tests/gui/support/driver.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {

/// The editor's window, shown, with a copy of a shipped mission or killzone open if one is named.
class EditorWindow {
 public:
  explicit EditorWindow(const char* source = nullptr, FileSystem& files = real_files());
  ~EditorWindow();
  EditorWindow(const EditorWindow&) = delete;
  EditorWindow& operator=(const EditorWindow&) = delete;

  AnsweredDialogs dialogs;
  [[nodiscard]] EditorFrame& frame() { return *frame_; }
  [[nodiscard]] MissionStage& stage() { return frame_->stage(); }
  [[nodiscard]] CanvasController& controller() { return frame_->controller(); }
  [[nodiscard]] Document& document() { return frame_->document(); }
  [[nodiscard]] const Mission& mission() { return *frame_->document().mission(); }
  [[nodiscard]] Notices& notices() { return frame_->notices(); }
  /// Whether the window shows that something failed.
  [[nodiscard]] bool has_failed() {
    return notices().shown() != nullptr && notices().shown()->kind == Notices::Kind::error;
  }
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
