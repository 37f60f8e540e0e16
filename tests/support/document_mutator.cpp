// SPDX-License-Identifier: MIT
#include "tests/support/document_mutator.h"

#include <pugixml.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

using Node = pugi::xml_node;
using Attribute = pugi::xml_attribute;

constexpr unsigned parse_all = pugi::parse_cdata | pugi::parse_comments | pugi::parse_ws_pcdata | pugi::parse_escapes;

std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (; times > 0; --times) result += text;
  return result;
}

/// Values at and beyond the bounds of what attributes and texts say.
const std::vector<std::string>& odd_values() {
  static const std::vector<std::string> values = {
      "",
      " ",
      "0",
      "-0",
      "-1",
      "1",
      "2",
      "359",
      "360",
      "256",
      "257",
      "1000000",
      "1000001",
      "-1000000",
      "2147483647",
      "2147483648",
      "99999999999999999999",
      "1.5",
      "1e9",
      "0x10",
      "NaN",
      "nan",
      "inf",
      "+1",
      "01",
      "1-3",
      "3-1",
      "0-0",
      "0mm",
      "-1mm",
      "0.001mm",
      "0.0001mm",
      "0.0004mm",
      "1in",
      "1000000in",
      "100000mm",
      "100000.001mm",
      "-100000mm",
      "NaNmm",
      "infmm",
      "1e5mm",
      "0mm,0mm",
      "-1mm,-1mm",
      "1mm,1mm",
      "0.001mm,0.001mm",
      "100000mm,100000mm",
      "100000mm,0.001mm",
      "-100000mm,-100000mm",
      "0mm,0mm 0mm,0mm 0mm,0mm",
      "0mm,0mm 10mm,0mm 20mm,0mm",
      "0mm,0mm 50mm,50mm 50mm,0mm 0mm,50mm",
      "0mm,0mm 100mm,0mm 100mm,100mm 50mm,0.001mm",
      "A1",
      "A0",
      "A256",
      "IV256",
      "IW1",
      "ZZZZZZZ1",
      "A1/A2",
      "A1/B2",
      "A1/north",
      "A1/west",
      "A1.nw",
      "A1.se",
      "2:A1",
      "0:A1",
      "99:A1",
      "100:A1",
      "A1 A1",
      "#",
      "#a",
      "# a",
      "a",
      "A",
      "a--",
      "none",
      "yes",
      "no",
      "north",
      "objective",
      "#000000",
      "#gggggg",
      "{",
      "{x}",
      "{marker:1}",
      "{{x}}",
      "]]>",
      "<!-- -->",
      "&amp;",
      "\"'",
      "\t\n ",
      "\n\n",
      "%s%n",
      "../x",
      "\u00A0",
      "\u200B",
      "\u202E",
      "\uFDD0",
      "\uFFFF",
      "\U0001FFFE",
      "\U0001F3F3\uFE0F\u200D\U0001F308",
      "\u0645\u0631\u062D\u0628\u0627",
      "e" + repeated("\u0301", 200),
      std::string(64, 'a'),
      std::string(65, 'a'),
      std::string(5000, 'W'),
      repeated("word ", 2000),
      repeated("{x} ", 500),
      "return 1",
      "end",
      "x = (",
      "[[",
      "--",
  };
  return values;
}

/// All elements of a tree, from outside in.
std::vector<Node> elements_of(Node root) {
  std::vector<Node> found;
  const std::function<void(Node)> visit = [&](Node node) {
    if (node.type() == pugi::node_element) found.push_back(node);
    for (const auto child : node.children()) visit(child);
  };
  visit(root);
  return found;
}

std::vector<Attribute> attributes_of(Node node) { return {node.attributes_begin(), node.attributes_end()}; }

