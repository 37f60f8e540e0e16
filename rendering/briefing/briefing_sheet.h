// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/base/result.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

/// A part of a text that is read from top to bottom.
struct TextPart {
  enum class Kind : unsigned char { heading, paragraph, entry, table };
  Kind kind = Kind::paragraph;
  /// Of a heading: 2 for a chapter, then down to 4.
  int level = 2;
  /// Of all but a table.
  std::string text = {};
  /// Of a table: its columns, and rows of as many cells.
  std::vector<std::string> headings = {};
  std::vector<std::vector<std::string>> rows = {};
};

struct BriefingSheetOptions {
  Paper paper = Paper::a4;
  /// Upright where it is to be as is best.
  Orientation orientation = Orientation::best;
  const Design* design = &usual_design();
};

struct BriefingSheet {
  Pages pages;
  /// What is cut.
  std::vector<std::string> warnings;
};

/// A text in columns on as many pages as it takes, for the table: its title above the first. Fails where the paper has
/// no room for a column.
[[nodiscard]] Result<BriefingSheet> briefing_sheet(const std::string& title, const std::vector<TextPart>& parts,
                                                   const BriefingSheetOptions& options);

}  // namespace bulkhead
