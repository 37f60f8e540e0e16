// SPDX-License-Identifier: MIT
#include "editor/window/frame/tool_options.h"

#include <utility>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {

ToolOptions::ToolOptions(wxWindow* parent, CanvasController& controller) : wxPanel(parent), controller_(controller) {
  name_ = new wxStaticText(this, wxID_ANY, "");
  choice_ = new wxChoice(this, wxID_ANY);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(name_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, 12);
  row->Add(choice_, 0, wxALL, 4);
  SetSizer(row);
  choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    controller_.choose_option(static_cast<std::size_t>(event.GetSelection()));
  });
  Hide();
}

void ToolOptions::refresh() {
  auto wanted = controller_.tool().choice(controller_.stage().mission());
  if (wanted.names != shown_.names || wanted.label != shown_.label) {
    choice_->Clear();
    for (const auto& name : wanted.names) choice_->Append(to_wx(name));
    name_->SetLabel(to_wx(wanted.label));
    set_accessible_name(*choice_, to_wx(wanted.label));
  }
  const int chosen = wanted.chosen ? static_cast<int>(*wanted.chosen) : wxNOT_FOUND;
  if (choice_->GetSelection() != chosen) choice_->SetSelection(chosen);
  shown_ = std::move(wanted);
  const bool useful = shown_.names.size() > 1;
  if (IsShown() == useful) return;
  Show(useful);
  GetParent()->Layout();
}

}  // namespace bulkhead
