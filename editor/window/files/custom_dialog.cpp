// SPDX-License-Identifier: MIT
#include "editor/window/files/custom_dialog.h"

#include <algorithm>
#include <array>
#include <utility>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

constexpr int gap = 8;
constexpr int margin = 14;

// In the order of the choices.
constexpr std::array places = {BoardPlace::right, BoardPlace::below, BoardPlace::apart, BoardPlace::above};
constexpr std::array zones = {CustomMission::Zones::top_bottom, CustomMission::Zones::left_right,
                              CustomMission::Zones::quarters, CustomMission::Zones::none};
constexpr std::array pens = {SymmetryPen::off, SymmetryPen::half_turn, SymmetryPen::left_right,
                             SymmetryPen::top_bottom};

template <typename T, std::size_t Size>
T chosen_of(const std::array<T, Size>& all, const wxChoice& choice) {
  return all.at(static_cast<std::size_t>(std::max(choice.GetSelection(), 0)));
}

}  // namespace

CustomDialog::CustomDialog(wxWindow* parent, RulerUnit unit)
    : wxDialog(parent, wxID_ANY, translated("New custom mission")) {
  auto* const row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(build_form(unit), 1, wxEXPAND | wxALL, FromDIP(margin));
  picture_ = new MissionPicture(this);
  row->Add(picture_, 0, wxTOP | wxRIGHT | wxBOTTOM, FromDIP(margin));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(row, 1, wxEXPAND);
  column->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(margin));
  SetSizerAndFit(column);
  if (auto* const begin = FindWindow(wxID_OK)) begin->SetLabel(translated("Begin"));
  draw();
  title_->SetFocus();
}

wxSizer* CustomDialog::build_form(RulerUnit unit) {
  auto* const grid = new wxFlexGridSizer(2, FromDIP(wxSize(gap, gap)));
  grid->AddGrowableCol(1);
  title_ = new wxTextCtrl(this, wxID_ANY);
  title_->SetHint(translated("Untitled killzone"));
  add_form_row(*this, *grid, translated("Title"), title_);
  system_ = form_choice(*this, {});
  fill_systems();
  add_form_row(*this, *grid, translated("Game"), system_);
  add_boards(*grid, unit);
  add_sides(*grid);
  pen_ = form_choice(
      *this, {translated("No symmetry"), translated("Half turn"), translated("Left–right"), translated("Top–bottom")});
  add_form_row(*this, *grid, translated("Draw with symmetry"), pen_);
  for (auto* const choice : {system_, place_, zones_}) {
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { changed(); });
  }
  for (auto* const number : {boards_, lifts_, depth_}) {
    number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { changed(); });
    number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
  }
  for (auto* const text : {title_, first_side_, second_side_}) {
    text->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { changed(); });
  }
  return grid;
}

void CustomDialog::add_boards(wxSizer& grid, RulerUnit unit) {
  board_ = std::make_unique<BoardForm>(*this, grid, known_sets(nullptr), unit, [this] { changed(); });
  board_->set_board(usual_board());
  boards_ = form_number(*this, 1, most_custom_boards, 1);
  add_form_row(*this, grid, translated("Boards"), boards_);
  place_ = form_choice(*this, {translated("Side by side"), translated("One below the other"),
                               translated("Side by side, apart"), translated("On levels, one above the other")});
  add_form_row(*this, grid, translated("They lie"), place_);
  lifts_ = form_number(*this, 0, most_custom_lifts, CustomMission().lifts);
  add_form_row(*this, grid, translated("Lifts between boards"), lifts_);
}

void CustomDialog::add_sides(wxSizer& grid) {
  first_side_ = new wxTextCtrl(this, wxID_ANY, translated("Attacker"));
  second_side_ = new wxTextCtrl(this, wxID_ANY, translated("Defender"));
  add_form_pair(*this, grid, translated("Sides"), first_side_, second_side_, translated("and"));
  set_accessible_name(*first_side_, translated("First side"));
  set_accessible_name(*second_side_, translated("Second side"));
  zones_ = form_choice(*this, {translated("Top and bottom"), translated("Left and right"),
                               translated("Opposite quarters"), translated("None yet")});
  add_form_row(*this, grid, translated("Start zones"), zones_);
  depth_ = form_number(*this, 1, LatticeSize::largest, 1);
  set_accessible_name(*depth_, translated("Depth of the zones"));
  depth_unit_ = new wxStaticText(this, wxID_ANY, translated("inches"));
  auto* const depth = new wxBoxSizer(wxHORIZONTAL);
  depth->Add(depth_, 1, wxEXPAND);
  depth->Add(depth_unit_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(gap));
  grid.Add(new wxStaticText(this, wxID_ANY, translated("Depth of the zones")), 0, wxALIGN_CENTRE_VERTICAL);
  grid.Add(depth, 1, wxEXPAND);
  depth_unit_->SetMinSize(depth_unit_->GetBestSize());
}

void CustomDialog::fill_systems() {
  const auto library = library_.library();
  if (!library) return;
  const auto usual = CustomMission().system;
  for (const auto& entry : (*library)->templates()) {
    if (entry.kind != Template::Kind::system) continue;
    systems_.emplace_back(entry.id.text());
    system_->Append(to_wx(entry.title));
    if (systems_.back() == usual || systems_.size() == 1) system_->SetSelection(static_cast<int>(systems_.size()) - 1);
  }
}

CustomMission CustomDialog::wanted() const {
  CustomMission wanted;
  wanted.title = from_wx(title_->GetValue());
  if (system_->GetSelection() >= 0) wanted.system = systems_.at(static_cast<std::size_t>(system_->GetSelection()));
  wanted.boards = boards_->GetValue();
  wanted.board = board_->board();
  wanted.board.place = chosen_of(places, *place_);
  wanted.terrain = board_->terrain();
  wanted.sides = {from_wx(first_side_->GetValue()), from_wx(second_side_->GetValue())};
  wanted.zones = chosen_of(zones, *zones_);
  wanted.depth = depth_->GetValue();
  wanted.lifts = lifts_->GetValue();
  wanted.pen = chosen_of(pens, *pen_);
  return wanted;
}

void CustomDialog::changed() {
  if (std::exchange(draw_wanted_, true)) return;
  CallAfter([this] {
    draw_wanted_ = false;
    draw();
  });
}

void CustomDialog::draw() {
  if (const bool lattice = board_->board().lattice; std::exchange(lattice_, lattice) != lattice) {
    constexpr int usual_cells = 1;
    constexpr int usual_inches = 5;
    depth_->SetValue(lattice ? usual_cells : usual_inches);
  }
  const auto now = wanted();
  const auto mission = board_->readable().and_then([&] { return mission_of(now, library_); });
  picture_->show(mission);
  if (auto* const begin = FindWindow(wxID_OK)) begin->Enable(mission.has_value());
  place_->Enable(now.boards > 1);
  lifts_->Enable(can_have_lifts(now));
  const bool along_edges =
      now.zones == CustomMission::Zones::left_right || now.zones == CustomMission::Zones::top_bottom;
  depth_->Enable(along_edges);
  depth_unit_->SetLabel(now.board.lattice ? translated("cells") : translated("inches"));
}

}  // namespace bulkhead
