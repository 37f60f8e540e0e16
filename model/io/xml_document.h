// SPDX-License-Identifier: MIT
#pragma once

#include <pugixml.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

struct XmlTag;

/// The format that a root states. Fails, with the place, for one that no document of a format that this version reads
/// begins with: one of `mission`, `system`, `terrain-set`, `settings` and the elements of items.
[[nodiscard]] Result<int> check_root(std::string_view text, const XmlTag& root);

/// A document whose form is in order: well-formed, harmless, of a format that this version reads, the root as
/// `check_root` says. What it says is not looked at yet.
class XmlDocument {
 public:
  /// The format number is looked at before anything behind the root's start tag. `file` is for messages only.
  [[nodiscard]] static Result<XmlDocument> open(std::string_view bytes, const std::string& file);

  [[nodiscard]] pugi::xml_node root() const { return tree_->document_element(); }
  /// The root and what stands before and behind it: comments, instructions.
  [[nodiscard]] pugi::xml_object_range<pugi::xml_node_iterator> top() const { return tree_->children(); }

  /// The format number of its root.
  [[nodiscard]] int format() const { return root().attribute("format").as_int(); }

  /// Where a node begins in the document; an element at its `<`, a text at its first character.
  [[nodiscard]] std::size_t offset_of(pugi::xml_node node) const;
  /// Where an attribute's value begins, or the element that lacks it.
  [[nodiscard]] std::size_t value_offset(pugi::xml_node element, std::string_view attribute) const;
  /// The document as it is written, line ends being LF.
  [[nodiscard]] std::string_view text() const { return text_; }
  /// The first place where a noncharacter became U+FFFD.
  [[nodiscard]] std::optional<std::size_t> noncharacter() const { return noncharacter_; }

  /// An error with file, line and column.
  [[nodiscard]] Error error_at(std::size_t offset, std::string message) const;

 private:
  void clean_values(pugi::xml_node node);

  std::string file_;
  std::string text_;
  std::optional<std::size_t> noncharacter_;
  std::unique_ptr<pugi::xml_document> tree_;
};

/// The node as XML text in one fixed spelling, nothing added and nothing lost.
[[nodiscard]] std::string to_xml(pugi::xml_node node);

}  // namespace bulkhead
