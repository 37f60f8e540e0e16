// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <utility>
#include <wx/app.h>

#include "editor/window/files/system_dialogs.h"

namespace bulkhead {

class EditorFrame;

/// The program: `bulkhead-editor [FILE]`.
class EditorApp final : public wxApp {
 public:
  explicit EditorApp(std::optional<std::filesystem::path> file) : file_(std::move(file)) {}
  bool Initialize(int& count, wxChar** arguments) override;
  bool OnInit() override;

 private:
  SystemDialogs dialogs_;
  std::optional<std::filesystem::path> file_;
};

/// What must be so before the first window, here and in tests: numbers are written with a point, texts are translated,
/// and no message of the toolkit stops the program.
void prepare_toolkit();

}  // namespace bulkhead
