// SPDX-License-Identifier: MIT
#include "editor/panels/analysis/fairness_panel.h"

#include <algorithm>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {
namespace {

/// Between two questions.
constexpr int pause = 100;
constexpr int least_width = 72;

}  // namespace

FairnessPanel::FairnessPanel(wxWindow* parent, MissionStage& stage)
    : wxPanel(parent),
      stage_(stage),
      ask_later_([this] { ask(); }),
      live_(
          to_window_thread(), [this](const FairnessPage& page) { show(page); },
          [this](const std::string& words) {
            overall_->SetLabel(as_label(translated("It could not be found out: {}", {words})));
          }) {
  build();
  stage_.listen([panel = wxWeakRef<FairnessPanel>(this)](CanvasEvent event) {
    if (panel && event == CanvasEvent::mission) panel->change();
  });
  change();
  keep_keys_from_map(*this);
}

void FairnessPanel::build() {
  overall_ = new wxStaticText(this, wxID_ANY, {});
  auto font = overall_->GetFont();
  font.MakeBold();
  font.SetPointSize(font.GetPointSize() + 3);
  overall_->SetFont(font);
  parts_ = new WrappedText(this, [this] { Layout(); });
  tables_ = new wxChoice(this, wxID_ANY);
  set_accessible_name(*tables_, translated("Which table"));
  tables_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { show_table(); });
  note_ = new WrappedText(this, [this] { Layout(); });
  colour_text(*note_, &Palette::mute);
  table_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
  set_accessible_name(*table_, translated("Table"));
  table_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    fit_columns(*table_);
    event.Skip();
  });
  table_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { row_chosen(); });

  head_ = new wxBoxSizer(wxHORIZONTAL);
  head_->Add(overall_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(12));
  head_->Add(parts_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(12));
  head_->Add(tables_, 0);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(head_, 0, wxEXPAND | wxALL, FromDIP(4));
  column->Add(note_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6));
  column->Add(table_, 1, wxEXPAND);
  SetSizer(column);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    lay_out();
    event.Skip();
  });
}

void FairnessPanel::OnInternalIdle() {
  wxPanel::OnInternalIdle();
  if (changed_ && IsShownOnScreen()) ask_later_.within(pause);
}

void FairnessPanel::change() {
  changed_ = true;
  overall_->SetLabel(translated("Working it out…"));
}

void FairnessPanel::ask() {
  changed_ = false;
  const auto& document = stage_.document();
  live_.ask([mission = document.mission(), snapshots = document.snapshots()](const std::stop_token& stop) {
    return fairness_page(*mission, snapshots->of(mission), stop);
  });
}

void FairnessPanel::show(const FairnessPage& page) {
  page_ = page;
  overall_->SetLabel(as_label(to_wx(page.overall)));
  wxString parts;
  for (const auto& part : page.tables.front().rows) {
    parts += (parts.empty() ? wxString() : wxString::FromUTF8(" · ")) + to_wx(part.cells[0] + " " + part.cells[1]);
  }
  parts_->say(parts);
  // The way to the objectives comes first.
  const int chosen = tables_->GetSelection() == wxNOT_FOUND ? 1 : tables_->GetSelection();
  tables_->Clear();
  for (const auto& table : page.tables) tables_->Append(to_wx(table.title));
  tables_->SetSelection(chosen);
  show_table();
  Layout();
}

void FairnessPanel::show_table() {
  const auto& table = page_.tables[static_cast<std::size_t>(tables_->GetSelection())];
  note_->say(to_wx(table.note));
  tables_->SetToolTip(to_wx(table.note));
  fill(*table_, table);
  lay_out();
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
  // The first one holds names, the last one may hold sentences.
  const int width = list.GetClientSize().x - list.FromDIP(8);
  const int each = std::max(list.FromDIP(least_width), width / (count + 2));
  for (int column = 0; column + 1 < count; ++column) {
    list.GetColumn(static_cast<unsigned>(column))->SetWidth(column == 0 ? each * 3 / 2 : each);
  }
  const int rest = width - each * (count - 2) - each * 3 / 2;
  list.GetColumn(static_cast<unsigned>(count - 1))->SetWidth(std::max(each, rest));
}

void FairnessPanel::row_chosen() {
  const int row = table_->GetSelectedRow();
  std::vector<Address> places;
  if (row != wxNOT_FOUND && tables_->GetSelection() != wxNOT_FOUND) {
    const auto& rows = page_.tables[static_cast<std::size_t>(tables_->GetSelection())].rows;
    if (static_cast<std::size_t>(row) < rows.size()) places = rows[static_cast<std::size_t>(row)].places;
  }
  stage_.highlight(std::move(places));
}

void FairnessPanel::lay_out() {
  // A low panel keeps its height for the table, if that has rows; the note is the choice's tip as well.
  const auto size = ToDIP(GetClientSize());
  head_->SetOrientation(size.x < 640 ? wxVERTICAL : wxHORIZONTAL);
  note_->Show((size.y >= 180 || table_->GetItemCount() == 0) && !note_->text().empty());
  Layout();
}

}  // namespace bulkhead
