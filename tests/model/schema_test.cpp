// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <fstream>
#include <map>
#include <set>

#include "model/mission/fields.h"

/// docs/format/bulkhead.xsd and the tables of fields say the same.
namespace bulkhead {
namespace {

class Schema {
 public:
  Schema() { EXPECT_TRUE(document_.load_file(BULKHEAD_SOURCE "/docs/format/bulkhead.xsd")); }

  [[nodiscard]] pugi::xml_node definition(const char* sort, std::string_view name) const {
    for (const auto node : document_.child("xs:schema").children(sort)) {
      if (node.attribute("name").value() == name) return node;
    }
    return {};
  }
  [[nodiscard]] pugi::xml_node type(std::string_view name) const { return definition("xs:complexType", name); }

  /// The declarations anywhere inside a type, those of its groups as well, by name.
  [[nodiscard]] std::map<std::string, pugi::xml_node> declared(pugi::xml_node type, std::string_view sort) const {
    std::map<std::string, pugi::xml_node> found;
    for (const auto node : type.children()) {
      if (node.name() == sort) {
        found[node.attribute("name").value()] = node;
        continue;
      }
      auto inside = node;
      if (const auto* group = node.attribute("ref").value(); *group != '\0') inside = definition(node.name(), group);
      found.merge(declared(inside, sort));
    }
    return found;
  }

  /// The value of a facet of a declaration's type, or of those that it restricts; empty where there is none.
  [[nodiscard]] std::string facet(pugi::xml_node declaration, const char* name) const {
    for (auto type = simple_type(declaration); type;) {
      const auto restriction = type.child("xs:restriction");
      if (const auto found = restriction.child(name)) return found.attribute("value").value();
      type = definition("xs:simpleType", restriction.attribute("base").value());
    }
    return {};
  }

  [[nodiscard]] std::set<std::string> choices(pugi::xml_node declaration) const {
    std::set<std::string> words;
    for (const auto word : simple_type(declaration).child("xs:restriction").children("xs:enumeration")) {
      words.insert(word.attribute("value").value());
    }
    return words;
  }

 private:
  [[nodiscard]] pugi::xml_node simple_type(pugi::xml_node declaration) const {
    if (const auto own = declaration.child("xs:simpleType")) return own;
    return definition("xs:simpleType", declaration.attribute("type").value());
  }

