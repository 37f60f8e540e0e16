// SPDX-License-Identifier: MIT
#pragma once

#include <wx/dialog.h>

#include "editor/panels/texts/printed_card.h"

namespace bulkhead {

/// A printed card by itself, as large as the screen allows and it is of use; what is written goes on beside it.
class CardWindow final : public wxDialog {
 public:
  /// `actions.hide` is called as it closes.
  CardWindow(wxWindow* parent, PrintedCard::Actions actions);

  [[nodiscard]] PrintedCard& card() { return *card_; }
  /// It is gone soon after that.
  void leave();

 private:
  std::function<void()> left_;
  PrintedCard* card_;
};

}  // namespace bulkhead
