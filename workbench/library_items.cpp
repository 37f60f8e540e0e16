// SPDX-License-Identifier: MIT
#include "workbench/library_items.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "model/base/article.h"
#include "model/base/numbered_id.h"
#include "model/base/plain_text.h"
#include "model/io/file_system.h"
#include "scripting/api.h"
#include "scripting/checks/lua_names.h"

namespace bulkhead {
namespace {

Result<ReadItem> read_item_at(const std::filesystem::path& path) {
  return real_files().read(path, largest_item_file).and_then([&](const std::string& text) {
    return read_item_file(text, path.string());
  });
}

Result<LibraryId> id_among(const std::string& named, const Id& system) {
  if (named.find('/') != std::string::npos) return LibraryId::parse(named);
  return Id::parse(named).map([&](const Id& id) { return LibraryId(system.text() + "/" + id.text()); });
}

NamedInLua named_in_lua(std::string_view lua) {
  NamedInLua result;
  for (const auto& call : lua_names(lua).calls) {
    const auto id = Id::parse(call.text);
    if (!id) continue;
    if (call.function == api::word("battle", "table")) result.tables.push_back(*id);
    if (api::named_by(call.function) == ApiWord::Names::kind) result.kinds.push_back(*id);
  }
  return result;
}

}  // namespace

bool has_items(const Library& library, const std::string& named, const Id& system) {
  const auto id = id_among(named, system);
  return id && !library.find_items(*id).empty();
}

std::vector<LibraryProblem> unread_that_may_hold(const Library& library, std::string_view named, bool lacking) {
  const auto id = Id::parse(named.substr(named.rfind('/') + 1));
  std::vector<LibraryProblem> folders;
  std::vector<LibraryProblem> files;
  std::vector<LibraryProblem> called_so;
  for (const auto& problem : library.problems()) {
    if (problem.about == LibraryProblem::About::folder) folders.push_back(problem);
    if (problem.about != LibraryProblem::About::file) continue;
    files.push_back(problem);
    if (id && is_numbered(std::filesystem::path(problem.file).stem().string(), *id)) called_so.push_back(problem);
  }
  const auto& likely = lacking && called_so.empty() ? files : called_so;
  folders.insert(folders.end(), likely.begin(), likely.end());
  return folders;
}

Result<Extraction> item_for_others(const Mission& mission, const Id& id) {
  return extracted(mission, id, named_in_lua);
}

Result<ReadItem> find_library_item(const Library& library, const std::string& named, std::string_view kind,
                                   const Id& system) {
  const auto id = id_among(named, system);
  auto found = id ? library.find_items(*id) : std::vector<const Template*>();
  std::vector<std::string_view> kinds;
  for (const auto* entry : found) kinds.push_back(kind_word(*entry));
  std::erase_if(found, [&](const Template* entry) { return !kind.empty() && kind_word(*entry) != kind; });
  if (found.size() == 1) return read_item(*found.front());
  if (found.size() > 1) {
    return fail(fmt::format("the library has {} as {}; say which of them before the id", quotable(named),
                            fmt::join(kinds, " and ")));
  }
  if (!kinds.empty()) {
    return fail(fmt::format("the library has {} as {}, not as {}", quotable(named), fmt::join(kinds, " and "), kind));
  }
  std::error_code unknown;
  if (id && !std::filesystem::exists(named, unknown)) {
    return fail(
        fmt::format("there is no item \"{}\" in the library and no file of that name; `bulkhead templates` "
                    "lists the items",
                    quotable(named)));
  }
  return read_item_at(named).and_then([&](ReadItem read) -> Result<ReadItem> {
    const auto its = info_of(read.item.item).key;
    if (kind.empty() || its == kind) return read;
    return fail(fmt::format("{} holds {}, not {}", quotable(named), with_article(its), with_article(kind)));
  });
}

Result<std::filesystem::path> path_of_own_item(const LibraryItem& item) {
  const auto folder = own_items_folder();
  if (folder.empty()) return fail("there is no folder of your own: neither XDG_DATA_HOME nor HOME names one");
  const auto& id = base_of(item.item).id.text();
  const auto name = item.version == 1 ? id : fmt::format("{}-{}", id, item.version);
  return folder / item.system.text() / info_of(item.item).key / (name + ".xml");
}

Result<OwnItem> own_item(const Library& library, LibraryItem item) {
  const auto& id = base_of(item.item).id.text();
  const LibraryId known(item.system.text() + "/" + id);
  for (const auto* entry : library.find_items(known)) {
    if (entry->item != &info_of(item.item)) continue;
    item.version = entry->version;
    const auto there = read_item(*entry);
    if (!there || there->item != item) ++item.version;
  }
  return path_of_own_item(item).map([&](std::filesystem::path path) {
    return OwnItem{std::move(path), std::move(item)};
  });
}

}  // namespace bulkhead