std::string to_text(const pugi::xml_document& document) {
  std::ostringstream stream;
  document.save(stream, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  return stream.str();
}

pugi::xml_document parsed(const std::string& text) {
  pugi::xml_document document;
  if (!document.load_buffer(text.data(), text.size(), parse_all)) throw std::runtime_error("no XML");
  return document;
}

bool is_around(Node outer, Node node) {
  for (; node; node = node.parent()) {
    if (node == outer) return true;
  }
  return false;
}

/// What the schema names.
struct Vocabulary {
  std::vector<std::string> elements;
  std::vector<std::string> attributes;
  std::vector<std::string> words;
};

Vocabulary schema_vocabulary() {
  std::map<std::string, std::set<std::string>> found;
  const auto schema = parsed(content_of(std::filesystem::path(BULKHEAD_SOURCE) / "docs/format/bulkhead.xsd"));
  for (const auto node : elements_of(schema)) {
    const std::string name = node.name();
    const auto* key = name == "xs:enumeration" ? "value" : "name";
    if (*node.attribute(key).value() != '\0') found[name].emplace(node.attribute(key).value());
  }
  const auto listed = [&](const char* name) {
    return std::vector<std::string>(found[name].begin(), found[name].end());
  };
  return {listed("xs:element"), listed("xs:attribute"), listed("xs:enumeration")};
}

/// Gives every id inside a node, itself included, one that nothing else has.
void renew_ids(Node root, int& number) {
  for (auto node : elements_of(root)) {
    if (auto id = node.attribute("id")) id.set_value(("renewed-" + std::to_string(++number)).c_str());
  }
}

}  // namespace

Choices::Choices(std::string_view bytes) : bytes_(bytes) {
  for (const char byte : bytes_) state_ = state_ * 1099511628211U + static_cast<unsigned char>(byte) + 1;
}

std::size_t Choices::below(std::size_t count) {
  if (position_ + 2 <= bytes_.size()) {
    const auto low = static_cast<unsigned char>(bytes_[position_]);
    const auto high = static_cast<unsigned char>(bytes_[position_ + 1]);
    position_ += 2;
    return (low + 256U * high) % count;
  }
  state_ += 0x9E3779B97F4A7C15U;  // splitmix64
  auto mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
  return std::size_t{(mixed ^ (mixed >> 31U)) % count};
}

struct DocumentMutator::Documents {
  std::vector<pugi::xml_document> trees;
  Vocabulary schema = schema_vocabulary();
  /// All values that the documents have, by attribute.
  std::map<std::string, std::vector<std::string>> values;
  std::vector<std::string> texts;
};

namespace {

/// One document while it is changed.
template <typename Documents>
class Mutation {
 public:
  Mutation(const Documents& documents, Choices& choices) : from_(documents), choices_(choices) {
    tree_.reset(choices_.below(3) == 0 ? from_.trees.front() : pick(from_.trees));
  }

  void change() {
    elements_ = elements_of(tree_);
    using Step = void (Mutation::*)();
    static constexpr Step steps[] = {
        &Mutation::move,          &Mutation::copy,        &Mutation::copy,         &Mutation::drop,
        &Mutation::swap,          &Mutation::rename,      &Mutation::wrap,         &Mutation::unwrap,
        &Mutation::repeat,        &Mutation::set_text,    &Mutation::put_unknown,  &Mutation::take_from_another,
        &Mutation::drop_value,    &Mutation::odd_value,   &Mutation::odd_value,    &Mutation::other_value,
        &Mutation::other_value,   &Mutation::swap_values, &Mutation::move_value,   &Mutation::new_attribute,
        &Mutation::new_attribute, &Mutation::near_value,  &Mutation::schema_value, &Mutation::near_value,
    };
    (this->*steps[choices_.below(std::size(steps))])();
  }

  [[nodiscard]] std::string text() const { return to_text(tree_); }

 private:
  template <typename T>
  const T& pick(const std::vector<T>& from) {
    return from[choices_.below(from.size())];
  }
  /// Any element but the root, or the root where there is no other.
  Node inner() {
    return elements_.size() < 2 ? elements_.front() : elements_[1 + choices_.below(elements_.size() - 1)];
  }
  Node any() { return pick(elements_); }
  /// An attribute of some element; seldom none.
  Attribute attribute() {
    for (int tries = 0; tries < 8; ++tries) {
      if (const auto all = attributes_of(any()); !all.empty()) return pick(all);
    }
    return {};
  }
  bool is_root(Node node) const { return node == tree_.document_element(); }

