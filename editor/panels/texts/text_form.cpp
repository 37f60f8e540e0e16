// SPDX-License-Identifier: MIT
#include "editor/panels/texts/text_form.h"

#include <algorithm>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int parts_of_width = 6;
constexpr int scroll_step = 20;
/// What is to be seen above and below the field that has the keyboard.
constexpr int room_for_label = 28;
constexpr int room_below = 8;

bool same_shape(const FormField& a, const FormField& b) {
  const auto* const value = std::get_if<ValueField>(&a.field);
  const auto* const other = std::get_if<ValueField>(&b.field);
  const bool same_control = value == nullptr ? other == nullptr : other != nullptr && value->control == other->control;
  return a.key == b.key && a.width == b.width && same_control;
}

/// Whether a value has the cells that a field shows.
bool is_value_of(const FormField& field, const FieldValue& value) {
  const auto* const rows = std::get_if<RowsField>(&field.field);
  return rows != nullptr ? is_value_of(*rows, value) : value.size() == 1 && value.front().size() == 1;
}

/// The first cell in which one value is another than the one before, behind what has changed there; nothing where they
/// are the same.
std::optional<FieldSpot> changed_spot(const FieldValue& before, const FieldValue& now) {
  for (std::size_t row = 0; row < std::max(before.size(), now.size()); ++row) {
    // A row more or less.
    if (row >= before.size() || row >= now.size()) return FieldSpot{row, 0, {}};
    for (std::size_t column = 0; column < std::min(before[row].size(), now[row].size()); ++column) {
      if (before[row][column] == now[row][column]) continue;
      const auto at = static_cast<long>(end_of_change(to_wx(before[row][column]), to_wx(now[row][column])));
      return FieldSpot{row, column, {at, at}};
    }
  }
  return std::nullopt;
}

}  // namespace

TextForm::TextForm(wxWindow* parent, MissionStage& stage, Drafts& drafts)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      stage_(stage),
      drafts_(drafts) {
  SetScrollRate(0, FromDIP(scroll_step));
  // A bar that comes and goes would change the width, at which texts need other heights.
  ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_ALWAYS);
  Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
    event.Skip();
    // What is new has its place only after this event.
    CallAfter([this] { show_focused(); });
    tell_about(event.GetWindow());
  });
}

void TextForm::tell_about(const wxWindow* control) const {
  if (!help_) return;
  for (const auto* const editor : editors_) {
    if (control == nullptr || !editor->IsDescendant(const_cast<wxWindow*>(control))) continue;
    return help_(editor->help_of(*control));
  }
  help_({});
}

void TextForm::show_focused() {
  const auto* const focused = FindFocus();
  // A click is on what can be seen, and is to find it there when the button goes up.
  if (focused == nullptr || !IsDescendant(const_cast<wxWindow*>(focused)) || wxGetMouseState().LeftIsDown()) return;
  Layout();
  FitInside();
  const int step = FromDIP(scroll_step);
  const int above = FromDIP(room_for_label);
  const int top = ScreenToClient(focused->GetScreenPosition()).y;
  const int height = GetClientSize().y;
  int bottom = top + focused->GetSize().y;
  // What is wrong with it is to be seen together with it.
  if (const auto* const complaint = complaint_about(*focused)) {
    const int below = ScreenToClient(complaint->GetScreenRect().GetBottomLeft()).y + 1;
    if (below - top < height) bottom = std::max(bottom, below);
  }
  bottom += FromDIP(room_below);
  int by = 0;
  if (bottom > height) by = std::min(bottom - height + step - 1, std::max(0, top - above)) / step;
  if (top < above) by = (top - above - step + 1) / step;
  if (by != 0) Scroll(0, std::max(0, GetViewStart().y + by));
}

const wxWindow* TextForm::complaint_about(const wxWindow& control) const {
  for (const auto* const editor : editors_) {
    if (editor->IsDescendant(const_cast<wxWindow*>(&control))) return editor->complaint();
  }
  return nullptr;
}

bool TextForm::fits(const std::vector<FormField>& fields) const {
  return std::equal(fields.begin(), fields.end(), fields_.begin(), fields_.end(), same_shape);
}

