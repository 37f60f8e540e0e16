// SPDX-License-Identifier: MIT
#include "editor/panels/analysis/overlays_panel.h"

#include <algorithm>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/weakref.h>

#include "editor/panels/analysis/layers_list.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {

OverlaysPanel::OverlaysPanel(wxWindow* parent, MissionStage& stage)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL), stage_(stage) {
  auto* const column = new wxBoxSizer(wxVERTICAL);
  add_checks(*column);
  add_choices(*column);
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(column, 1, wxEXPAND | wxALL, FromDIP(12));
  SetSizer(around);
  SetScrollRate(0, FromDIP(12));
  stage_.listen([panel = wxWeakRef<OverlaysPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  happened(CanvasEvent::mission);
  keep_keys_from_map(*this);
}

void OverlaysPanel::add_checks(wxSizer& column) {
  checks_.resize(map_overlays().size());
  const auto add = [&](MapOverlay::Kind kind, const wxString& heading) {
    auto* const words = new wxStaticText(this, wxID_ANY, heading);
    colour_text(*words, &Palette::mute);
    column.Add(words, 0, wxTOP | wxBOTTOM, FromDIP(4));
    for (std::size_t index = 0; index < checks_.size(); ++index) {
      const auto& overlay = map_overlays()[index];
      if (overlay.kind == kind) add_check(index, overlay, column);
    }
  };
  add(MapOverlay::Kind::fill, translated("One of these covers the ground"));
  add(MapOverlay::Kind::line, translated("Any of these lie above it"));
}

void OverlaysPanel::add_check(std::size_t index, const MapOverlay& overlay, wxSizer& column) {
  const auto* const command = find_command("overlay." + std::string(overlay.key));
  auto* const check = new wxCheckBox(this, wxID_ANY, translated(overlay.name) + "   " + to_wx(command->shortcut));
  check->SetToolTip(translated(overlay.help));
  set_accessible_name(*check, translated(overlay.name));
  check->Bind(wxEVT_CHECKBOX, [this, key = overlay.key](wxCommandEvent&) { stage_.toggle_overlay(key); });
  checks_[index] = check;
  column.Add(check, 0, wxBOTTOM, FromDIP(4));
}

void OverlaysPanel::add_choices(wxSizer& column) {
  const auto add = [&](const wxString& name) {
    auto* const words = new wxStaticText(this, wxID_ANY, name);
    colour_text(*words, &Palette::mute);
    column.Add(words, 0, wxTOP | wxBOTTOM, FromDIP(4));
    auto* const choice = new wxChoice(this, wxID_ANY);
    set_accessible_name(*choice, name);
    column.Add(choice, 0, wxEXPAND | wxBOTTOM, FromDIP(8));
    return choice;
  };
  from_ = add(translated("Distance from"));
  from_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    auto choice = stage_.overlay_choice();
    choice.zone = origins_[static_cast<std::size_t>(event.GetSelection())];
    choice.show("distance", true);
    stage_.set_overlay_choice(std::move(choice));
  });
  hatchways_ = add(translated("Hatchways, just for looking"));
  for (const auto name : {marked("As the mission sets them"), marked("All open"), marked("All closed")}) {
    hatchways_->Append(translated(name));
  }
  hatchways_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    stage_.set_hatchway_mode(static_cast<HatchwayStates::Mode>(event.GetSelection()));
  });
  auto* const about = new WrappedText(this, [this] { FitInside(); });
  colour_text(*about, &Palette::mute);
  about->say(
      translated("Overlays and the ruler go by this; the mission stays as it is. The tool Try (T) opens and "
                 "closes single hatchways."));
  column.Add(about, 0, wxEXPAND | wxBOTTOM, FromDIP(12));
  column.Add(new LayersList(this, stage_), 0, wxEXPAND);
}

void OverlaysPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::mission) refresh_zones();
  if (event == CanvasEvent::mission || event == CanvasEvent::overlays) refresh();
}

void OverlaysPanel::refresh_zones() {
  const auto& mission = stage_.mission();
  std::vector<std::optional<Id>> origins = {std::nullopt};
  std::vector<std::string> names = {translate("The pointer")};
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      origins.emplace_back(zone.id);
      names.push_back(words_for(mission, zone));
    }
  }
  origins_ = std::move(origins);
  if (names == origin_names_) return;
  origin_names_ = std::move(names);
  from_->Clear();
  for (const auto& name : origin_names_) from_->Append(sentence(name));
}

void OverlaysPanel::refresh() {
  const auto& choice = stage_.overlay_choice();
  for (std::size_t index = 0; index < checks_.size(); ++index) {
    checks_[index]->SetValue(choice.shows(map_overlays()[index].key));
  }
  const auto found = std::find(origins_.begin(), origins_.end(), choice.zone);
  from_->SetSelection(found == origins_.end() ? wxNOT_FOUND : static_cast<int>(found - origins_.begin()));
  hatchways_->SetSelection(static_cast<int>(choice.hatchways.mode()));
}

}  // namespace bulkhead
