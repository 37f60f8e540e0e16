// SPDX-License-Identifier: MIT
#include "model/io/xml_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr std::string_view blanks = " \t\n";

bool begins_name(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') || character == '_' ||
         character == ':' || static_cast<unsigned char>(character) >= 0x80;
}

bool continues_name(char character) {
  return begins_name(character) || is_digit(character) || character == '-' || character == '.';
}

std::string to_utf8(unsigned code) {
  const auto byte = [](unsigned value) { return static_cast<char>(static_cast<unsigned char>(value)); };
  const auto tail = [&](unsigned shift) { return byte(0x80 | ((code >> shift) & 0x3F)); };
  if (code < 0x80) return {byte(code)};
  if (code < 0x800) return {byte(0xC0 | (code >> 6)), tail(0)};
  if (code < 0x10000) return {byte(0xE0 | (code >> 12)), tail(6), tail(0)};
  return {byte(0xF0 | (code >> 18)), tail(12), tail(6), tail(0)};
}

/// Whether `#65` or `#x41` names a character that a text may hold, or one that is replaced: a carriage return, which
/// becomes a line feed, or a noncharacter.
bool is_good_number(std::string_view reference) {
  const bool hexadecimal = reference.starts_with("#x");
  reference.remove_prefix(hexadecimal ? 2 : 1);
  unsigned code = 0;
  const auto* end = reference.data() + reference.size();
  const auto [rest, problem] = std::from_chars(reference.data(), end, code, hexadecimal ? 16 : 10);
  if (problem != std::errc() || rest != end || code > 0x10FFFF) return false;
  const auto character = to_utf8(code);
  return code == '\r' || is_noncharacter(character) || find_unfit(character) == std::string_view::npos;
}

bool is_good_reference(std::string_view reference) {
  constexpr std::array<std::string_view, 5> named = {"lt", "gt", "amp", "quot", "apos"};
  if (reference.starts_with('#')) return is_good_number(reference);
  return std::find(named.begin(), named.end(), reference) != named.end();
}

/// The attribute whose name an earlier one has already, or null.
const XmlAttribute* find_repeated(const std::vector<XmlAttribute>& attributes) {
  if (attributes.size() < 2) return nullptr;
  std::vector<const XmlAttribute*> sorted;
  sorted.reserve(attributes.size());
  for (const auto& attribute : attributes) sorted.push_back(&attribute);
  std::sort(sorted.begin(), sorted.end(),
            [](const auto* a, const auto* b) { return std::tie(a->name, a->offset) < std::tie(b->name, b->offset); });
  const auto found =
      std::adjacent_find(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return a->name == b->name; });
  return found == sorted.end() ? nullptr : *(found + 1);
}

}  // namespace

tl::unexpected<Error> XmlScanner::refuse(std::size_t offset, std::string message) const {
  return tl::unexpected(error_at(text_, offset, std::move(message)));
}

bool XmlScanner::skip_blanks() {
  const auto start = position_;
  position_ = std::min(text_.find_first_not_of(blanks, position_), text_.size());
  return position_ > start;
}

std::string_view XmlScanner::scan_name() {
  const auto start = position_;
  if (!at_end() && begins_name(text_[position_])) {
    while (!at_end() && continues_name(text_[position_])) ++position_;
  }
  return text_.substr(start, position_ - start);
}

Result<void> XmlScanner::count_thing() {
  if (++things_ <= most_things) return {};
  return refuse(position_, fmt::format("the document has more than {} elements and attributes", most_things));
}

Result<void> XmlScanner::scan_declaration() {
  const auto start = position_;
  const auto end = text_.find("?>", position_);
  if (end == std::string_view::npos) return refuse(start, "the XML declaration has no end; the file is cut off");
  const auto declaration = text_.substr(start, end - start);
  const auto encoding = declaration.find("encoding");
  if (encoding != std::string_view::npos) {
    auto name = std::string(declaration.substr(encoding));
    std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
    });
    if (name.find("\"utf-8\"") == std::string::npos && name.find("'utf-8'") == std::string::npos) {
      return refuse(start + encoding, "the document is not in UTF-8; save it as UTF-8 and say so here");
    }
  }
  position_ = end + 2;
  return {};
}

