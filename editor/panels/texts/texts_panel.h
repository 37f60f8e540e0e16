// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>
#include <wx/weakref.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/panels/texts/field_editor.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/findings/text_spot.h"
#include "editor/tools/texts/chosen_text.h"
#include "editor/tools/texts/form.h"
#include "scripting/lua/compiler.h"
#include "workbench/library_on_demand.h"

class wxBoxSizer;
class wxButton;
class wxDataViewCtrl;
class wxSplitterWindow;
class wxStaticText;

namespace bulkhead {

class CardWindow;
class FindingLines;
class GroupPage;
class FindingsState;
class LuaEditor;
class OutlineModel;
class PrintedCard;
class ShareSplitter;
class TextForm;
class WrappedText;

/// The texts of the mission and what they do: a list of the briefing's sections, rules, objectives and stratagems, a
/// form for the chosen one, and an editor for its Lua. An item that is selected elsewhere is chosen here. The stage
/// must outlive the panel.
class TextsPanel final : public wxPanel {
 public:
  /// With findings, what they say about the chosen text stands below its form.
  TextsPanel(wxWindow* parent, MissionStage& stage, FindingsState* findings = nullptr);
  ~TextsPanel() override;

  /// How the user has parted the page; 0 for the usual.
  struct Arrangement {
    /// The width of the list, in pixels.
    int list = 0;
    /// The form's share of the room beside and above Lua, and beside a card alone.
    double beside_lua = 0;
    double above_lua = 0;
    double beside_card = 0;
    /// How large printed cards are, by its key; empty for the usual.
    std::string card_size = {};
    bool card_hidden = false;
    /// Whether Lua is shown of what has some. Nothing: where it takes no room of a card, nor of the form.
    std::optional<bool> lua_shown = {};
  };
  void arrange(const Arrangement& arrangement);
  [[nodiscard]] Arrangement arrangement() const;
  /// Called when an item of the library is wanted, with its kind; without it there is no button for that.
  void when_library_wanted(std::function<void(TextKind kind)> act) { library_wanted_ = std::move(act); }
  /// Called when a finding was chosen here, for who shows findings.
  void when_finding_chosen(std::function<void()> act) { finding_chosen_ = std::move(act); }

  /// Called when the card of an item is wanted as a picture, of a size (`poker`).
  void when_card_wanted(std::function<void(const Id& item, const std::string& size)> act) {
    card_wanted_ = std::move(act);
  }
  /// Whether printed cards are shown beside the forms of those texts that have one.
  [[nodiscard]] bool shows_cards() const { return !arrangement_.card_hidden; }
  void show_cards(bool show);
  /// Called when another text is chosen, or cards are hidden or shown: whether there is one to save may be different.
  void when_card_changed(std::function<void()> act) { card_changed_ = std::move(act); }
  /// Whether the chosen text has a card.
  [[nodiscard]] bool has_card() const;
  /// Has the card of the chosen text, which must have one, written as a picture.
  void save_card();

  /// Makes edits of what is being typed, and gives what is refused; the stage asks for it.
  std::vector<RefusedText> commit();
  /// Adds a text and lets the user name it; of terrain sets the user chooses one.
  void add(TextKind kind);
  void choose(const TextKey& key);
  /// Lets the user name what is chosen; false where nothing is.
  bool rename();
  /// Chooses an item that has just been added, whatever the list knows of it.
  void show_added(const Id& item);
  /// Chooses what has just been changed elsewhere; if the keyboard is on the page, it goes to where the text is
  /// another than `before`.
  void show_changed(const TextKey& key, const Mission& before);
  /// Chooses the text of a place and gives the keyboard to its field or to the line of its Lua.
  void open_at(const TextSpot& spot);
  /// Of which kind a new text would be: as what is chosen is.
  [[nodiscard]] TextKind kind_to_add() const;
  [[nodiscard]] const std::optional<TextKey>& chosen() const { return chosen_.text(); }

