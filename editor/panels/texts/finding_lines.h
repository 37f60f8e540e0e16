// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>
#include <wx/panel.h>

#include "editor/tools/findings/findings_state.h"

namespace bulkhead {

class WrappedText;

/// What the checks say about one thing: a line each for the gravest few. A click on one chooses the finding. Takes no
/// room where there is nothing to say.
class FindingLines final : public wxPanel {
 public:
  /// `reflow` is called when it needs another height, `led` when a finding was chosen here. The findings must outlive
  /// the lines.
  FindingLines(wxWindow* parent, FindingsState& findings, std::function<void()> reflow, std::function<void()> led);

  /// About a thing of the mission, or nothing.
  void show(const std::optional<Id>& about);

 private:
  void refresh();
  void choose(std::size_t line);

  FindingsState& findings_;
  std::function<void()> reflow_;
  std::function<void()> led_;
  std::optional<Id> about_;
  std::vector<WrappedText*> lines_;
  WrappedText* more_ = nullptr;
  /// The rows of the findings that the lines show.
  std::vector<std::size_t> rows_;
};

}  // namespace bulkhead
