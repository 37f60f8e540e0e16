// SPDX-License-Identifier: MIT
#include "editor/window/files/mission_picture.h"

#include <wx/dcbuffer.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/look/map_design.h"
#include "editor/window/look/theme.h"
#include "editor/window/start/template_card.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

std::string measures_of(const Mission& mission) {
  const auto bounds = battlefield_bounds(mission);
  const auto size = bounds.bottom_right - bounds.top_left;
  const auto millimetres = [](Length length) { return std::to_string((length.in_micrometres() + 500) / 1000); };
  return translate("{} × {} mm ({}\" × {}\")",
                   {millimetres(size.x), millimetres(size.y), inches_text(size.x), inches_text(size.y)});
}

}  // namespace

MissionPicture::MissionPicture(wxWindow* parent) : wxPanel(parent) {
  ground_ = new wxPanel(this, wxID_ANY, wxDefaultPosition, wxSize(side, side));
  ground_->SetMinSize(wxSize(side, side));
  ground_->SetBackgroundStyle(wxBG_STYLE_PAINT);
  ground_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(ground_);
    dc.SetBackground(wxBrush(to_wx(bitmap_.IsOk() ? paper_ : theme().panel)));
    dc.Clear();
    if (bitmap_.IsOk()) dc.DrawBitmap(bitmap_, 0, 0);
  });
  set_accessible_name(*ground_, translated("Picture of the battlefield"));
  words_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxSize(side, 3 * GetCharHeight()),
                            wxST_NO_AUTORESIZE);
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(ground_);
  column->Add(words_, 0, wxTOP, FromDIP(8));
  SetSizer(column);
}

void MissionPicture::show(const Result<Mission>& mission) {
  bitmap_ = wxBitmap();
  wxString words;
  if (mission) {
    const auto& design = map_design();
    paper_ = design.paper;
    bitmap_ = bitmap_of(draw_map(*mission, design, side, GetContentScaleFactor()), GetContentScaleFactor());
    words = to_wx(measures_of(*mission));
  } else {
    words = to_wx(mission.error().message);
  }
  said_ = from_wx(words);
  colour_text(*words_, mission ? &Palette::mute : &Palette::error);
  words_->SetLabel(as_label(words));
  words_->Wrap(side);
  describe_to_assistants(*ground_, "image", from_wx(translated("Picture of the battlefield")), said_);
  ground_->Refresh();
}

}  // namespace bulkhead
