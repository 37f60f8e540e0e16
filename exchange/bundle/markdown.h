// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// A user's text for use within a line of Markdown: characters that would mean something there are escaped, line feeds
/// become spaces.
[[nodiscard]] std::string markdown_words(std::string_view text);

/// A user's text as paragraphs: blank lines part them, other line feeds stay line breaks, and no line begins a list, a
/// heading or a code block. Ends with a line feed unless it is blank.
[[nodiscard]] std::string markdown_paragraphs(std::string_view text);

/// A table of Markdown, its headings and rows of as many cells each being users' words. Begins with a blank line.
[[nodiscard]] std::string markdown_table(const std::vector<std::string>& headings,
                                         const std::vector<std::vector<std::string>>& rows);

}  // namespace bulkhead
