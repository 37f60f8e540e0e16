// SPDX-License-Identifier: MIT
#include "editor/window/frame/tool_options.h"

#include <algorithm>
#include <array>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// The sides that a kind of zone can belong to; a kind that is named after a side is that side's alone.
std::vector<const Side*> owners(const Mission& mission, const ZoneKind& kind) {
  std::vector<const Side*> sides;
  if (kind.owner != ZoneKind::Owner::side) return sides;
  for (const auto& side : *mission.sides) {
    if (kind.id.text().starts_with(side.id.text() + "-")) return {&side};
    sides.push_back(&side);
  }
  return sides;
}

/// Usual diameters of bases, in tenths of a millimetre.
constexpr std::array base_sizes = {250, 285, 320, 400, 500, 600, 800, 1000};

}  // namespace

ToolOptions::ToolOptions(wxWindow* parent, Workspace& workspace) : wxPanel(parent), workspace_(workspace) {
  name_ = new wxStaticText(this, wxID_ANY, "");
  choice_ = new wxChoice(this, wxID_ANY);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(name_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, 12);
  row->Add(choice_, 0, wxALL, 4);
  SetSizer(row);
  choice_->Bind(wxEVT_CHOICE,
                [this](wxCommandEvent& event) { chosen(options_[static_cast<std::size_t>(event.GetSelection())]); });
  Hide();
}

std::vector<ToolOptions::Option> ToolOptions::options() const {
  const auto& mission = workspace_.mission();
  std::vector<Option> all;
  if (workspace_.tool() == ToolKind::objective) {
    for (const auto& kind : mission.system->marker_kinds) all.push_back({kind.name, std::nullopt, kind.id});
  }
  if (workspace_.tool() == ToolKind::measure) {
    all.push_back({translate("no bases"), std::nullopt, std::nullopt, Length()});
    for (const int size : base_sizes) {
      const auto base = Length::micrometres(std::int64_t{size} * 100);
      all.push_back(
          {translate("bases of {}", {length_words(base, RulerUnit::millimetres)}), std::nullopt, std::nullopt, base});
    }
  }
  if (workspace_.tool() != ToolKind::zone && workspace_.tool() != ToolKind::area) return all;
  for (const auto& kind : mission.system->zone_kinds) {
    if (kind.area != (workspace_.tool() == ToolKind::area)) continue;
    const auto sides = owners(mission, kind);
    if (sides.empty()) all.push_back({kind.name, ZonePaint{kind.id, std::nullopt, std::nullopt}, std::nullopt});
    for (const auto* side : sides) {
      const auto name = sides.size() > 1 ? kind.name + " · " + side->name : kind.name;
      all.push_back({name, ZonePaint{kind.id, side->id, std::nullopt}, std::nullopt});
    }
  }
  return all;
}

int ToolOptions::present() const {
  const auto is_present = [&](const Option& option) {
    if (workspace_.tool() == ToolKind::objective) {
      return option.marker && (marker_kind_ ? option.marker == marker_kind_ : option.marker->text() == objective_kind);
    }
    if (workspace_.tool() == ToolKind::measure) return option.base == workspace_.base().value_or(Length());
    const auto paint = workspace_.paint(workspace_.tool() == ToolKind::area);
    return paint && option.paint && paint->kind == option.paint->kind && paint->side == option.paint->side;
  };
  const auto found = std::find_if(options_.begin(), options_.end(), is_present);
  return found == options_.end() ? wxNOT_FOUND : static_cast<int>(found - options_.begin());
}

void ToolOptions::refresh() {
  auto wanted = options();
  if (wanted != options_) {
    options_ = std::move(wanted);
    choice_->Clear();
    for (const auto& option : options_) choice_->Append(to_wx(option.name));
    const auto name = workspace_.tool() == ToolKind::objective ? translated("Marker")
                      : workspace_.tool() == ToolKind::measure ? translated("Measure with")
                                                               : translated("Paint");
    name_->SetLabel(name);
    set_accessible_name(*choice_, name);
  }
  if (choice_->GetSelection() != present()) choice_->SetSelection(present());
  const bool useful = options_.size() > 1;
  if (IsShown() == useful) return;
  Show(useful);
  GetParent()->Layout();
}

void ToolOptions::chosen(const Option& option) {
  if (option.base) {
    workspace_.set_base(*option.base == Length() ? std::nullopt : option.base);
  } else if (option.marker) {
    marker_kind_ = option.marker;
    workspace_.set_marker_kind(option.marker);
  } else if (option.paint) {
    workspace_.set_paint(workspace_.tool() == ToolKind::area, *option.paint);
  }
}

}  // namespace bulkhead
