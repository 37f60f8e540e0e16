// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <wx/panel.h>

namespace bulkhead {

/// Places its children one after the other on lines, from left to right, as many to a line as its width has room for,
/// and is as high as its lines. A button whose words are wider than that breaks them.
class FlowPanel final : public wxPanel {
 public:
  /// `reflow` is called when it needs another height.
  FlowPanel(wxWindow* parent, std::function<void()> reflow);

  /// Places the children anew: some have come, gone or changed their words.
  void arrange();

 private:
  void place(int width);

  std::function<void()> reflow_;
  int arranged_at_ = 0;
};

}  // namespace bulkhead
