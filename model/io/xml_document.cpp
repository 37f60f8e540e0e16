// SPDX-License-Identifier: MIT
#include "model/io/xml_document.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/wrong_root.h"
#include "model/io/xml_scanner.h"
#include "model/mission/items.h"

namespace bulkhead {
namespace {

const XmlAttribute* find_attribute(const XmlTag& tag, std::string_view name) {
  const auto found = std::find_if(tag.attributes.begin(), tag.attributes.end(),
                                  [&](const XmlAttribute& attribute) { return attribute.name == name; });
  return found == tag.attributes.end() ? nullptr : &*found;
}

bool is_item_element(std::string_view name) {
  const auto* info = find_item_info(name);
  return info != nullptr && info->element == name;
}

}  // namespace

Result<int> check_root(std::string_view text, const XmlTag& root) {
  const auto refuse = [&](std::size_t offset, std::string message) {
    return tl::unexpected(error_at(text, offset, std::move(message)));
  };
  constexpr std::array<std::string_view, 4> roots = {"mission", "system", "terrain-set", "settings"};
  const auto* format = find_attribute(root, "format");
  std::optional<int> stated;
  if (format != nullptr) {
    const auto number = format->value;
    const bool digits = !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
    if (!digits || number.starts_with('0')) {
      return refuse(format->value_offset, fmt::format("\"{}\" is no format number; this version of Bulkhead reads "
                                                      "formats 1 to {}",
                                                      quotable(number), mission_format));
    }
    stated = parse_int(number, 1, mission_format);
    if (!stated) {
      return refuse(format->value_offset,
                    fmt::format("the file has format {}, which only a newer version of Bulkhead reads; this one reads "
                                "formats 1 to {}",
                                quotable(number), mission_format));
    }
  }
  if (std::find(roots.begin(), roots.end(), root.name) == roots.end() && !is_item_element(root.name)) {
    return refuse(root.offset, wrong_root(root.name));
  }
  if (!stated) {
    return refuse(root.offset,
                  fmt::format("<{}> does not say its format; write format=\"{}\"", root.name, mission_format));
  }
  return *stated;
}

namespace {

Result<void> check_form(std::string_view text) {
  XmlScanner scanner(text);
  const auto root = scanner.scan_root();
  if (!root) return tl::unexpected(root.error());
  if (const auto format = check_root(text, *root); !format) return tl::unexpected(format.error());
  return scanner.scan_rest(*root);
}

/// What was written as a reference becomes what it would become as it is: a carriage return a line feed, a noncharacter
/// U+FFFD. True if there was a noncharacter.
template <typename NodeOrAttribute>
bool clean_value(NodeOrAttribute node) {
  if (find_unfit(node.value()) == std::string_view::npos) return false;
  const auto with_noncharacters = with_line_feeds(node.value());
  const auto value = made_fit(with_noncharacters);
  node.set_value(value.c_str());
  return value != with_noncharacters;
}

}  // namespace

Result<XmlDocument> XmlDocument::open(std::string_view bytes, const std::string& file) {
  const auto with_file = [&](Error error) {
    error.file = file;
    return tl::unexpected(std::move(error));
  };
  if (bytes.size() > largest_document) {
    return with_file(
        {fmt::format("the file is larger than the {} MB that a document may have", largest_document / 1'000'000),
         {},
         0,
         0});
  }
  auto clean = clean_text(bytes);
  if (!clean) return with_file(clean.error());
  if (auto good = check_form(clean->text); !good) return with_file(good.error());

  XmlDocument document;
  document.file_ = file;
  document.text_ = std::move(clean->text);
  document.noncharacter_ = clean->noncharacter;
  document.tree_ = std::make_unique<pugi::xml_document>();
  constexpr unsigned options = pugi::parse_cdata | pugi::parse_comments | pugi::parse_pi | pugi::parse_ws_pcdata |
                               pugi::parse_escapes | pugi::parse_wconv_attribute;
  const auto parsed =
      document.tree_->load_buffer(document.text_.data(), document.text_.size(), options, pugi::encoding_utf8);
  if (!parsed) {
    return tl::unexpected(document.error_at(static_cast<std::size_t>(parsed.offset), parsed.description()));
  }
  document.clean_values(document.tree_->root());
  return document;
}

void XmlDocument::clean_values(pugi::xml_node node) {
  const auto found = [&](pugi::xml_node at) {
    if (!noncharacter_) noncharacter_ = offset_of(at);
  };
  if (clean_value(node)) found(node.parent());
  for (const auto attribute : node.attributes()) {
    if (clean_value(attribute)) found(node);
  }
  for (const auto child : node.children()) clean_values(child);
}

std::size_t XmlDocument::offset_of(pugi::xml_node node) const {
  const auto offset = node.offset_debug();
  if (offset < 0) return offset_of(node.parent());              // a text whose carriage returns were replaced
  const auto lead = node.type() == pugi::node_element ? 1 : 0;  // pugixml points behind the `<`
  return static_cast<std::size_t>(offset) - static_cast<std::size_t>(lead);
}

std::size_t XmlDocument::value_offset(pugi::xml_node element, std::string_view attribute) const {
  const auto tag = XmlScanner(text_, offset_of(element)).scan_start_tag();
  BULKHEAD_EXPECTS(tag.has_value());
  const auto* found = find_attribute(*tag, attribute);
  return found == nullptr ? tag->offset : found->value_offset;
}

Error XmlDocument::error_at(std::size_t offset, std::string message) const {
  auto error = bulkhead::error_at(text_, offset, std::move(message));
  error.file = file_;
  return error;
}

std::string to_xml(pugi::xml_node node) {
  struct Sink final : pugi::xml_writer {
    std::string text;
    void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
  } sink;
  node.print(sink, "", pugi::format_raw, pugi::encoding_utf8);
  return std::move(sink.text);
}

}  // namespace bulkhead
