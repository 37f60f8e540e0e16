// SPDX-License-Identifier: MIT
#include "editor/panels/texts/texts_panel.h"

#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/lua/lua_editor.h"
#include "editor/panels/outline/outline_model.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/shown_row.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/text_form.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
namespace {

constexpr int refresh_within = 20;
/// The key of its drafts.
constexpr const char* lua_field = "lua";

/// What the mission has in a field of a form, or as an item's Lua.
std::optional<FieldValue> value_in(const Mission& mission, const std::string& subject, const std::string& key) {
  const auto text = text_of_entry(subject);
  if (!text) return std::nullopt;
  if (key == lua_field) {
    const auto* const id = std::get_if<Id>(&*text);
    const auto found = id != nullptr ? find_item(mission, *id) : FoundItem{};
    return found.item == nullptr ? std::nullopt : std::optional(FieldValue{{found.item->lua}});
  }
  for (const auto& field : form_of(mission, *text)) {
    if (field.key != key) continue;
    if (const auto* const rows = std::get_if<RowsField>(&field.field)) return rows->rows;
    return FieldValue{{std::get<ValueField>(field.field).value}};
  }
  return std::nullopt;
}

std::optional<TextKey> first_text(const Mission& mission) {
  for (const auto kind : {TextKind::section, TextKind::rule, TextKind::objective, TextKind::stratagem}) {
    if (auto text = text_at(mission, {kind, 0, 0})) return text;
  }
  return std::nullopt;
}

}  // namespace

TextsPanel::TextsPanel(wxWindow* parent, MissionStage& stage)
    : wxPanel(parent), stage_(stage), shown_(stage.document().mission()), refresh_later_([this] { refresh(); }) {
  colour_ground(*this, &Palette::field);
  build_list();
  build_right();
  auto* const row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(left_, 0, wxEXPAND);
  row->Add(right_, 1, wxEXPAND);
  row->Add(nothing_, 1, wxALL | wxALIGN_CENTRE_VERTICAL, FromDIP(24));
  SetSizer(row);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    // The parts have their new sizes only after this event.
    CallAfter([this] { lay_out(); });
  });
  keep_keys_from_map(*this);
  stage_.listen([panel = wxWeakRef<TextsPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  stage_.add_typing_place(
      [panel = wxWeakRef<TextsPanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  refresh();
}

void TextsPanel::build_list() {
  left_ = new wxPanel(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(220, -1)));
  list_ = new wxDataViewCtrl(left_, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER | wxBORDER_NONE);
  set_accessible_name(*list_, translated("Texts and rules"));
  model_ = new OutlineModel(contents(stage_.mission()), OutlineModel::Root::hidden);
  list_->AssociateModel(model_);
  model_->DecRef();
  auto* const renderer = new wxDataViewTextRenderer();
  renderer->EnableEllipsize(wxELLIPSIZE_END);
  list_->AppendColumn(new wxDataViewColumn(wxString(), renderer, 0, FromDIP(200), wxALIGN_LEFT));
  set_usual_row_height(*list_);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { chosen_in_list(); });
  list_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_DELETE && !event.HasAnyModifiers()) return remove_chosen();
    event.Skip();
  });
  auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto put = [&](wxButton* button) {
    buttons->Add(button, 0, wxRIGHT, FromDIP(4));
    return button;
  };
  put(add_button(left_, "+", translated("Add"), &TextsPanel::ask_what_to_add));
  remove_ = put(add_button(left_, "−", translated("Remove"), &TextsPanel::remove_chosen));
  up_ = put(add_button(left_, "↑", translated("Move up"), &TextsPanel::move_up));
  down_ = put(add_button(left_, "↓", translated("Move down"), &TextsPanel::move_down));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(list_, 1, wxEXPAND);
  column->Add(buttons, 0, wxALL, FromDIP(8));
  left_->SetSizer(column);
  for (const auto& group : model_->root().children) list_->Expand(OutlineModel::item_of(*group));
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
  right_ = new wxSplitterWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE);
  right_->SetMinimumPaneSize(FromDIP(160));
  right_->SetSashGravity(0.5);
  form_ = new TextForm(right_, stage_, drafts_);
  lua_panel_ = new wxPanel(right_);
  colour_ground(*lua_panel_, &Palette::field);
  auto* const head = new wxStaticText(lua_panel_, wxID_ANY, translated("What it does, in Lua"));
  colour_text(*head, &Palette::mute);
  lua_state_ = new wxStaticText(lua_panel_, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END | wxALIGN_RIGHT | wxST_NO_AUTORESIZE);
  lua_ = new LuaEditor(lua_panel_,
                       {.commit = [this](const std::string& chunk) { return commit_lua(chunk); },
                        .taken_back =
                            [this] {
                              drafts_.forget(owner().subject, lua_field);
                              lua_complaint_->say({});
                            },
                        .left = [this] { stage_.document().finish_merge(); },
                        .judged = [this](const std::optional<ScriptMistake>& mistake) { lua_judged(mistake); }});
  lua_complaint_ = new WrappedText(lua_panel_, [this] { lua_panel_->Layout(); });
  colour_text(*lua_complaint_, &Palette::error);
  auto* const line = new wxBoxSizer(wxHORIZONTAL);
  line->Add(head, 0, wxALIGN_CENTRE_VERTICAL);
  line->Add(lua_state_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(12));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(line, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(lua_complaint_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  column->Add(lua_, 1, wxEXPAND);
  lua_panel_->SetSizer(column);
  right_->Initialize(form_);
  lua_panel_->Hide();
  nothing_ = new wxStaticText(this, wxID_ANY, {});
  colour_text(*nothing_, &Palette::mute);
  nothing_->Hide();
}

TextsPanel::~TextsPanel() {
  // The fields look at the drafts.
  DestroyChildren();
}

void TextsPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::selection && !quiet_) {
    const auto& addresses = stage_.selection().addresses();
    const auto* const object = addresses.size() == 1 ? std::get_if<ObjectAddress>(&addresses.front()) : nullptr;
    if (object != nullptr && find_item(stage_.mission(), object->id).item != nullptr) {
      CallAfter([this, id = object->id] { choose(id); });
    }
  }
  if (event == CanvasEvent::replaced) {
    drafts_.forget_all();
    form_->forget();
    lua_->forget();
    replaced_ = true;
  }
  if (event == CanvasEvent::mission) refresh_later_.within(refresh_within);
}

