// SPDX-License-Identifier: MIT
#include "editor/window/frame/editor_frame.h"

#include <algorithm>
#include <array>
#include <utility>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/parts/clipboard.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/change/changed_place.h"
#include "editor/tools/words/translate.h"
#include "editor/window/files/where_to_write.h"
#include "editor/window/frame/file_drop.h"
#include "editor/window/frame/first_show.h"
#include "editor/window/frame/window_state.h"
#include "editor/window/look/icons.h"
#include "editor/window/look/theme.h"
#include "model/settings/settings.h"
#include "rendering/look/designs.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

constexpr int disk_milliseconds = 2000;

}  // namespace

EditorFrame::EditorFrame(Dialogs& dialogs, FileSystem& files)
    : wxFrame(nullptr, wxID_ANY, "Bulkhead", wxDefaultPosition, usual_window()),
      dialogs_(dialogs),
      files_(files),
      session_(dialogs, files, to_window_thread(), [this](Session::Time at) { tick_at(at); }),
      stage_(session_.document()),
      controller_(stage_),
      boards_(stage_, dialogs, session_.notices()),
      overlays_(
          [this] {
            return LiveOverlays::Subject{stage_.shown(), document().snapshots(), stage_.overlay_choice(),
                                         controller_.pointed(), controller_.marker_at_work()};
          },
          to_window_thread(), [this](const std::string& words) { session_.tell_trouble(words); }) {
  SetMinSize(wxSize(720, 480));
  build();
  bind_events();
  load_state();
  begin_at_full_size(*this);
  show_start_page();
  refresh_now();
}

EditorFrame::~EditorFrame() {
  // A field that lost the keyboard only as its page goes would make its edit when other panels are gone already.
  (on_start_page() ? static_cast<wxWindow*>(start_) : middle_)->SetFocus();
  stage_.commit_input();
  tick_timer_.Stop();
  disk_timer_.Stop();
  docks_.reset();
  // The panels look at session and stage, which end before the window itself takes its children away.
  DestroyChildren();
}

void EditorFrame::begin_background_work() {
  start_->begin();
  session_.begin_recovery();
}

void EditorFrame::build() {
  status_line_ = std::make_unique<StatusLine>(*this);
  docks_ = std::make_unique<Docks>(*this, [this] { refresh_soon(); });
  build_centre();
  add_actions();
  build_palette();
  bars_ = std::make_unique<CommandBars>(*this, actions_);
  recent_ =
      std::make_unique<RecentMenu>(*this, [this](const std::filesystem::path& path) { session_.files().open(path); });
  docks_->show(false);
  theme_changed();
}

void EditorFrame::build_centre() {
  auto* panel = new wxPanel(this);
  notice_bar_ = new NoticeBar(panel, session_.notices());
  options_ = new ToolOptions(panel, controller_);
  centre_ = new wxSimplebook(panel);
  StartPage::Ways ways;
  ways.begin = [this](const Template& source) { session_.files().begin_from(source); };
  ways.remove = [this](const Template& entry) { session_.missions().remove_template(entry); };
  ways.custom = [this] { begin_custom(); };
  ways.open_file = [this](const std::filesystem::path& path) { session_.files().open(path); };
  ways.open = [this] { session_.files().open(); };
  ways.open_sketch = [this] { session_.files().import_sketch(); };
  ways.paste_sketch = [this] { paste_sketch(); };
  ways.back = [this] { show_map(); };
  start_ = new StartPage(centre_, std::move(ways));
  middle_ = new WorkArea(centre_);
  canvas_ = new BoardCanvas(middle_->ground(), controller_, overlays_);
  middle_->set_map(canvas_);
  centre_->AddPage(start_, "");
  centre_->AddPage(middle_, "");
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(notice_bar_, 0, wxEXPAND);
  column->Add(options_, 0, wxEXPAND);
  column->Add(centre_, 1, wxEXPAND);
  panel->SetSizer(column);
  docks_->set_centre(panel);
}

void EditorFrame::build_palette() {
  palette_ = new ToolPalette(this, actions_);
  docks_->add(Docks::Panel::tools, palette_, translated("Drawing tools"));
}

