// SPDX-License-Identifier: MIT
#pragma once

#include <wx/scrolwin.h>

namespace bulkhead {

/// A panel that scrolls what stands on it, some of which may be hidden: the toolkit gives all that is on a scrolled
/// window a new place by itself, hidden or not, and complains of what is hidden.
class ScrolledPanel : public wxScrolledWindow {
 public:
  using wxScrolledWindow::wxScrolledWindow;

  void ScrollWindow(int dx, int dy, const wxRect* part = nullptr) override;
};

}  // namespace bulkhead
