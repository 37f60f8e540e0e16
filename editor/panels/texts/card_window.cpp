// SPDX-License-Identifier: MIT
#include "editor/panels/texts/card_window.h"

#include <algorithm>
#include <utility>
#include <wx/display.h>
#include <wx/sizer.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

/// A poker card of 170 dots to an inch with what stands around it.
constexpr int usual_width = 470;
constexpr int usual_height = 740;
/// Of a screen, for frames and bars.
constexpr int left_free = 60;

}  // namespace

CardWindow::CardWindow(wxWindow* parent, PrintedCard::Actions actions)
    : wxDialog(parent, wxID_ANY, translated("Printed card"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      left_(std::exchange(actions.hide, nullptr)) {
  card_ = new PrintedCard(this, std::move(actions));
  auto* const all = new wxBoxSizer(wxVERTICAL);
  all->Add(card_, 1, wxEXPAND);
  SetSizer(all);
  const int screen = std::max(wxDisplay::GetFromWindow(parent), 0);
  const auto room = wxDisplay(static_cast<unsigned>(screen)).GetClientArea();
  SetClientSize(FromDIP(usual_width), std::min(FromDIP(usual_height), room.height - FromDIP(left_free)));
  // Over the map, if there is one, not over the form.
  const auto window = wxGetTopLevelParent(parent)->GetScreenPosition();
  SetPosition(window + FromDIP(wxPoint(72, 12)));
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { leave(); });
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) { event.GetKeyCode() == WXK_ESCAPE ? leave() : event.Skip(); });
}

void CardWindow::leave() {
  if (IsBeingDeleted()) return;
  left_();
  Destroy();
}

}  // namespace bulkhead