void EditorFrame::build_panels() {
  if (panels_ != nullptr) return;
  findings_ = std::make_unique<FindingsState>(
      stage_, all_checks(),
      FindingsState::Context{
          .post = to_window_thread(),
          .rules = [this] { return session_.rules(); },
          .set_my_level = [this](const Id& check, std::optional<Level> level) { return set_level(check, level); },
          .tell = [this](const std::string& words) { session_.notices().tell(words); }});
  findings_->listen([this](FindingsState::Event event) {
    if (event != FindingsState::Event::work) refresh_soon();
    if (event == FindingsState::Event::list && !findings_->checking()) {
      session_.files().errors_found(findings_->errors());
    }
  });
  panels_ = std::make_unique<Panels>(*this, *docks_, *middle_, stage_, *findings_, ownership(), controller_, *canvas_);
  panels_->findings().when_opened([this](const std::optional<TextSpot>& text) { show_found(text); });
  panels_->when_library_wanted([this](TextKind kind) { session_.items().add_from_library(item_word(kind)); });
  panels_->when_card_wanted(
      [this](const Id& item, const std::string& size) { session_.files().export_card(item, size); });
  panels_->when_card_changed([this] { refresh_soon(); });
  give_menus();
  docks_->begin_with(wanted_docks_);
  begin_with_page();
}

BoxPanel::Ownership EditorFrame::ownership() {
  return {.load = [this] { return load_settings(files_, settings_path()).value_or(Settings()).owned; },
          .own =
              [this](const Id& set, int boxes) {
                auto changed = change_settings(files_, settings_path(),
                                               [&](Settings& settings) { own_boxes(settings, set, boxes); });
                look_at_settings();
                return changed;
              }};
}

Result<void> EditorFrame::set_level(const Id& check, std::optional<Level> level) {
  auto changed = change_settings(files_, settings_path(), [&](Settings& settings) {
    if (level) {
      settings.levels[check] = *level;
    } else {
      settings.levels.erase(check);
    }
  });
  session_.read_rules();
  return changed;
}

void EditorFrame::look_at_settings() {
  if (session_.read_rules() && findings_ != nullptr) findings_->check_again();
}

void EditorFrame::bind_events() {
  controller_.listen([this](CanvasEvent event) { canvas_changed(event); });
  session_.after_opening([this] { document_opened(); });
  session_.files().before_leaving([this] { return stage_.commit_input(); });
  session_.files().when_findings_wanted([this] { show_findings(); });
  session_.missions().when_templates_change([this] { start_->templates_changed(); });
  session_.items().after_adding([this](const Id& id) {
    bring_into_sight(WorkPage::texts);
    panels_->texts().show_added(id);
  });
  SetDropTarget(
      new FileDrop(*this, [this](const std::filesystem::path& path) { session_.files().open_dropped(path); }));
  session_.notices().listen([this] { notice_bar_->refresh(); },
                            [this](const std::string& words) {
                              // The page of texts, without the map, shows what the stage says.
                              middle_->page() == WorkPage::texts ? stage_.say(words) : canvas_->tell(words);
                            });
  overlays_.when_ready([this] { canvas_->Refresh(false); });
  canvas_->when_legend_folds([this] { show_folded_legend(); });
  options_->when_unfolded([this] {
    canvas_->open_legend(!canvas_->legend_is_open());
    show_folded_legend();
    // Arrow keys and Escape are for the map, not for the button.
    canvas_->SetFocus();
  });
  // What the last step was is no news once something else is done.
  actions_.before_each([this] {
    if (!std::exchange(told_, {}).empty()) refresh_soon();
  });
  Bind(wxEVT_CLOSE_WINDOW, &EditorFrame::on_close, this);
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    CallAfter([this] { theme_changed(); });
    event.Skip();
  });
  Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
    if (event.GetActive()) {
      session_.check_disk();
      look_at_settings();
    }
    event.Skip();
  });
  tick_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { session_.tick(std::chrono::steady_clock::now()); });
  disk_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { session_.check_disk(); });
  disk_timer_.Start(disk_milliseconds);
  Bind(wxEVT_CHAR_HOOK, &EditorFrame::on_key, this);
  canvas_->when_double_clicked([this] {
    const bool choosing = controller_.tool().info().key == "select" && !controller_.tool().holds_something();
    return choosing && rename();
  });
  // The line below says what is under the pointer: menus have their help beside them.
  Bind(wxEVT_MENU_HIGHLIGHT, [](wxMenuEvent&) {});
}

bool EditorFrame::rename() {
  auto& panels = *panels_;
  const bool among_texts = middle_->page() == WorkPage::texts || panels.on_texts();
  if (among_texts) return panels.texts().rename();
  if (!panels.inspector().can_rename()) return false;
  panels.show_inspector();
  panels.inspector().rename([this] { canvas_->SetFocus(); });
  return true;
}

void EditorFrame::tick_at(Session::Time at) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(at - std::chrono::steady_clock::now()).count();
  tick_timer_.StartOnce(static_cast<int>(std::max<std::chrono::milliseconds::rep>(left, 1)));
}