Result<void> XmlScanner::scan_outside() {
  while (skip_blanks(), !at_end()) {
    if (!at("<?") && !at("<!")) break;
    if (auto markup = scan_markup(); !markup) return markup;
  }
  return {};
}

Result<XmlTag> XmlScanner::scan_root() {
  if (at("<?xml ") || at("<?xml\t") || at("<?xml\n")) {
    if (auto declaration = scan_declaration(); !declaration) return tl::unexpected(declaration.error());
  }
  if (auto outside = scan_outside(); !outside) return tl::unexpected(outside.error());
  if (at_end()) {
    return refuse(position_, text_.empty() ? "the file is empty" : "the file holds no element; it is cut off");
  }
  if (!at("<")) return refuse(position_, "this is no XML document; a mission begins with <mission>");
  return scan_start_tag();
}

Result<void> XmlScanner::scan_rest(const XmlTag& root) {
  if (!root.empty) open_.push_back({root.name, root.offset});
  while (!open_.empty()) {
    if (auto piece = scan_between(); !piece) return piece;
  }
  if (auto outside = scan_outside(); !outside) return outside;
  if (at_end()) return {};
  return refuse(position_, at("<") ? "a document has one root element; this is a second one"
                                   : "there is text behind the end of the document");
}

Result<void> XmlScanner::scan_between() {
  if (at_end()) {
    const auto& last = open_.back();
    const auto place = error_at(text_, last.offset, "");
    return refuse(position_, fmt::format("the file ends inside <{}>, which begins in line {}; it is cut off", last.name,
                                         place.line));
  }
  if (!at("<")) return scan_text();
  if (at("</")) return scan_end_tag();
  if (at("<!") || at("<?")) return scan_markup();
  const auto tag = scan_start_tag();
  if (!tag) return tl::unexpected(tag.error());
  if (open_.size() == deepest_element) {
    return refuse(tag->offset, fmt::format("elements are nested more than {} deep", deepest_element));
  }
  if (!tag->empty) open_.push_back({tag->name, tag->offset});
  return {};
}

Result<void> XmlScanner::scan_markup() {
  if (at("<!--")) return scan_comment();
  if (at("<?")) return scan_instruction();
  if (at("<![CDATA[") && !open_.empty()) return scan_cdata();
  if (at("<!DOCTYPE") || at("<!ENTITY")) {
    return refuse(position_, "DOCTYPE and entity declarations are not read; take them out");
  }
  return refuse(position_, "this is not XML; write < as &lt;");
}

Result<void> XmlScanner::scan_comment() {
  const auto end = text_.find("--", position_ + 4);
  if (end == std::string_view::npos) return refuse(position_, "this comment has no end; close it with -->");
  if (!text_.substr(end).starts_with("-->")) return refuse(end, "a comment must not hold --");
  position_ = end + 3;
  return count_thing();
}

Result<void> XmlScanner::scan_instruction() {
  const auto start = position_;
  position_ += 2;
  const auto name = scan_name();
  const auto end = text_.find("?>", position_);
  if (end == std::string_view::npos) return refuse(start, "this has no end; close it with ?>");
  const bool blank = end == position_ || blanks.find(text_[position_]) != std::string_view::npos;
  if (name.empty() || !blank) return refuse(start, "this is not XML; write < as &lt;");
  if (name == "xml") return refuse(start, "<?xml … ?> belongs at the very beginning of the file");
  position_ = end + 2;
  return count_thing();
}

Result<void> XmlScanner::scan_cdata() {
  const auto end = text_.find("]]>", position_);
  if (end == std::string_view::npos) return refuse(position_, "this CDATA section has no end; close it with ]]>");
  position_ = end + 3;
  return count_thing();
}

Result<void> XmlScanner::scan_text() {
  const auto end = std::min(text_.find('<', position_), text_.size());
  const auto stray = text_.substr(0, end).find("]]>", position_);
  if (stray != std::string_view::npos) return refuse(stray, "write ]]> as ]]&gt; here");
  if (auto references = check_references(position_, end); !references) return references;
  position_ = end;
  return {};
}

