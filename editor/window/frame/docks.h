// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <wx/aui/framemanager.h>

#include "editor/window/frame/dock_art.h"
#include "editor/window/frame/work_area.h"

namespace bulkhead {

/// The panels around the map: they can be dragged by their grips, float, be hidden, and are put back to their places.
/// Which of them are wanted is one thing for each page.
class Docks {
 public:
  enum class Panel : unsigned char { tools, side, foot, built };

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
  /// Those that are wanted beside this page: at first all around the map but the board as it will stand, beside the
  /// texts what one draws with.
  void turn_to(WorkPage page);
  /// Leaves out, whether they are wanted or not, what is of use for a map only: all but the foot.
  void leave_out_map(bool leave_out);
  [[nodiscard]] bool wanted(Panel panel) const;
  void want(Panel panel, bool wanted);
  /// How high a panel below the map is, in pixels; 0 where it stands elsewhere, floats or is not shown.
  [[nodiscard]] int height(Panel panel);
  /// Gives a panel below the map that height, once it is shown there.
  void set_height(Panel panel, int height);
  /// The panels that are wanted beside a page, `tools foot`, and the same to begin with.
  [[nodiscard]] std::string wanted_beside(WorkPage page) const;
  void want_beside(WorkPage page, std::string_view panels);
  /// Everything around the map as a text that `begin_with` understands.
  [[nodiscard]] wxString arrangement();
  void reset();
  void theme_changed();

 private:
  /// Gives access to what the toolkit leaves to the mouse: how large a dock is.
  class Manager final : public wxAuiManager {
   public:
    /// Null where there is none.
    [[nodiscard]] wxAuiDockInfo* dock_of(const wxAuiPaneInfo& pane);
  };

  void update();
  wxAuiPaneInfo& pane(Panel panel);
  [[nodiscard]] bool stands_below(Panel panel);
  void arrange(const wxString& arrangement);

  /// The manager's.
  DockArt* art_;
  Manager manager_;
  std::function<void()> changed_;
  std::map<WorkPage, std::map<Panel, bool>> wanted_;
  WorkPage page_ = WorkPage::map;
  bool shown_ = true;
  bool without_map_ = false;
  wxString first_;
  /// Heights that wait until their panels are shown.
  std::map<Panel, int> heights_;
};

}  // namespace bulkhead
