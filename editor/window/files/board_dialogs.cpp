// SPDX-License-Identifier: MIT
#include "editor/window/files/board_dialogs.h"

#include <algorithm>
#include <array>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/boards/board_actions.h"
#include "editor/tools/boards/custom_mission.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr int gap = 8;
constexpr int margin = 14;

// In the order of the choices.
constexpr std::array places = {BoardPlace::right, BoardPlace::below, BoardPlace::apart, BoardPlace::above};
constexpr std::array corners = {Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east};

wxFlexGridSizer* form_grid(wxWindow& dialog) {
  auto* const grid = new wxFlexGridSizer(2, dialog.FromDIP(wxSize(gap, gap)));
  grid->AddGrowableCol(1);
  return grid;
}

/// A form, what it makes beside it, and the buttons below, the first of which has that name.
void lay_out(wxDialog& dialog, wxSizer* form, wxWindow* beside, const wxString& go) {
  auto* const row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(form, 1, wxEXPAND | wxALL, dialog.FromDIP(margin));
  if (beside != nullptr) row->Add(beside, 0, wxTOP | wxRIGHT | wxBOTTOM, dialog.FromDIP(margin));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(row, 1, wxEXPAND);
  column->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM,
              dialog.FromDIP(margin));
  dialog.SetSizerAndFit(column);
  auto* const button = dialog.FindWindow(wxID_OK);
  if (button == nullptr) return;
  button->SetLabel(go);
  dialog.Bind(wxEVT_CHAR_HOOK, [&dialog, button](wxKeyEvent& event) {
    const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    // Lists unfold and buttons act with it.
    const auto* const focus = wxWindow::FindFocus();
    const bool on_field =
        dynamic_cast<const wxSpinCtrl*>(focus) != nullptr || dynamic_cast<const wxTextCtrl*>(focus) != nullptr;
    const bool accepts = enter && on_field && !event.HasAnyModifiers() && dialog.IsModal() && button->IsEnabled();
    accepts ? dialog.EndModal(wxID_OK) : event.Skip();
  });
}

void enable_ok(wxDialog& dialog, bool enable) {
  if (auto* const button = dialog.FindWindow(wxID_OK)) button->Enable(enable);
}

}  // namespace

AddBoardDialog::AddBoardDialog(wxWindow* parent, const Mission& mission, RulerUnit unit)
    : wxDialog(parent, wxID_ANY, translated("Add board")), mission_(mission) {
  auto* const grid = form_grid(*this);
  form_ = std::make_unique<BoardForm>(*this, *grid, known_sets(&mission), unit, [this] { draw(); });
  place_ = form_choice(*this, {translated("At the right"), translated("Below"), translated("At the right, apart"),
                               translated("On the next level, above")});
  add_form_row(*this, *grid, translated("It lies"), place_);
  place_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { draw(); });
  auto like = usual_board();
  if (!mission.boards.empty()) {
    // Mostly it is to be as the last one.
    const auto& last = *mission.boards.back();
    like.lattice = last.lattice() != nullptr;
    if (like.lattice) {
      like.cells = last.lattice()->size();
      like.set = last.set;
    } else {
      const auto& ground = std::get<PlainGround>(last.ground);
      like.size = {ground.width, ground.height};
    }
  }
  form_->set_board(like);
  picture_ = new MissionPicture(this);
  lay_out(*this, grid, picture_, translated("Add"));
  draw();
  form_->focus_size();
}

NewBoard AddBoardDialog::wanted() const {
  auto board = form_->board();
  board.place = places.at(static_cast<std::size_t>(std::max(place_->GetSelection(), 0)));
  return board;
}

void AddBoardDialog::draw() {
  if (picture_ == nullptr) return;
  const auto after = form_->readable()
                         .and_then([&] { return edit_that_adds(mission_, wanted(), library_); })
                         .and_then([&](const Edit& edit) { return edit.apply(mission_); });
  picture_->show(after);
  enable_ok(*this, after.has_value());
}

