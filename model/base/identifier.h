// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// The id of something inside a mission, or a kind: `[a-z][a-z0-9-]*`, at most 64 characters. Never empty.
class Id {
 public:
  [[nodiscard]] static Result<Id> parse(std::string_view text);
  /// For ids written in the program. `text` must be a well-formed id.
  explicit Id(std::string_view text);

  [[nodiscard]] const std::string& text() const { return text_; }

  friend auto operator<=>(const Id&, const Id&) = default;

 private:
  std::string text_;
};

/// The id of something in the template library: one id, or `system/name` (`boarding-actions/venting`).
class LibraryId {
 public:
  [[nodiscard]] static Result<LibraryId> parse(std::string_view text);
  explicit LibraryId(std::string_view text);

  [[nodiscard]] const std::string& text() const { return text_; }

  friend auto operator<=>(const LibraryId&, const LibraryId&) = default;

 private:
  std::string text_;
};

/// Makes any text an id: lower case, other characters become single hyphens, `fallback` where nothing is left.
/// Also fit for file names: no `/`, no `..`, no name that a system reserves.
[[nodiscard]] Id slug(std::string_view text, std::string_view fallback);

}  // namespace bulkhead
