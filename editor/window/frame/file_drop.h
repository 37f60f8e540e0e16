// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <utility>
#include <wx/dnd.h>

class wxWindow;

namespace bulkhead {

/// Files that are dropped on the window are opened, one after the other once the drop is over: questions may be asked.
class FileDrop final : public wxFileDropTarget {
 public:
  /// What a window that is destroyed first has been given is opened no more.
  FileDrop(wxWindow& window, std::function<void(const std::filesystem::path&)> open)
      : window_(window), open_(std::move(open)) {}
  bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& names) override;

 private:
  wxWindow& window_;
  std::function<void(const std::filesystem::path&)> open_;
};

}  // namespace bulkhead
