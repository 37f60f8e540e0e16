// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>
#include <wx/gdicmn.h>
#include <wx/timer.h>

class wxWindow;

namespace bulkhead::test {

/// Presses keys in the menu that opens, one after the other, however late that is; nothing else of a test goes on while
/// it is open. A menu that is still open afterwards is a failure, and closed.
class KeysInAMenu final : public wxTimer {
 public:
  /// A picture of the open menu is saved under this name; see screenshot().
  explicit KeysInAMenu(std::vector<int> keys, std::string picture = {});

  /// Whether all keys are pressed and the menu is closed.
  [[nodiscard]] bool done() const;

 private:
  void Notify() override;

  std::vector<int> keys_;
  std::string picture_;
  std::size_t next_ = 0;
  int waits_ = 0;
};

/// The labels of the menu that a click with the right button opens; that is closed again. It is a failure where none
/// opens.
[[nodiscard]] std::vector<std::string> menu_at(wxWindow& window, wxPoint at);

}  // namespace bulkhead::test
