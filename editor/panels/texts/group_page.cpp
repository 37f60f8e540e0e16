// SPDX-License-Identifier: MIT
#include "editor/panels/texts/group_page.h"

#include <utility>
#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {

GroupPage::GroupPage(wxWindow* parent, Actions actions)
    : ScrolledPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL),
      actions_(std::move(actions)) {
  SetScrollRate(0, FromDIP(20));
}

void GroupPage::show(std::optional<TextKind> group) {
  if (built_ && group == group_) return;
  group_ = group;
  built_ = true;
  build(group);
}

void GroupPage::say(const wxString& words, wxSizer& into) {
  auto* const text = new WrappedText(this, [this] {
    Layout();
    FitInside();
  });
  colour_text(*text, &Palette::mute);
  text->say(words);
  into.Add(text, 1, wxEXPAND);
}

wxButton* GroupPage::add_button(const wxString& label, std::function<void()> action) {
  auto* const button = new wxButton(this, wxID_ANY, as_label(label));
  button->Bind(wxEVT_BUTTON, [this, action = std::move(action)](wxCommandEvent&) { CallAfter(action); });
  return button;
}

void GroupPage::build(std::optional<TextKind> group) {
  DestroyChildren();
  auto* const column = new wxBoxSizer(wxVERTICAL);
  auto* const title =
      new wxStaticText(this, wxID_ANY, as_label(to_wx(group ? group_name(*group) : translate("Texts and rules"))));
  title->SetFont(title->GetFont().Bold().Larger());
  column->Add(title, 0, wxBOTTOM, FromDIP(8));
  const auto line_of = [&](const wxString& words) {
    auto* const line = new wxBoxSizer(wxHORIZONTAL);
    say(words, *line);
    column->Add(line, 0, wxEXPAND | wxBOTTOM, FromDIP(16));
  };
  const auto new_button = [&](TextKind kind) {
    return add_button("+ " + to_wx(name_of_new(kind)), [this, kind] { actions_.add(kind); });
  };
  if (group) {
    line_of(to_wx(purpose_of(*group)));
    auto* const buttons = new wxBoxSizer(wxHORIZONTAL);
    if (*group != TextKind::standing_action && can_be_added(*group))
      buttons->Add(new_button(*group), 0, wxRIGHT, FromDIP(8));
    if (!item_word(*group).empty() && actions_.from_library) {
      buttons->Add(add_button(translated("From the library…"), [this, kind = *group] { actions_.from_library(kind); }));
    }
    column->Add(buttons);
  } else {
    line_of(translated("What a mission has beside its map is written here, in forms. Begin with any of these:"));
    auto* const lines = new wxFlexGridSizer(2, FromDIP(wxSize(16, 8)));
    lines->AddGrowableCol(1);
    for (const auto kind : text_kinds) {
      lines->Add(new_button(kind), 0, wxEXPAND | wxALIGN_CENTRE_VERTICAL);
      auto* const words = new wxBoxSizer(wxHORIZONTAL);
      say(to_wx(purpose_of(kind)), *words);
      lines->Add(words, 0, wxEXPAND | wxALIGN_CENTRE_VERTICAL);
    }
    column->Add(lines, 0, wxEXPAND);
  }
  auto* const around = new wxBoxSizer(wxVERTICAL);
  around->Add(column, 1, wxEXPAND | wxALL, FromDIP(24));
  SetSizer(around);
  Layout();
  FitInside();
}

}  // namespace bulkhead
