// SPDX-License-Identifier: MIT
#include "model/io/element.h"

#include <algorithm>

#include "model/base/nearest_word.h"
#include "model/mission/fields.h"

namespace bulkhead {
namespace {

bool is_text(pugi::xml_node node) { return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata; }
std::size_t blank_length(std::string_view text) { return std::min(text.find_first_not_of(" \t\n"), text.size()); }
bool is_blank(std::string_view text) { return blank_length(text) == text.size(); }

/// All elements of the format.
const std::vector<std::string>& known_elements() {
  static const auto known = [] {
    std::vector<std::string> elements(format_elements.begin(), format_elements.end());
    for (const auto& [thing, fields] : all_fields()) {
      for (const auto* field : fields) {
        if (field->stand == FieldStand::element) elements.emplace_back(field->xml_name());
      }
    }
    return elements;
  }();
  return known;
}

/// Behind a name that is not known: which of some others may be meant.
std::string meant(std::string_view name, const std::vector<std::string>& others) {
  const auto other = nearest_word(name, others);
  return other ? fmt::format("; did you mean \"{}\"?", *other) : std::string();
}

/// The same of elements: of those that are fields of what it stands in, else, where there is none of that name, of all.
std::string element_meant(std::string_view name, std::string_view inside) {
  std::vector<std::string> fields_of_it;
  for (const auto& [thing, fields] : all_fields()) {
    for (const auto* field : fields) {
      if (thing.element == inside && field->stand == FieldStand::element) fields_of_it.emplace_back(field->xml_name());
    }
  }
  auto near = meant(name, fields_of_it);
  return near.empty() && !is_format_element(name) ? meant(name, known_elements()) : near;
}

}  // namespace

Reading::Reading(const XmlDocument& document) : document_(document) {
  if (const auto place = document.noncharacter()) {
    remark(*place,
           "a code point that stands for no character (such as U+FFFE) is replaced by \uFFFD, here and wherever one "
           "stands");
  }
}

void Reading::refuse(std::size_t offset, std::string message) {
  if (!refusal_) refusal_ = document_.error_at(offset, std::move(message));
}

void Reading::remark(std::size_t offset, std::string message) {
  if (remarks_.size() < most_remarks) {
    remarks_.push_back(document_.error_at(offset, std::move(message)));
  } else {
    ++uncounted_;
  }
}

void Reading::take(Reading&& other) {
  refusal_ = std::move(other.refusal_);
  remarks_ = std::move(other.remarks_);
  uncounted_ = other.uncounted_;
  object_ids_ = std::move(other.object_ids_);
}

std::vector<Error> Reading::take_remarks() {
  if (uncounted_ > 0) {
    remarks_.push_back(document_.error_at(0, fmt::format("{} more remarks like these", uncounted_)));
  }
  return std::move(remarks_);
}

pugi::xml_attribute Element::find(const char* attribute) {
  asked_.emplace_back(attribute);
  return node_.attribute(attribute);
}

void Element::refuse(std::string_view attribute, std::string message) {
  reading_.refuse(reading_.document().value_offset(node_, attribute), std::move(message));
}

void Element::remark(std::string_view attribute, std::string message) {
  reading_.remark(reading_.document().value_offset(node_, attribute), std::move(message));
}

void Element::refuse_missing(const char* attribute) {
  refuse(fmt::format("<{}> needs the attribute \"{}\"", name(), attribute));
}

bool Element::has(const char* attribute) { return !find(attribute).empty(); }

std::string Element::text(const char* attribute) { return find(attribute).value(); }

std::string Element::required_text(const char* attribute) {
  const auto found = find(attribute);
  if (!found) refuse_missing(attribute);
  return found.value();
}

Id Element::id(const char* attribute) {
  if (!has(attribute)) refuse_missing(attribute);
  return optional_id(attribute).value_or(Id("unnamed"));
}

Id Element::unique_id(std::set<Id>& taken, const char* attribute) {
  auto result = id(attribute);
  if (!taken.insert(result).second && has(attribute)) {
    refuse(attribute,
           fmt::format("there is another \"{}\" already; every {} must be different", result.text(), attribute));
  }
  return result;
}

std::optional<Id> Element::optional_id(const char* attribute) { return parsed(attribute, Id::parse); }

std::optional<int> Element::number(const char* attribute, int low, int high) {
  return parsed(attribute, [&](std::string_view text) -> Result<int> {
    if (const auto number = parse_int(text, low, high)) return *number;
    return fail(fmt::format("{}=\"{}\" is not a whole number from {} to {}", attribute, quotable(text), low, high));
  });
}

int Element::required_number(const char* attribute, int low, int high) {
  if (!has(attribute)) refuse_missing(attribute);
  return number(attribute, low, high).value_or(low);
}

std::optional<Length> Element::length(const char* attribute, Length least) {
  return parsed(attribute, [&](std::string_view text) -> Result<Length> {
    auto length = parse_length(text);
    if (length && *length < least) {
      return fail(
          fmt::format("{}=\"{}\" is too small; it must be {} or more", attribute, quotable(text), to_text(least)));
    }
    return length;
  });
}

Length Element::required_length(const char* attribute, Length least) {
  if (!has(attribute)) refuse_missing(attribute);
  return length(attribute, least).value_or(least);
}

void Element::place_words(std::string_view value, std::size_t offset, std::vector<PlacedWord>& result) const {
  // A value without references is as long in the document as it is here, so every word has its place.
  const bool exact = reading_.document().text().substr(offset, value.size()).find('&') == std::string_view::npos;
  for (const auto word : split_words(value)) {
    const auto inside = static_cast<std::size_t>(word.data() - value.data());
    result.push_back({word, exact ? offset + inside : offset});
  }
}

std::vector<PlacedWord> Element::words(const char* attribute) {
  std::vector<PlacedWord> result;
  if (const auto found = find(attribute)) {
    place_words(found.value(), reading_.document().value_offset(node_, attribute), result);
  }
  return result;
}

void Element::keep(pugi::xml_node element, UnknownContent& extras, Child answer) {
  if (answer == Child::unknown) {
    reading_.remark(reading_.document().offset_of(element),
                    fmt::format("<{}> inside <{}> is not known; it is kept as it stands{}", quotable(element.name()),
                                name(), reading_.tells_more() ? element_meant(element.name(), name()) : std::string()));
  }
  extras.nodes.push_back(to_xml(element));
}

void Element::keep_wordless(pugi::xml_node node, UnknownContent& extras) {
  if (node.type() == pugi::node_pi) {
    reading_.remark(reading_.document().offset_of(node), "an instruction <? … ?> means nothing here and is left out");
  } else {
    keep(node, extras, node.type() == pugi::node_element ? Child::unknown : Child::reserved);
  }
}

void Element::children(UnknownContent& extras, const std::function<Child(Element&)>& read) {
  for (const auto node : node_.children()) {
    if (node.type() == pugi::node_element) {
      Element child(reading_, node);
      const auto answer = read(child);
      if (answer != Child::read) keep(node, extras, answer);
    } else if (!is_text(node)) {
      keep_wordless(node, extras);
    } else if (!is_blank(node.value())) {
      reading_.refuse(reading_.document().offset_of(node) + blank_length(node.value()),
                      fmt::format("no text belongs directly inside <{}>", name()));
    }
  }
}

void Element::each(std::string_view name, const std::function<void(Element&)>& read) {
  for (const auto node : node_.children()) {
    if (node.type() != pugi::node_element || node.name() != name) continue;
    Element child(reading_, node);
    read(child);
  }
}

void Element::only_once(Element& child) {
  if (!seen_.emplace(child.name()).second) {
    child.refuse(fmt::format("<{}> may stand only once inside <{}>", child.name(), name()));
  }
}

std::string Element::content(UnknownContent& extras) {
  return content(extras, [](Element&) { return false; });
}

std::string Element::content(UnknownContent& extras, const std::function<bool(Element&)>& read) {
  std::vector<pugi::xml_node>
      texts;  // joined once it is known whether they are layout: they may be as large as the file
  bool parts = false;
  for (const auto node : node_.children()) {
    if (is_text(node)) {
      texts.push_back(node);
      continue;
    }
    Element child(reading_, node);
    if (node.type() == pugi::node_element && read(child)) {
      parts = true;
    } else {
      keep_wordless(node, extras);
    }
  }
  std::string result;
  for (const auto text : texts) {
    const bool layout = text.type() != pugi::node_cdata && is_blank(text.value());
    if (!parts || !layout) result += text.value();
  }
  return result;
}

std::string Element::lua_content(UnknownContent& extras) {
  std::string result;
  for (const auto node : node_.children()) {
    if (!is_text(node)) {
      keep_wordless(node, extras);
    } else if (node.type() == pugi::node_cdata || !is_blank(node.value())) {
      result += node.value();
    }
  }
  if (result.starts_with('\n')) result.erase(0, 1);
  return result;
}

std::vector<PlacedWord> Element::list_content(Extras& around, std::string_view key) {
  refuse_known_inside();
  std::vector<PlacedWord> result;
  UnknownContent kept;
  for (const auto node : node_.children()) {
    if (is_text(node)) {
      place_words(node.value(), reading_.document().offset_of(node), result);
    } else {
      keep_wordless(node, kept);
    }
  }
  for (const auto attribute : unknown_attributes()) {
    reading_.remark(offset(), fmt::format("the attribute \"{}\" of <{}> is not known and is left out",
                                          quotable(attribute.name()), name()));
  }
  around.keep_within(key, std::move(kept));
  return result;
}

std::string Element::inner_text(Extras& around, Text text) {
  refuse_known_inside();
  UnknownContent kept;
  auto result = text == Text::lua ? lua_content(kept) : content(kept);
  finish(kept);
  around.keep_within(name(), std::move(kept));
  return result;
}

std::vector<pugi::xml_attribute> Element::unknown_attributes() const {
  std::vector<pugi::xml_attribute> unknown;
  for (const auto attribute : node_.attributes()) {
    if (std::find(asked_.begin(), asked_.end(), attribute.name()) == asked_.end()) unknown.push_back(attribute);
  }
  return unknown;
}

void Element::finish(UnknownContent& extras) {
  for (const auto attribute : unknown_attributes()) {
    const auto other = reading_.tells_more() ? meant(attribute.name(), {asked_.begin(), asked_.end()}) : std::string();
    reading_.remark(offset(), fmt::format("the attribute \"{}\" of <{}> is not known; it is kept as it stands{}",
                                          quotable(attribute.name()), name(), other));
    extras.attributes.emplace_back(attribute.name(), attribute.value());
  }
}

bool is_format_element(std::string_view name) {
  const auto& known = known_elements();
  return std::find(known.begin(), known.end(), name) != known.end();
}

void Element::refuse_known_inside() {
  for (const auto child : node_.children()) {
    if (child.type() == pugi::node_element && is_format_element(child.name())) {
      reading_.refuse(reading_.document().offset_of(child),
                      fmt::format("<{}> cannot stand inside <{}>", child.name(), name()));
    }
  }
}

void Element::finish_inner(UnknownContent& extras) {
  refuse_known_inside();
  finish_empty(extras);
}

void Element::finish_inner(Extras& around, std::string_view key) {
  UnknownContent kept;
  finish_inner(kept);
  around.keep_within(key, std::move(kept));
}

void Element::finish_empty(UnknownContent& extras) {
  children(extras, [](Element&) { return Child::unknown; });
  finish(extras);
}

}  // namespace bulkhead