 private:
  void OnInternalIdle() override;
  void build_list();
  wxSizer* build_buttons();
  void build_foot();
  void build_right();
  /// What stands beside the form or below it: the printed card and Lua.
  void build_aside();
  wxButton* add_button(wxWindow* parent, const char* sign, const wxString& help, void (TextsPanel::*action)());
  void happened(CanvasEvent event);
  void refresh();
  void show_chosen(bool another);
  void show_lua(bool another);
  /// Marks the lines of its Lua that the checks say something about.
  void mark_lua();
  /// What is wrong with the chosen text, and what of its form is not in the mission.
  void show_findings();
  /// Whether the Lua of the chosen text is to be seen.
  [[nodiscard]] bool wants_lua();
  void hide_lua();
  /// Whether it stands beside the form, not below it.
  [[nodiscard]] bool lua_stands_beside() const;
  [[nodiscard]] bool lua_is_shown() const;
  /// As the chosen text will be printed, with what is being typed.
  void show_card();
  void show_on(PrintedCard& card);
  /// Whether it is wanted and there is room for it.
  [[nodiscard]] bool wants_card();
  /// In a window of its own, as large as it is legible.
  void enlarge_card();
  void begin_lua();
  [[nodiscard]] bool commit_lua(const std::string& chunk);
  [[nodiscard]] FieldOwner owner() const;
  /// Where it begins anew, whatever was folded does not matter.
  void list_anew(bool begins_anew);
  void mark_in_list();
  /// Scrolls to it; false where that has to wait.
  [[nodiscard]] bool show_marked();
  /// Selects the chosen item in the stage, or nothing where it is a section.
  void select_chosen();
  void chosen_in_list();
  void add_alike();
  void ask_what_to_add();
  /// What can be done to the chosen text, or to its list.
  void show_list_menu(bool by_key);
  void ask_which_set();
  void use_set(const Id& set);
  void remove_chosen();
  void follow_what_is_typed();
  void move_up();
  void move_down();
  void move(bool up);
  /// The item of the library that the document is about, null where it is a mission.
  [[nodiscard]] const ItemFrame* document_item() const;
  /// Whether the chosen text is that item.
  [[nodiscard]] bool is_document_item() const;
  /// Whether the chosen text may change places with its neighbour: what the document is about comes first.
  [[nodiscard]] bool can_move(bool up) const;
  [[nodiscard]] OutlineEntry list_entries() const;
  [[nodiscard]] bool unfolds_at_first(std::string_view group) const;
  /// Those that add something: what a new one would be, or that it would go with an item.
  void name_buttons();
  void lua_judged(const std::optional<ScriptMistake>& mistake);
  /// Gives the form, the card and Lua their places.
  void lay_out();
  void note_shares();
  /// The share that is kept for what stands there now.
  [[nodiscard]] double& kept_share(int mode);
  [[nodiscard]] double wanted_share(int mode);
  /// Or the page of a group.
  void show_form(bool shown);

  MissionStage& stage_;
  FindingsState* findings_;
  /// What was refused, by the keys of the list's entries.
  Drafts drafts_;
  ChosenText chosen_;
  /// The mission that the panel shows, and whether it is to forget all about it.
  std::shared_ptr<const Mission> shown_;
  bool replaced_ = false;
  RulerUnit unit_ = RulerUnit::inches;
  bool quiet_ = false;
  /// How many looks are left to scroll to what is chosen; 0 once that is done.
  int looks_for_marked_ = 0;
  /// Whether the list is of an item.
  bool lists_item_ = false;

  std::function<void()> finding_chosen_;
  std::function<void(TextKind)> library_wanted_;
  std::function<void(const Id&, const std::string&)> card_wanted_;
  std::function<void()> card_changed_;
  /// The library of which terrain sets are shown to choose from.
  LibraryOnDemand library_;

  wxSplitterWindow* parts_ = nullptr;
  wxPanel* left_ = nullptr;
  wxDataViewCtrl* list_ = nullptr;
  OutlineModel* model_ = nullptr;
  wxButton* new_ = nullptr;
  wxButton* other_ = nullptr;
  wxButton* remove_ = nullptr;
  wxButton* up_ = nullptr;
  wxButton* down_ = nullptr;
  /// Beside the list: form with Lua, or a hint, and below it findings.
  wxPanel* side_ = nullptr;
  FindingLines* found_ = nullptr;
  ShareSplitter* right_ = nullptr;
  GroupPage* group_ = nullptr;
  /// Below the form: what the field that has the keyboard is about, and a button for Lua where there is none.
  wxPanel* foot_ = nullptr;
  wxStaticText* help_ = nullptr;
  wxButton* lua_button_ = nullptr;
  wxButton* card_button_ = nullptr;
  TextForm* form_ = nullptr;
  /// The card above Lua, or either alone.
  wxPanel* aside_ = nullptr;
  wxBoxSizer* aside_parts_ = nullptr;
  PrintedCard* card_ = nullptr;
  wxWeakRef<CardWindow> large_card_;
  wxPanel* lua_panel_ = nullptr;
  wxStaticText* lua_state_ = nullptr;
  WrappedText* lua_complaint_ = nullptr;
  LuaEditor* lua_ = nullptr;
  /// The item for which Lua is shown though it has none yet.
  std::optional<Id> lua_begun_;
  Arrangement arrangement_;
  DelayedCall refresh_later_;
};

}  // namespace bulkhead
