// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <wx/stattext.h>

namespace bulkhead {

/// A text that breaks its lines to the width it is given, and is as high as they are. It takes no room while empty.
class WrappedText final : public wxStaticText {
 public:
  /// `reflow` is called when it needs another height.
  WrappedText(wxWindow* parent, std::function<void()> reflow);

  void say(const wxString& text);
  [[nodiscard]] const wxString& text() const { return text_; }

 private:
  void wrap(int width);
  [[nodiscard]] int height_of_lines();

  std::function<void()> reflow_;
  wxString text_;
  int wrapped_at_ = 0;
};

}  // namespace bulkhead
