// SPDX-License-Identifier: MIT
#include "model/io/xml_writer.h"

#include "model/base/contracts.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

std::string escaped_value(std::string_view value) {
  BULKHEAD_EXPECTS(find_unfit(value) == std::string_view::npos);
  std::string result;
  for (const char character : value) {
    switch (character) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '"': result += "&quot;"; break;
      case '\n': result += "&#10;"; break;
      case '\t': result += "&#9;"; break;
      default: result += character;
    }
  }
  return result;
}

std::string escaped_text(std::string_view text) {
  BULKHEAD_EXPECTS(find_unfit(text) == std::string_view::npos);
  std::string result;
  for (const char character : text) {
    switch (character) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += std::string_view(result).ends_with("]]") ? "&gt;" : ">"; break;
      default: result += character;
    }
  }
  return result;
}

/// As much as one CDATA section can hold, section after section.
std::string as_cdata(std::string_view text) {
  BULKHEAD_EXPECTS(find_unfit(text) == std::string_view::npos);
  std::string result = "<![CDATA[\n";
  for (auto end = text.find("]]>"); end != std::string_view::npos; end = text.find("]]>")) {
    result += text.substr(0, end);
    result += "]]]]><![CDATA[>";
    text.remove_prefix(end + 3);
  }
  result += text;
  return result + "]]>";
}

}  // namespace

XmlWriter::XmlWriter() : text_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") {}

void XmlWriter::new_line() {
  text_ += '\n';
  text_.append(2 * open_.size(), ' ');
}

void XmlWriter::close_start_tag() {
  if (in_start_tag_) text_ += '>';
  in_start_tag_ = false;
  if (!open_.empty()) open_.back().has_content = true;
}

void XmlWriter::begin(std::string_view element) {
  close_start_tag();
  if (open_.empty() || !open_.back().inline_content) new_line();
  text_ += '<';
  text_ += element;
  open_.push_back({std::string(element), false, false});
  in_start_tag_ = true;
}

void XmlWriter::attribute(std::string_view name, std::string_view value) {
  BULKHEAD_EXPECTS(in_start_tag_);
  text_ += ' ';
  text_ += name;
  text_ += "=\"";
  text_ += escaped_value(value);
  text_ += '"';
}

void XmlWriter::optional_attribute(std::string_view name, std::string_view value) {
  if (!value.empty()) attribute(name, value);
}

std::vector<std::string> XmlWriter::broken(const std::vector<ListedWord>& words, std::size_t column) const {
  std::size_t length = 0;
  for (const auto& [word, group] : words) length += word.size() + 1;
  const bool one_line = column + length <= longest_line;
  const auto room = longest_line - std::min(longest_line, 2 * (open_.size() + 1));
  std::vector<std::string> lines;
  std::size_t line_group = 0;
  for (const auto& [word, group] : words) {
    const bool fits = !lines.empty() && (one_line || (group == line_group && lines.back().size() + word.size() < room));
    if (fits) {
      lines.back() += ' ' + word;
    } else {
      lines.push_back(word);
    }
    line_group = group;
  }
  return lines;
}

void XmlWriter::list_attribute(std::string_view name, const std::vector<ListedWord>& words) {
  BULKHEAD_EXPECTS(in_start_tag_);
  const auto line_start = text_.rfind('\n') + 1;
  const auto lines = broken(words, text_.size() - line_start + name.size() + 4);
  text_ += ' ';
  text_ += name;
  text_ += "=\"";
  for (std::size_t index = 0; index < lines.size(); ++index) {
    if (lines.size() > 1) {
      new_line();
      text_ += "  ";
    }
    text_ += lines[index];
  }
  text_ += '"';
}

void XmlWriter::extras(const UnknownContent& extras) {
  for (const auto& [name, value] : extras.attributes) attribute(name, value);
  for (const auto& node : extras.nodes) {
    close_start_tag();
    new_line();
    text_ += node;
  }
}

void XmlWriter::text_content(const UnknownContent& extras, std::string_view text) {
  for (const auto& [name, value] : extras.attributes) attribute(name, value);
  if (extras.nodes.empty() && text.empty()) return;
  close_start_tag();
  open_.back().inline_content = true;
  for (const auto& node : extras.nodes) text_ += node;
  text_ += escaped_text(text);
}

void XmlWriter::text_content(const UnknownContent& extras, std::string_view text, const std::function<void()>& parts) {
  for (const auto& [name, value] : extras.attributes) attribute(name, value);
  close_start_tag();
  open_.back().inline_content = true;
  for (const auto& node : extras.nodes) text_ += node;
  parts();
  const bool layout = !text.empty() && text.find_first_not_of(" \t\n") == std::string_view::npos;
  text_ += layout ? "<![CDATA[" + std::string(text) + "]]>" : escaped_text(text);
}

void XmlWriter::list_content(const UnknownContent& extras, const std::vector<ListedWord>& words) {
  const auto line_start = text_.rfind('\n') + 1;
  auto lines = broken(words, text_.size() - line_start + open_.back().name.size() + 4);
  lines.insert(lines.begin(), extras.nodes.begin(), extras.nodes.end());
  close_start_tag();
  open_.back().inline_content = lines.size() <= 1;
  for (const auto& line : lines) {
    if (lines.size() > 1) new_line();
    text_ += line;
  }
}

void XmlWriter::end() {
  const auto element = std::move(open_.back());
  open_.pop_back();
  if (!element.has_content) {
    text_ += "/>";
  } else {
    if (!element.inline_content) new_line();
    text_ += "</" + element.name + '>';
  }
  in_start_tag_ = false;
  if (open_.empty()) text_ += '\n';
}

void XmlWriter::text_element(std::string_view element, const Extras& around, std::string_view text) {
  const auto kept = around.within(element);
  if (text.empty() && kept.empty()) return;
  begin(element);
  text_content(kept, text);
  end();
}

void XmlWriter::lua_element(const Extras& around, std::string_view lua) {
  const auto kept = around.within("lua");
  if (lua.empty() && kept.empty()) return;
  begin("lua");
  text_content(kept, "");
  if (!lua.empty()) {
    close_start_tag();
    open_.back().inline_content = true;
    text_ += as_cdata(lua);
  }
  end();
}

}  // namespace bulkhead