std::vector<RefusedText> TextsPanel::commit() {
  form_->commit();
  lua_->commit();
  return drafts_.refused();
}

bool TextsPanel::commit_lua(const std::string& chunk) {
  const auto* const id = chosen_ ? std::get_if<Id>(&*chosen_) : nullptr;
  const auto found = id != nullptr ? find_item(stage_.mission(), *id) : FoundItem{};
  if (found.item == nullptr) return true;
  const auto [subject, name] = owner();
  const auto before = found.item->lua;
  const auto done = stage_.attempt(SetField{*id, {"lua", single(chunk)}}, "texts/" + subject + "/" + lua_field);
  if (done) {
    drafts_.forget(subject, lua_field);
    lua_complaint_->say({});
  } else {
    const auto& reason = done.error().message;
    drafts_.keep(subject, lua_field, {{{chunk}}, {{before}}, {translate("{} ({})", {"Lua", name}), reason}});
    lua_complaint_->say(symbol_of(Level::error) + " " + to_wx(reason));
  }
  return done.has_value();
}

FieldOwner TextsPanel::owner() const {
  if (!chosen_) return {};
  return {entry_key(*chosen_), name_of(stage_.mission(), *chosen_)};
}

void TextsPanel::drafts_follow(const std::optional<TextKey>& chosen_before) {
  const auto& mission = stage_.mission();
  drafts_.follow(
      [&](const std::string& subject) -> std::optional<std::string> {
        auto text = text_of_entry(subject);
        if (text == chosen_before) text = chosen_;
        if (const auto* const id = text ? std::get_if<Id>(&*text) : nullptr) {
          const auto now = renamed(Selection({ObjectAddress{*id}}), *shown_, mission);
          text = std::get<ObjectAddress>(now.addresses().front()).id;
        }
        if (!text || !exists(mission, *text)) return std::nullopt;
        return entry_key(*text);
      },
      [&](const std::string& subject, const std::string& field) { return value_in(mission, subject, field); });
  shown_ = stage_.document().mission();
}

