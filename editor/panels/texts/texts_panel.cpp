// SPDX-License-Identifier: MIT
#include "editor/panels/texts/texts_panel.h"

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/outline/outline_model.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/entry_menu.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/share_splitter.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/card_window.h"
#include "editor/panels/texts/finding_lines.h"
#include "editor/panels/texts/group_page.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/printed_card.h"
#include "editor/panels/texts/text_form.h"
#include "editor/tools/texts/item_form.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

constexpr int refresh_within = 20;
constexpr int usual_list = 220;
/// Until something stands beside the form.
constexpr double usual_share = 0.6;
constexpr auto lua_help = marked("Lua: What it does in a rehearsal; F1 tells how to write it");

/// The text that is selected on the stage, null where that is something else; until the selection changes.
const Id* item_selected(const MissionStage& stage) {
  const auto& addresses = stage.selection().addresses();
  const auto* const object = addresses.size() == 1 ? std::get_if<ObjectAddress>(&addresses.front()) : nullptr;
  return object != nullptr && exists(stage.mission(), TextKey(object->id)) ? &object->id : nullptr;
}

}  // namespace

TextsPanel::TextsPanel(wxWindow* parent, MissionStage& stage, FindingsState* findings)
    : wxPanel(parent),
      stage_(stage),
      findings_(findings),
      shown_(stage.document().mission()),
      unit_(stage.unit()),
      refresh_later_([this] { refresh(); }) {
  colour_ground(*this, &Palette::field);
  parts_ = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
  parts_->SetMinimumPaneSize(FromDIP(140));
  parts_->Bind(wxEVT_SPLITTER_DOUBLECLICKED, [](wxSplitterEvent& event) { event.Veto(); });
  build_list();
  build_right();
  parts_->SplitVertically(left_, side_, FromDIP(usual_list));
  auto* const all = new wxBoxSizer(wxVERTICAL);
  all->Add(parts_, 1, wxEXPAND);
  SetSizer(all);
  keep_keys_from_map(*this);
  keep_letters_from_map(*this);
  drafts_.when_changed([this] { CallAfter([this] { show_findings(); }); });
  stage_.listen([panel = wxWeakRef<TextsPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  stage_.add_input_source(
      [panel = wxWeakRef<TextsPanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  refresh();
  // What the page is to show may have been chosen before there was a page.
  const auto found = findings != nullptr ? findings->text() : std::nullopt;
  if (const auto* const item = item_selected(stage_)) {
    choose(*item);
  } else if (found && stage_.selection().empty()) {
    choose(found->text);
  }
}

void TextsPanel::build_list() {
  left_ = new wxPanel(parts_);
  list_ = new wxDataViewCtrl(left_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER | wxBORDER_NONE);
  set_accessible_name(*list_, translated("Texts and rules"));
  model_ = new OutlineModel(list_entries(), OutlineModel::Root::hidden);
  list_->AssociateModel(model_);
  model_->DecRef();
  auto* const renderer = new wxDataViewTextRenderer();
  renderer->EnableEllipsize(wxELLIPSIZE_END);
  list_->AppendColumn(new wxDataViewColumn(wxString(), renderer, 0, FromDIP(200), wxALIGN_LEFT));
  set_usual_row_height(*list_);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { chosen_in_list(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) {
    if (event.GetItem().IsOk() && !list_->IsSelected(event.GetItem())) {
      list_->Select(event.GetItem());
      chosen_in_list();
    }
    show_list_menu(false);
  });
  list_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_DELETE && !event.HasAnyModifiers()) return remove_chosen();
    if (asks_for_menu(event)) return show_list_menu(true);
    event.Skip();
  });
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(list_, 1, wxEXPAND);
  column->Add(build_buttons(), 0, wxEXPAND | wxALL, FromDIP(8));
  left_->SetSizer(column);
  for (const auto& group : model_->root().children) {
    if (unfolds_at_first(group->key)) list_->Expand(OutlineModel::item_of(*group));
  }
}

wxSizer* TextsPanel::build_buttons() {
  auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto put = [&](wxButton* button) {
    buttons->Add(button, 0, wxRIGHT, FromDIP(4));
    return button;
  };
  remove_ = put(add_button(left_, "−", translated("Remove"), &TextsPanel::remove_chosen));
  up_ = put(add_button(left_, "↑", translated("Move up"), &TextsPanel::move_up));
  down_ = put(add_button(left_, "↓", translated("Move down"), &TextsPanel::move_down));
  auto* const adding = new wxBoxSizer(wxHORIZONTAL);
  new_ = new wxButton(left_, wxID_ANY, "+");
  new_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { add_alike(); }); });
  adding->Add(new_, 1, wxRIGHT, FromDIP(4));
  other_ = add_button(left_, "▾", translated("Add"), &TextsPanel::ask_what_to_add);
  adding->Add(other_, 0, wxEXPAND);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(adding, 0, wxEXPAND | wxBOTTOM, FromDIP(4));
  column->Add(buttons);
  return column;
}