BoardSizeDialog::BoardSizeDialog(wxWindow* parent, const Mission& mission, int board, RulerUnit unit)
    : wxDialog(parent, wxID_ANY, translated("Size of board {}", {std::to_string(board)})),
      mission_(mission),
      board_(board) {
  auto* const grid = form_grid(*this);
  const auto& its = *find_board(mission, board);
  if (const auto* lattice = its.lattice()) {
    columns_ = form_number(*this, 1, LatticeSize::largest, lattice->size().columns);
    rows_ = form_number(*this, 1, LatticeSize::largest, lattice->size().rows);
    add_form_row(*this, *grid, translated("Columns"), columns_);
    add_form_row(*this, *grid, translated("Rows"), rows_);
    for (auto* const number : {columns_, rows_}) {
      number->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { draw(); });
      number->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { draw(); });
    }
  } else {
    const auto& ground = std::get<PlainGround>(its.ground);
    width_.emplace(*this, unit, ground.width);
    height_.emplace(*this, unit, ground.height);
    add_form_row(*this, *grid, translated("Width"), &width_->control());
    add_form_row(*this, *grid, translated("Height"), &height_->control());
    for (auto* const length : {&width_->control(), &height_->control()}) {
      length->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { draw(); });
    }
  }
  keep_ = form_choice(
      *this, {translated("Top left"), translated("Top right"), translated("Bottom left"), translated("Bottom right")});
  add_form_row(*this, *grid, translated("Corner that stays"), keep_);
  keep_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { draw(); });
  lost_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxSize(-1, 3 * GetCharHeight()),
                           wxST_NO_AUTORESIZE);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(grid, 0, wxEXPAND);
  column->Add(lost_, 0, wxEXPAND | wxTOP, FromDIP(margin));
  picture_ = new MissionPicture(this);
  lay_out(*this, column, picture_, translated("Change"));
  draw();
  columns_ != nullptr ? focus_whole(*columns_) : focus_whole(width_->control());
}

ResizeBoard BoardSizeDialog::wanted() const {
  ResizeBoard wanted;
  wanted.board = board_;
  wanted.keep = corners.at(static_cast<std::size_t>(std::max(keep_->GetSelection(), 0)));
  if (columns_ != nullptr) {
    wanted.size = LatticeSize{columns_->GetValue(), rows_->GetValue()};
  } else {
    wanted.size = PlainGround{width_->length().value_or(Length()), height_->length().value_or(Length())};
  }
  return wanted;
}

std::string BoardSizeDialog::lost() const { return from_wx(lost_->GetLabelText()); }

void BoardSizeDialog::draw() {
  if (picture_ == nullptr) return;
  Result<void> readable;
  if (width_) readable = width_->length().and_then([&](Length) { return height_->length(); }).map([](Length) {});
  const auto after =
      readable.and_then([&] { return edit_that_resizes(mission_, wanted()); }).and_then([&](const Edit& edit) {
        return edit.apply(mission_);
      });
  picture_->show(after);
  enable_ok(*this, after.has_value());
  const auto lost = after ? lost_between(mission_, *after) : std::string();
  lost_->SetLabel(lost.empty() ? wxString() : as_label(translated("This goes: {}", {lost})));
  lost_->Wrap(std::max(lost_->GetSize().x, 1));
}

GameDialog::GameDialog(wxWindow* parent, const Mission& mission)
    : wxDialog(parent, wxID_ANY, translated("Change the game")), mission_(mission) {
  auto* const grid = form_grid(*this);
  system_ = form_choice(*this, {});
  if (const auto library = library_.library()) {
    for (const auto& entry : (*library)->templates()) {
      if (entry.kind != Template::Kind::system || entry.id.text() == mission.system->id.text()) continue;
      systems_.emplace_back(entry.id.text());
      system_->Append(to_wx(entry.title));
    }
  }
  if (!systems_.empty()) system_->SetSelection(0);
  add_form_row(*this, *grid, translated("Game"), system_);
  system_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { tell(); });
  words_ = new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, FromDIP(wxSize(460, 150)),
                          wxTE_MULTILINE | wxTE_READONLY | wxTE_NO_VSCROLL);
  set_accessible_name(*words_, translated("What the game lacks"));
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(grid, 0, wxEXPAND);
  column->Add(words_, 1, wxEXPAND | wxTOP, FromDIP(margin));
  lay_out(*this, column, nullptr, translated("Change"));
  tell();
}

std::optional<Id> GameDialog::wanted() const {
  const auto system = system_->GetSelection();
  if (system < 0) return std::nullopt;
  return systems_.at(static_cast<std::size_t>(system));
}

std::string GameDialog::told() const { return from_wx(words_->GetValue()); }

void GameDialog::tell() {
  const auto id = wanted();
  const auto system = id ? library_.system(*id) : Result<GameSystem>(fail(translate("The library has no other game")));
  if (!system) {
    words_->ChangeValue(to_wx(system.error().message));
    return enable_ok(*this, false);
  }
  const auto fits = SetSystem{Part<GameSystem>(*system)}.apply(mission_);
  enable_ok(*this, fits.has_value());
  if (!fits) return words_->ChangeValue(to_wx(fits.error().message));
  const auto lacking = lacking_words(*system, mission_);
  words_->ChangeValue(lacking.empty() ? translated("It has everything that this mission uses.") : to_wx(lacking));
}

}  // namespace bulkhead
