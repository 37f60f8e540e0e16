// SPDX-License-Identifier: MIT
#include "editor/panels/parts/share_splitter.h"

#include <algorithm>

namespace bulkhead {

ShareSplitter::ShareSplitter(wxWindow* parent, double share, int least)
    : wxSplitterWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxSP_LIVE_UPDATE), share_(share) {
  SetMinimumPaneSize(least);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    event.Skip();
    place();
  });
  // A double click would take the first away.
  Bind(wxEVT_SPLITTER_DOUBLECLICKED, [](wxSplitterEvent& event) { event.Veto(); });
  Bind(wxEVT_SPLITTER_SASH_POS_CHANGED, [this](wxSplitterEvent& event) {
    event.Skip();
    if (room() > 0) share_ = std::clamp(static_cast<double>(event.GetSashPosition()) / room(), 0.05, 0.95);
  });
}

void ShareSplitter::set_share(double share) {
  share_ = std::clamp(share, 0.05, 0.95);
  place();
}

void ShareSplitter::split(wxSplitMode mode, wxWindow* first, wxWindow* second) {
  if (IsSplit() && GetSplitMode() == mode && GetWindow1() == first && GetWindow2() == second) return;
  if (IsSplit()) Unsplit();
  first->Show();
  second->Show();
  mode == wxSPLIT_VERTICAL ? SplitVertically(first, second) : SplitHorizontally(first, second);
  place();
}

int ShareSplitter::room() const {
  const auto size = GetClientSize();
  return GetSplitMode() == wxSPLIT_VERTICAL ? size.x : size.y;
}

void ShareSplitter::place() {
  const int all = room();
  if (!IsSplit() || all <= 2 * GetMinimumPaneSize()) return;
  SetSashPosition(static_cast<int>(share_ * all + 0.5));
}

}  // namespace bulkhead
