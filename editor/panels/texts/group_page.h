// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/tools/texts/contents.h"

class wxButton;

namespace bulkhead {

/// What is shown where no text is chosen: what things of a group are for, and buttons that begin one; without a group
/// all that a mission can have beside its map.
class GroupPage final : public ScrolledPanel {
 public:
  struct Actions {
    std::function<void(TextKind)> add;
    /// Takes an item of a kind from the library.
    std::function<void(TextKind)> from_library;
  };
  GroupPage(wxWindow* parent, Actions actions);

  void show(std::optional<TextKind> group);

 private:
  void build(std::optional<TextKind> group);
  void say(const wxString& words, wxSizer& into);
  wxButton* add_button(const wxString& label, std::function<void()> action);

  Actions actions_;
  std::optional<TextKind> group_;
  bool built_ = false;
};

}  // namespace bulkhead
