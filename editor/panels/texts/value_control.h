// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/tools/texts/form.h"

class wxWindow;

namespace bulkhead {

/// A control for one value: a line, a text, a choice, or a line with proposals. The window belongs to its parent.
class ValueControl {
 public:
  ValueControl() = default;
  ValueControl(wxWindow* parent, Control control, std::vector<InspectorChoice> choices);

  [[nodiscard]] wxWindow* window() const { return window_; }
  [[nodiscard]] std::string value() const;
  /// Without an event.
  void set(const std::string& value);
  void set_choices(const std::vector<InspectorChoice>& choices);
  void set_hint(const std::string& hint);
  /// In the colour of what is refused, or in the usual one.
  void mark(bool refused);
  /// `typed` while the value changes, `done` when it is chosen or confirmed with Enter.
  void listen(std::function<void()> typed, std::function<void()> done);

 private:
  wxWindow* window_ = nullptr;
  Control control_ = Control::line;
  std::vector<InspectorChoice> choices_;
};

}  // namespace bulkhead
