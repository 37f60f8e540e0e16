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

  Notices& notices_;
  int answers_ = 0;
};

}  // namespace bulkhead
