// SPDX-License-Identifier: MIT
#include <wx/textctrl.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/parts/clipboard.h"
#include "editor/panels/parts/focused_text.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/canvas/take_terrain.h"
#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/words/translate.h"
#include "editor/window/built/built_panel.h"
#include "editor/window/canvas/screen_places.h"
#include "editor/window/frame/editor_frame.h"
#include "rendering/look/colours.h"
#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

/// Takes away what is selected in the text that has the keyboard; false where that is nothing.
bool delete_in_focus() {
  auto* text = text_in_focus();
  if (text == nullptr || text->GetStringSelection().empty()) return false;
  long from = 0;
  long to = 0;
  text->GetSelection(&from, &to);
  text->Remove(from, to);
  return true;
}

}  // namespace

void EditorFrame::add_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  // Before what bars tools by what the map has.
  bar_what_needs_map();
  add_stage_actions(actions_, stage_, controller_, on_map);
  add_canvas_actions(actions_, controller_, on_map);
  add_file_actions();
  add_edit_actions();
  add_view_actions();
  add_board_actions();
  add_mission_actions();
  add_choosers();
  const auto state = window_state_path();
  underlays_ =
      std::make_unique<Underlays>(stage_, controller_, *canvas_, dialogs_, session_.notices(), files_,
                                  state.empty() ? state : state.parent_path() / "underlays", to_window_thread());
  underlays_->add_actions(actions_, on_map);
  actions_.add("help.guide", {[this] {
                 const bool in_lua = dynamic_cast<LuaEditor*>(wxWindow::FindFocus()) != nullptr;
                 dialogs_.show_guide(in_lua ? "first-rule.md" : "first-killzone.md");
               }});
  actions_.add("help.shortcuts", {[this] { dialogs_.tell_shortcuts(); }});
  actions_.add("help.about", {[this] { dialogs_.tell_about(); }});
}

std::string EditorFrame::why_no_map() const {
  const auto& document = session_.document();
  return document.item() ? translate("{} has no map", {document.name()}) : std::string();
}

void EditorFrame::bar_what_needs_map() {
  for (const auto& command : commands()) {
    if (needs_map(command)) actions_.bar(command.id, [this] { return on_start_page() ? std::string() : why_no_map(); });
  }
}

void EditorFrame::add_file_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto has_file = [this] { return !on_start_page() && !document().path().empty(); };
  actions_.add("file.new", {[this] {
                 show_start_page();
                 start_->focus_templates();
               }});
  actions_.add("file.new-item", {[this] { session_.files().begin_item(); }});
  actions_.add("file.new-custom", {[this] { begin_custom(); }});
  actions_.add("file.new-window", {[this] { open_window(); }});
  actions_.add("file.save-as-template", {[this] { session_.missions().save_as_template(); }, on_map});
  actions_.add("file.duplicate",
               {[this] { underlays_->keep_over([this] { return session_.missions().duplicate(); }); }, on_map});
  actions_.add("file.open", {[this] { session_.files().open(); }});
  actions_.add("file.import-sketch", {[this] { session_.files().import_sketch(); }});
  actions_.add("file.save", {[this] { session_.files().save(); }, on_map});
  actions_.add("file.save-as", {[this] { session_.files().save_as(); }, on_map});
  actions_.add(
      "file.reload",
      {.run = [this] { session_.files().reload(); }, .enabled = has_file, .idle = marked("No file holds it yet")});
  actions_.add("file.export-map", {[this] { session_.files().export_mission(Dialogs::Exporting::sheets); }, on_map});
  actions_.add("file.export-bundle", {[this] { session_.files().export_mission(Dialogs::Exporting::bundle); }, on_map});
  const auto has_card = [this] { return !on_start_page() && panels_ != nullptr && panels_->card_is_chosen(); };
  actions_.add("file.save-card", {[this] { panels_->texts().save_card(); },
                                  has_card,
                                  {},
                                  {},
                                  marked("Choose a stratagem, objective, action or table among the texts")});
  actions_.add("file.print", {[this] { session_.files().print(); }, on_map});
  actions_.add("file.close", {[this] { session_.has_document() ? close_mission() : static_cast<void>(Close()); }});
  actions_.add("file.quit", {[this] { Close(); }});
}

