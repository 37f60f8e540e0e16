// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/panels/texts/field_editor.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/texts/chosen_text.h"
#include "editor/tools/texts/form.h"
#include "scripting/lua/compiler.h"

class wxBoxSizer;
class wxButton;
class wxDataViewCtrl;
class wxSplitterWindow;
class wxStaticText;

namespace bulkhead {

class FindingLines;
class FindingsState;
class LuaEditor;
class OutlineModel;
class ShareSplitter;
class TextForm;
class WrappedText;

/// The texts of the mission and what they do: a list of the briefing's sections, rules, objectives and stratagems, a
/// form for the chosen one, and an editor for its Lua. An item that is selected elsewhere is chosen here. The stage
/// must outlive the panel.
class TextsPanel final : public wxPanel {
 public:
  /// With findings, what they say about the chosen text stands above its form.
  TextsPanel(wxWindow* parent, MissionStage& stage, FindingsState* findings = nullptr);
  ~TextsPanel() override;

  /// How the user has parted the page; 0 for the usual.
  struct Arrangement {
    /// The width of the list, in pixels.
    int list = 0;
    /// The form's share of the room beside and above Lua.
    double beside_lua = 0;
    double above_lua = 0;
  };
  void arrange(const Arrangement& arrangement);
  [[nodiscard]] Arrangement arrangement() const;
  /// Called when a finding was chosen here, for who shows findings.
  void when_finding_chosen(std::function<void()> act) { finding_chosen_ = std::move(act); }

  /// Makes edits of what is being typed, and gives what is refused; the stage asks for it.
  std::vector<RefusedText> commit();
  /// Adds a text and lets the user name it.
  void add(TextKind kind);
  void choose(const TextKey& key);
  [[nodiscard]] const std::optional<TextKey>& chosen() const { return chosen_.text(); }

 private:
  void build_list();
  void build_right(FindingsState* findings);
  wxButton* add_button(wxWindow* parent, const char* sign, const wxString& help, void (TextsPanel::*action)());
  void happened(CanvasEvent event);
  void refresh();
  void show_chosen(bool another);
  void show_lua(bool another);
  [[nodiscard]] bool commit_lua(const std::string& chunk);
  [[nodiscard]] FieldOwner owner() const;
  void mark_in_list();
  /// Selects the chosen item in the stage, or nothing where it is a section.
  void select_chosen();
  void chosen_in_list();
  void ask_what_to_add();
  void remove_chosen();
  void move_up();
  void move_down();
  void move(bool up);
  void lua_judged(const std::optional<ScriptMistake>& mistake);
  void lay_out();
  void note_shares();
  [[nodiscard]] double wanted_share(int mode) const;
  /// Or the hint.
  void show_form(bool shown);

  MissionStage& stage_;
  /// What was refused, by the keys of the list's entries.
  Drafts drafts_;
  ChosenText chosen_;
  /// The mission that the panel shows, and whether it is to forget all about it.
  std::shared_ptr<const Mission> shown_;
  bool replaced_ = false;
  bool quiet_ = false;

  std::function<void()> finding_chosen_;

  wxSplitterWindow* parts_ = nullptr;
  wxPanel* left_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  OutlineModel* model_ = nullptr;
  wxButton* remove_ = nullptr;
  wxButton* up_ = nullptr;
  wxButton* down_ = nullptr;
  /// Beside the list: findings, and form with Lua, or a hint.
  wxPanel* side_ = nullptr;
  FindingLines* found_ = nullptr;
  ShareSplitter* right_ = nullptr;
  wxBoxSizer* hint_ = nullptr;
  TextForm* form_ = nullptr;
  wxPanel* lua_panel_ = nullptr;
  wxStaticText* lua_state_ = nullptr;
  WrappedText* lua_complaint_ = nullptr;
  LuaEditor* lua_ = nullptr;
  WrappedText* nothing_ = nullptr;
  Arrangement arrangement_;
  DelayedCall refresh_later_;
};

}  // namespace bulkhead
