// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/tools/workspace/workspace.h"

class wxChoice;
class wxStaticText;

namespace bulkhead {

/// What the tool in use works with, where there is a choice: kinds of zones, areas and markers, bases to measure with.
class ToolOptions final : public wxPanel {
 public:
  /// The workspace must outlive the panel.
  ToolOptions(wxWindow* parent, Workspace& workspace);

  /// To be called when the tool or the mission has changed.
  void refresh();

 private:
  struct Option {
    std::string name;
    std::optional<ZonePaint> paint;
    std::optional<Id> marker;
    /// A diameter; 0 for points.
    std::optional<Length> base{};
    friend bool operator==(const Option&, const Option&) = default;
  };
  [[nodiscard]] std::vector<Option> options() const;
  [[nodiscard]] int present() const;
  void chosen(const Option& option);

  Workspace& workspace_;
  std::vector<Option> options_;
  std::optional<Id> marker_kind_;
  wxStaticText* name_ = nullptr;
  wxChoice* choice_ = nullptr;
};

}  // namespace bulkhead
