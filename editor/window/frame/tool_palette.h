// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>
#include <wx/panel.h>

#include "editor/tools/commands/actions.h"

namespace bulkhead {

class ToolButton;

/// The tools, each with its picture, its key and its name, one below the other.
class ToolPalette final : public wxPanel {
 public:
  /// The actions must outlive the palette.
  ToolPalette(wxWindow* parent, const Actions& actions);

  void refresh();

 private:
  const Actions& actions_;
  std::vector<ToolButton*> buttons_;
};

}  // namespace bulkhead
