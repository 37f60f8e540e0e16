// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead::test {

/// Where choices come from: first the bytes that are given, two for each choice, then numbers that follow from them.
/// The same bytes make the same choices on every computer.
class Choices {
 public:
  explicit Choices(std::string_view bytes);
  explicit Choices(std::uint64_t seed) : state_(seed) {}

  /// Below `count`, which is above 0.
  [[nodiscard]] std::size_t below(std::size_t count);

 private:
  std::string bytes_;
  std::size_t position_ = 0;
  std::uint64_t state_ = 0;
};

/// Changes documents in ways that keep them XML: elements and attributes moved, dropped, doubled, renamed, swapped
/// within a document and between documents, values and texts at their bounds. Knows every element, attribute and word
/// of the schema (docs/format/bulkhead.xsd) and every value of its documents.
class DocumentMutator {
 public:
  explicit DocumentMutator(const std::vector<std::string>& documents);
  ~DocumentMutator();
  DocumentMutator(const DocumentMutator&) = delete;
  DocumentMutator& operator=(const DocumentMutator&) = delete;

  /// One of the documents after a few changes.
  [[nodiscard]] std::string mutated(Choices& choices) const;

 private:
  struct Documents;
  std::unique_ptr<const Documents> documents_;
};

/// The sample of docs/format, which has every element, and small missions of tests/data, each with its definitions.
[[nodiscard]] std::vector<std::string> documents_to_mutate();

/// The names of the elements that the schema (docs/format/bulkhead.xsd) has, each once, sorted.
[[nodiscard]] std::vector<std::string> schema_elements();

/// Something put last into one element of a document.
struct Placement {
  /// The name of what was put, and of the element around it; empty for the document itself.
  std::string what;
  std::string inside;
  /// The name of the element around that one.
  std::string around;
  /// Whether `what` stands in an element of that name anywhere in the original document.
  bool belongs = false;
  std::string document;
};

/// The mark that `for_each_placement` puts on elements, an attribute without further meaning.
inline constexpr std::string_view placement_mark = "placed-here";

/// Calls `visit` for each kind of element of a document, and the XML `other` besides, put into the first element of
/// each kind in each kind of element. Elements that are put bear the mark, and an id that no other has if they have
/// any.
void for_each_placement(const std::string& document, const std::vector<std::string>& other,
                        const std::function<void(const Placement&)>& visit);

/// What a comment says that bears the mark.
inline constexpr std::string_view marked_comment = " placed here ";

/// The names of the elements around the first element or comment that bears the mark, from outside in and without its
/// own; empty if there is none.
[[nodiscard]] std::vector<std::string> names_around_mark(const std::string& document);

}  // namespace bulkhead::test
