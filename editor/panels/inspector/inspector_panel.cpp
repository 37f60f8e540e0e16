// SPDX-License-Identifier: MIT
#include "editor/panels/inspector/inspector_panel.h"

#include <algorithm>
#include <wx/propgrid/propgrid.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/panels/inspector/properties.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int refresh_within = 20;
constexpr int commit_after = 1000;

}  // namespace

InspectorPanel::InspectorPanel(wxWindow* parent, Workspace& workspace)
    : wxPanel(parent),
      workspace_(workspace),
      refresh_later_([this] { refresh(); }),
      commit_later_([this] { commit_long_text(); }) {
  build();
  use_colours();
  grid_->Bind(wxEVT_PG_CHANGING, &InspectorPanel::changing, this);
  grid_->Bind(wxEVT_PG_SELECTED, [this](wxPropertyGridEvent&) { row_chosen(); });
  long_text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { commit_later_.after_pause(commit_after); });
  long_text_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    commit_later_.now();
    workspace_.document().finish_merge();
    event.Skip();
  });
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    use_colours();
    event.Skip();
  });
  workspace_.listen([panel = wxWeakRef<InspectorPanel>(this)](Workspace::Happening happening) {
    if (panel) panel->happened(happening);
  });
  refresh();
}

void InspectorPanel::build() {
  title_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  title_->SetFont(GetFont().Bold());
  grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxPG_HIDE_MARGIN | wxPG_SPLITTER_AUTO_CENTER | wxPG_BOLD_MODIFIED | wxBORDER_NONE);
  grid_->SetColumnProportion(0, 2);
  grid_->SetColumnProportion(1, 3);
  grid_->SetVerticalSpacing(3);
  set_accessible_name(*grid_, translated("Properties"));
  long_text_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, FromDIP(wxSize(-1, 104)), wxTE_MULTILINE);
  set_usual_margins(*long_text_);
  long_text_->Hide();
  help_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, FromDIP(wxSize(40, 56)), wxST_NO_AUTORESIZE);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->AddSpacer(FromDIP(12));
  column->Add(title_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(6));
  column->AddSpacer(FromDIP(8));
  column->Add(grid_, 1, wxEXPAND);
  column->Add(long_text_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
  column->Add(help_, 0, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(column);
}

void InspectorPanel::use_colours() {
  const auto colours = palette();
  SetBackgroundColour(colours.field);
  title_->SetForegroundColour(colours.text);
  grid_->SetMarginColour(colours.field);
  grid_->SetCaptionBackgroundColour(colours.field);
  grid_->SetCaptionTextColour(colours.text);
  grid_->SetCellBackgroundColour(colours.field);
  grid_->SetCellTextColour(colours.text);
  grid_->SetCellDisabledTextColour(colours.mute);
  grid_->SetEmptySpaceColour(colours.field);
  grid_->SetLineColour(colours.rule);
  grid_->SetSelectionBackgroundColour(colours.chosen);
  grid_->SetSelectionTextColour(colours.chosen_text);
  wxPGCell mixed(translated("different values"));
  mixed.SetFgCol(colours.mute);
  grid_->SetUnspecifiedValueAppearance(mixed);
  help_->SetForegroundColour(refused_ ? colours.error : colours.mute);
}

void InspectorPanel::happened(Workspace::Happening happening) {
  if (happening == Workspace::Happening::mission || happening == Workspace::Happening::selection) {
    refresh_later_.within(refresh_within);
  }
}

void InspectorPanel::commit() {
  grid_->CommitChangesFromEditor();
  commit_later_.now();
}

void InspectorPanel::refresh() {
  const auto selection = workspace_.selection();
  // What was being typed belongs to what was selected then.
  if (selection != selection_) commit();
  selection_ = selection;
  auto rows = inspect(workspace_.mission(), selection_);
  title_->SetLabel(as_label(on_one_line(to_wx(inspected(workspace_.mission(), selection_)))));
  const bool same = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_shape);
  same ? update(std::move(rows)) : rebuild(std::move(rows));
}

