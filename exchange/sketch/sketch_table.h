// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// Where the sides set up: a drop zone one cell deep along the top and the bottom row, along the left and the right
/// column, or nowhere. Top and left belong to the first side.
enum class DeployPattern : unsigned char { none, horizontal, vertical };

/// `None`, `Horizontal`, `Vertical`, as in the table form.
[[nodiscard]] std::string_view to_text(DeployPattern pattern);
[[nodiscard]] Result<DeployPattern> parse_deploy_pattern(std::string_view text);

/// A sketch as it stands in a file.
struct NamedSketch {
  /// Empty where the file gives none.
  std::string name;
  DeployPattern deploy = DeployPattern::none;
  std::string layout;
  /// The record says that there are two boards.
  bool two_boards = false;
  /// Where the layout's first character stands in the file, from 1.
  int line = 1;
  int column = 1;
  friend bool operator==(const NamedSketch&, const NamedSketch&) = default;
};

/// Files of sketches beyond this size are refused: a hundred times the largest known.
inline constexpr std::size_t largest_sketch_file = 4'000'000;

/// Reads a file that holds one bare sketch, or sketches in the table form: Lua records with `layout = [[…]]` and, in
/// any order, `name`, `deploy` and `size`. Which it is shows in its content. The table is scanned as text, never run:
/// comments, code and other keys are passed over. Fails with file, line and column for files that are too large, are
/// no text or blank, for unterminated strings and comments, duplicate keys, unknown patterns and records without
/// layout.
[[nodiscard]] Result<std::vector<NamedSketch>> read_sketches(std::string_view text, const std::string& file);

/// One record of the table form, to paste into a table.
[[nodiscard]] std::string sketch_record(const NamedSketch& sketch);

}  // namespace bulkhead
