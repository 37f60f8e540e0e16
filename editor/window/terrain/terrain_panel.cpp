// SPDX-License-Identifier: MIT
#include "editor/window/terrain/terrain_panel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/list_columns.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/canvas/scoped_flag.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/modifiers.h"
#include "editor/window/terrain/terrain_pictures.h"

namespace bulkhead {
namespace {

constexpr int picture_size = 40;
constexpr int refresh_within = 50;
constexpr int left_width = 96;
constexpr int drag_distance = 6;

}  // namespace

TerrainPanel::TerrainPanel(wxWindow* parent, CanvasController& controller, wxWindow& canvas, wxPoint origin)
    : wxPanel(parent), controller_(controller), canvas_(canvas), origin_(origin), refresh_later_([this] {
        refresh();
      }) {
  build();
  controller_.listen([panel = wxWeakRef<TerrainPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  refresh();
}

void TerrainPanel::build() {
  colour_ground(*this, &Palette::field);
  search_ = new wxSearchCtrl(this, wxID_ANY);
  search_->SetDescriptiveText(translated("Search terrain"));
  search_->ShowCancelButton(true);
  set_accessible_name(*search_, translated("Search terrain"));
  list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER | wxBORDER_NONE);
  set_accessible_name(*list_, translated("Terrain"));
  list_->AppendColumn(translated("Name"));
  list_->AppendColumn(translated("Left"), wxLIST_FORMAT_RIGHT);
  nothing_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  colour_text(*nothing_, &Palette::mute);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(search_, 0, wxEXPAND | wxALL, FromDIP(8));
  column->Add(nothing_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8));
  column->Add(list_, 1, wxEXPAND);
  SetSizer(column);
  keep_keys_from_map(*this);
  search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { refresh(); });
  search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { search_->Clear(); });
  search_->Bind(wxEVT_SEARCH, [this](wxCommandEvent&) { take(0); });
  list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent& event) {
    if (!quiet_) take(event.GetIndex());
  });
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent& event) {
    take(event.GetIndex());
    canvas_.SetFocus();
  });
  // The rows are drawn in a window of their own, which keeps the pointer as long as the button is held.
  for (auto* const rows : list_->GetChildren()) watch_drags(*rows);
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    fit_columns(*list_, 1, FromDIP(left_width));
  });
  when_theme_changes(*this, [this] {
    drawn_.clear();
    refresh();
  });
}

void TerrainPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::mission || event == CanvasEvent::tool) refresh_later_.within(refresh_within);
}

void TerrainPanel::draw_pictures() {
  const auto& mission = controller_.stage().mission();
  std::vector<Id> kinds;
  for (const auto& one : stock_) kinds.push_back(one.kind);
  if (kinds == drawn_ && mission.sets == drawn_sets_) return;
  const auto& design = design_for(palette().dark);
  wxVector<wxBitmapBundle> pictures;
  for (const auto& kind : kinds) {
    pictures.push_back(picture_of_terrain(mission, kind, design, FromDIP(picture_size), GetContentScaleFactor()));
  }
  list_->SetSmallImages(pictures);
  drawn_ = std::move(kinds);
  drawn_sets_ = mission.sets;
}

void TerrainPanel::refresh() {
  const ScopedFlag quiet(quiet_);
  const auto& mission = controller_.stage().mission();
  auto wanted = terrain_stock(mission, from_wx(search_->GetValue()));
  const bool same = wanted == stock_ && mission.sets == drawn_sets_ && !drawn_.empty();
  if (!same) {
    stock_ = std::move(wanted);
    list_->Freeze();
    list_->DeleteAllItems();
    if (!stock_.empty()) draw_pictures();
    for (std::size_t row = 0; row < stock_.size(); ++row) {
      const auto index = static_cast<long>(row);
      list_->InsertItem(index, to_wx(stock_[row].name), static_cast<int>(row));
      list_->SetItem(index, 1, to_wx(words_for(stock_[row])));
      const bool none_left = stock_[row].in_boxes && *stock_[row].in_boxes <= stock_[row].placed;
      if (none_left) list_->SetItemTextColour(index, palette().mute);
    }
    list_->Thaw();
    wxString words;
    if (stock_.empty()) {
      words = search_->IsEmpty() ? translated("The mission's terrain sets have no terrain that stands freely.")
                                 : translated("No terrain is called that.");
    }
    nothing_->SetLabelText(words);
    nothing_->Show(!words.empty());
    Layout();
  }
  mark_chosen();
}

