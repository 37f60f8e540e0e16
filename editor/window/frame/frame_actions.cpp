// SPDX-License-Identifier: MIT
#include <wx/clipbrd.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/focused_text.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/words/translate.h"
#include "editor/window/frame/editor_frame.h"
#include "model/edit/transform.h"

namespace bulkhead {
namespace {

/// "Undo" and what would be undone.
std::string with_step(std::string_view command, std::string_view step) {
  return step.empty() ? translate(command) : translate(command) + " " + std::string(step);
}

std::string clipboard_text() {
  wxTextDataObject text;
  if (!wxTheClipboard->Open()) return {};
  wxTheClipboard->GetData(text);
  wxTheClipboard->Close();
  return from_wx(text.GetText());
}

void to_clipboard(const std::string& text) {
  if (text.empty() || !wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(to_wx(text)));
  wxTheClipboard->Close();
}

}  // namespace

void EditorFrame::add_actions() {
  add_file_actions();
  add_edit_actions();
  add_view_actions();
  add_tool_actions();
  add_mission_actions();
  actions_.add("help.guide", {[this] { dialogs_.show_guide(); }, {}, {}, {}});
  actions_.add("help.shortcuts", {[this] { dialogs_.tell_shortcuts(); }, {}, {}, {}});
  actions_.add("help.about", {[this] { dialogs_.tell_about(); }, {}, {}, {}});
}

void EditorFrame::add_file_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto has_file = [this] { return !on_start_page() && !document_.path().empty(); };
  const auto has_map = [this] { return !on_start_page() && !workspace_.mission().boards.empty(); };
  actions_.add("file.new", {[this] { show_start_page(); }, on_map, {}, {}});
  actions_.add("file.open", {[this] { file_actions_->open(); }, {}, {}, {}});
  actions_.add("file.import-sketch", {[this] { file_actions_->import_sketch(); }, {}, {}, {}});
  actions_.add("file.save", {[this] { file_actions_->save(); }, on_map, {}, {}});
  actions_.add("file.save-as", {[this] { file_actions_->save_as(); }, on_map, {}, {}});
  actions_.add("file.reload", {[this] {
                                 if (file_actions_->may_leave()) file_actions_->reload();
                               },
                               has_file,
                               {},
                               {}});
  actions_.add("file.export-map",
               {[this] { file_actions_->export_mission(Dialogs::Exporting::map); }, has_map, {}, {}});
  actions_.add("file.export-bundle",
               {[this] { file_actions_->export_mission(Dialogs::Exporting::bundle); }, on_map, {}, {}});
  actions_.add("file.print", {[this] { dialogs_.print(document_.mission()); }, has_map, {}, {}});
  actions_.add("file.close", {[this] { close_mission(); }, on_map, {}, {}});
  actions_.add("file.quit", {[this] { Close(); }, {}, {}, {}});
}

void EditorFrame::add_edit_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto some = [this] { return !on_start_page() && !workspace_.selection().empty(); };
  actions_.add("edit.undo", {[this] {
                               if (undo_in_focus()) return;
                               commit_typing();
                               workspace_.undo();
                             },
                             [this] { return !on_start_page() && document_.can_undo(); },
                             {},
                             [this] { return with_step("Undo", document_.undo_name()); }});
  actions_.add("edit.redo", {[this] {
                               if (redo_in_focus()) return;
                               commit_typing();
                               workspace_.redo();
                             },
                             [this] { return !on_start_page() && document_.can_redo(); },
                             {},
                             [this] { return with_step("Redo", document_.redo_name()); }});
  actions_.add("edit.cut", {[this] {
                              if (auto* text = text_in_focus()) return text->Cut();
                              to_clipboard(workspace_.cut());
                            },
                            on_map,
                            {},
                            {}});
  actions_.add("edit.copy", {[this] {
                               if (auto* text = text_in_focus()) return text->Copy();
                               to_clipboard(workspace_.copy());
                             },
                             on_map,
                             {},
                             {}});
  actions_.add("edit.paste", {[this] {
                                if (auto* text = text_in_focus()) return text->Paste();
                                workspace_.paste(clipboard_text());
                                canvas_->SetFocus();
                              },
                              on_map,
                              {},
                              {}});
  actions_.add("edit.duplicate", {[this] { workspace_.duplicate_selected(); }, some, {}, {}});
  actions_.add("edit.delete", {[this] { workspace_.remove_selected(); }, some, {}, {}});
  actions_.add("edit.select-all", {[this] {
                                     if (auto* text = text_in_focus()) return text->SelectAll();
                                     workspace_.select_all();
                                   },
                                   on_map,
                                   {},
                                   {}});
  actions_.add("edit.select-none", {[this] { workspace_.select({}); }, some, {}, {}});
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions_.add(id, {[this, transform] { workspace_.transform_selected(transform); }, some, {}, {}});
  };
  transforming("edit.rotate-90", Transform::rotate_90);
  transforming("edit.rotate-270", Transform::rotate_270);
  transforming("edit.rotate-180", Transform::rotate_180);
  transforming("edit.mirror-left-right", Transform::mirror_left_right);
  transforming("edit.mirror-top-bottom", Transform::mirror_top_bottom);
}

