// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/view/ruler.h"
#include "model/base/result.h"

class wxTextCtrl;
class wxWindow;

namespace bulkhead {

/// A line of a form in which a length is typed; a number alone is in the unit that is shown.
class LengthField final {
 public:
  /// Without a control, which is to come.
  LengthField() = default;
  LengthField(wxWindow& parent, RulerUnit unit, Length length);

  [[nodiscard]] wxTextCtrl& control() const { return *control_; }
  void set(Length length);
  /// Fails, saying what can be typed. What is shown may be rounded: as long as it is not changed, this is the very
  /// length that was set.
  [[nodiscard]] Result<Length> length() const;

 private:
  wxTextCtrl* control_ = nullptr;
  RulerUnit unit_ = RulerUnit::inches;
  Length set_;
};

}  // namespace bulkhead
