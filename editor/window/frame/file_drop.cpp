// SPDX-License-Identifier: MIT
#include "editor/window/frame/file_drop.h"

#include <wx/window.h>

#include "editor/window/files/where_to_write.h"

namespace bulkhead {

bool FileDrop::OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) {
  window_.CallAfter([open = open_, names] {
    for (const auto& name : names) open(path_from_wx(name));
  });
  return true;
}

}  // namespace bulkhead
