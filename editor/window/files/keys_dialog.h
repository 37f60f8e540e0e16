// SPDX-License-Identifier: MIT
#pragma once

#include <wx/dialog.h>

class wxListView;
class wxSearchCtrl;

namespace bulkhead {

/// What every key and every gesture does, in groups, to be searched.
class KeysDialog final : public wxDialog {
 public:
  explicit KeysDialog(wxWindow* parent);

 private:
  void list();

  wxSearchCtrl* words_ = nullptr;
  wxListView* list_ = nullptr;
};

}  // namespace bulkhead
