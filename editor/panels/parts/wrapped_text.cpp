// SPDX-License-Identifier: MIT
#include "editor/panels/parts/wrapped_text.h"

#include <wx/dcclient.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {

WrappedText::WrappedText(wxWindow* parent, std::function<void()> reflow)
    : wxStaticText(parent, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE),
      reflow_(std::move(reflow)) {
  Hide();
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    if (GetClientSize().x == wrapped_at_ || text_.empty()) return;
    // By then it may have another width again.
    CallAfter([this] {
      if (const int width = GetClientSize().x; width != wrapped_at_) wrap(width);
    });
  });
}

void WrappedText::say(const wxString& text) {
  if (text == text_ && IsShown() == !text.empty()) return;
  text_ = text;
  Show(!text.empty());
  wrap(wrapped_at_ > 0 ? wrapped_at_ : GetParent()->GetClientSize().x);
}

int WrappedText::height_of_lines() {
  // The toolkit's label may want a line more: it breaks a line that is as wide as it wishes to be.
  wxClientDC canvas(this);
  canvas.SetFont(GetFont());
  return canvas.GetMultiLineTextExtent(GetLabelText()).y;
}

void WrappedText::wrap(int width) {
  wrapped_at_ = width;
  SetLabel(as_label(text_));
  if (width > 0) Wrap(width);
  InvalidateBestSize();
  // The lines give the height, the room gives the width.
  const int height = text_.empty() ? 0 : height_of_lines();
  const bool same = GetMinSize().y == height;
  SetMinSize(wxSize(FromDIP(40), height));
  if (!same) reflow_();
}

}  // namespace bulkhead