  pugi::xml_document document_;
};

void expect_same_attribute(const Schema& schema, pugi::xml_node attribute, const FieldInfo& field) {
  ASSERT_TRUE(attribute) << field.key << " is no attribute";
  EXPECT_EQ(attribute.attribute("use").value() == std::string("required"), field.required) << field.key;
  if (field.is_number()) {
    EXPECT_EQ(schema.facet(attribute, "xs:minInclusive"), fmt::to_string(field.from)) << field.key;
    EXPECT_EQ(schema.facet(attribute, "xs:maxInclusive"), fmt::to_string(field.to)) << field.key;
  }
  std::set<std::string> choices;
  for (const auto& choice : field.choices) choices.emplace(choice.value);
  choices.erase("");
  if (field.form == FieldForm::yes_no) choices = {"yes", "no"};
  EXPECT_EQ(schema.choices(attribute), choices) << field.key;
}

/// That a type has these fields and no others but `more`.
void expect_same(const Schema& schema, std::string_view type, std::span<const FieldInfo* const> fields,
                 const std::set<std::string>& more) {
  SCOPED_TRACE(std::string(type));
  const auto definition = schema.type(type);
  ASSERT_TRUE(definition);
  const auto attributes = schema.declared(definition, "xs:attribute");
  const auto elements = schema.declared(definition, "xs:element");
  auto names = more;
  for (const auto* field : fields) {
    if (field->stand == FieldStand::content) {
      EXPECT_TRUE(definition.child("xs:simpleContent")) << field->key;
      continue;
    }
    names.insert(field->xml_name());
    if (field->stand == FieldStand::attribute) {
      const auto found = attributes.find(field->xml_name());
      expect_same_attribute(schema, found == attributes.end() ? pugi::xml_node() : found->second, *field);
      continue;
    }
    const auto found = elements.find(field->xml_name());
    ASSERT_NE(found, elements.end()) << field->key;
    const auto* element = found->second.attribute("type").value();
    if (field->form == FieldForm::list) {
      expect_same(schema, element, field->columns, {});
    } else {
      EXPECT_STREQ(element, "xs:string") << field->key;
    }
  }
  std::set<std::string> declared;
  for (const auto& [name, node] : attributes) declared.insert(name);
  for (const auto& [name, node] : elements) declared.insert(name);
  EXPECT_EQ(declared, names);
}

TEST(Schema, DeclaresTheFieldsThatThereAre) {
  /// What is no field: identities, and what edits of their own change.
  const std::map<std::string_view, std::set<std::string>> others = {
      {"marker", {"id", "at"}},
      {"zone", {"id", "cells", "polygon", "circle", "radius", "strip", "depth", "quarter", "clear-of-centre"}},
      {"area", {"id", "cells", "polygon", "circle", "radius", "strip", "depth", "quarter", "clear-of-centre"}}};
  const Schema schema;
  std::size_t compared = 0;
  for (const auto& [thing, fields] : all_fields()) {
    if (thing.element == "feature") continue;  // an element for two things that is open to others
    const auto found = others.find(thing.key);
    const auto type = thing.key == "area" ? "zone" : thing.element;
    expect_same(schema, type, fields, found == others.end() ? std::set<std::string>{"id"} : found->second);
    ++compared;
  }
  EXPECT_EQ(compared, 11U);
}

/// Whether one of these elements, at any depth, has a field.
bool shows(pugi::xml_node parent, const std::set<std::string_view>& elements, const FieldInfo& field) {
  return static_cast<bool>(parent.find_node([&](pugi::xml_node node) {
    if (!elements.contains(node.name())) return false;
    if (field.stand == FieldStand::content) return !node.text().empty();
    return field.stand == FieldStand::attribute ? static_cast<bool>(node.attribute(field.xml_name()))
                                                : static_cast<bool>(node.child(field.xml_name()));
  }));
}

TEST(Schema, TheSampleShowsEachField) {
  const std::set<std::string_view> items = {"rule", "mission-objective", "action", "stratagem", "table"};
  const std::set<std::string_view> of_all_items = {"name", "origin", "params", "lua"};
  const std::set<std::string_view> zones = {"zone", "area"};
  pugi::xml_document sample;
  ASSERT_TRUE(sample.load_file(BULKHEAD_SOURCE "/docs/format/sample.bulkhead"));
  for (const auto& [thing, fields] : all_fields()) {
    for (const auto* field : fields) {
      std::set<std::string_view> elements = {thing.element};
      if (zones.contains(thing.element)) elements = zones;
      if (items.contains(thing.element) && of_all_items.contains(field->key)) elements = items;
      EXPECT_TRUE(shows(sample, elements, *field)) << thing.key << " " << field->key;
      for (const auto* column : field->columns) {
        EXPECT_TRUE(shows(sample, {field->xml_name()}, *column))
            << thing.key << " " << field->key << " " << column->key;
      }
    }
  }
}

/// In the table of items each has a line, and what all have stands before it.
TEST(Schema, TheGuideNamesEachFieldOfItems) {
  std::ifstream guide(BULKHEAD_SOURCE "/docs/format/README.md");
  std::map<std::string_view, std::string> said;
  for (std::string line; std::getline(guide, line);) {
    for (const auto& [thing, fields] : all_fields()) {
      if (line.starts_with("All items have") || line.starts_with(fmt::format("| `<{}>` |", thing.element))) {
        said[thing.key] += line;
      }
    }
  }
  for (const std::string_view item : {"rule", "objective", "stratagem"}) {
    for (const auto& [thing, fields] : all_fields()) {
      if (thing.key != item) continue;
      for (const auto* field : fields) {
        const auto* written = field->stand == FieldStand::attribute ? "`{}`" : "<{}";
        EXPECT_NE(said[item].find(fmt::format(fmt::runtime(written), field->xml_name())), std::string::npos)
            << item << " " << field->key << " in: " << said[item];
      }
    }
  }
}

}  // namespace
}  // namespace bulkhead