Result<void> XmlScanner::check_references(std::size_t begin, std::size_t end) const {
  const auto text = text_.substr(0, end);
  for (auto start = text.find('&', begin); start != std::string_view::npos; start = text.find('&', start + 1)) {
    constexpr std::size_t longest = 12;
    const auto semicolon = text.substr(start, longest).find(';');
    if (semicolon == std::string_view::npos) return refuse(start, "write & as &amp;");
    const auto reference = text.substr(start + 1, semicolon - 1);
    if (is_good_reference(reference)) continue;
    if (reference.starts_with('#')) {
      return refuse(start, fmt::format("&{}; is no character that a text may hold", quotable(reference)));
    }
    return refuse(start, fmt::format("&{}; is an entity, which is not read; write the character itself, and & as &amp;",
                                     quotable(reference)));
  }
  return {};
}

Result<void> XmlScanner::scan_end_tag() {
  const auto start = position_;
  position_ += 2;
  const auto name = scan_name();
  if (name != open_.back().name) {
    const auto& open = open_.back();
    return refuse(start, fmt::format("</{}> closes nothing; the open element is <{}>, which begins in line {}",
                                     quotable(name), quotable(open.name), error_at(text_, open.offset, "").line));
  }
  skip_blanks();
  if (!at(">")) return refuse(position_, fmt::format("</{}> must end with >", quotable(name)));
  ++position_;
  open_.pop_back();
  return {};
}

Result<XmlTag> XmlScanner::scan_start_tag() {
  XmlTag tag;
  tag.offset = position_++;
  tag.name = scan_name();
  if (tag.name.empty()) return refuse(tag.offset, "this is not XML; write < as &lt;");
  if (auto counted = count_thing(); !counted) return tl::unexpected(counted.error());
  constexpr std::size_t usual = 8;
  if (!at("/>") && !at(">")) tag.attributes.reserve(usual);
  for (bool blank = skip_blanks(); !at(">") && !at("/>"); blank = skip_blanks()) {
    if (at_end()) return refuse(tag.offset, fmt::format("<{} has no end; the file is cut off", quotable(tag.name)));
    if (!blank) return refuse(position_, "there must be a blank before an attribute");
    auto attribute = scan_attribute();
    if (!attribute) return tl::unexpected(attribute.error());
    tag.attributes.push_back(*attribute);
  }
  tag.empty = at("/>");
  position_ += tag.empty ? 2 : 1;
  if (const auto* repeated = find_repeated(tag.attributes)) {
    return refuse(repeated->offset,
                  fmt::format("<{}> has the attribute \"{}\" twice", quotable(tag.name), quotable(repeated->name)));
  }
  return tag;
}

Result<XmlAttribute> XmlScanner::scan_attribute() {
  XmlAttribute attribute;
  attribute.offset = position_;
  attribute.name = scan_name();
  if (attribute.name.empty()) return refuse(position_, "an attribute or > should stand here");
  skip_blanks();
  if (!at("=")) return refuse(position_, fmt::format("the attribute \"{}\" has no value", quotable(attribute.name)));
  ++position_;
  skip_blanks();
  if (!at("\"") && !at("'")) {
    return refuse(position_, fmt::format("the value of \"{}\" must stand in quotes", quotable(attribute.name)));
  }
  const char quote = text_[position_++];
  attribute.value_offset = position_;
  const auto end = text_.find(quote, position_);
  if (end == std::string_view::npos) {
    return refuse(attribute.value_offset - 1,
                  fmt::format("the value of \"{}\" has no closing quote", quotable(attribute.name)));
  }
  attribute.value = text_.substr(position_, end - position_);
  const auto less = attribute.value.find('<');
  if (less != std::string_view::npos) return refuse(position_ + less, "write < as &lt; inside a value");
  if (auto references = check_references(position_, end); !references) return tl::unexpected(references.error());
  position_ = end + 1;
  if (auto counted = count_thing(); !counted) return tl::unexpected(counted.error());
  return attribute;
}

}  // namespace bulkhead
