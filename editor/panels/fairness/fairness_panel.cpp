// SPDX-License-Identifier: MIT
#include "editor/panels/fairness/fairness_panel.h"

#include <algorithm>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {
namespace {

constexpr int tick_milliseconds = 100;
constexpr int least_width = 72;

}  // namespace

FairnessPanel::FairnessPanel(wxWindow* parent, Workspace& workspace)
    : wxPanel(parent),
      workspace_(workspace),
      live_([this](const FairnessPage& page) { show(page); },
            [this](const std::string& words) {
              overall_->SetLabel(as_label(translated("It could not be found out: {}", {words})));
            }) {
  build();
  workspace_.listen([this](Workspace::Happening happening) {
    if (happening == Workspace::Happening::mission) change();
  });
  timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    live_.deliver();
    if (changed_ && IsShownOnScreen()) ask();
  });
  timer_.Start(tick_milliseconds);
  change();
  keep_keys_from_map(*this);
}

void FairnessPanel::build() {
  const auto add_list = [this](const wxString& name) {
    auto* const list = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
    set_accessible_name(*list, name);
    list->Bind(wxEVT_SIZE, [list](wxSizeEvent& event) {
      fit_columns(*list);
      event.Skip();
    });
    return list;
  };
  overall_ = new wxStaticText(this, wxID_ANY, {});
  auto font = overall_->GetFont();
  font.MakeBold();
  font.SetPointSize(font.GetPointSize() + 3);
  overall_->SetFont(font);
  parts_ = add_list(translated("Parts"));
  tables_ = new wxChoice(this, wxID_ANY);
  set_accessible_name(*tables_, translated("Which table"));
  tables_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_table(); });
  note_ = new WrappedText(this, [this] { Layout(); });
  colour_text(*note_, &Palette::mute);
  table_ = add_list(translated("Table"));
  table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { row_chosen(); });

  auto* const left = new wxBoxSizer(wxVERTICAL);
  left->Add(overall_, 0, wxALL, FromDIP(8));
  left->Add(parts_, 1, wxEXPAND);
  auto* const right = new wxBoxSizer(wxVERTICAL);
  right->Add(tables_, 0, wxALL, FromDIP(4));
  right->Add(note_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6));
  right->Add(table_, 1, wxEXPAND);
  body_ = new wxBoxSizer(wxHORIZONTAL);
  body_->Add(left, 2, wxEXPAND);
  body_->Add(right, 3, wxEXPAND | wxLEFT, FromDIP(4));
  SetSizer(body_);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    lay_out();
    event.Skip();
  });
}

void FairnessPanel::change() {
  changed_ = true;
  overall_->SetLabel(translated("Working it out…"));
}

void FairnessPanel::ask() {
  changed_ = false;
  live_.ask([mission = workspace_.document().mission()](const std::stop_token& stop) {
    return fairness_page(*mission, stop);
  });
}

void FairnessPanel::show(const FairnessPage& page) {
  page_ = page;
  overall_->SetLabel(as_label(to_wx(page.overall)));
  fill(*parts_, page.tables.front());
  parts_->SetToolTip(to_wx(page.tables.front().note));
  const int chosen = std::max(0, tables_->GetSelection());
  tables_->Clear();
  for (std::size_t table = 1; table < page.tables.size(); ++table) tables_->Append(to_wx(page.tables[table].title));
  tables_->SetSelection(chosen);
  show_table();
  Layout();
}

void FairnessPanel::show_table() {
  const auto& table = page_.tables[static_cast<std::size_t>(tables_->GetSelection()) + 1];
  note_->say(to_wx(table.note));
  fill(*table_, table);
  Layout();
}

void FairnessPanel::fill(wxDataViewListCtrl& list, const FairnessTable& table) {
  list.DeleteAllItems();
  list.ClearColumns();
  for (const auto& column : table.columns) {
    list.AppendTextColumn(to_wx(column), wxDATAVIEW_CELL_INERT, list.FromDIP(least_width), wxALIGN_LEFT,
                          wxDATAVIEW_COL_RESIZABLE);
  }
  set_usual_row_height(list);
  for (const auto& row : table.rows) {
    wxVector<wxVariant> cells;
    for (const auto& cell : row.cells) cells.push_back(to_wx(cell));
    list.AppendItem(cells);
  }
  fit_columns(list);
}

void FairnessPanel::fit_columns(wxDataViewListCtrl& list) {
  const auto count = static_cast<int>(list.GetColumnCount());
  if (count == 0) return;
  // The last one holds sentences.
  const int width = list.GetClientSize().x - list.FromDIP(8);
  const int each = std::max(list.FromDIP(least_width), width / (count + 1));
  for (int column = 0; column + 1 < count; ++column) list.GetColumn(static_cast<unsigned>(column))->SetWidth(each);
  list.GetColumn(static_cast<unsigned>(count - 1))->SetWidth(std::max(each, width - each * (count - 1)));
}

void FairnessPanel::row_chosen() {
  const int row = table_->GetSelectedRow();
  std::vector<Address> places;
  if (row != wxNOT_FOUND && tables_->GetSelection() != wxNOT_FOUND) {
    const auto& rows = page_.tables[static_cast<std::size_t>(tables_->GetSelection()) + 1].rows;
    if (static_cast<std::size_t>(row) < rows.size()) places = rows[static_cast<std::size_t>(row)].places;
  }
  workspace_.highlight(std::move(places));
}

void FairnessPanel::lay_out() { body_->SetOrientation(ToDIP(GetClientSize().x) < 640 ? wxVERTICAL : wxHORIZONTAL); }

}  // namespace bulkhead