  void move() {
    const auto node = inner();
    const auto target = any();
    if (!is_root(node) && !is_around(node, target)) put(target, node, true);
  }
  void copy() {
    const auto node = inner();
    const auto target = choices_.below(2) == 0 ? node.parent() : any();
    if (is_root(node) || target.type() != pugi::node_element) return;
    auto made = put(target, node, false);
    if (choices_.below(3) > 0) renew_ids(made, renewed_);
  }
  void take_from_another() {
    const auto source = elements_of(pick(from_.trees));
    auto made = put(any(), source[1 + choices_.below(source.size() - 1)], false);
    if (choices_.below(3) > 0) renew_ids(made, renewed_);
  }
  Node put(Node target, Node node, bool moved) {
    const bool first = choices_.below(2) == 0;
    if (moved) return first ? target.prepend_move(node) : target.append_move(node);
    return first ? target.prepend_copy(node) : target.append_copy(node);
  }
  void drop() {
    if (auto node = inner(); !is_root(node)) node.parent().remove_child(node);
  }
  void swap() {
    auto one = inner();
    auto other = inner();
    if (is_root(one) || is_around(one, other) || is_around(other, one)) return;
    other.parent().insert_copy_before(one, other);
    one.parent().insert_move_before(other, one);
    one.parent().remove_child(one);
  }
  void rename() { any().set_name(pick(from_.schema.elements).c_str()); }
  void wrap() {
    auto node = inner();
    if (is_root(node)) return;
    auto around = node.parent().insert_child_before(pick(from_.schema.elements).c_str(), node);
    around.append_move(node);
  }
  void unwrap() {
    auto node = inner();
    if (is_root(node)) return;
    while (auto child = node.first_child()) node.parent().insert_move_before(child, node);
    node.parent().remove_child(node);
  }
  void repeat() {
    const auto node = inner();
    if (is_root(node)) return;
    const bool renew = choices_.below(2) == 0;
    for (auto count = choices_.below(choices_.below(8) == 0 ? 120 : 4); count > 0; --count) {
      auto made = node.parent().insert_copy_after(node, node);
      if (renew) renew_ids(made, renewed_);
    }
  }
  void set_text() {
    auto node = any();
    for (auto child : node.children()) {
      if (child.type() != pugi::node_element) child.set_value("");
    }
    const auto& text = choices_.below(2) == 0 ? pick(odd_values()) : pick(from_.texts);
    node.append_child(choices_.below(4) == 0 ? pugi::node_cdata : pugi::node_pcdata).set_value(text.c_str());
  }
  void put_unknown() {
    auto node = any();
    switch (choices_.below(5)) {
      case 0: node.append_child(pugi::node_comment).set_value("x"); break;
      case 1: node.append_child("later").append_attribute("a") = pick(odd_values()).c_str(); break;
      case 2: node.append_attribute("later") = pick(odd_values()).c_str(); break;
      case 3: node.append_child("action").append_copy(any()); break;
      default: node.append_child(pugi::node_pi).set_name("later"); break;
    }
  }
  void drop_value() {
    auto node = any();
    if (const auto all = attributes_of(node); !all.empty()) node.remove_attribute(pick(all));
  }
  void set(Attribute at, const std::string& value) {
    const bool format = std::string_view(at.name()) == "format";  // without which nothing more is looked at
    if (at && (!format || choices_.below(8) == 0)) at.set_value(value.c_str());
  }
  void odd_value() { set(attribute(), pick(odd_values())); }
  void schema_value() { set(attribute(), pick(from_.schema.words)); }
  void other_value() {
    const auto at = attribute();
    if (const auto found = from_.values.find(at.name()); found != from_.values.end()) set(at, pick(found->second));
  }
  void swap_values() {
    const auto one = attribute();
    const auto other = attribute();
    const std::string value = one.value();
    set(one, other.value());
    set(other, value);
  }
  void move_value() {
    const auto at = attribute();
    auto target = any();
    if (at && !target.attribute(at.name())) target.append_attribute(at.name()) = at.value();
  }
  void new_attribute() {
    const auto& name = pick(from_.schema.attributes);
    auto node = any();
    if (node.attribute(name.c_str())) return;
    const auto found = from_.values.find(name);
    const bool known = found != from_.values.end() && choices_.below(3) > 0;
    node.append_attribute(name.c_str()) = (known ? pick(found->second) : pick(odd_values())).c_str();
  }
  /// Another digit, or a letter more or less.
  void near_value() {
    const auto at = attribute();
    std::string value = at.value();
    const auto digit = value.find_first_of("0123456789");
    if (digit == std::string::npos || choices_.below(4) == 0) {
      value = choices_.below(2) == 0 && !value.empty() ? value.substr(1) : value + "1";
    } else {
      value[digit] = static_cast<char>('0' + choices_.below(10));
    }
    set(at, value);
  }

