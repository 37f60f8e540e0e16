// SPDX-License-Identifier: MIT
#include "editor/panels/texts/reference_popup.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <wx/textctrl.h>

#include "editor/panels/parts/words.h"
#include "editor/panels/texts/proposal_popup.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_read = 60;

/// What is offered in a text; the handlers of its events share it.
class ReferenceTyping {
 public:
  ReferenceTyping(wxTextCtrl& text, ReferenceSource source)
      : text_(text),
        source_(std::move(source)),
        popup_(text, translated("References"), [this](std::size_t row) { take(row); }) {}

  void look() {
    const auto before = from_wx(text_.GetRange(0, text_.GetInsertionPoint()));
    found_ = text_.HasFocus() ? source_(from_wx(text_.GetValue()), before.size()) : ReferenceOffers();
    begun_ = static_cast<long>(to_wx(std::string_view(before).substr(before.size() - found_.begun)).length());
    wxArrayString rows;
    for (const auto& [written, reads] : found_.offers) {
      const auto leads =
          reads.empty() ? wxString() : wxString::FromUTF8("   → ") + on_one_line(to_wx(reads), most_read);
      rows.Add(to_wx(written) + leads);
    }
    const auto brace = text_.PositionToCoords(text_.GetInsertionPoint() - begun_);
    popup_.show(rows, text_.ClientToScreen(brace), text_.GetCharHeight() + text_.FromDIP(4));
  }

  [[nodiscard]] ProposalPopup& popup() { return popup_; }

 private:
  void take(std::size_t row) {
    if (row >= found_.offers.size()) return;
    const auto written = to_wx(found_.offers[row].written);
    const auto to = text_.GetInsertionPoint();
    const bool closed = written.EndsWith("}") && text_.GetRange(to, to + 1) == "}";
    text_.Replace(to - begun_, closed ? to + 1 : to, written);
    text_.SetInsertionPoint(to - begun_ + static_cast<long>(written.length()));
  }

  wxTextCtrl& text_;
  ReferenceSource source_;
  ReferenceOffers found_;
  /// In characters.
  long begun_ = 0;
  ProposalPopup popup_;
};

}  // namespace

void offer_references(wxTextCtrl& text, ReferenceSource source) {
  const auto typing = std::make_shared<ReferenceTyping>(text, std::move(source));
  text.Bind(wxEVT_TEXT, [&text, typing](wxCommandEvent& event) {
    event.Skip();
    // The caret is where it belongs only after this event.
    text.CallAfter([typing] { typing->look(); });
  });
  text.Bind(wxEVT_CHAR_HOOK, [typing](wxKeyEvent& event) {
    if (event.HasAnyModifiers() || !typing->popup().take_key(event.GetKeyCode())) event.Skip();
  });
  text.Bind(wxEVT_KILL_FOCUS, [typing](wxFocusEvent& event) {
    typing->popup().hide();
    event.Skip();
  });
}

}  // namespace bulkhead
