// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/extras.h"

namespace bulkhead {

/// Lists are broken before this column.
inline constexpr std::size_t longest_line = 110;

/// One word of a list, and the group it belongs to: a list that is broken at all is broken between groups too, so that
/// a change in one group leaves the lines of the others alone.
struct ListedWord {
  std::string word;
  std::size_t group = 0;
};

/// Writes a document in the one spelling that Bulkhead has: two blanks a level, LF, attributes as they come.
class XmlWriter {
 public:
  XmlWriter();

  void begin(std::string_view element);
  void attribute(std::string_view name, std::string_view value);
  /// Nothing where the value is empty.
  void optional_attribute(std::string_view name, std::string_view value);
  void list_attribute(std::string_view name, const std::vector<ListedWord>& words);
  /// The unknown content of the element, to be called when its known attributes are written.
  void extras(const UnknownContent& extras);
  /// For an element that holds text and whose extras stand in the text's line.
  void text_content(const UnknownContent& extras, std::string_view text);
  /// The same with the elements that `parts` writes in front of the text.
  void text_content(const UnknownContent& extras, std::string_view text, const std::function<void()>& parts);
  void list_content(const UnknownContent& extras, const std::vector<ListedWord>& words);
  void end();

  /// An element that holds a text and is no object of its own; nothing where both are empty.
  void text_element(std::string_view element, const Extras& around, std::string_view text);
  void lua_element(const Extras& around, std::string_view lua);

  /// The document, once everything is ended.
  [[nodiscard]] std::string take() { return std::move(text_); }

 private:
  struct Open {
    std::string name;
    bool has_content = false;
    /// Holds text, where every blank counts.
    bool inline_content = false;
  };
  void close_start_tag();
  void new_line();
  [[nodiscard]] std::vector<std::string> broken(const std::vector<ListedWord>& words, std::size_t column) const;

  std::string text_;
  std::vector<Open> open_;
  bool in_start_tag_ = false;
};

}  // namespace bulkhead