  const Documents& from_;
  Choices& choices_;
  pugi::xml_document tree_;
  std::vector<Node> elements_;
  int renewed_ = 0;
};

}  // namespace

DocumentMutator::DocumentMutator(const std::vector<std::string>& documents) {
  auto made = std::make_unique<Documents>();
  for (const auto& document : documents) {
    made->trees.push_back(parsed(document));
    for (const auto node : elements_of(made->trees.back())) {
      for (const auto& attribute : attributes_of(node)) {
        made->values[attribute.name()].emplace_back(attribute.value());
      }
      if (*node.child_value() != '\0') made->texts.emplace_back(node.child_value());
    }
  }
  documents_ = std::move(made);
}

DocumentMutator::~DocumentMutator() = default;

std::string DocumentMutator::mutated(Choices& choices) const {
  Mutation mutation(*documents_, choices);
  for (auto count = 1 + choices.below(4); count > 0; --count) mutation.change();
  return mutation.text();
}

std::vector<std::string> documents_to_mutate() {
  const std::filesystem::path data = BULKHEAD_TEST_DATA;
  std::vector<std::string> result = {
      content_of(std::filesystem::path(BULKHEAD_SOURCE) / "docs/format/sample.bulkhead")};
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  for (const std::string name :
       {"cinder-lock", "letters", "nine-compartments", "pump-yard", "three-tiles", "upper-deck"}) {
    const auto mission = read_mission(content_of(data / "maps" / (name + ".bulkhead")), name, &library);
    result.push_back(write_mission(mission.value().mission));
  }
  return result;
}

std::vector<std::string> schema_elements() { return schema_vocabulary().elements; }

void for_each_placement(const std::string& document, const std::vector<std::string>& other,
                        const std::function<void(const Placement&)>& visit) {
  auto tree = parsed(document);
  std::map<std::string, Node> kinds;
  std::map<std::pair<std::string, std::string>, Node> places;
  std::set<std::pair<std::string, std::string>> belong;
  for (const auto node : elements_of(tree)) {
    kinds.try_emplace(node.name(), node);
    places.try_emplace({node.parent().name(), node.name()}, node);
    belong.emplace(node.name(), node.parent().name());
  }
  pugi::xml_document others;
  for (const auto& xml : other) {
    if (!others.append_buffer(xml.data(), xml.size(), parse_all | pugi::parse_fragment))
      throw std::runtime_error("no XML");
  }
  std::vector<Node> put;
  for (const auto& [name, node] : kinds) put.push_back(node);
  put.insert(put.end(), others.begin(), others.end());
  int number = 0;
  for (auto& [names, target] : places) {
    const auto& [around, inside] = names;
    for (const auto node : put) {
      auto made = target.append_copy(node);
      if (node.type() == pugi::node_element) {
        renew_ids(made, number);
        made.append_attribute(std::string(placement_mark).c_str()) = "";
      }
      visit({node.name(), inside, around, belong.contains({node.name(), inside}), to_text(tree)});
      target.remove_child(made);
    }
  }
}

std::vector<std::string> names_around_mark(const std::string& document) {
  const auto tree = parsed(document);
  const auto found = tree.find_node([](Node node) {
    const bool comment = node.type() == pugi::node_comment && node.value() == marked_comment;
    return comment || !node.attribute(std::string(placement_mark).c_str()).empty();
  });
  std::vector<std::string> names;
  for (auto node = found.parent(); node.type() == pugi::node_element; node = node.parent()) {
    names.insert(names.begin(), node.name());
  }
  return names;
}

}  // namespace bulkhead::test
