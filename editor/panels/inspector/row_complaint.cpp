// SPDX-License-Identifier: MIT
#include "editor/panels/inspector/row_complaint.h"

#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/wrapped_text.h"

namespace bulkhead {
namespace {

constexpr int margin = 6;

}  // namespace

RowComplaint::RowComplaint(wxWindow* parent, wxPropertyGrid& grid) : wxPanel(parent), grid_(grid) {
  Hide();
  colour_ground(*this, &Palette::ground);
  words_ = new WrappedText(this, [this] { place(); });
  colour_text(*words_, &Palette::error);
  auto* const all = new wxBoxSizer(wxVERTICAL);
  all->Add(words_, 0, wxEXPAND | wxALL, FromDIP(margin));
  SetSizer(all);
  // Things have their new places only after these events.
  const auto follow = [this](auto& event) {
    event.Skip();
    CallAfter([this] { place(); });
  };
  grid_.Bind(wxEVT_SIZE, follow);
  for (const auto& type :
       {wxEVT_SCROLLWIN_TOP, wxEVT_SCROLLWIN_BOTTOM, wxEVT_SCROLLWIN_LINEUP, wxEVT_SCROLLWIN_LINEDOWN,
        wxEVT_SCROLLWIN_PAGEUP, wxEVT_SCROLLWIN_PAGEDOWN, wxEVT_SCROLLWIN_THUMBTRACK, wxEVT_SCROLLWIN_THUMBRELEASE}) {
    grid_.Bind(type, follow);
  }
}

void RowComplaint::say(const wxPGProperty* row, const wxString& words) {
  row_ = row == nullptr ? wxString() : row->GetName();
  if (row_.empty()) {
    Hide();
    return;
  }
  // What is hidden has no size to be wrapped to.
  Show();
  const int width = grid_.GetClientSize().x - 2 * FromDIP(margin);
  words_->SetSize(width, -1);
  words_->say(words);
  place();
}

void RowComplaint::place() {
  auto* const row = row_.empty() ? nullptr : grid_.GetPropertyByName(row_);
  if (row == nullptr) {
    Hide();
    return;
  }
  const auto line = grid_.GetPropertyRect(row, row);
  const auto room = grid_.GetClientSize();
  const bool in_sight = line.GetBottom() > 0 && line.y < room.y;
  Show(in_sight);
  if (!in_sight) return;
  const auto corner = grid_.GetPosition();
  SetSize(corner.x, corner.y + line.GetBottom() + 1, room.x, GetSizer()->CalcMin().y);
  Layout();
  Raise();
}

}  // namespace bulkhead
