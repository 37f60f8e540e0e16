// SPDX-License-Identifier: MIT
#include "model/io/item_file.h"

#include <fmt/format.h>

#include "model/io/mission_file.h"
#include "model/io/readers.h"
#include "model/io/writers.h"
#include "model/io/wrong_root.h"
#include "model/io/xml_scanner.h"

namespace bulkhead {
namespace {

constexpr std::size_t megabyte = 1'000'000;

/// The item that an element is, if it is one.
std::optional<AnyItem> read_any_item(Element& element, const std::function<bool(Element&)>& also = nullptr) {
  std::optional<AnyItem> item;
  for_each_item_type([&]<typename T>() {
    if (element.name() == info_of<T>().element) item = read_item<T>(element, also);
  });
  return item;
}

void write_any_item(XmlWriter& writer, const AnyItem& item) {
  std::visit([&](const auto& known) { write_item(writer, known); }, item);
}

void read_with(Element& element, LibraryItem& item) {
  std::set<Id> zone_kinds;
  std::set<Id> marker_kinds;
  std::set<Id> link_kinds;
  element.children(item.extras, [&](Element& child) {
    if (item.company() == most_company) {
      child.refuse(fmt::format("more than {} things travel with the item", most_company));
    }
    if (child.name() == "zone-kind") {
      item.zone_kinds.push_back(read_zone_kind(child, zone_kinds));
    } else if (child.name() == "marker-kind") {
      item.marker_kinds.push_back(read_marker_kind(child, marker_kinds));
    } else if (child.name() == "link-kind") {
      item.link_kinds.push_back(read_link_kind(child, link_kinds));
    } else if (child.name() == info_of<ObjectiveGroup>().element) {
      item.groups.push_back(read_item<ObjectiveGroup>(child));
    } else if (auto named = read_any_item(child)) {
      item.with.push_back(std::move(*named));
    } else {
      return Element::Child::unknown;
    }
    return Element::Child::read;
  });
  element.finish(item.extras);
}

void write_with(XmlWriter& writer, const LibraryItem& item) {
  if (item.company() == 0 && item.extras == Extras()) return;
  writer.begin("with");
  writer.extras(item.extras);
  for (const auto& named : item.with) {
    writer.begin(info_of(named).element);
    write_any_item(writer, named);
    writer.end();
  }
  for (const auto& group : item.groups) {
    writer.begin(info_of<ObjectiveGroup>().element);
    write_item(writer, group);
    writer.end();
  }
  for (const auto& kind : item.zone_kinds) write_zone_kind(writer, kind);
  for (const auto& kind : item.marker_kinds) write_marker_kind(writer, kind);
  for (const auto& kind : item.link_kinds) write_link_kind(writer, kind);
  writer.end();
}

LibraryItem read_root(Element& root) {
  LibraryItem result{fresh<Rule>(Id("unnamed"))};
  root.ignore("format");
  result.system = root.id("system");
  result.version = root.number("version", 1, largest_number).value_or(1);
  auto item = read_any_item(root, [&](Element& child) {
    if (child.name() != "with") return false;
    root.only_once(child);
    read_with(child, result);
    return true;
  });
  if (item) result.item = std::move(*item);
  return result;
}

/// The values of a tag's attributes, references resolved.
class Attributes {
 public:
  Attributes(std::string_view text, const XmlTag& tag) {
    std::string alone = "<a";
    for (const auto& attribute : tag.attributes) {
      const auto quote = text[attribute.value_offset - 1];
      alone.append(" ").append(attribute.name).append("=");
      alone.append(1, quote).append(attribute.value).append(1, quote);
    }
    tree_.load_string((alone + "/>").c_str());
  }
  [[nodiscard]] std::string operator[](const char* name) const {
    return tree_.document_element().attribute(name).value();
  }

 private:
  pugi::xml_document tree_;
};

}  // namespace

Result<ItemHead> read_item_head(std::string_view text, const std::string& file) {
  const auto with_file = [&](Error error) {
    error.file = file;
    return tl::unexpected(std::move(error));
  };
  const auto clean = clean_text(text);
  if (!clean) return with_file(clean.error());
  XmlScanner scanner(clean->text);
  const auto root = scanner.scan_root();
  if (!root) return with_file(root.error());
  if (const auto format = check_root(clean->text, *root); !format) return with_file(format.error());
  const Attributes attributes(clean->text, *root);
  const auto place_of = [&](std::string_view name) {
    auto offset = root->offset;
    for (const auto& attribute : root->attributes) {
      if (attribute.name == name) offset = attribute.value_offset;
    }
    auto place = error_at(clean->text, offset, {});
    place.file = file;
    return place;
  };
  return ItemHead{std::string(root->name),
                  attributes["id"],
                  attributes["name"],
                  attributes["system"],
                  parse_int(attributes["version"], 1, largest_number).value_or(0),
                  place_of({}),
                  place_of("id"),
                  place_of("system")};
}

Result<ReadItem> read_item_file(std::string_view text, const std::string& file) {
  if (text.size() > largest_item_file) {
    return tl::unexpected(
        Error{fmt::format("the file is larger than the {} MB that an item may have", largest_item_file / megabyte),
              file, 0, 0});
  }
  const auto document = XmlDocument::open(text, file);
  if (!document) return tl::unexpected(document.error());
  Reading reading(*document);
  Element root(reading, document->root());
  const auto* info = find_item_info(root.name());
  if (info == nullptr || info->element != root.name()) {
    root.refuse(fmt::format("this is a <{}>, no item of the library; one begins with {}", root.name(), item_roots()));
  }
  auto item = read_root(root);
  if (reading.failed()) return tl::unexpected(reading.refusal());
  return ReadItem{std::move(item), reading.take_remarks()};
}

Result<std::string> write_item_file(const LibraryItem& item) {
  if (item.company() > most_company) {
    return fail(fmt::format("{} things would travel with the item; at most {} may", item.company(), most_company));
  }
  XmlWriter writer;
  writer.begin(info_of(item.item).element);
  writer.attribute("format", std::to_string(mission_format));
  writer.attribute("system", item.system.text());
  writer.attribute("version", std::to_string(item.version));
  write_any_item(writer, item.item);
  write_with(writer, item);
  writer.end();
  auto document = writer.take();
  if (document.size() <= largest_item_file) return document;
  return fail(
      fmt::format("The item would be a file of more than {} MB, which is not read again; take something out of it",
                  largest_item_file / megabyte));
}

}  // namespace bulkhead