void EditorFrame::add_view_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  actions_.add("view.zoom-in", {[this] { workspace_.zoom_steps(1); }, on_map, {}, {}});
  actions_.add("view.zoom-out", {[this] { workspace_.zoom_steps(-1); }, on_map, {}, {}});
  actions_.add("view.fit", {[this] { canvas_->fit(); }, on_map, {}, {}});
  const auto unit = [&](std::string_view id, RulerUnit wanted) {
    actions_.add(id, {[this, wanted] { workspace_.set_unit(wanted); },
                      on_map,
                      [this, wanted] { return workspace_.unit() == wanted; },
                      {}});
  };
  unit("view.unit.inches", RulerUnit::inches);
  unit("view.unit.millimetres", RulerUnit::millimetres);
  actions_.add("view.dark-floor", {[this] { canvas_->set_dark_floor(!canvas_->dark_floor()); },
                                   on_map,
                                   [this] { return canvas_->dark_floor(); },
                                   {}});
  actions_.add("view.reset-panels", {[this] { reset_docks(); }, on_map, {}, {}});
}

void EditorFrame::add_tool_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto tool = [&](std::string_view id, ToolKind kind) {
    actions_.add(id, {[this, kind] {
                        workspace_.choose(kind);
                        canvas_->SetFocus();
                      },
                      on_map,
                      [this, kind] { return workspace_.tool() == kind; },
                      {}});
  };
  tool("tool.select", ToolKind::select);
  tool("tool.wall", ToolKind::wall);
  tool("tool.hatchway", ToolKind::hatchway);
  tool("tool.pillar", ToolKind::pillar);
  tool("tool.zone", ToolKind::zone);
  tool("tool.area", ToolKind::area);
  tool("tool.objective", ToolKind::objective);
  tool("tool.measure", ToolKind::measure);
  tool("tool.pan", ToolKind::pan);
  const auto pen = [&](std::string_view id, SymmetryPen wanted) {
    actions_.add(id, {[this, wanted] { workspace_.set_pen(wanted); },
                      on_map,
                      [this, wanted] { return workspace_.pen() == wanted; },
                      {}});
  };
  pen("pen.off", SymmetryPen::off);
  pen("pen.half-turn", SymmetryPen::half_turn);
  pen("pen.left-right", SymmetryPen::left_right);
  pen("pen.top-bottom", SymmetryPen::top_bottom);
}

void EditorFrame::add_mission_actions() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto has_board = [this] { return !on_start_page() && !workspace_.mission().boards.empty(); };
  const auto transforming = [&](std::string_view id, Transform transform) {
    actions_.add(id, {[this, transform] { workspace_.apply(transform_battlefield(transform)); }, has_board, {}, {}});
  };
  transforming("mission.rotate-90", Transform::rotate_90);
  transforming("mission.rotate-180", Transform::rotate_180);
  transforming("mission.mirror-left-right", Transform::mirror_left_right);
  transforming("mission.mirror-top-bottom", Transform::mirror_top_bottom);
  const auto adding = [&](std::string_view id, TextKind kind) {
    actions_.add(id, {[this, kind] {
                        foot_->ChangeSelection(static_cast<std::size_t>(foot_->FindPage(texts_panel_)));
                        texts_panel_->add(kind);
                      },
                      on_map,
                      {},
                      {}});
  };
  adding("mission.add-rule", TextKind::rule);
  adding("mission.add-objective", TextKind::objective);
  adding("mission.add-stratagem", TextKind::stratagem);
  const auto has_findings = [this] { return !on_start_page() && !findings_.empty(); };
  actions_.add("mission.next-finding", {[this] { show_finding(1); }, has_findings, {}, {}});
  actions_.add("mission.previous-finding", {[this] { show_finding(-1); }, has_findings, {}, {}});
}

}  // namespace bulkhead