std::optional<TextForm::Keyboard> TextForm::keyboard() const {
  for (const auto* const editor : editors_) {
    if (const auto spot = editor->spot()) return Keyboard{editor->key(), *spot};
  }
  return std::nullopt;
}

TextForm::Typing TextForm::typing() const {
  Typing typing;
  for (const auto* const editor : editors_) {
    if (auto value = editor->unsaved()) typing.emplace(editor->key(), std::move(*value));
  }
  return typing;
}

Mission TextForm::with_typing() const {
  auto mission = stage_.mission();
  for (const auto* const editor : editors_) {
    const auto edit = editor->unsaved_edit();
    if (!edit) continue;
    if (auto changed = edit->apply(mission)) mission = *std::move(changed);
  }
  return mission;
}

void TextForm::open(const std::vector<FormField>& fields, const FieldOwner& owner) { show(fields, owner, {}); }

void TextForm::show(const std::vector<FormField>& fields, const FieldOwner& owner, const Typing& typing) {
  const auto before = keyboard();
  if (!fits(fields)) build(fields);
  fields_ = fields;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    editors_[i]->open(fields[i], owner);
    const auto typed = typing.find(fields[i].key);
    if (typed != typing.end() && is_value_of(fields[i], typed->second)) editors_[i]->type(typed->second);
  }
  Scroll(0, 0);
  FitInside();
  if (!before || keyboard()) return;
  for (auto* const editor : editors_) {
    if (editor->key() == before->key) editor->go_to(before->spot);
  }
}

void TextForm::update(const std::vector<FormField>& fields, const FieldOwner& owner) {
  if (!fits(fields)) return show(fields, owner, typing());
  fields_ = fields;
  for (std::size_t i = 0; i < fields.size(); ++i) editors_[i]->update(fields[i], owner);
}

void TextForm::build(const std::vector<FormField>& fields) {
  editors_.clear();
  DestroyChildren();
  auto* const lines = new wxBoxSizer(wxVERTICAL);
  wxBoxSizer* line = nullptr;
  int left = 0;
  for (const auto& field : fields) {
    if (field.width > left) {
      if (line != nullptr && left > 0) line->AddStretchSpacer(left);
      line = new wxBoxSizer(wxHORIZONTAL);
      lines->Add(line, 0, wxEXPAND | wxTOP, FromDIP(12));
      left = parts_of_width;
    }
    auto* const editor = make_editor(this, stage_, drafts_, field);
    editors_.push_back(editor);
    editor->when_pointed_at([this](const wxWindow* over) { tell_about(over != nullptr ? over : FindFocus()); });
    editor->when_typed([this] {
      if (typed_) typed_();
    });
    // It has its place only later.
    editor->when_complaining([this] { CallAfter([this] { show_focused(); }); });
    // As wide as its part of the line, whatever stood in it when it was wider.
    editor->SetMinSize(wxSize(1, -1));
    line->Add(editor, field.width, wxRIGHT, FromDIP(12));
    left -= field.width;
  }
  if (line != nullptr && left > 0) line->AddStretchSpacer(left);
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(lines, 1, wxEXPAND | wxLEFT, FromDIP(12));
  SetSizer(around);
}

void TextForm::commit() {
  for (auto* const editor : editors_) editor->commit();
}

void TextForm::forget() {
  for (auto* const editor : editors_) editor->forget();
}

bool TextForm::go_to_change(const std::vector<FormField>& before) {
  for (std::size_t i = 0; i < fields_.size(); ++i) {
    const auto same =
        std::find_if(before.begin(), before.end(), [&](const FormField& each) { return each.key == fields_[i].key; });
    if (same == before.end()) continue;
    const auto spot = changed_spot(value_of(*same), value_of(fields_[i]));
    if (!spot) continue;
    editors_[i]->go_to(*spot);
    return true;
  }
  return false;
}

void TextForm::focus_first() {
  if (editors_.empty()) return;
  editors_.front()->SetFocus();
  if (auto* const line = dynamic_cast<wxTextCtrl*>(FindFocus())) line->SelectAll();
}

void TextForm::focus_field(const std::string& key, std::size_t row) {
  for (auto* const editor : editors_) {
    if (editor->key() == key) return editor->go_to({row, 0, {}});
  }
  focus_first();
}

}  // namespace bulkhead
