// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

/// Elements in elements, the root being the first.
inline constexpr std::size_t deepest_element = 64;
/// Elements, attributes and comments of one document together.
inline constexpr std::size_t most_things = 2'000'000;

/// An error at a place of a text: lines and characters of the line, from 1. The file's name is for the caller to add.
[[nodiscard]] Error error_at(std::string_view text, std::size_t offset, std::string message);

/// CR and CRLF become LF.
[[nodiscard]] std::string with_line_feeds(std::string_view bytes);

/// A text that is fit to be scanned, and where the first of the noncharacters was, all of which have become U+FFFD.
struct CleanText {
  std::string text;
  std::optional<std::size_t> noncharacter;
};

/// The text of a file: without byte order mark, every line end a single LF. Fails on what is not UTF-8 and on control
/// characters other than tab and line ends.
[[nodiscard]] Result<CleanText> clean_text(std::string_view bytes);

struct XmlAttribute {
  std::string_view name;
  std::size_t offset = 0;
  /// Where the value begins, behind its quote.
  std::size_t value_offset = 0;
  /// As it is written, references and all.
  std::string_view value;
};

struct XmlTag {
  std::string_view name;
  /// Of its `<`.
  std::size_t offset = 0;
  std::vector<XmlAttribute> attributes;
  /// `<a/>`: has no content and no end tag.
  bool empty = false;
};

/// Goes through a cleaned text once, from front to back, without building anything, and holds it to the rules of
/// XML 1.0 and to ours: no DOCTYPE, no entities but the five of XML, no attribute twice, the limits above. A document
/// that passes is harmless to a parser that builds a tree.
class XmlScanner {
 public:
  /// `text` must outlive the scanner.
  explicit XmlScanner(std::string_view text, std::size_t offset = 0) : text_(text), position_(offset) {}

  /// What stands before the root element, and the root's start tag.
  [[nodiscard]] Result<XmlTag> scan_root();
  /// All the rest; to be called once, after `scan_root`.
  [[nodiscard]] Result<void> scan_rest(const XmlTag& root);
  /// One start tag, where the scanner stands.
  [[nodiscard]] Result<XmlTag> scan_start_tag();

 private:
  [[nodiscard]] tl::unexpected<Error> refuse(std::size_t offset, std::string message) const;
  [[nodiscard]] bool at(std::string_view expected) const { return text_.substr(position_).starts_with(expected); }
  [[nodiscard]] bool at_end() const { return position_ == text_.size(); }
  bool skip_blanks();
  std::string_view scan_name();
  [[nodiscard]] Result<void> count_thing();

  [[nodiscard]] Result<void> scan_declaration();
  [[nodiscard]] Result<void> scan_outside();
  [[nodiscard]] Result<void> scan_between();
  [[nodiscard]] Result<void> scan_markup();
  [[nodiscard]] Result<void> scan_comment();
  [[nodiscard]] Result<void> scan_instruction();
  [[nodiscard]] Result<void> scan_cdata();
  [[nodiscard]] Result<void> scan_text();
  [[nodiscard]] Result<void> scan_end_tag();
  [[nodiscard]] Result<XmlAttribute> scan_attribute();
  [[nodiscard]] Result<void> check_references(std::size_t begin, std::size_t end) const;

  std::string_view text_;
  std::size_t position_ = 0;
  std::size_t things_ = 0;
  struct Open {
    std::string_view name;
    std::size_t offset;
  };
  std::vector<Open> open_;
};

}  // namespace bulkhead
