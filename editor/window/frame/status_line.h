// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

class wxFrame;

namespace bulkhead {

/// The line at the foot of the window: what is said of the moment, what was found, and whether all is saved.
class StatusLine {
 public:
  /// Gives the frame its line; the frame must outlive it.
  explicit StatusLine(wxFrame& frame);

  /// `parts` with the most important first: what has no room is left out.
  void show(const std::vector<std::string>& parts, const std::string& found, const std::string& saved);

 private:
  void set(const std::string& text, int field);
  wxFrame& frame_;
};

}  // namespace bulkhead