wxButton* TextsPanel::add_button(wxWindow* parent, const char* sign, const wxString& help,
                                 void (TextsPanel::*action)()) {
  auto* const button = new wxButton(parent, wxID_ANY, wxString::FromUTF8(sign), wxDefaultPosition,
                                    FromDIP(wxSize(32, -1)), wxBU_EXACTFIT);
  button->SetToolTip(help);
  set_accessible_name(*button, help);
  button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) { (this->*action)(); });
  return button;
}

void TextsPanel::build_right() {
  side_ = new wxPanel(parts_);
  colour_ground(*side_, &Palette::field);
  right_ = new ShareSplitter(side_, usual_share, FromDIP(100));
  right_->Bind(wxEVT_SPLITTER_SASH_POS_CHANGED, [this](wxSplitterEvent& event) {
    event.Skip();
    CallAfter([this] { note_shares(); });
  });
  right_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // Beside what has no room any more the form would be too narrow for its rows until then.
    if (right_->IsSplit() && !wants_card() && !wants_lua()) right_->Unsplit(aside_);
    // The parts have their new sizes only after this event.
    CallAfter([this] { lay_out(); });
  });
  form_ = new TextForm(right_, stage_, drafts_);
  form_->when_typed([this] { show_card(); });
  build_aside();
  right_->Initialize(form_);
  group_ = new GroupPage(side_, {.add = [this](TextKind kind) { add(kind); },
                                 .from_library =
                                     [this](TextKind kind) {
                                       if (library_wanted_) library_wanted_(kind);
                                     }});
  colour_ground(*group_, &Palette::field);
  build_foot();
  auto* const beside = new wxBoxSizer(wxVERTICAL);
  beside->Add(right_, 1, wxEXPAND);
  beside->Add(group_, 1, wxEXPAND);
  if (findings_ != nullptr) {
    found_ = new FindingLines(side_, *findings_, [this] {
      const auto spot = findings_->text();
      if (spot && spot->lua_line > 0) return open_at(*spot);
      if (finding_chosen_) finding_chosen_();
    });
    findings_->listen([panel = wxWeakRef<TextsPanel>(this)](FindingsState::Event event) {
      if (panel && event == FindingsState::Event::list) panel->mark_lua();
    });
    colour_ground(*found_, &Palette::ground);
    beside->Add(found_, 0, wxEXPAND);
  }
  beside->Add(foot_, 0, wxEXPAND);
  side_->SetSizer(beside);
}

void TextsPanel::build_foot() {
  foot_ = new wxPanel(side_);
  colour_ground(*foot_, &Palette::ground);
  help_ =
      new wxStaticText(foot_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  colour_text(*help_, &Palette::mute);
  form_->when_help_wanted([this](const wxString& help) {
    help_->SetLabel(as_label(help.empty() && lua_->HasFocus() ? translated(lua_help) : help));
  });
  lua_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    help_->SetLabel(as_label(translated(lua_help)));
  });
  lua_button_ = new wxButton(foot_, wxID_ANY, {});
  lua_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { begin_lua(); }); });
  card_button_ = new wxButton(foot_, wxID_ANY, translated("+ Printed card"));
  card_button_->SetToolTip(translated("Show the card as it will be printed"));
  card_button_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { show_cards(true); }); });
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  line->Add(help_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(12));
  line->Add(card_button_, 0, wxTOP | wxBOTTOM | wxRIGHT, FromDIP(4));
  line->Add(lua_button_, 0, wxTOP | wxBOTTOM, FromDIP(4));
  line->AddSpacer(FromDIP(12));
  line->Add(0, FromDIP(32));
  foot_->SetSizer(line);
}

void TextsPanel::arrange(const Arrangement& arrangement) {
  arrangement_ = arrangement;
  if (arrangement.list > 0) parts_->SetSashPosition(arrangement.list);
  card_->set_size(arrangement.card_size);
  if (right_->IsSplit()) right_->set_share(wanted_share(right_->GetSplitMode()));
  lay_out();
}

TextsPanel::Arrangement TextsPanel::arrangement() const {
  auto result = arrangement_;
  result.list = parts_->GetSashPosition();
  result.card_size = card_->size();
  return result;
}

TextsPanel::~TextsPanel() {
  // The fields look at the drafts.
  drafts_.when_changed({});
  DestroyChildren();
}

void TextsPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::selection && !quiet_) {
    if (const auto* const item = item_selected(stage_)) CallAfter([this, id = *item] { choose(id); });
  }
  if (event == CanvasEvent::replaced) {
    drafts_.forget_all();
    form_->forget();
    lua_->forget();
    replaced_ = true;
  }
  // What was typed until now was meant in the unit of then.
  if (event == CanvasEvent::tool && std::exchange(unit_, stage_.unit()) != stage_.unit()) {
    commit();
    refresh_later_.within(refresh_within);
  }
  // On this page the map, which shows them, may not be in sight.
  if (event == CanvasEvent::message) help_->SetLabel(as_label(to_wx(stage_.message())));
  if (event == CanvasEvent::mission) refresh_later_.within(refresh_within);
}

