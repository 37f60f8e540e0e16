// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "rendering/briefing/briefing_sheet.h"

namespace bulkhead {

/// Markdown as `BriefingText` and `markdown.h` write it, as parts without marks: headings, paragraphs, entries of lists
/// and tables. What is bold or italic is so no more; the heading of the first level, the title, is left out.
[[nodiscard]] std::vector<TextPart> markdown_parts(std::string_view markdown);

}  // namespace bulkhead
