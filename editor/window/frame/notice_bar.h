// SPDX-License-Identifier: MIT
#pragma once

#include <wx/infobar.h>

#include "editor/tools/session/notices.h"

namespace bulkhead {

/// Shows the notices above the map, without stopping anybody.
class NoticeBar final : public wxInfoBar {
 public:
  /// The notices must outlive the bar.
  NoticeBar(wxWindow* parent, Notices& notices);

  /// Shows what is to be shown now.
  void refresh();

 private:
  void forget_answers();
  /// Makes the bar as high as its words need at its width.
  void fit();

  Notices& notices_;
  int fitted_width_ = 0;
  int answers_ = 0;
  bool has_close_ = false;
};

}  // namespace bulkhead