std::vector<RefusedText> TextsPanel::commit() {
  form_->commit();
  lua_->commit();
  return drafts_.refused();
}

FieldOwner TextsPanel::owner() const {
  if (!chosen_.text()) return {};
  return {entry_key(*chosen_.text()), name_of(stage_.mission(), *chosen_.text())};
}

void TextsPanel::choose(const TextKey& key) {
  if (chosen_.text() == key || !exists(stage_.mission(), key)) return;
  commit();
  chosen_.choose(stage_.mission(), key);
  show_chosen(true);
  mark_in_list();
}

bool TextsPanel::rename() {
  if (!chosen_.text() || std::holds_alternative<StandingKey>(*chosen_.text())) return false;
  form_->focus_first();
  return true;
}

void TextsPanel::show_added(const Id& item) {
  refresh_later_.now();
  choose(item);
  select_chosen();
}

void TextsPanel::show_changed(const TextKey& key, const Mission& before) {
  const bool here = IsDescendant(FindFocus());
  refresh_later_.now();
  choose(key);
  if (!here || form_->go_to_change(form_of(before, key)) || chosen_.item() == nullptr || !lua_is_shown()) return;
  const auto was = find_text_item(before, *chosen_.item());
  if (was.item != nullptr) lua_->go_to_change(was.item->lua);
}

void TextsPanel::open_at(const TextSpot& spot) {
  refresh_later_.now();
  choose(spot.text);
  if (spot.lua_line == 0) return form_->focus_field(spot.field, spot.row);
  if (!lua_is_shown()) begin_lua();
  lua_->go_to_line(spot.lua_line);
}

void TextsPanel::refresh() {
  const auto& mission = stage_.mission();
  const auto chosen_before = chosen_.text();
  // Another document begins with its first text.
  if (replaced_ && chosen_.text() && !exists(mission, *chosen_.text())) chosen_ = {};
  const bool same = chosen_.follow(*shown_, mission);
  const bool another = std::exchange(replaced_, false) || !same;
  follow_texts(drafts_, *shown_, mission, another ? std::nullopt : chosen_before, chosen_.text());
  shown_ = stage_.shown();
  quiet_ = true;
  const bool of_item = document_item() != nullptr;
  const bool begins_anew = std::exchange(lists_item_, of_item) != of_item;
  list_anew(begins_anew);
  quiet_ = false;
  show_chosen(another);
  mark_in_list();
}

void TextsPanel::show_chosen(bool another) {
  const bool here = side_->IsDescendant(FindFocus());
  const bool some = chosen_.text().has_value();
  auto fields = some ? form_of(stage_.mission(), *chosen_.text()) : std::vector<FormField>();
  if (is_document_item()) {
    for (auto& field : item_file_fields(stage_.mission())) fields.push_back(std::move(field));
  }
  if (another) help_->SetLabel({});
  another ? form_->open(fields, owner()) : form_->update(fields, owner());
  show_lua(another);
  lay_out();
  name_buttons();
  // Of a mission that has no texts yet, the first group tells of them all.
  const bool begun = first_text(stage_.mission()).has_value() || chosen_.group() != TextKind::section;
  group_->show(begun ? chosen_.group() : std::nullopt);
  show_findings();
  show_form(some);
  if (card_changed_) card_changed_();
  remove_->Enable(some && can_be_removed(*chosen_.text()) && !is_document_item());
  up_->Enable(can_move(true));
  down_->Enable(can_move(false));
  // What had the keyboard may be gone: nobody would know where he types.
  const auto* const focus = FindFocus();
  if (here && (focus == nullptr || !focus->IsShownOnScreen())) list_->SetFocus();
}

void TextsPanel::show_findings() {
  if (found_ == nullptr) return;
  const auto* const item = chosen_.item();
  found_->show(item != nullptr ? std::optional(*item) : std::nullopt, drafts_.refused_of(owner().subject));
}

void TextsPanel::name_buttons() {
  const bool for_item = document_item() != nullptr;
  new_->SetLabel(for_item ? "+ " + translated("Goes with it…") : as_label("+ " + to_wx(name_of_new(kind_to_add()))));
  new_->SetToolTip(for_item ? translated("Add what is to travel with the item, such as a table that it names")
                            : translated("Add one of the kind that is chosen"));
  new_->Enable(for_item || can_be_added(kind_to_add()));
  if (other_->IsShown() == !for_item) return;
  other_->Show(!for_item);
  left_->Layout();
}

const ItemFrame* TextsPanel::document_item() const {
  const auto& item = stage_.document().item();
  return item ? &*item : nullptr;
}

bool TextsPanel::is_document_item() const {
  const auto* const item = document_item();
  return item != nullptr && chosen_.item() != nullptr && *chosen_.item() == id_in(stage_.mission(), *item);
}

void TextsPanel::show_form(bool shown) {
  right_->Show(shown);
  group_->Show(!shown);
  side_->Layout();
}

}  // namespace bulkhead
