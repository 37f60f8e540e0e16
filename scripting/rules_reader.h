// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"
#include "model/base/result.h"
#include "scripting/lua/table_literal.h"
#include "scripting/sections.h"

/// Takes a rules file apart (docs/rules-lua.md) and runs nothing of it. Errors have lines and columns of the file,
/// whose name is for the caller to add.
namespace bulkhead {

/// Where something stands in the file, from 1; columns count characters.
struct FilePlace {
  int line = 1;
  int column = 1;
};

/// A section as its heading begins it.
struct RulesSection {
  const SectionKind* kind = nullptr;
  Id id;
  FilePlace heading;
  /// Below the heading, up to the next.
  std::string_view text;
};

/// The sections of a text that `clean_text` has cleaned, and which must outlive them. Fails for a heading without an id
/// and for anything but comments above the first.
[[nodiscard]] Result<std::vector<RulesSection>> split_rules(std::string_view text);

/// What stands in a section.
struct RulesSectionContent {
  /// Its fields, `id` among them.
  LuaLiteral fields;
  FilePlace begin;
  /// What the item does, trimmed, and where that begins.
  std::string chunk;
  FilePlace chunk_begin;
};

/// Reads the table and the chunk of a section, in the form of today, `rule { … }` with the chunk below, or in the older
/// one, `rule({ … }, function(_ENV, ...)` with the chunk and `end)`. The chunk is not compiled.
[[nodiscard]] Result<RulesSectionContent> read_section(const RulesSection& section);

/// Another section that the chunk of a section swallows, as a mistake: a heading that is misspelt, or a table without
/// one. `content` is null where the section cannot be read: then all below its first line may be one.
[[nodiscard]] std::optional<Error> swallowed_section(const RulesSection& section, const RulesSectionContent* content);

/// The first thing in a line of a text, where the text begins in line `first` of the file.
[[nodiscard]] FilePlace place_of_line(std::string_view text, int first, int line);

[[nodiscard]] tl::unexpected<Error> fail_at(FilePlace place, std::string message);

}  // namespace bulkhead