void EditorFrame::canvas_changed(CanvasEvent event) {
  if (event == CanvasEvent::step) show_step();
  // What it lists is of the document that was there.
  if (event == CanvasEvent::replaced && chooser_) chooser_->Close();
  if (event == CanvasEvent::mission && chooser_) chooser_->list_anew();
  // Once whatever asked for it is over.
  if (event == CanvasEvent::menu) return CallAfter([this] { show_menu_of_map(); });
  constexpr std::array acts = {CanvasEvent::mission, CanvasEvent::selection, CanvasEvent::tool, CanvasEvent::overlays,
                               CanvasEvent::message};
  if (std::find(acts.begin(), acts.end(), event) != acts.end()) told_.clear();
  if (event == CanvasEvent::tool && panels_ != nullptr) panels_->tool_chosen(controller_.tool().info().key);
  const bool on_map = !on_start_page() && middle_->page() != WorkPage::texts;
  if (on_map && (event == CanvasEvent::mission || event == CanvasEvent::tool)) options_->refresh();
  if (event == CanvasEvent::marks || event == CanvasEvent::view) {
    status_wanted_ = true;
  } else {
    refresh_wanted_ = true;
  }
  if (status_wanted_ || refresh_wanted_) wxWakeUpIdle();
}

void EditorFrame::refresh_soon() {
  refresh_wanted_ = true;
  wxWakeUpIdle();
}

void EditorFrame::OnInternalIdle() {
  wxFrame::OnInternalIdle();
  if (std::exchange(refresh_wanted_, false)) {
    status_wanted_ = false;
    refresh_now();
  } else if (std::exchange(status_wanted_, false)) {
    refresh_status();
  }
}

void EditorFrame::refresh_now() {
  bars_->refresh();
  palette_->refresh();
  refresh_title();
  refresh_status();
}

void EditorFrame::refresh_title() {
  wxString title = "Bulkhead";
  if (session_.has_document()) {
    title = (document().modified() ? wxString(wxUniChar(0x2022)) + " " : wxString()) + to_wx(document().name());
    const auto dash = " " + wxString(wxUniChar(0x2013)) + " ";
    if (document().item() && !document().path().empty()) title += dash + to_wx(document().path().filename().string());
    title += dash + "Bulkhead";
  }
  if (title != GetTitle()) SetTitle(title);
}

void EditorFrame::refresh_status() {
  if (on_start_page()) {
    return status_line_->show({translate("Choose a template to begin, or open a mission.")}, {}, {});
  }
  std::vector<std::string> parts = {told_};
  if (middle_->page() == WorkPage::texts) {
    parts.push_back(
        translate("Tab: next field  ·  In rows: Alt+Enter adds, Alt+Delete removes, Alt+Up and Alt+Down move"));
    if (document().item()) parts.insert(parts.end() - 1, why_no_map());
  } else {
    parts.push_back(controller_.status());
    if (const auto at = controller_.pointed()) parts.push_back(words_at(overlays_.picture(), *at));
    parts.push_back(controller_.hint());
  }
  const bool known = findings_ != nullptr && findings_->has_report();
  const bool fresh = !document().modified() && document().path().empty();
  status_line_->show(parts, known ? words_for(findings_->counts()) : std::string(),
                     fresh                   ? translate("New")
                     : document().modified() ? translate("Not saved")
                                             : translate("Saved"));
}

void EditorFrame::refresh_recent() {
  const auto files = session_.files().recent();
  start_->show_recent(files);
  recent_->list(bars_->recent_menu(), files);
}

void EditorFrame::theme_changed() {
  docks_->theme_changed();
  canvas_->theme_changed();
  start_->theme_changed();
  palette_->refresh();
  bars_->refresh_icons();
  Refresh();
}

void EditorFrame::paste_sketch() {
  const auto text = text_of_clipboard().value_or(std::string());
  if (!text.empty()) {
    session_.files().paste_sketch(text);
  } else {
    session_.notices().show({Notices::Topic::work,
                             Notices::Kind::warning,
                             translate("The clipboard holds no text. Copy a sketch first."),
                             {}});
  }
}

void EditorFrame::begin_custom() {
  if (const auto pen = session_.missions().begin_custom()) stage_.set_pen(*pen);
}

void EditorFrame::open_window() {
  const auto opened = dialogs_.open_window();
  if (opened) return;
  session_.notices().show({Notices::Topic::work, Notices::Kind::error, opened.error().message, {}});
}

void EditorFrame::close_mission() {
  if (session_.close_mission()) show_start_page();
}

void EditorFrame::on_close(wxCloseEvent& event) {
  if (event.CanVeto() && !session_.files().may_leave()) {
    event.Veto();
    return;
  }
  if (!session_.files().finish_export() && event.CanVeto()) {
    event.Veto();
    return;
  }
  if (!event.CanVeto()) session_.end_without_asking();
  leave_clipboard();
  save_state();
  Destroy();
}

}  // namespace bulkhead
