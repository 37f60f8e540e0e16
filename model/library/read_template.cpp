// SPDX-License-Identifier: MIT
#include "model/library/read_template.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/io/wrong_root.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> refused(Error place, std::string message) {
  place.message = std::move(message);
  return tl::unexpected(std::move(place));
}

/// An id that the root of a file states, which is there.
Result<Id> stated(const ItemHead& head, const char* attribute, const std::string& value, const Error& place) {
  if (value.empty() && place == head.root_place) {
    return refused(place, fmt::format("<{}> needs the attribute \"{}\"", head.root, attribute));
  }
  auto id = Id::parse(value);
  if (!id) return refused(place, id.error().message);
  return id;
}

/// What belongs to a system, as missions, killzones and items do.
LibraryId id_within(const Id& system, const Id& own) { return LibraryId(system.text() + "/" + own.text()); }

Result<Template> read_mission_template(const DocumentHead& head, const ItemHead& start, const Id& id,
                                       const fs::path& path) {
  if (head.system.empty()) {
    return refused(start.root_place, "the mission names no system; write <uses system=\"…\"/>");
  }
  const auto system = Id::parse(head.system);
  if (!system) return refused(start.root_place, system.error().message);
  const auto kind = head.has_items ? Template::Kind::mission : Template::Kind::killzone;
  return Template{id_within(*system, id), kind, head.title, path, nullptr, head.system};
}

/// Of what is no item.
Result<Template> read_document(const std::string& text, const fs::path& path, const ItemHead& start) {
  if (start.root == "settings") return refused(start.root_place, wrong_root(start.root));
  const auto id = stated(start, "id", start.id, start.id_place);
  if (!id) return tl::unexpected(id.error());
  return read_document_head(text, path.string()).and_then([&](const DocumentHead& head) -> Result<Template> {
    if (head.root == "mission") return read_mission_template(head, start, *id, path);
    const bool system = head.root == "system";
    return Template{LibraryId(id->text()),
                    system ? Template::Kind::system : Template::Kind::terrain_set,
                    head.title,
                    path,
                    nullptr,
                    system ? head.id : std::string(),
                    std::max(start.version, 1)};
  });
}

Result<Template> read_item_start(const ItemHead& head, const ThingInfo& info, const fs::path& path) {
  const auto id = stated(head, "id", head.id, head.id_place);
  if (!id) return tl::unexpected(id.error());
  return stated(head, "system", head.system, head.system_place).map([&](const Id& system) {
    return Template{id_within(system, *id), Template::Kind::item,     head.name, path, &info,
                    system.text(),          std::max(head.version, 1)};
  });
}

Result<Template> read_template(const std::string& text, const fs::path& path) {
  return read_item_head(text, path.string()).and_then([&](const ItemHead& head) {
    const auto* info = find_item_info(head.root);
    const bool item = info != nullptr && info->element == head.root;
    return item ? read_item_start(head, *info, path) : read_document(text, path, head);
  });
}

}  // namespace

Result<Template> read_template(const std::filesystem::path& path) {
  return real_files()
      .read(path, largest_template)
      .and_then([&](const std::string& text) { return read_template(text, path); })
      .map_error([&](const Error& error) {
        return error.file.empty() ? Error{error.message, path.string(), 0, 0} : error;
      });
}

}  // namespace bulkhead
