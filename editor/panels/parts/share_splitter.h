// SPDX-License-Identifier: MIT
#pragma once

#include <wx/splitter.h>

namespace bulkhead {

/// Two windows beside or below each other, each with a share of the room that it keeps when the room changes; the line
/// between them can be dragged.
class ShareSplitter final : public wxSplitterWindow {
 public:
  /// `share`: of the first, from 0 to 1. Neither gets less than `least`.
  ShareSplitter(wxWindow* parent, double share, int least);

  /// As the user has left it.
  [[nodiscard]] double share() const { return share_; }
  void set_share(double share);
  /// Shows both, the first at the left (`wxSPLIT_VERTICAL`) or above.
  void split(wxSplitMode mode, wxWindow* first, wxWindow* second);

 private:
  [[nodiscard]] int room() const;
  void place();

  double share_;
};

}  // namespace bulkhead
