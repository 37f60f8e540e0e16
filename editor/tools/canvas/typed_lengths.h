// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// What somebody types of the lengths of what is drawn or dragged: one of the tool's figures after the other.
class TypedLengths {
 public:
  enum class Outcome : unsigned char {
    /// The key is for others.
    nothing,
    /// The length is another, or none.
    changed,
    /// Another figure is being typed.
    next,
    /// What is drawn is to be ended.
    ended
  };
  /// Digits and what belongs to a length go into it, Tab (`\t`) goes to the next figure, Enter (`\r`) ends what is
  /// drawn, Backspace (`\b`) and Escape (`\x1b`) take back what was typed.
  Outcome type(char key, std::span<const ToolFigure> figures);
  /// What was typed goes; the figure stays.
  void clear() { typed_.clear(); }
  /// What is drawn now has nothing typed of it yet.
  void begin_anew();

  /// Which of the figures is typed.
  [[nodiscard]] std::size_t figure() const { return figure_; }
  /// Nothing while nothing is typed; fails where that is no length.
  [[nodiscard]] Result<std::optional<Length>> length(RulerUnit unit) const;
  /// All figures, with the caret where the next key goes and without their place; nothing while nobody types.
  [[nodiscard]] std::optional<MarkWords> words(std::span<const ToolFigure> figures, RulerUnit unit) const;

 private:
  bool write(char key);

  std::string typed_;
  std::size_t figure_ = 0;
};

}  // namespace bulkhead
