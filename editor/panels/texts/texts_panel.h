// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/later.h"
#include "editor/panels/texts/field_editor.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/form.h"
#include "editor/tools/typing/drafts.h"
#include "scripting/lua/compiler.h"

class wxButton;
class wxDataViewCtrl;
class wxSplitterWindow;
class wxStaticText;

namespace bulkhead {

class LuaEditor;
class OutlineModel;
class TextForm;
class WrappedText;

/// The texts of the mission and what they do: a list of the briefing's sections, rules, objectives and stratagems, a
/// form for the chosen one, and an editor for its Lua. An item that is selected elsewhere is chosen here. The stage
/// must outlive the panel.
class TextsPanel final : public wxPanel {
 public:
  TextsPanel(wxWindow* parent, MissionStage& stage);
  ~TextsPanel() override;

  /// Makes edits of what is being typed, and gives what is refused; the stage asks for it.
  std::vector<RefusedText> commit();
  /// Adds a text and lets the user name it.
  void add(TextKind kind);
  void choose(const TextKey& key);
  [[nodiscard]] const std::optional<TextKey>& chosen() const { return chosen_; }

 private:
  void build_list();
  void build_right();
  wxButton* add_button(wxWindow* parent, const char* sign, const wxString& help, void (TextsPanel::*action)());
  void happened(CanvasEvent event);
  void refresh();
  void show_chosen(bool another);
  void show_lua(bool another);
  [[nodiscard]] bool commit_lua(const std::string& chunk);
  [[nodiscard]] FieldOwner owner() const;
  void drafts_follow(const std::optional<TextKey>& chosen_before);
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

  MissionStage& stage_;
  /// What was refused, by the keys of the list's entries.
  Drafts drafts_;
  std::optional<TextKey> chosen_;
  std::optional<TextPlace> place_;
  /// A group of the list that is chosen instead of a text.
  std::optional<TextKind> group_;
  /// The mission that the panel shows, and whether it is to forget all about it.
  std::shared_ptr<const Mission> shown_;
  bool replaced_ = false;
  bool quiet_ = false;

  wxPanel* left_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  OutlineModel* model_ = nullptr;
  wxButton* remove_ = nullptr;
  wxButton* up_ = nullptr;
  wxButton* down_ = nullptr;
  wxSplitterWindow* right_ = nullptr;
  TextForm* form_ = nullptr;
  wxPanel* lua_panel_ = nullptr;
  wxStaticText* lua_state_ = nullptr;
  WrappedText* lua_complaint_ = nullptr;
  LuaEditor* lua_ = nullptr;
  wxStaticText* nothing_ = nullptr;
  Later refresh_later_;
};

}  // namespace bulkhead