void TerrainPanel::mark_chosen() {
  const ScopedFlag quiet(quiet_);
  const auto& tool = controller_.tool();
  std::optional<std::size_t> chosen;
  const auto& mission = controller_.stage().mission();
  if (tool.info().key == "terrain") {
    if (const auto choices = tool.choices(mission); !choices.empty()) chosen = choices.front().chosen;
  }
  const auto kinds = terrain_kinds(mission);
  for (std::size_t row = 0; row < stock_.size(); ++row) {
    const bool wanted = chosen && *chosen < kinds.size() && kinds[*chosen]->id == stock_[row].kind;
    const auto index = static_cast<long>(row);
    if (list_->IsSelected(index) != wanted) list_->Select(index, wanted);
  }
}

void TerrainPanel::take(long row) {
  if (row < 0 || row >= static_cast<long>(stock_.size())) return;
  const auto kinds = terrain_kinds(controller_.stage().mission());
  const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const FeatureKind* kind) {
    return kind->id == stock_[static_cast<std::size_t>(row)].kind;
  });
  if (found == kinds.end()) return;
  controller_.choose("terrain");
  controller_.choose_option(0, static_cast<std::size_t>(found - kinds.begin()));
}

void TerrainPanel::watch_drags(wxWindow& rows) {
  rows.Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    int where = 0;
    pressed_row_ = list_->HitTest(event.GetPosition(), where);
    pressed_at_ = event.GetPosition();
    event.Skip();
  });
  rows.Bind(wxEVT_MOTION, [this, &rows](wxMouseEvent& event) {
    const auto way = event.GetPosition() - pressed_at_;
    const bool far = std::max(std::abs(way.x), std::abs(way.y)) > FromDIP(drag_distance);
    if (!event.LeftIsDown() || pressed_row_ == wxNOT_FOUND || !(dragging_ || far)) return event.Skip();
    if (!std::exchange(dragging_, true)) take(pressed_row_);
    drag(rows.ClientToScreen(event.GetPosition()), event);
  });
  rows.Bind(wxEVT_LEFT_UP, [this, &rows](wxMouseEvent& event) {
    event.Skip();
    const bool clicked = std::exchange(pressed_row_, wxNOT_FOUND) != wxNOT_FOUND && !dragging_;
    if (std::exchange(dragging_, false)) end_drag(rows.ClientToScreen(event.GetPosition()), event);
    // Who chooses with the mouse goes on over the map, where keys turn what hangs on the pointer.
    if (clicked) CallAfter([this] { canvas_.SetFocus(); });
  });
}

std::optional<ScreenPoint> TerrainPanel::on_map(const wxPoint& on_screen) const {
  const auto at = canvas_.ScreenToClient(on_screen);
  if (!canvas_.IsShownOnScreen() || !wxRect(canvas_.GetClientSize()).Contains(at)) return std::nullopt;
  return ScreenPoint{static_cast<double>(at.x - origin_.x), static_cast<double>(at.y - origin_.y)};
}

void TerrainPanel::drag(const wxPoint& on_screen, const wxKeyboardState& keys) {
  if (const auto at = on_map(on_screen)) {
    controller_.carry(*at, modifiers_of(keys));
  } else {
    controller_.leave();
  }
}

void TerrainPanel::end_drag(const wxPoint& on_screen, const wxKeyboardState& keys) {
  const auto at = on_map(on_screen);
  if (!at) return;
  controller_.put_carried(*at, modifiers_of(keys));
  canvas_.SetFocus();
}

}  // namespace bulkhead
