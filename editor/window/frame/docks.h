// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <wx/aui/framemanager.h>

namespace bulkhead {

/// The panels around the map: they can be dragged by their grips, float, be hidden, and are put back to their places.
class Docks {
 public:
  enum class Panel : unsigned char { tools, side, foot };

  /// `changed` is called when the user has closed a panel.
  Docks(wxFrame& frame, std::function<void()> changed);
  ~Docks();
  Docks(const Docks&) = delete;
  Docks& operator=(const Docks&) = delete;

  void set_centre(wxWindow* centre);
  /// At first as large as the window is, side and foot in one direction. `title` names a panel while it floats.
  void add(Panel panel, wxWindow* window, const wxString& title);
  /// What `reset` puts back: how all stands that was added. Then `arrangement` is restored, unless it is empty.
  void begin_with(const wxString& arrangement);

  /// All panels that are wanted, or none: the start page has no use for them.
  void show(bool show);
  [[nodiscard]] bool wanted(Panel panel) const;
  void want(Panel panel, bool wanted);
  /// Everything as a text that `begin_with` understands.
  [[nodiscard]] wxString arrangement();
  void reset();
  void theme_changed();

 private:
  void update();
  wxAuiPaneInfo& pane(Panel panel);
  void arrange(const wxString& arrangement);

  wxAuiManager manager_;
  std::function<void()> changed_;
  std::map<Panel, bool> wanted_;
  bool shown_ = true;
  wxString first_;
};

}  // namespace bulkhead
