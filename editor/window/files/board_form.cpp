// SPDX-License-Identifier: MIT
#include "editor/window/files/board_form.h"

#include <algorithm>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "model/mission/names.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

constexpr int lattice_kind = 0;

}  // namespace

void add_form_row(wxWindow& parent, wxSizer& grid, const wxString& label, wxWindow* control) {
  grid.Add(new wxStaticText(&parent, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  set_accessible_name(*control, label);
  grid.Add(control, 1, wxEXPAND);
}

FormPair add_form_pair(wxWindow& parent, wxSizer& grid, const wxString& label, wxWindow* first, wxWindow* second,
                       const wxString& between) {
  FormPair pair;
  pair.label = new wxStaticText(&parent, wxID_ANY, label);
  grid.Add(pair.label, 0, wxALIGN_CENTRE_VERTICAL);
  pair.row = new wxBoxSizer(wxHORIZONTAL);
  pair.row->Add(first, 1, wxEXPAND);
  pair.row->Add(new wxStaticText(&parent, wxID_ANY, between), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT,
                parent.FromDIP(6));
  pair.row->Add(second, 1, wxEXPAND);
  grid.Add(pair.row, 1, wxEXPAND);
  return pair;
}

wxChoice* form_choice(wxWindow& parent, const std::vector<wxString>& names) {
  auto* const choice = new wxChoice(&parent, wxID_ANY);
  for (const auto& name : names) choice->Append(name);
  if (!names.empty()) choice->SetSelection(0);
  return choice;
}

wxSpinCtrl* form_number(wxWindow& parent, int least, int most, int value) {
  return new wxSpinCtrl(&parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least, most,
                        value);
}

void focus_whole(wxSpinCtrl& number) {
  number.SetFocus();
  number.SetSelection(-1, -1);
}

void focus_whole(wxTextCtrl& line) {
  line.SetFocus();
  line.SelectAll();
}

void BoardForm::focus_size() const {
  kind_->GetSelection() == lattice_kind ? focus_whole(*columns_) : focus_whole(width_.control());
}

std::vector<BoardForm::KnownSet> known_sets(const Mission* mission) {
  std::vector<BoardForm::KnownSet> sets;
  if (mission != nullptr) {
    for (const auto& used : mission->sets) {
      sets.push_back({used.set->id, name_or_id(*used.set), used.set->has_lattice()});
    }
  }
  const LibraryOnDemand on_demand;
  const auto library = on_demand.library();
  if (!library) return sets;
  for (const auto& entry : (*library)->templates()) {
    if (entry.kind != Template::Kind::terrain_set) continue;
    const Id id(entry.id.text());
    const bool there = std::any_of(sets.begin(), sets.end(), [&](const auto& set) { return set.id == id; });
    const auto set = there ? Result<TerrainSet>(fail("")) : on_demand.terrain_set(id);
    if (set) sets.push_back({id, name_or_id(*set), set->has_lattice()});
  }
  return sets;
}

BoardForm::BoardForm(wxWindow& parent, wxSizer& grid, std::vector<KnownSet> sets, RulerUnit unit,
                     std::function<void()> changed)
    : parent_(parent), grid_(grid), sets_(std::move(sets)), changed_(std::move(changed)) {
  kind_ = form_choice(parent, {translated("Lattice of cells"), translated("Open table")});
  set_ = form_choice(parent, {});
  const NewBoard usual;
  columns_ = form_number(parent, 1, LatticeSize::largest, usual.cells.columns);
  rows_ = form_number(parent, 1, LatticeSize::largest, usual.cells.rows);
  width_ = LengthField(parent, unit, usual.size.x);
  height_ = LengthField(parent, unit, usual.size.y);
  add_form_row(parent, grid, translated("Kind of board"), kind_);
  add_form_row(parent, grid, translated("Terrain set"), set_);
  const auto times = wxString(wxUniChar(0xD7));
  cells_ = add_form_pair(parent, grid, translated("Columns and rows"), columns_, rows_, times);
  size_ = add_form_pair(parent, grid, translated("Width and height"), &width_.control(), &height_.control(), times);
  set_accessible_name(*columns_, translated("Columns"));
  set_accessible_name(*rows_, translated("Rows"));
  set_accessible_name(width_.control(), translated("Width"));
  set_accessible_name(height_.control(), translated("Height"));
  kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
    fill_sets();
    show_rows();
    changed_();
  });
  set_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed_(); });
  for (auto* const number : {columns_, rows_}) {
    number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { changed_(); });
    number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed_(); });
  }
  for (auto* const length : {&width_.control(), &height_.control()}) {
    length->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed_(); });
  }
  fill_sets();
  show_rows();
}

void BoardForm::fill_sets() {
  const bool lattice = kind_->GetSelection() == lattice_kind;
  set_->Clear();
  shown_.clear();
  if (!lattice) {
    shown_.emplace_back();
    set_->Append(translated("None"));
  }
  std::optional<std::size_t> chosen;
  for (const auto& set : sets_) {
    if (set.has_lattice != lattice) continue;
    if (!chosen || set.id == likely_) chosen = shown_.size();
    shown_.emplace_back(set.id);
    set_->Append(to_wx(set.name));
  }
  if (!shown_.empty()) set_->SetSelection(static_cast<int>(chosen.value_or(0)));
}

void BoardForm::show_rows() {
  const bool lattice = kind_->GetSelection() == lattice_kind;
  const auto show = [&](const FormPair& pair, bool shown) {
    pair.label->Show(shown);
    pair.row->ShowItems(shown);
  };
  show(cells_, lattice);
  show(size_, !lattice);
  parent_.Layout();
}

NewBoard BoardForm::board() const {
  NewBoard board;
  board.lattice = kind_->GetSelection() == lattice_kind;
  board.cells = {columns_->GetValue(), rows_->GetValue()};
  board.size = {width_.length().value_or(Length()), height_.length().value_or(Length())};
  const auto set = set_->GetSelection();
  if (board.lattice && set >= 0) board.set = shown_.at(static_cast<std::size_t>(set));
  return board;
}

Result<void> BoardForm::readable() const {
  if (kind_->GetSelection() == lattice_kind) return {};
  return width_.length().and_then([&](Length) { return height_.length(); }).map([](Length) {});
}

std::optional<Id> BoardForm::terrain() const {
  const auto set = set_->GetSelection();
  if (kind_->GetSelection() == lattice_kind || set < 0) return std::nullopt;
  return shown_.at(static_cast<std::size_t>(set));
}

void BoardForm::set_board(const NewBoard& board) {
  kind_->SetSelection(board.lattice ? lattice_kind : lattice_kind + 1);
  likely_ = board.set;
  fill_sets();
  columns_->SetValue(board.cells.columns);
  rows_->SetValue(board.cells.rows);
  width_.set(board.size.x);
  height_.set(board.size.y);
  show_rows();
}

}  // namespace bulkhead