void InspectorPanel::rebuild(std::vector<InspectorRow> rows) {
  const bool focused = grid_->IsDescendant(FindFocus());
  const auto* const chosen = grid_->GetSelection();
  const auto chosen_name = chosen != nullptr ? chosen->GetName() : wxString();
  refuse({});
  grid_->Freeze();
  grid_->ClearSelection(false);
  grid_->Clear();
  rows_ = std::move(rows);
  std::string group;
  for (const auto& row : rows_) {
    if (row.group != group && !row.group.empty()) {
      grid_->Append(new wxPropertyCategory(to_wx(row.group), to_wx("group:" + row.group)));
      group = row.group;
    }
    auto* const property = grid_->Append(make_property(row));
    if (!row.editable()) grid_->SetPropertyTextColour(property, palette().mute);
    show_value(row);
  }
  auto* const again = chosen_name.empty() ? nullptr : grid_->GetPropertyByName(chosen_name);
  if (again != nullptr) grid_->SelectProperty(again, focused);
  grid_->Thaw();
  row_chosen();
}

void InspectorPanel::update(std::vector<InspectorRow> rows) {
  const auto before = std::exchange(rows_, std::move(rows));
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].value == before[i].value && rows_[i].mixed == before[i].mixed) continue;
    show_value(rows_[i]);
  }
}

void InspectorPanel::show_value(const InspectorRow& row) {
  auto* const property = grid_->GetPropertyByName(to_wx(row.key));
  if (property == nullptr) return;
  show_in(*property, row);
  if (property == grid_->GetSelection()) grid_->RefreshEditor();
  if (row.key == long_text_key_ && from_wx(long_text_->GetValue()) != row.value) {
    commit_later_.forget();
    long_text_->ChangeValue(row.mixed ? wxString() : to_wx(row.value));
  }
}

const InspectorRow* InspectorPanel::row_of(const wxPGProperty* property) const {
  if (property == nullptr) return nullptr;
  const auto key = from_wx(property->GetName());
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const InspectorRow& row) { return row.key == key; });
  return found == rows_.end() ? nullptr : &*found;
}

std::optional<std::string> InspectorPanel::give(const InspectorRow& row, const std::string& value,
                                                std::string_view merge_key) {
  if (!row.editable() || (value == row.value && !row.mixed)) return std::nullopt;
  const auto edit = row.change(workspace_.mission(), value);
  if (!edit) return edit.error().message;
  if (!workspace_.apply(*edit, merge_key)) return workspace_.message();
  return std::nullopt;
}

void InspectorPanel::changing(wxPropertyGridEvent& event) {
  const auto* const row = row_of(event.GetProperty());
  if (row == nullptr) return;
  const auto reason = give(*row, value_of(*row, event.GetValue()));
  refuse(reason.value_or(""));
  if (!reason) return;
  event.SetValidationFailureBehavior(wxPG_VFB_STAY_IN_PROPERTY | wxPG_VFB_MARK_CELL);
  event.Veto();
}

void InspectorPanel::row_chosen() {
  const auto* const row = row_of(grid_->GetSelection());
  const bool is_long = row != nullptr && row->kind == InspectorRow::Kind::long_text;
  const auto key = is_long ? row->key : std::string();
  if (key != long_text_key_) commit_later_.now();
  long_text_key_ = key;
  if (is_long) {
    const auto text = row->mixed ? wxString() : to_wx(row->value);
    if (!commit_later_.pending() && long_text_->GetValue() != text) long_text_->ChangeValue(text);
    long_text_->SetEditable(row->editable());
    set_accessible_name(*long_text_, to_wx(row->name));
  }
  if (long_text_->IsShown() != is_long) {
    long_text_->Show(is_long);
    Layout();
  }
  if (!refused_) explain(row);
}

void InspectorPanel::commit_long_text() {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const InspectorRow& row) { return row.key == long_text_key_; });
  if (found == rows_.end()) return;
  refuse(give(*found, from_wx(long_text_->GetValue()), "inspector/" + found->key).value_or(""));
}

void InspectorPanel::explain(const InspectorRow* row) {
  help_->SetForegroundColour(palette().mute);
  help_->SetLabel(row != nullptr ? as_label(to_wx(row->help)) : wxString());
  help_->Wrap(GetClientSize().x - FromDIP(16));
}

void InspectorPanel::refuse(const std::string& reason) {
  refused_ = !reason.empty();
  if (!refused_) return explain(row_of(grid_->GetSelection()));
  help_->SetForegroundColour(palette().error);
  help_->SetLabel(as_label(symbol_of(Level::error) + " " + to_wx(reason)));
  help_->Wrap(GetClientSize().x - FromDIP(16));
}

}  // namespace bulkhead
