// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class wxFrame;
class wxMenu;

namespace bulkhead {

/// The menu of the files that were open last.
class RecentMenu {
 public:
  /// `open` gets the file that is chosen; the frame, whose menu it is, must outlive this.
  RecentMenu(wxFrame& frame, std::function<void(const std::filesystem::path&)> open);

  /// These files, the newest first.
  void list(wxMenu& menu, const std::vector<std::string>& files);

 private:
  std::function<void(const std::filesystem::path&)> open_;
  std::vector<std::string> files_;
};

}  // namespace bulkhead