void TextsPanel::choose(const TextKey& key) {
  if (chosen_ == key || !exists(stage_.mission(), key)) return;
  commit();
  chosen_ = key;
  group_.reset();
  place_ = place_of(stage_.mission(), key);
  show_chosen(true);
  mark_in_list();
}

void TextsPanel::refresh() {
  const auto& mission = stage_.mission();
  const auto before = place_;
  const auto chosen_before = chosen_;
  bool another = std::exchange(replaced_, false);
  const bool reheaded = before && before->kind == TextKind::section && is_reheaded(*shown_, mission, before->index);
  if (chosen_ && (reheaded || !exists(mission, *chosen_))) {
    chosen_ = before ? text_at(mission, *before) : std::nullopt;
    // With as many as before, it is the same under another name.
    another = another || !chosen_ || place_of(mission, *chosen_) != before;
  }
  if (!chosen_ && !group_) {
    chosen_ = first_text(mission);
    another = true;
  }
  place_ = chosen_ ? place_of(mission, *chosen_) : std::nullopt;
  drafts_follow(another ? std::nullopt : chosen_before);
  quiet_ = true;
  std::set<std::string> folded;
  for (const auto& group : model_->root().children) {
    if (!group->children.empty() && !list_->IsExpanded(OutlineModel::item_of(*group))) folded.insert(group->key);
  }
  if (model_->replace(contents(mission)) == OutlineModel::Replacement::reset) {
    for (const auto& group : model_->root().children) {
      if (!folded.contains(group->key)) list_->Expand(OutlineModel::item_of(*group));
    }
  }
  quiet_ = false;
  show_chosen(another);
  mark_in_list();
}

void TextsPanel::show_chosen(bool another) {
  const auto fields = chosen_ ? form_of(stage_.mission(), *chosen_) : std::vector<FormField>();
  another ? form_->open(fields, owner()) : form_->update(fields, owner());
  show_lua(another);
  nothing_->SetLabel(first_text(stage_.mission())
                         ? translated("Choose a text of the list, or add one with +.")
                         : translated("The briefing, rules, objectives and stratagems of the mission are written "
                                      "here. Add the first with +."));
  if (right_->IsShown() != chosen_.has_value()) {
    right_->Show(chosen_.has_value());
    nothing_->Show(!chosen_);
    Layout();
  }
  remove_->Enable(chosen_.has_value());
  const bool opening = chosen_ && *chosen_ == TextKey(SectionKey{});
  up_->Enable(place_ && place_->index > 0 && !opening);
  down_->Enable(place_ && place_->index + 1 < place_->count && !opening);
}

void TextsPanel::show_lua(bool another) {
  const auto* const id = chosen_ ? std::get_if<Id>(&*chosen_) : nullptr;
  const auto found = id != nullptr ? find_item(stage_.mission(), *id) : FoundItem{};
  if (found.item == nullptr) {
    if (right_->IsSplit()) right_->Unsplit(lua_panel_);
    return;
  }
  LuaSurroundings surroundings{std::string(found.what), {}};
  for (const auto& param : found.item->params) surroundings.figures.push_back(param.name.text());
  const auto* const draft = drafts_.find(entry_key(*chosen_), lua_field, {{found.item->lua}});
  if (another) {
    lua_->open(found.item->lua, std::move(surroundings), draft != nullptr ? &draft->value.front().front() : nullptr);
  } else {
    lua_->update(found.item->lua, std::move(surroundings));
  }
  lua_complaint_->say(draft != nullptr ? symbol_of(Level::error) + " " + to_wx(draft->refused.reason) : wxString());
  if (!right_->IsSplit()) lay_out();
}

