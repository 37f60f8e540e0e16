// SPDX-License-Identifier: MIT
#include "editor/window/frame/tool_options.h"

#include <utility>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/look/theme.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr int width_of_search = 240;

}  // namespace

ToolOptions::ToolOptions(wxWindow* parent, CanvasController& controller) : wxPanel(parent), controller_(controller) {
  SetSizer(new wxBoxSizer(wxHORIZONTAL));
  help_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
  GetSizer()->Add(help_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, 12);
  folded_ = new wxButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT | wxBORDER_NONE);
  GetSizer()->Add(folded_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 8);
  folded_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    if (unfold_) unfold_();
  });
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    if (folded_->IsShown()) fit_folded();
    event.Skip();
  });
  add_choice();
  // Of the bar with a choice.
  SetMinSize(wxSize(-1, GetSizer()->CalcMin().y));
  folded_->Hide();
}

void ToolOptions::show_folded(const std::string& line, bool open) {
  const auto arrow = wxString(wxUniChar(open ? 0x25BE : 0x25B8)) + " ";
  const auto label = line.empty() ? wxString() : arrow + to_wx(line);
  if (label == folded_words_ && folded_->IsShown() == !line.empty()) return;
  folded_words_ = label;
  folded_briefly_ = line.empty() ? wxString() : arrow + translated(marked("Legend"));
  folded_->SetToolTip(translated(open ? marked("Fold the legend") : marked("Show the legend above the map")));
  folded_->Show(!line.empty());
  fit_folded();
  Layout();
}

void ToolOptions::fit_folded() {
  folded_->SetLabel(as_label(folded_words_));
  if (folded_->GetBestSize().x > GetClientSize().x / 2) folded_->SetLabel(as_label(folded_briefly_));
}

void ToolOptions::add_choice() {
  const auto number = shown_.size();
  Shown added;
  added.label = new wxStaticText(this, wxID_ANY, "");
  added.options = new wxChoice(this, wxID_ANY);
  const auto at = 2 * number;
  GetSizer()->Insert(at, added.label, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, 12);
  added.place = new wxBoxSizer(wxHORIZONTAL);
  added.place->Add(added.options);
  GetSizer()->Insert(at + 1, added.place, 0, wxALL, 4);
  added.options->Bind(wxEVT_CHOICE, [this, number](wxCommandEvent& event) {
    controller_.choose_option(number, static_cast<std::size_t>(event.GetSelection()));
  });
  shown_.push_back(std::move(added));
}

void ToolOptions::show_names(Shown& shown, const ToolChoice& wanted, std::size_t number) {
  shown.options->Clear();
  shown.label->SetLabel(to_wx(wanted.label));
  set_accessible_name(*shown.options, to_wx(wanted.label));
  if (wanted.names.size() <= most_at_a_glance) {
    for (const auto& name : wanted.names) shown.options->Append(to_wx(name));
    return;
  }
  std::vector<InspectorChoice> choices;
  for (const auto& name : wanted.names) choices.push_back({std::to_string(choices.size()), name});
  if (shown.search) {
    shown.search->set_choices(choices);
  } else {
    shown.search.emplace(this, Control::choice, std::move(choices));
    shown.search->window()->SetMinSize(FromDIP(wxSize(width_of_search, -1)));
    shown.place->Add(shown.search->window());
    shown.search->listen([] {}, [this, number] { take_found(number); });
  }
  set_accessible_name(*shown.search->window(), to_wx(wanted.label));
}

void ToolOptions::show(Shown& shown, ToolChoice wanted) {
  if (wanted.names != shown.choice.names || wanted.label != shown.choice.label) {
    show_names(shown, wanted, static_cast<std::size_t>(&shown - shown_.data()));
  }
  const bool many = wanted.names.size() > most_at_a_glance;
  if (many) {
    if (!shown.search->has_keyboard())
      shown.search->set(wanted.chosen ? std::to_string(*wanted.chosen) : std::string());
  } else {
    const int chosen = wanted.chosen ? static_cast<int>(*wanted.chosen) : wxNOT_FOUND;
    if (shown.options->GetSelection() != chosen) shown.options->SetSelection(chosen);
  }
  shown.choice = std::move(wanted);
  const bool useful = shown.choice.names.size() > 1;
  shown.label->Show(useful);
  shown.options->Show(useful && !many);
  if (shown.search) shown.search->window()->Show(useful && many);
}

void ToolOptions::take_found(std::size_t number) {
  auto& shown = shown_[number];
  if (!shown.search->window()->IsShown()) return;
  const auto found = parse_int(shown.search->value(), 0, static_cast<int>(shown.choice.names.size()) - 1);
  const auto chosen = found ? std::optional(static_cast<std::size_t>(*found)) : shown.choice.chosen;
  if (chosen && chosen != shown.choice.chosen) controller_.choose_option(number, *chosen);
  // What is no name of any becomes the one that it is again.
  shown.search->set(chosen ? std::to_string(*chosen) : std::string());
}

void ToolOptions::refresh() {
  auto wanted = controller_.tool().choices(controller_.stage().mission());
  while (shown_.size() < wanted.size()) add_choice();
  wanted.resize(shown_.size());
  for (std::size_t index = 0; index < shown_.size(); ++index) show(shown_[index], std::move(wanted[index]));
  help_->SetLabel(translated(controller_.tool().info().help));
  help_->SetForegroundColour(to_wx(theme().mute));
  Layout();
}

}  // namespace bulkhead
