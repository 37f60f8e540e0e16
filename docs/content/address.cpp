// SPDX-License-Identifier: MIT
#include "docs/content/address.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <vector>

#include "model/base/plain_text.h"
#include "model/mission/fields.h"

namespace bulkhead {
namespace {

using Words = std::vector<std::string>;
using Nodes = std::vector<pugi::xml_node>;

Words words_of(std::string_view text) {
  Words words;
  while (!text.empty()) {
    const auto end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

/// Of a field's key the name of its element: `params` are `param` elements.
std::string element_name(const std::string& word) {
  for (const auto& thing : all_fields()) {
    for (const auto* const field : thing.fields) {
      if (field->key == word) return field->xml_name();
    }
  }
  return word;
}

Nodes children_of(const pugi::xml_node& node, const std::string& name) {
  Nodes found;
  for (const auto& child : node.children(name.c_str())) found.push_back(child);
  return found;
}

/// Which of several a word means: an id, a name or a symbol, or a number, counted from 1.
pugi::xml_node picked(const Nodes& nodes, const std::string& word) {
  const auto named = std::find_if(nodes.begin(), nodes.end(), [&](const pugi::xml_node& node) {
    return word == node.attribute("id").value() || word == node.attribute("name").value() ||
           word == node.attribute("symbol").value();
  });
  if (named != nodes.end()) return *named;
  const auto number = parse_int(word, 1, static_cast<int>(nodes.size()));
  return number ? nodes[static_cast<std::size_t>(*number) - 1] : pugi::xml_node();
}

std::string text_of(const pugi::xml_node& node) {
  std::string text;
  for (const auto& child : node.children()) {
    if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) text += child.value();
  }
  return text;
}

}  // namespace

Result<std::string> value_at(std::string_view document, std::string_view address) {
  pugi::xml_document xml;
  if (!xml.load_buffer(document.data(), document.size())) return fail("the document is not well-formed");
  const auto words = words_of(address);
  if (words.empty()) return fail("there is no address");
  auto node = xml.document_element();
  std::size_t at = 0;
  if (words[0].starts_with('#')) {
    const auto id = words[0].substr(1);
    node = node.find_node([&](const pugi::xml_node& each) {
      // Kinds of definitions have ids of their own.
      for (auto above = each; above; above = above.parent()) {
        if (std::string_view(above.name()) == "definitions") return false;
      }
      return id == each.attribute("id").value();
    });
    if (!node) return fail(fmt::format("nothing has the id {}", id));
    ++at;
  }
  while (at < words.size()) {
    const auto& word = words[at];
    ++at;
    if (const auto attribute = node.attribute(word.c_str()); attribute && at == words.size()) return attribute.value();
    auto found = children_of(node, word);
    if (found.empty()) found = children_of(node, element_name(word));
    if (found.empty()) return fail(fmt::format("there is no {} in <{}>", word, node.name()));
    const auto which = at < words.size() ? picked(found, words[at]) : pugi::xml_node();
    if (!which && found.size() > 1) {
      return fail(fmt::format("<{}> has {} {}; say which", node.name(), found.size(), word));
    }
    node = which ? which : found.front();
    if (which) ++at;
  }
  return text_of(node);
}

}  // namespace bulkhead