void EditorFrame::add_edit_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  // A text that has the keyboard comes first.
  actions_.precede("edit.undo", undo_in_focus);
  actions_.precede("edit.redo", redo_in_focus);
  actions_.precede("edit.delete", delete_in_focus);
  actions_.precede("edit.select-all", [] {
    auto* text = text_in_focus();
    if (text != nullptr) text->SelectAll();
    return text != nullptr;
  });
  actions_.add("edit.rename", {[this] {
                                 if (!rename()) stage_.say(translate("Select something that has a name"));
                               },
                               on_map});
  actions_.add("edit.cut", {[this] {
                              if (auto* text = text_in_focus()) return text->Cut();
                              cut(stage_, [](const std::string& text) { return to_clipboard(text); });
                            },
                            on_map});
  actions_.add("edit.copy", {[this] {
                               if (auto* text = text_in_focus()) return text->Copy();
                               if (const auto text = copy(stage_); !text.empty()) (void)to_clipboard(text);
                             },
                             on_map});
  actions_.add("edit.paste", {[this] {
                                if (auto* text = text_in_focus()) return text->Paste();
                                if (const auto why = why_no_map(); !why.empty()) return session_.notices().tell(why);
                                paste(stage_, controller_, text_of_clipboard().value_or(std::string()));
                                canvas_->SetFocus();
                              },
                              on_map});
}

void EditorFrame::add_view_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto dark = [this] { return is_dark(canvas_->design()); };
  const auto turn = [this, dark] {
    canvas_->set_design(design_for(!dark()));
    panels_->built().design_changed();
  };
  actions_.add("view.fit-selection", {[this] {
                                        const ScreenPlaces places(stage_.mission(), stage_.table(), controller_.view());
                                        if (const auto area = area_of(places, stage_.selection())) {
                                          controller_.fit(*area);
                                        }
                                      },
                                      [this] { return !on_start_page() && !stage_.selection().empty(); }});
  actions_.add("view.dark-floor", {turn, on_map, dark});
  for (const auto page : {WorkPage::map, WorkPage::both, WorkPage::texts}) {
    actions_.add("view.page." + std::string(to_text(page)),
                 {[this, page] { turn_to(page); }, on_map, [this, page] { return middle_->page() == page; }});
  }
  const auto shows_cards = [this] { return panels_ != nullptr && panels_->shows_cards(); };
  actions_.add("view.card", {[this, shows_cards] { panels_->show_cards(!shows_cards()); }, on_map, shows_cards});
  const auto panel = [&](std::string_view id, Docks::Panel which) {
    actions_.add(id, {[this, which] { docks_->want(which, !docks_->wanted(which)); }, on_map,
                      [this, which] { return docks_->wanted(which); }});
  };
  panel("view.panel-tools", Docks::Panel::tools);
  panel("view.panel-side", Docks::Panel::side);
  panel("view.panel-foot", Docks::Panel::foot);
  add_built_actions();
  actions_.add("view.full-screen",
               {[this] { ShowFullScreen(!IsFullScreen(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION); },
                {},
                [this] { return IsFullScreen(); }});
  actions_.add("view.reset-panels", {[this] { docks_->reset(); }, on_map});
  for (const auto& command : commands()) {
    if (!command.id.starts_with("tool.")) continue;
    actions_.precede(command.id, [this] {
      if (!on_start_page()) bring_into_sight(WorkPage::map);
      canvas_->SetFocus();
      return false;
    });
  }
}

/// It takes half of the map's room: a map that was wholly in sight is so still.
void EditorFrame::want_built(bool wanted) {
  if (wanted == docks_->wanted(Docks::Panel::built)) return;
  canvas_->turn_page();
  docks_->want(Docks::Panel::built, wanted);
}