void TextsPanel::lay_out() {
  const bool has_lua = chosen_ && std::holds_alternative<Id>(*chosen_);
  if (!has_lua) return;
  const auto size = right_->GetClientSize();
  const auto mode = size.x >= FromDIP(640) ? wxSPLIT_VERTICAL : wxSPLIT_HORIZONTAL;
  if (right_->IsSplit() && right_->GetSplitMode() == mode) return;
  if (right_->IsSplit()) right_->Unsplit(lua_panel_);
  lua_panel_->Show();
  mode == wxSPLIT_VERTICAL ? right_->SplitVertically(form_, lua_panel_, size.x / 2)
                           : right_->SplitHorizontally(form_, lua_panel_, size.y / 2);
}

void TextsPanel::mark_in_list() {
  const auto key = chosen_ ? entry_key(*chosen_) : group_ ? std::string(group_key(*group_)) : std::string();
  const auto* const node = model_->find_key(key);
  quiet_ = true;
  if (node == nullptr) {
    list_->UnselectAll();
  } else if (const auto item = OutlineModel::item_of(*node); list_->GetSelection() != item) {
    list_->UnselectAll();
    if (chosen_) list_->Expand(OutlineModel::item_of(*node->parent));
    show_row(*list_, item, model_->place_of(*node));
    list_->Select(item);
  }
  quiet_ = false;
}

void TextsPanel::chosen_in_list() {
  if (quiet_) return;
  const auto item = list_->GetSelection();
  if (!item.IsOk()) return;
  const auto key = OutlineModel::node_of(item).key;
  if (const auto text = text_of_entry(key)) {
    choose(*text);
  } else {
    commit();
    chosen_.reset();
    place_.reset();
    group_ = group_of_entry(key);
    show_chosen(true);
  }
  select_chosen();
}

void TextsPanel::select_chosen() {
  const auto* const id = chosen_ ? std::get_if<Id>(&*chosen_) : nullptr;
  quiet_ = true;
  stage_.select(id != nullptr ? Selection({ObjectAddress{*id}}) : Selection());
  quiet_ = false;
}

void TextsPanel::ask_what_to_add() {
  wxMenu menu;
  const auto offer = [&](TextKind kind, const wxString& name) {
    const auto* const item = menu.Append(wxID_ANY, as_label(name));
    menu.Bind(
        wxEVT_MENU, [this, kind](wxCommandEvent&) { CallAfter([this, kind] { add(kind); }); }, item->GetId());
  };
  offer(TextKind::section, translated("Section of the briefing"));
  offer(TextKind::rule, translated("Rule"));
  offer(TextKind::objective, translated("Mission objective"));
  offer(TextKind::stratagem, translated("Stratagem"));
  PopupMenu(&menu);
}

void TextsPanel::add(TextKind kind) {
  commit();
  const auto added = new_text(stage_.mission(), kind);
  if (!stage_.apply(added.edit)) return;
  refresh_later_.now();
  choose(added.key);
  select_chosen();
  form_->focus_first();
}

void TextsPanel::remove_chosen() {
  if (!chosen_) return;
  stage_.apply(remove_text(*chosen_));
}

void TextsPanel::move_up() { move(true); }
void TextsPanel::move_down() { move(false); }

void TextsPanel::move(bool up) {
  if (!chosen_) return;
  const auto step = up ? Step::up : Step::down;
  const auto* const section = std::get_if<SectionKey>(&*chosen_);
  const auto before = stage_.document().mission();
  stage_.apply(section != nullptr ? Edit(OrderBriefing{section->heading, step, section->number})
                                  : OrderItem{std::get<Id>(*chosen_), step});
  if (stage_.document().mission() == before || !place_) return;
  // A section may have changed numbers with another of its heading.
  up ? --place_->index : ++place_->index;
  chosen_ = text_at(stage_.mission(), *place_);
}

void TextsPanel::lua_judged(const std::optional<ScriptMistake>& mistake) {
  colour_text(*lua_state_, mistake ? &Palette::error : &Palette::mute);
  lua_state_->SetLabel(mistake ? symbol_of(Level::error) + " " +
                                     translated("line {}", {std::to_string(std::max(1, mistake->line))})
                               : wxString());
}

}  // namespace bulkhead
