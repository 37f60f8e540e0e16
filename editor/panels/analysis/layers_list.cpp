// SPDX-License-Identifier: MIT
#include "editor/panels/analysis/layers_list.h"

#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {

LayersList::LayersList(wxWindow* parent, MissionStage& stage) : wxPanel(parent), stage_(stage) {
  auto* const rows = new wxFlexGridSizer(3, FromDIP(4), FromDIP(10));
  rows->AddGrowableCol(0);
  for (const auto head : {marked("On the map"), marked("Shown"), marked("Locked")}) {
    auto* const words = new wxStaticText(this, wxID_ANY, translated(head));
    colour_text(*words, &Palette::mute);
    rows->Add(words);
  }
  for (const auto& info : map_classes()) add_row(info, *rows);
  SetSizer(rows);
  stage_.listen([list = wxWeakRef<LayersList>(this)](CanvasEvent event) {
    if (list && event == CanvasEvent::overlays) list->refresh();
  });
  refresh();
}

void LayersList::add_row(const MapClassInfo& info, wxSizer& rows) {
  rows.Add(new wxStaticText(this, wxID_ANY, translated(info.name)), 0, wxALIGN_CENTRE_VERTICAL);
  const auto check = [&](const wxString& name, std::string_view help) {
    auto* const box = new wxCheckBox(this, wxID_ANY, "");
    set_accessible_name(*box, name);
    box->SetToolTip(translated(help));
    rows.Add(box, 0, wxALIGN_CENTRE);
    return box;
  };
  Row row{info.what};
  row.shown = check(translated("{}: shown", {translate(info.name)}), info.hide_help);
  row.shown->Bind(wxEVT_CHECKBOX, [this, what = info.what](wxCommandEvent&) { stage_.toggle_hidden(what); });
  if (info.lock.empty()) {
    rows.AddSpacer(0);
  } else {
    row.locked = check(translated(info.lock), info.lock_help);
    row.locked->Bind(wxEVT_CHECKBOX, [this, what = info.what](wxCommandEvent&) { stage_.toggle_locked(what); });
  }
  rows_.push_back(row);
}

void LayersList::refresh() {
  for (const auto& row : rows_) {
    row.shown->SetValue(!stage_.classes().hidden.contains(row.what));
    if (row.locked != nullptr) row.locked->SetValue(stage_.classes().locked.contains(row.what));
  }
}

}  // namespace bulkhead
