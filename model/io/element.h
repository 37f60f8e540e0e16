// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/base/numbers.h"
#include "model/base/plain_text.h"
#include "model/io/xml_document.h"
#include "model/mission/words.h"

namespace bulkhead {

/// More remarks than these are only counted.
inline constexpr std::size_t most_remarks = 100;

/// One document being read. Keeps the first refusal, after which the rest is read for nothing (what is read until
/// somebody looks at `failed` may be a stand-in), and the remarks.
class Reading {
 public:
  explicit Reading(const XmlDocument& document);

  void refuse(std::size_t offset, std::string message);
  /// Whether a remark will be told, and not only counted.
  [[nodiscard]] bool tells_more() const { return remarks_.size() < most_remarks; }
  void remark(std::size_t offset, std::string message);
  [[nodiscard]] bool failed() const { return refusal_.has_value(); }
  /// The first refusal; there must be one.
  [[nodiscard]] const Error& refusal() const { return *refusal_; }
  [[nodiscard]] std::vector<Error> take_remarks();
  /// What another reading of the same document has come to, which began as a copy of this one.
  void take(Reading&& other);
  [[nodiscard]] const XmlDocument& document() const { return document_; }
  /// The ids of the objects read so far; each is there once in a document.
  [[nodiscard]] std::set<Id>& object_ids() { return object_ids_; }

 private:
  const XmlDocument& document_;
  std::optional<Error> refusal_;
  std::vector<Error> remarks_;
  std::size_t uncounted_ = 0;
  std::set<Id> object_ids_;
};

/// The elements that documents of a mission are made of, and those that later versions will have; the elements that
/// fields are (model/mission/fields.h) stand in their tables.
inline constexpr std::array<std::string_view, 58> format_elements = {"action",
                                                                     "action-kind",
                                                                     "allowance",
                                                                     "another-round",
                                                                     "area",
                                                                     "battlefield",
                                                                     "board",
                                                                     "briefing",
                                                                     "caricature",
                                                                     "cells",
                                                                     "control",
                                                                     "currency",
                                                                     "definitions",
                                                                     "feature",
                                                                     "feature-kind",
                                                                     "force",
                                                                     "hatchway",
                                                                     "limit",
                                                                     "link",
                                                                     "link-kind",
                                                                     "marker",
                                                                     "marker-kind",
                                                                     "measuring",
                                                                     "mission",
                                                                     "mission-objective",
                                                                     "nodes",
                                                                     "note",
                                                                     "objective-group",
                                                                     "part",
                                                                     "pattern",
                                                                     "phase",
                                                                     "piece",
                                                                     "pillar",
                                                                     "pin",
                                                                     "profile",
                                                                     "range",
                                                                     "rule",
                                                                     "season",
                                                                     "section",
                                                                     "sequence",
                                                                     "set-up",
                                                                     "severity",
                                                                     "side",
                                                                     "sides",
                                                                     "step",
                                                                     "stratagem",
                                                                     "stratagem-kind",
                                                                     "system",
                                                                     "table",
                                                                     "terrain-set",
                                                                     "terrain-type",
                                                                     "use",
                                                                     "uses",
                                                                     "waiver",
                                                                     "walls",
                                                                     "with",
                                                                     "zone",
                                                                     "zone-kind"};
/// Whether the format knows an element of this name, or keeps the name for later versions.
[[nodiscard]] bool is_format_element(std::string_view name);

/// A word of a list and where it stands in the document.
struct PlacedWord {
  std::string_view word;
  std::size_t offset = 0;
};

/// One element being read: hands out its attributes and children. What nobody asked for is unknown and goes to an
/// `Extras`, with a remark.
class Element {
 public:
  /// What the reader of an element says about one of its children: it has read it, it does not know it, or it knows
  /// that a later version will.
  enum class Child { read, unknown, reserved };
  /// Text as it is, or Lua: without the blanks around CDATA sections and the line end that opens it.
  enum class Text { exact, lua };

  Element(Reading& reading, pugi::xml_node node) : reading_(reading), node_(node) {}

  [[nodiscard]] std::string_view name() const { return node_.name(); }
  [[nodiscard]] Reading& reading() const { return reading_; }
  /// The same element for another reading of the document.
  [[nodiscard]] Element in(Reading& reading) const { return {reading, node_}; }
  /// Gives it another name, under which it is kept.
  void rename(const std::string& name) { node_.set_name(name.c_str()); }
  [[nodiscard]] std::size_t offset() const { return reading_.document().offset_of(node_); }

  void refuse(std::string message) { reading_.refuse(offset(), std::move(message)); }
  /// Refuses what an attribute says, at the element where that is missing.
  void refuse(std::string_view attribute, std::string message);
  void remark(std::string_view attribute, std::string message);
  void remark(std::string message) { reading_.remark(offset(), std::move(message)); }

