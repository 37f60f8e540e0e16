// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <wx/frame.h>

#include "editor/tools/boards/board_actions.h"
#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/commands/actions.h"
#include "editor/tools/commands/context_menu.h"
#include "editor/tools/overlays/live_overlays.h"
#include "editor/tools/session/session.h"
#include "editor/window/canvas/board_canvas.h"
#include "editor/window/frame/chooser.h"
#include "editor/window/frame/command_bars.h"
#include "editor/window/frame/docks.h"
#include "editor/window/frame/notice_bar.h"
#include "editor/window/frame/panels.h"
#include "editor/window/frame/recent_menu.h"
#include "editor/window/frame/status_line.h"
#include "editor/window/frame/tool_options.h"
#include "editor/window/frame/tool_palette.h"
#include "editor/window/frame/window_state.h"
#include "editor/window/frame/work_area.h"
#include "editor/window/start/start_page.h"
#include "editor/window/underlay/underlays.h"

class wxSimplebook;

namespace bulkhead {

struct Command;

/// The window of the editor: one mission, an item of the library, or the start page.
class EditorFrame final : public wxFrame {
 public:
  /// The dialogs and files must outlive the frame.
  explicit EditorFrame(Dialogs& dialogs, FileSystem& files = real_files());
  ~EditorFrame() override;

  /// Opens a file and says so in the window if it cannot be read.
  void open(const std::filesystem::path& path) { session_.files().open(path); }
  /// What may wait until the window is there: recovery, templates.
  void begin_background_work();

  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] Document& document() { return session_.document(); }
  [[nodiscard]] MissionStage& stage() { return stage_; }
  [[nodiscard]] CanvasController& controller() { return controller_; }
  [[nodiscard]] LiveOverlays& overlays() { return overlays_; }
  [[nodiscard]] BoardCanvas& canvas() { return *canvas_; }
  [[nodiscard]] StartPage& start_page() { return *start_; }
  [[nodiscard]] Notices& notices() { return session_.notices(); }
  [[nodiscard]] NoticeBar& notice_bar() { return *notice_bar_; }
  /// Null until a mission is open.
  [[nodiscard]] FindingsState* findings() { return findings_.get(); }
  [[nodiscard]] Panels* panels() { return panels_.get(); }
  [[nodiscard]] const Actions& actions() const { return actions_; }
  [[nodiscard]] bool on_start_page() const;
  /// The list that is being chosen from; null where there is none.
  [[nodiscard]] Chooser* chooser() const { return chooser_; }
  [[nodiscard]] Underlays& underlays() { return *underlays_; }
  [[nodiscard]] Docks& docks() { return *docks_; }
  [[nodiscard]] WorkArea& middle() { return *middle_; }
  /// Fills the middle of the window with the map, the texts or both.
  void turn_to(WorkPage page);

 private:
  void build();
  void build_centre();
  void build_palette();
  /// The panels around the map, when they are first needed.
  void build_panels();
  [[nodiscard]] BoxPanel::Ownership ownership();
  /// Checks anew where the user's settings say something else about checks than before.
  void look_at_settings();
  /// Keeps what findings of a check count as for the user.
  Result<void> set_level(const Id& check, std::optional<Level> level);
  void bind_events();
  void on_key(wxKeyEvent& event);
  /// Whether it is the escape key of somebody who does nothing else, and a notice was there to be closed.
  bool closes_notice(const wxKeyEvent& event);
  /// Whether a key's command chooses another tool while something is half drawn.
  [[nodiscard]] bool would_drop_drawing(const Command* command, const wxKeyEvent& event) const;
  /// Lets the user name what is selected; false where that has no name.
  bool rename();
  void tick_at(Session::Time at);
  void add_actions();
  void add_file_actions();
  void add_edit_actions();
  void add_view_actions();
  void add_built_actions();
  void want_built(bool wanted);
  void add_mission_actions();
  /// The lists that are searched: commands, what there is, steps of undo.
  void add_choosers();
  void open_chooser(Chooser::Content content);
  Chooser::Content all_commands();
  Chooser::Content all_that_is_found();
  Chooser::Content all_steps();
  /// What can be done to what is under the pointer or selected; and the menus of the lists beside the map.
  void show_menu_of_map();
  void give_menus();
  [[nodiscard]] MenuPlace menu_place();
  /// Selects it and brings it into sight.
  void show_found(const Address& address);
  void add_board_actions();
  /// Has the mission use another terrain set, and shows what can be done with it.
  void use_set();
  /// Has what is about a map rest while an item is edited.
  void bar_what_needs_map();

  void document_opened();
  void show_start_page();
  void show_map();
  void begin_with_page();
  /// Shows an item by its texts alone, and a mission on the page that missions were last shown on.
  void fit_page_to_document();
  /// Brings the list of findings to the front and chooses the gravest, if none is chosen.
  void show_findings();
  /// Brings what a finding is about into sight: a text at its field or line, all else on the map.
  void show_found(const std::optional<TextSpot>& text);
  /// Brings into sight what was taken back or done again, and says it.
  void show_step();
  /// To the map or, where that is not to be seen, to the texts.
  void give_keyboard();
  /// Turns to both where the page, map or texts, is not in sight.
  void bring_into_sight(WorkPage page);
  void show_docks(bool show);
  /// What stands above the map about the tool at work.
  void show_options(bool show);
  void show_folded_legend();
  void canvas_changed(CanvasEvent event);
  /// Brings commands, title and status line up to date, once for all that has happened.
  void refresh_soon();
  void refresh_now();
  void refresh_title();
  void refresh_status();
  /// In words, while an item is edited; empty else.
  [[nodiscard]] std::string why_no_map() const;
  void refresh_recent();
  void theme_changed();
  void paste_sketch();
  void begin_custom();
  void open_window();
  void close_mission();

  void OnInternalIdle() override;
  void load_state();
  void save_state();
  void on_close(wxCloseEvent& event);

  Dialogs& dialogs_;
  FileSystem& files_;
  /// How far the window was put from where the last one stood, since others stand there.
  wxPoint beside_;
  Session session_;
  MissionStage stage_;
  CanvasController controller_;
  BoardActions boards_;
  LiveOverlays overlays_;
  /// There as soon as a mission is open, as the panels are.
  std::unique_ptr<FindingsState> findings_;
  Actions actions_;

  std::unique_ptr<StatusLine> status_line_;
  std::unique_ptr<Docks> docks_;
  std::unique_ptr<Panels> panels_;
  std::unique_ptr<CommandBars> bars_;
  std::unique_ptr<RecentMenu> recent_;
  std::unique_ptr<Underlays> underlays_;
  wxSimplebook* centre_ = nullptr;
  StartPage* start_ = nullptr;
  WorkArea* middle_ = nullptr;
  BoardCanvas* canvas_ = nullptr;
  wxWeakRef<Chooser> chooser_;
  NoticeBar* notice_bar_ = nullptr;
  ToolPalette* palette_ = nullptr;
  ToolOptions* options_ = nullptr;
  wxTimer tick_timer_;
  wxTimer disk_timer_;
  /// The arrangement that is to be restored when the panels are there.
  wxString wanted_docks_;
  WindowState wanted_page_;
  /// The page of missions while an item is edited.
  std::optional<WorkPage> page_of_missions_;
  bool refresh_wanted_ = false;
  bool status_wanted_ = false;
  /// Said in the status line until something else happens.
  std::string told_;
};

}  // namespace bulkhead
