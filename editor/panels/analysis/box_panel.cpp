// SPDX-License-Identifier: MIT
#include "editor/panels/analysis/box_panel.h"

#include <fmt/format.h>

#include <algorithm>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "analysis/assignment/owned_boxes.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/row_tooltips.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "model/edit/edit.h"
#include "model/mission/terrain_set.h"

namespace bulkhead {
namespace {

/// Between two questions.
constexpr int pause = 100;
constexpr int used_width = 62;
constexpr int short_width = 54;
constexpr int where_width = 124;
constexpr int least_name_width = 90;

wxString number(int value) { return wxString::Format("%d", value); }

}  // namespace

BoxPanel::BoxPanel(wxWindow* parent, MissionStage& stage, Ownership ownership)
    : wxPanel(parent),
      stage_(stage),
      ownership_(std::move(ownership)),
      owned_(ownership_.load()),
      ask_later_([this] { ask(); }),
      report_(
          to_window_thread(), [this](const BoxReport& report) { show(report); },
          [this](const std::string& words) {
            say(translated("It could not be found out: {}", {words}), &Palette::error);
          }) {
  build();
  stage_.listen([panel = wxWeakRef<BoxPanel>(this)](CanvasEvent event) {
    if (panel && event == CanvasEvent::mission) panel->mission_changed();
  });
  mission_changed();
  keep_keys_from_map(*this);
}

void BoxPanel::build() {
  spins_ = new wxFlexGridSizer(2, FromDIP(wxSize(8, 4)));
  static_cast<wxFlexGridSizer*>(spins_)->AddGrowableCol(0);
  counted_ = new WrappedText(this, [this] { Layout(); });
  colour_text(*counted_, &Palette::mute);
  verdict_ = new WrappedText(this, [this] { Layout(); });
  build_lists();
  detail_ = new WrappedText(this, [this] { Layout(); });
  pin_ = new wxButton(this, wxID_ANY, translated("&Pin this panel"));
  pin_->Disable();
  pin_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pin_or_unpin(); });
  pin_help_ = new WrappedText(this, [this] { Layout(); });
  colour_text(*pin_help_, &Palette::mute);

  auto* const rows = new wxBoxSizer(wxVERTICAL);
  // Also where no boxes are asked for.
  rows->AddSpacer(FromDIP(8));
  rows->Add(spins_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  rows->Add(counted_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  rows->Add(verdict_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  rows->Add(pieces_, 3, wxEXPAND | wxBOTTOM, FromDIP(4));
  rows->Add(layout_, 4, wxEXPAND);
  rows->Add(detail_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
  pinning_ = new wxBoxSizer(wxHORIZONTAL);
  pinning_->Add(pin_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  pinning_->Add(pin_help_, 1, wxALIGN_CENTRE_VERTICAL);
  rows->Add(pinning_, 0, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(rows);
  pin_help_->say(translated("A pinned panel stays where it lies, whatever else would fit."));
  show_lists();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    fit_columns();
    event.Skip();
  });
}

void BoxPanel::build_lists() {
  const auto add_list = [this](const wxString& name) {
    auto* const list = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE);
    set_accessible_name(*list, name);
    // Below them there is more to read, also in a low window.
    list->SetMinSize(FromDIP(wxSize(-1, 80)));
    return list;
  };
  const auto column = [](wxDataViewListCtrl& list, const wxString& name, int width, wxAlignment alignment) {
    auto* const added =
        list.AppendTextColumn(name, wxDATAVIEW_CELL_INERT, list.FromDIP(width), alignment, wxDATAVIEW_COL_RESIZABLE);
    added->GetRenderer()->EnableEllipsize(wxELLIPSIZE_END);
  };
  pieces_ = add_list(translated("Pieces"));
  column(*pieces_, translated("Piece"), least_name_width, wxALIGN_LEFT);
  column(*pieces_, translated("Used"), used_width, wxALIGN_RIGHT);
  column(*pieces_, translated("Short"), short_width, wxALIGN_RIGHT);
  layout_ = add_list(translated("Layout"));
  column(*layout_, translated("Layout"), least_name_width, wxALIGN_LEFT);
  column(*layout_, translated("Where"), where_width, wxALIGN_LEFT);
  for (auto* const list : {pieces_, layout_}) set_usual_row_height(*list);
  // In a narrow panel names are cut.
  tell_rows(*pieces_, [this](unsigned row) {
    if (row >= piece_places_.size()) return wxString();
    return pieces_->GetTextValue(row, 0) + ": " + pieces_->GetTextValue(row, 1);
  });
  tell_rows(*layout_,
            [this](unsigned row) { return row < layout_rows_.size() ? layout_rows_[row].words : wxString(); });
  pieces_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { piece_chosen(); });
  layout_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { layout_chosen(); });
}