  [[nodiscard]] bool has(const char* attribute);
  /// For what somebody else has looked at, such as the format number of a root.
  void ignore(const char* attribute) { static_cast<void>(find(attribute)); }
  /// Any text, as it is; empty where the attribute is missing.
  [[nodiscard]] std::string text(const char* attribute);
  [[nodiscard]] std::string required_text(const char* attribute);
  /// What `parse` makes of the value; nothing where the attribute is missing or refused.
  template <typename Parse>
  [[nodiscard]] auto parsed(const char* attribute, const Parse& parse);
  [[nodiscard]] Id id(const char* attribute = "id");
  /// The same, which must not be among those taken yet.
  [[nodiscard]] Id unique_id(std::set<Id>& taken, const char* attribute = "id");
  [[nodiscard]] std::optional<Id> optional_id(const char* attribute);
  /// Within [low, high].
  [[nodiscard]] std::optional<int> number(const char* attribute, int low, int high);
  [[nodiscard]] int required_number(const char* attribute, int low, int high);
  /// At least `least`.
  [[nodiscard]] std::optional<Length> length(const char* attribute, Length least);
  [[nodiscard]] Length required_length(const char* attribute, Length least);
  template <typename T, std::size_t Size>
  [[nodiscard]] std::optional<T> choice(const char* attribute, const std::array<Word<T>, Size>& table);
  /// The words of a list.
  [[nodiscard]] std::vector<PlacedWord> words(const char* attribute);
  /// Refuses the element for lack of an attribute that it has not.
  void refuse_missing(const char* attribute);

  /// Gives each child element to `read` in turn. The others and comments are kept. Text is refused.
  void children(UnknownContent& extras, const std::function<Child(Element&)>& read);
  /// Only the child elements of a name, for what must be read before the others.
  void each(std::string_view name, const std::function<void(Element&)>& read);
  /// To be asked about a child that an element has at most once: refuses the second.
  void only_once(Element& child);
  /// The text inside, exactly.
  [[nodiscard]] std::string content(UnknownContent& extras);
  /// The same of an element that may have others in it: gives each to `read`, which says whether it took it. Where it
  /// takes one, blanks around elements are layout.
  [[nodiscard]] std::string content(UnknownContent& extras, const std::function<bool(Element&)>& read);
  /// The words of an element that is a list, of which there may be several that are written as one. What else stands
  /// in them is kept in `around` under `key`, but for unknown attributes, which the remark says. To be called last.
  [[nodiscard]] std::vector<PlacedWord> list_content(Extras& around, std::string_view key);

  /// To be called when everything known has been asked for. Keeps the unknown attributes.
  void finish(UnknownContent& extras);
  /// For an element that has nothing inside it.
  void finish_empty(UnknownContent& extras);
  /// The text inside an element that is no object of its own; what else stands in it is kept in the extras of the one
  /// around it. To be called last.
  [[nodiscard]] std::string inner_text(Extras& around, Text text = Text::exact);
  /// For an element that has nothing inside it and is no object of its own: refuses what the format knows inside it,
  /// where it means nothing.
  void finish_inner(UnknownContent& extras);
  /// The same, kept in the extras of the element around it under `key`.
  void finish_inner(Extras& around, std::string_view key);

 private:
  void refuse_known_inside();
  [[nodiscard]] std::string lua_content(UnknownContent& extras);
  [[nodiscard]] pugi::xml_attribute find(const char* attribute);
  [[nodiscard]] std::vector<pugi::xml_attribute> unknown_attributes() const;
  void keep(pugi::xml_node element, UnknownContent& extras, Child answer);
  void keep_wordless(pugi::xml_node node, UnknownContent& extras);
  void place_words(std::string_view value, std::size_t offset, std::vector<PlacedWord>& result) const;

  Reading& reading_;
  pugi::xml_node node_;
  std::vector<std::string_view> asked_;
  std::set<std::string, std::less<>> seen_;
};

template <typename Parse>
auto Element::parsed(const char* attribute, const Parse& parse) {
  using Value = typename decltype(parse(std::string_view()))::value_type;
  const auto found = find(attribute);
  if (!found) return std::optional<Value>();
  auto value = parse(std::string_view(found.value()));
  if (value) return std::optional<Value>(std::move(*value));
  refuse(attribute, value.error().message);
  return std::optional<Value>();
}

template <typename T, std::size_t Size>
std::optional<T> Element::choice(const char* attribute, const std::array<Word<T>, Size>& table) {
  return parsed(attribute, [&](std::string_view word) -> Result<T> {
    if (const auto value = find_value(table, word)) return *value;
    return fail(fmt::format("{}=\"{}\" is not known; write {}", attribute, quotable(word), list_words(table)));
  });
}

}  // namespace bulkhead
