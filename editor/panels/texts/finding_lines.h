// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/findings/findings_state.h"

class wxBoxSizer;

namespace bulkhead {

class WrappedText;

/// What the checks say about one thing, the gravest first and each whole; a click on one chooses the finding. It has
/// one line where nothing is wrong and grows upwards, so that the fields above stay where they are; what has no room
/// scrolls.
class FindingLines final : public ScrolledPanel {
 public:
  /// `led` is called when a finding was chosen here. The findings must outlive the lines.
  FindingLines(wxWindow* parent, FindingsState& findings, std::function<void()> led);

  /// About a thing of the mission, or nothing; `refused` is what stands in its form and is not in the mission. Whether
  /// it takes room now and did not before, or the reverse.
  bool show(const std::optional<Id>& about, const std::vector<RefusedText>& refused);

 private:
  void refresh();
  /// As high as its lines, from one up to some.
  void reflow();
  [[nodiscard]] WrappedText* line_at(std::size_t line);
  void choose(std::size_t line);

  FindingsState& findings_;
  std::function<void()> led_;
  std::optional<Id> about_;
  wxBoxSizer* column_ = nullptr;
  WrappedText* refused_ = nullptr;
  std::vector<WrappedText*> lines_;
  WrappedText* nothing_ = nullptr;
  /// The rows of the findings that the lines show.
  std::vector<std::size_t> rows_;
};

}  // namespace bulkhead
