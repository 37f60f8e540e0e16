// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/tools/texts/form.h"
#include "editor/tools/view/ruler.h"

class wxWindow;

namespace bulkhead {

/// Among more choices than these one searches.
inline constexpr std::size_t most_at_a_glance = 12;

/// A control for one value: a line, a text, a choice, or a line with proposals. The window belongs to its parent.
/// Choices and proposals are shown by their names; a value that is none of them is shown as it is written. Among many
/// choices one is found by typing: a list shows those with the words that are typed.
class ValueControl {
 public:
  ValueControl() = default;
  ValueControl(wxWindow* parent, Control control, std::vector<InspectorChoice> choices);

  [[nodiscard]] wxWindow* window() const { return window_; }
  [[nodiscard]] std::string value() const;
  /// Without an event.
  void set(const std::string& value);
  [[nodiscard]] bool has_lines() const { return control_ == Control::text; }
  void set_choices(const std::vector<InspectorChoice>& choices);
  void set_hint(const std::string& hint);
  /// Its value is a length, as documents write it; it is shown in that unit, and typed in any.
  void show_as_length(RulerUnit unit);
  [[nodiscard]] bool has_keyboard() const;
  /// What is marked where one types: from a character to before another. Both are the caret's place where nothing is,
  /// and 0 for what one only chooses.
  [[nodiscard]] std::pair<long, long> marked() const;
  /// Gives it the keyboard, with this marked.
  void take_keyboard(std::pair<long, long> marked);
  /// Gives a text the height that its words need at its width; at least `lines`, and not without end. Whether that is
  /// another than before; never for what has one line.
  bool fit(int lines);
  /// In the colour of what is refused, or in the usual one.
  void mark(bool refused);
  /// `typed` while the value changes, `done` when it is chosen or confirmed with Enter.
  void listen(std::function<void()> typed, std::function<void()> done);

 private:
  void listen_to_search(const std::function<void()>& typed, const std::function<void()>& done);
  /// The choice of a value, or the end.
  [[nodiscard]] std::vector<InspectorChoice>::const_iterator find(const std::string& value) const;
  /// What is typed, as documents write it; as it is where it is no length.
  [[nodiscard]] std::string length(const std::string& typed) const;

  wxWindow* window_ = nullptr;
  Control control_ = Control::line;
  /// As shown: what stands there although it cannot be chosen comes last.
  std::vector<InspectorChoice> choices_;
  std::size_t offered_ = 0;
  /// A choice in which one types.
  bool searched_ = false;
  /// Of a length: in what it is shown, and what was set last.
  std::optional<RulerUnit> unit_;
  std::string written_;
};

}  // namespace bulkhead