void EditorFrame::add_built_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  actions_.add("view.panel-built", {[this] { want_built(!docks_->wanted(Docks::Panel::built)); }, on_map,
                                    [this] { return docks_->wanted(Docks::Panel::built); }});
  const auto changing = [&](std::string_view id, const std::function<void(TurnedView & view)>& how) {
    actions_.add(id, {[this, how] {
                        want_built(true);
                        panels_->built().canvas().change(how);
                      },
                      on_map});
  };
  for (const auto corner : {BuiltView::from_south, BuiltView::from_east, BuiltView::from_north, BuiltView::from_west}) {
    changing("view.built." + std::string(to_text(corner)),
             [corner](TurnedView& view) { view.turn_to(azimuth_of(corner)); });
  }
  changing("view.built.next-corner", [](TurnedView& view) { view.turn_to_corner(TurnedView::Way::right); });
  // They are about the picture that the keyboard is in.
  const auto preceding = [&](std::string_view id, const std::function<void(TurnedView & view)>& how) {
    actions_.precede(id, [this, how] {
      if (panels_ == nullptr || !panels_->built().canvas().HasFocus()) return false;
      panels_->built().canvas().change(how);
      return true;
    });
  };
  preceding("view.zoom-in", [](TurnedView& view) { view.zoom_steps(1); });
  preceding("view.zoom-out", [](TurnedView& view) { view.zoom_steps(-1); });
  preceding("view.fit", [](TurnedView& view) { view.fit(); });
}

void EditorFrame::add_board_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto has_board = [this] { return !on_start_page() && !stage_.mission().boards.empty(); };
  actions_.add("mission.add-board", {[this] { boards_.add(); }, on_map});
  actions_.add("mission.choose-board", {[this] {
                                          bring_into_sight(WorkPage::map);
                                          boards_.choose_next();
                                          canvas_->SetFocus();
                                        },
                                        has_board});
  actions_.add("mission.board-size", {[this] { boards_.resize(); }, has_board});
  actions_.add("mission.remove-board", {.run = [this] { boards_.remove(); },
                                        .enabled = [this] { return !on_start_page() && boards_.can_remove(); },
                                        .idle = marked("Choose the board first, one of several")});
  actions_.add("mission.use-set", {[this] { use_set(); }, on_map});
  actions_.add("mission.change-system", {[this] { boards_.change_system(); }, on_map});
  actions_.add("mission.link", {.run = [this] { boards_.link(); },
                                .enabled = [this] { return !on_start_page() && boards_.can_link(); },
                                .idle = marked("Select the two markers first")});
}

void EditorFrame::use_set() {
  const auto set = boards_.use_set();
  if (!set || find_set(stage_.mission(), *set)->feature_kinds.empty()) return;
  bring_into_sight(WorkPage::map);
  take_terrain_of(controller_, *set);
  canvas_->SetFocus();
}

void EditorFrame::add_mission_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto adding = [&](std::string_view id, TextKind kind) {
    actions_.add(id, {[this, kind] {
                        bring_into_sight(WorkPage::texts);
                        panels_->texts().add(kind);
                      },
                      on_map});
  };
  adding("mission.add-rule", TextKind::rule);
  adding("mission.add-objective", TextKind::objective);
  adding("mission.add-action", TextKind::action);
  adding("mission.add-stratagem", TextKind::stratagem);
  adding("mission.add-table", TextKind::table);
  adding("mission.add-force", TextKind::force);
  actions_.add("mission.add-from-library",
               {[this] {
                  const bool texts = middle_->page() != WorkPage::map;
                  session_.items().add_from_library(texts ? item_word(panels_->texts().kind_to_add())
                                                          : item_word(stage_.mission(), stage_.selection()));
                },
                on_map});
  constexpr auto no_findings = marked("Nothing was found");
  const auto has_findings = [this] { return !on_start_page() && findings_ != nullptr && !findings_->rows().empty(); };
  const auto fixing = [&](std::string_view id, bool all) {
    actions_.add(id, {[this, all] { panels_->findings().fix(all); }, has_findings, {}, {}, no_findings});
  };
  fixing("mission.fix-finding", false);
  fixing("mission.fix-alike", true);
  actions_.add("mission.fairness", {[this] { panels_->show_fairness(); }, on_map});
  actions_.add("mission.box", {[this] { panels_->show_box(); }, on_map});
  actions_.add("mission.next-finding", {[this] { findings_->step(1); }, has_findings, {}, {}, no_findings});
  actions_.add("mission.previous-finding", {[this] { findings_->step(-1); }, has_findings, {}, {}, no_findings});
}

}  // namespace bulkhead
