// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <wx/panel.h>

class wxBookCtrlBase;

namespace bulkhead {

/// A page of a book whose content is built when the page first comes to the front: the window is there sooner, and what
/// nobody looks at takes no room.
class LatePage final : public wxPanel {
 public:
  using Build = std::function<wxWindow*(wxWindow* parent)>;
  LatePage(wxBookCtrlBase* book, Build build);

  /// Has the content built, if it is not yet. Who turns to the page without an event of the book, as
  /// `ChangeSelection` does, is to call it.
  void need();

 private:
  Build build_;
};

}  // namespace bulkhead
