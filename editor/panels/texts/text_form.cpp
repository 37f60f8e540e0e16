// SPDX-License-Identifier: MIT
#include "editor/panels/texts/text_form.h"

#include <algorithm>
#include <wx/gbsizer.h>

namespace bulkhead {
namespace {

constexpr int parts_of_width = 6;

bool same_shape(const FormField& a, const FormField& b) {
  return a.key == b.key && a.label == b.label && a.field.index() == b.field.index();
}

}  // namespace

TextForm::TextForm(wxWindow* parent, MissionStage& stage, Drafts& drafts)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      stage_(stage),
      drafts_(drafts) {
  SetScrollRate(0, FromDIP(20));
  // A bar that comes and goes would change the width, at which texts need other heights.
  ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_ALWAYS);
}

bool TextForm::fits(const std::vector<FormField>& fields) const {
  return std::equal(fields.begin(), fields.end(), fields_.begin(), fields_.end(), same_shape);
}

void TextForm::open(const std::vector<FormField>& fields, const FieldOwner& owner) {
  if (!fits(fields)) build(fields);
  fields_ = fields;
  for (std::size_t i = 0; i < fields.size(); ++i) editors_[i]->open(fields[i], owner);
  Scroll(0, 0);
  FitInside();
}

void TextForm::update(const std::vector<FormField>& fields, const FieldOwner& owner) {
  if (!fits(fields)) return open(fields, owner);
  fields_ = fields;
  for (std::size_t i = 0; i < fields.size(); ++i) editors_[i]->update(fields[i], owner);
}

void TextForm::build(const std::vector<FormField>& fields) {
  editors_.clear();
  DestroyChildren();
  auto* const grid = new wxGridBagSizer(FromDIP(12), FromDIP(12));
  int row = 0;
  int column = 0;
  for (const auto& field : fields) {
    if (column + field.width > parts_of_width) {
      ++row;
      column = 0;
    }
    auto* const editor = make_editor(this, stage_, drafts_, field);
    editors_.push_back(editor);
    grid->Add(editor, wxGBPosition(row, column), wxGBSpan(1, field.width), wxEXPAND);
    column += field.width;
  }
  // Columns without a control of their own would have no width.
  for (int part = 0; part < parts_of_width; ++part) {
    if (!fields.empty()) grid->Add(FromDIP(32), 0, wxGBPosition(row + 1, part));
    if (!fields.empty()) grid->AddGrowableCol(static_cast<std::size_t>(part));
  }
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(grid, 1, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
  SetSizer(around);
}

void TextForm::commit() {
  for (auto* const editor : editors_) editor->commit();
}

void TextForm::forget() {
  for (auto* const editor : editors_) editor->forget();
}

void TextForm::focus_first() {
  if (!editors_.empty()) editors_.front()->SetFocus();
}

}  // namespace bulkhead
