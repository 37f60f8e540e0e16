// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// A figure that a template takes from a source, and where it stands there.
struct Fact {
  std::string source;
  std::string line;
  std::string figure;
  /// The id of a mission or an item in the library, or `system` and the id of a system.
  std::string document;
  std::string address;
  /// What is read there; behind `~` a part of it.
  std::string value;
  /// `FILE:LINE`, for messages.
  std::string place;
};

/// Of a table with tabs between source, line, figure, document, address and value; its first line and lines that begin
/// with `#` say nothing. A row that lacks one of them is refused.
[[nodiscard]] Result<std::vector<Fact>> read_facts(std::string_view table, std::string_view file);

/// Gives a document of the library as the program writes it.
using DocumentOf = std::function<Result<std::string>(const std::string&)>;

/// The page as Markdown: behind the introduction a table for each document, with what is read at each address; refused
/// where another value is read, with all such rows.
[[nodiscard]] Result<std::string> content_text(std::string_view introduction, const std::vector<Fact>& facts,
                                               const DocumentOf& document_of);

}  // namespace bulkhead
