// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace bulkhead {

/// Lines out of the pieces in which they arrive. Of a line that is longer than it may be nothing is kept.
class Lines {
 public:
  explicit Lines(std::size_t longest) : longest_(longest) {}

  void add(std::string_view piece);

  struct Line {
    std::string text = {};
    /// It was longer than it may be.
    bool is_too_long = false;
  };
  /// The next whole line, without its end; nothing where none is there yet.
  [[nodiscard]] std::optional<Line> next();
  /// What is left where no more arrives: a line without an end, if anything.
  [[nodiscard]] std::optional<Line> rest();

 private:
  std::size_t longest_;
  std::string waiting_;
  /// Of `waiting_`: how much was given out; how far it was searched for the end of a line, which is no less.
  std::size_t begin_ = 0;
  std::size_t searched_ = 0;
  bool is_skipping_ = false;
};

}  // namespace bulkhead