void BoxPanel::refresh_sets() {
  auto sets = box_sets(stage_.mission(), owned_);
  if (sets == sets_ && spins_->GetItemCount() > 0) return;
  const bool same =
      std::equal(sets.begin(), sets.end(), sets_.begin(), sets_.end(),
                 [](const BoxSet& a, const BoxSet& b) { return a.set == b.set && a.designed == b.designed; });
  sets_ = std::move(sets);
  if (same && spins_->GetItemCount() > 0) return;
  spins_->Clear(true);
  for (const auto& set : sets_) {
    const auto name = translated("Boxes of {} that you own", {set.name});
    auto* const words = new wxStaticText(this, wxID_ANY, as_label(translated("Your boxes: {}", {set.name})),
                                         wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    words->SetMinSize(wxSize(FromDIP(60), -1));
    words->SetToolTip(name);
    auto* const spin =
        new wxSpinCtrl(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, most_boxes, set.owned);
    set_accessible_name(*spin, name);
    spin->Bind(wxEVT_SPINCTRL, [this, id = set.set](wxSpinEvent& event) {
      if (const auto kept = ownership_.own(id, event.GetPosition()); !kept) {
        return say(to_wx(kept.error().message), &Palette::error);
      }
      owned_ = ownership_.load();
      sets_ = box_sets(stage_.mission(), owned_);
      say_what_counts();
      change();
    });
    spins_->Add(words, 1, wxEXPAND | wxTOP, FromDIP(6));
    spins_->Add(spin, 0);
  }
  Layout();
}

void BoxPanel::say_what_counts() {
  std::string designed;
  for (const auto& set : sets_) {
    if (set.owned == 0) designed += (designed.empty() ? "" : ", ") + fmt::format("{} × {}", set.designed, set.name);
  }
  counted_->say(designed.empty() ? wxString() : translated("0 means as the mission is designed: {}.", {designed}));
}

void BoxPanel::OnInternalIdle() {
  wxPanel::OnInternalIdle();
  if (changed_ && IsShownOnScreen()) ask_later_.within(pause);
}

void BoxPanel::mission_changed() {
  refresh_sets();
  change();
}

void BoxPanel::change() {
  changed_ = true;
  stage_.highlight({});
  say(translated("Looking which panels build this layout…"), &Palette::mute);
}

void BoxPanel::ask() {
  changed_ = false;
  say_what_counts();
  if (sets_.empty()) {
    say(translated("No board here is built from boxes whose pieces are listed."), &Palette::mute);
    pieces_->DeleteAllItems();
    layout_->DeleteAllItems();
    piece_places_.clear();
    layout_rows_.clear();
    layout_chosen();
    show_lists();
    return;
  }
  report_.ask([mission = stage_.document().mission(), owned = owned_](const std::stop_token& stop) {
    const auto sets = box_sets(*mission, owned);
    const bool own = std::any_of(sets.begin(), sets.end(), [](const BoxSet& set) { return set.owned > 0; });
    return box_report(*mission,
                      assign_panels(*mission, boxes_to_build_from(*mission, owned), pinned_panels(*mission), {}, stop),
                      own);
  });
}

void BoxPanel::say(const wxString& words, wxColour Palette::*role) {
  colour_text(*verdict_, role);
  verdict_->say(words);
}

void BoxPanel::show(const BoxReport& report) {
  const bool good = report.buildable == Buildable::yes;
  const auto level = report.buildable == Buildable::no ? Level::error : Level::note;
  auto verdict = (good ? wxString::FromUTF8("✓") : symbol_of(level)) + " " + to_wx(report.verdict);
  // What is about no place has no row.
  for (const auto& remark : report.remarks) {
    if (remark.places.empty()) verdict += " " + to_wx(remark.words);
  }
  say(verdict, good ? &Palette::text : level == Level::error ? &Palette::error : &Palette::note);
  pieces_->DeleteAllItems();
  piece_places_.clear();
  for (const auto& piece : report.pieces) {
    wxVector<wxVariant> row;
    row.push_back(to_wx(piece.name));
    row.push_back(translated("{} of {}", {std::to_string(piece.used), std::to_string(piece.owned)}));
    row.push_back(piece.lacking == 0 ? wxString() : symbol_of(Level::error) + " " + number(piece.lacking));
    pieces_->AppendItem(row);
    piece_places_.push_back(piece.covers);
  }
  pieces_->GetColumn(2)->SetHidden(
      std::none_of(report.pieces.begin(), report.pieces.end(), [](const auto& piece) { return piece.lacking > 0; }));
  fit_columns();
  layout_->DeleteAllItems();
  layout_rows_.clear();
  const auto add = [this](const wxString& what, const wxString& where, LayoutRow row) {
    wxVector<wxVariant> words;
    words.push_back(what);
    words.push_back(where);
    layout_->AppendItem(words);
    row.words = where.empty() ? what : what + ": " + where;
    layout_rows_.push_back(std::move(row));
  };
  for (const auto& remark : report.remarks) {
    if (remark.places.empty()) continue;
    add(symbol_of(Level::warning) + " " + to_wx(remark.words), {},
        {remark.places, remark.pin, remark.pin.has_value(), {}});
  }
  for (const auto& panel : report.panels) {
    add(to_wx(panel.name), to_wx(panel.where + (panel.note.empty() ? "" : " · " + panel.note)),
        {panel.covers, panel.pin, panel.pinned, {}});
  }
  const auto kept = std::find_if(layout_rows_.begin(), layout_rows_.end(), [this](const LayoutRow& row) {
    return keep_chosen_.has_value() && row.pin == keep_chosen_;
  });
  if (kept != layout_rows_.end()) layout_->SelectRow(static_cast<unsigned>(kept - layout_rows_.begin()));
  layout_chosen();
  keep_chosen_.reset();
  show_lists();
}

void BoxPanel::show_lists() {
  const bool had_keyboard = pieces_->HasFocus() || layout_->HasFocus() || pin_->HasFocus();
  pieces_->Show(!piece_places_.empty());
  layout_->Show(!layout_rows_.empty());
  GetSizer()->Show(pinning_, !layout_rows_.empty());
  if (had_keyboard && FindFocus() == nullptr) SetFocus();
  Layout();
}

void BoxPanel::piece_chosen() {
  const int row = pieces_->GetSelectedRow();
  const bool there = row != wxNOT_FOUND && static_cast<std::size_t>(row) < piece_places_.size();
  stage_.highlight(there ? piece_places_[static_cast<std::size_t>(row)] : std::vector<Address>());
  detail_->say(there ? pieces_->GetTextValue(static_cast<unsigned>(row), 0) : wxString());
}

const BoxPanel::LayoutRow* BoxPanel::chosen_row() const {
  const int row = layout_->GetSelectedRow();
  const bool there = row != wxNOT_FOUND && static_cast<std::size_t>(row) < layout_rows_.size();
  return there ? &layout_rows_[static_cast<std::size_t>(row)] : nullptr;
}

void BoxPanel::layout_chosen() {
  const auto* const row = chosen_row();
  stage_.highlight(row != nullptr ? row->places : std::vector<Address>());
  detail_->say(row != nullptr ? row->words : wxString());
  pin_->Enable(row != nullptr && row->pin.has_value());
  pin_->SetLabel(row != nullptr && row->pinned ? translated("Un&pin this panel") : translated("&Pin this panel"));
}

void BoxPanel::pin_or_unpin() {
  const auto* const row = chosen_row();
  if (row == nullptr || !row->pin) return;
  const auto pin = *row->pin;
  const EdgeAddress first{pin.board, pin.first};
  const auto done = stage_.attempt(row->pinned ? Edit(UnpinPanels{{first}}) : PinPanel{first, pin.piece});
  if (!done) return say(to_wx(done.error().message), &Palette::error);
  keep_chosen_ = pin;
}

void BoxPanel::fit_columns() {
  const int width = ToDIP(GetClientSize().x) - 12;
  pieces_->GetColumn(0)->SetWidth(
      FromDIP(std::max(least_name_width, width - used_width - (pieces_->GetColumn(2)->IsHidden() ? 0 : short_width))));
  layout_->GetColumn(0)->SetWidth(FromDIP(std::max(least_name_width, width - where_width)));
}

}  // namespace bulkhead
