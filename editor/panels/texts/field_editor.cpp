// SPDX-License-Identifier: MIT
#include "editor/panels/texts/field_editor.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/rows_editor.h"
#include "editor/panels/texts/value_editor.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr int commit_within = 1000;

}  // namespace

FieldValue value_of(const FormField& field) {
  if (const auto* rows = std::get_if<RowsField>(&field.field)) return rows->rows;
  return {{std::get<ValueField>(field.field).value}};
}

FieldEditor::FieldEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field)
    : wxPanel(parent), stage_(stage), drafts_(drafts), key_(field.key), known_(value_of(field)), commit_later_([this] {
        give();
      }) {
  column_ = new wxBoxSizer(wxVERTICAL);
  head_ = new wxStaticText(this, wxID_ANY, {});
  name(field);
  const bool has_columns = std::holds_alternative<RowsField>(field.field);
  if (has_columns) head_->SetFont(head_->GetFont().Bold());
  colour_text(*head_, has_columns ? &Palette::text : &Palette::mute);
  column_->Add(head_, 0, wxBOTTOM, FromDIP(4));
  tell_when_pointed_at(*head_);
  SetSizer(column_);
  complaint_ = new WrappedText(this, [this] { reflow(); });
  colour_text(*complaint_, &Palette::error);
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    const bool escape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    if (!escape || !take_back()) event.Skip();
  });
}

void FieldEditor::name(const FormField& field) {
  help_ = to_wx(field.help);
  if (const auto label = to_wx(field.label); label != label_) {
    label_ = label;
    head_->SetLabel(as_label(label_));
  }
}

wxString FieldEditor::help_of(const wxWindow&) const { return help_.empty() ? label_ : label_ + ": " + help_; }

void FieldEditor::add(wxWindow& part) {
  column_->Add(&part, 0, wxEXPAND | wxTOP, column_->GetItemCount() > 1 ? FromDIP(4) : 0);
}

void FieldEditor::add_complaint() { column_->Add(complaint_, 0, wxEXPAND | wxTOP, FromDIP(4)); }

const wxWindow* FieldEditor::complaint() const { return complaint_->IsShown() ? complaint_ : nullptr; }

void FieldEditor::open(const FormField& field, const FieldOwner& owner) {
  owner_ = owner;
  keep_keyboard([&] {
    start();
    name(field);
    take(field);
    begin(value_of(field));
  });
}

void FieldEditor::update(const FormField& field, const FieldOwner& owner) {
  owner_ = owner;
  keep_keyboard([&] {
    name(field);
    take(field);
    if (auto now = value_of(field); now != known_) begin(now);
  });
}

void FieldEditor::keep_keyboard(const std::function<void()>& change) {
  const auto before = spot();
  change();
  if (before && !spot()) go_to(*before);
}

std::optional<FieldValue> FieldEditor::unsaved() const {
  return commit_later_.pending() ? std::optional(shown()) : std::nullopt;
}

std::optional<Edit> FieldEditor::unsaved_edit() const {
  const auto value = unsaved();
  if (!value || *value == known_) return std::nullopt;
  auto edit = edit_for(*value);
  return edit ? std::optional(*std::move(edit)) : std::nullopt;
}

void FieldEditor::type(const FieldValue& value) {
  show(value);
  typed();
}

void FieldEditor::begin(const FieldValue& value) {
  forget();
  known_ = value;
  const auto* const draft = drafts_.find(owner_.subject, key_, known_);
  show(draft != nullptr ? draft->value : known_);
  mark(draft != nullptr);
  complain(draft != nullptr ? draft->refused.reason : remark());
}

void FieldEditor::commit() {
  if (commit_later_.pending() || refused()) give();
}

bool FieldEditor::take_back() {
  if (!commit_later_.pending() && !refused()) return false;
  drafts_.forget(owner_.subject, key_);
  begin(known_);
  return true;
}

void FieldEditor::tell_when_pointed_at(wxWindow& control) {
  control.Bind(wxEVT_ENTER_WINDOW, [this, over = &control](wxMouseEvent& event) {
    event.Skip();
    if (pointed_at_) pointed_at_(over);
  });
  control.Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
    event.Skip();
    if (pointed_at_) pointed_at_(nullptr);
  });
}

void FieldEditor::watch(wxWindow& control) {
  tell_when_pointed_at(control);
  control.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    left();
  });
}

void FieldEditor::typed() {
  commit_later_.within(commit_within);
  if (when_typed_) when_typed_();
}

void FieldEditor::left() {
  commit_later_.now();
  if (const auto edit = refused() ? std::nullopt : settling()) {
    if (const auto done = stage_.attempt(*edit, merge_key()); !done) complain(done.error().message);
  }
  stage_.document().finish_merge();
}

void FieldEditor::replace(const FieldValue& value) {
  stage_.document().finish_merge();
  show(value);
  give();
  stage_.document().finish_merge();
}

void FieldEditor::give() {
  forget();
  auto value = shown();
  if (value == known_) return accepted();
  const auto edit = edit_for(value);
  if (!edit) return refuse(edit.error().message);
  if (const auto done = stage_.attempt(*edit, merge_key()); !done) return refuse(done.error().message);
  known_ = std::move(value);
  accepted();
}

void FieldEditor::accepted() {
  drafts_.forget(owner_.subject, key_);
  mark(false);
  complain(remark());
}

void FieldEditor::refuse(const std::string& reason) {
  auto field = translate("{} ({})", {from_wx(label_), owner_.name});
  drafts_.keep(owner_.subject, key_, {shown(), known_, {std::move(field), reason}});
  mark(true);
  complain(reason);
}

std::string FieldEditor::merge_key() const { return "texts/" + owner_.subject + "/" + key_; }

void FieldEditor::complain(const std::string& why) {
  say_what_is_wrong(why.empty() ? wxString() : symbol_of(Level::error) + " " + to_wx(why));
  if (!why.empty() && complaining_) complaining_();
}

void FieldEditor::say_what_is_wrong(const wxString& words) { complaint_->say(words); }

void FieldEditor::reflow() {
  Layout();
  InvalidateBestSize();
  PostSizeEventToParent();
}

FieldEditor* make_editor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field) {
  if (std::holds_alternative<RowsField>(field.field)) return new RowsEditor(parent, stage, drafts, field);
  return new ValueEditor(parent, stage, drafts, field);
}

}  // namespace bulkhead
