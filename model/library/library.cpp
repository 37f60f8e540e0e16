// SPDX-License-Identifier: MIT
#include "model/library/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <tuple>

#include "model/base/user_folders.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/read_template.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// What an id is unique among: killzones and missions share their ids.
using Key = std::pair<std::string_view, LibraryId>;
using Shelf = std::map<Key, Template>;

constexpr std::array<std::string_view, 4> kind_words = {"killzone", "terrain-set", "system", "mission"};
std::string_view word_for(Template::Kind kind) { return kind_words.at(static_cast<std::size_t>(kind)); }

Key key_of(const Template& entry) {
  const bool killzone = entry.kind == Template::Kind::killzone;
  return {killzone ? word_for(Template::Kind::mission) : kind_word(entry), entry.id};
}

Error error_in(const fs::path& path, std::string message) { return {std::move(message), path.string(), 0, 0}; }

/// The templates of one folder; what is wrong with them goes to `problems`, older versions of items to `older`.
Result<Shelf> read_folder(const fs::path& folder, bool own, std::vector<Template>& older,
                          std::vector<LibraryProblem>& problems) {
  auto files = find_template_files(folder);
  if (!files) return tl::unexpected(files.error());
  problems.insert(problems.end(), files->problems.begin(), files->problems.end());
  Shelf shelf;
  for (const auto& path : files->paths) {
    auto found = read_template(path);
    if (!found) {
      problems.push_back({found.error(), LibraryProblem::About::file});
      continue;
    }
    found->own = own;
    const auto [place, added] = shelf.try_emplace(key_of(*found), *found);
    if (added) continue;
    if (found->version != place->second.version && found->kind == Template::Kind::item) {
      if (found->version > place->second.version) std::swap(place->second, *found);
      older.push_back(std::move(*found));
      continue;
    }
    problems.push_back(
        {error_in(path, fmt::format("{} is the {} {} already; give this one another id", place->second.path.string(),
                                    kind_word(place->second), found->id.text())),
         LibraryProblem::About::id});
  }
  return shelf;
}

fs::path shipped_folder() {
  const char* const chosen = std::getenv("BULKHEAD_TEMPLATES");
  if (chosen != nullptr && *chosen != '\0') return chosen;
  std::error_code unknown;
  const auto program = fs::read_symlink("/proc/self/exe", unknown);
  return (program.parent_path() / "../share/bulkhead/templates").lexically_normal();
}

/// Of the user's data, perhaps not there; empty where no home is known.
fs::path own_folder(std::string_view name) {
  const auto data = user_folder("XDG_DATA_HOME", ".local/share");
  return data.empty() ? data : data / "bulkhead" / name;
}

/// Those that are there. What cannot be looked at, or is none, is for the library to say.
std::vector<fs::path> own_folders() {
  std::vector<fs::path> result;
  for (const auto* name : {"templates", "items"}) {
    const auto folder = own_folder(name);
    std::error_code problem;
    static_cast<void>(fs::symlink_status(folder, problem));
    if (!folder.empty() && problem != std::errc::no_such_file_or_directory) result.push_back(folder);
  }
  return result;
}

}  // namespace

std::string_view kind_word(const Template& entry) {
  return entry.item != nullptr ? entry.item->key : word_for(entry.kind);
}

std::vector<std::string_view> template_kinds() {
  std::vector<std::string_view> words(kind_words.begin(), kind_words.end());
  for_each_item_type([&]<typename T>() { words.push_back(info_of<T>().key); });
  return words;
}

Result<Library> Library::open(const std::vector<std::filesystem::path>& folders) {
  Library library;
  library.folders_ = folders;
  Shelf shelf;
  for (const auto& folder : folders) {
    const bool own = &folder != &folders.front();
    auto read = read_folder(folder, own, library.older_, library.problems_);
    std::error_code unknown;
    if (!read && !own && fs::status(folder, unknown).type() == fs::file_type::not_found) {
      return tl::unexpected(error_in(folder,
                                     "the templates that come with the program are not there. Install them with it, or "
                                     "name a folder of templates in the environment variable BULKHEAD_TEMPLATES."));
    }
    if (!read && !own) return tl::unexpected(read.error());
    if (!read) {
      library.problems_.push_back({read.error(), LibraryProblem::About::folder});
      continue;
    }
    for (auto& [key, found] : *read) {
      const auto before = shelf.find(key);
      if (before != shelf.end() && found.kind == Template::Kind::item) library.older_.push_back(before->second);
      shelf.insert_or_assign(key, std::move(found));
    }
  }
  for (auto& [key, found] : shelf) library.templates_.push_back(std::move(found));
  std::sort(library.templates_.begin(), library.templates_.end(), [](const Template& a, const Template& b) {
    return std::tuple(a.kind, kind_word(a), a.id) < std::tuple(b.kind, kind_word(b), b.id);
  });
  return library;
}

const Template* Library::find(const LibraryId& id) const {
  const auto found = std::find_if(templates_.begin(), templates_.end(), [&](const Template& candidate) {
    const bool whole = candidate.kind == Template::Kind::killzone || candidate.kind == Template::Kind::mission;
    return whole && candidate.id == id;
  });
  return found == templates_.end() ? nullptr : &*found;
}

std::vector<const Template*> Library::find_items(const LibraryId& id) const {
  std::vector<const Template*> result;
  for (const auto& candidate : templates_) {
    if (candidate.kind == Template::Kind::item && candidate.id == id) result.push_back(&candidate);
  }
  return result;
}

const Template* Library::find_version(const LibraryId& id, const ThingInfo& kind, int version) const {
  const Template* found = nullptr;
  for (const auto* list : {&older_, &templates_}) {
    for (const auto& candidate : *list) {
      if (candidate.item == &kind && candidate.id == id && candidate.version == version) found = &candidate;
    }
  }
  return found;
}

Result<std::filesystem::path> Library::definition(Template::Kind kind, const Id& id) const {
  std::string known;
  for (const auto& candidate : templates_) {
    if (candidate.kind != kind) continue;
    if (candidate.id.text() == id.text()) return candidate.path;
    known += (known.empty() ? "" : ", ") + candidate.id.text();
  }
  std::string places;
  for (const auto& folder : folders_) places += (places.empty() ? "" : " or ") + folder.string();
  return fail(fmt::format("there is no {} \"{}\" in {}{}", word_for(kind), id.text(), places,
                          known.empty() ? "" : "; known are " + known));
}

Result<GameSystem> Library::system(const Id& id) const {
  return definition(Template::Kind::system, id).and_then([](const fs::path& path) {
    return real_files().read(path, largest_template).and_then([&](const std::string& text) {
      return read_system(text, path.string());
    });
  });
}

Result<TerrainSet> Library::terrain_set(const Id& id) const {
  return definition(Template::Kind::terrain_set, id).and_then([](const fs::path& path) {
    return real_files().read(path, largest_template).and_then([&](const std::string& text) {
      return read_terrain_set(text, path.string());
    });
  });
}

const Template* find_item(const Library& library, const LibraryId& id, const ThingInfo& kind) {
  for (const auto* entry : library.find_items(id)) {
    if (entry->item == &kind) return entry;
  }
  return nullptr;
}

Result<ReadItem> read_item(const Template& entry) {
  return real_files().read(entry.path, largest_template).and_then([&](const std::string& text) {
    return read_item_file(text, entry.path.string());
  });
}

std::vector<std::filesystem::path> template_folders() {
  std::vector<std::filesystem::path> result = {shipped_folder()};
  const auto own = own_folders();
  result.insert(result.end(), own.begin(), own.end());
  return result;
}

std::vector<std::filesystem::path> item_folders() {
  auto result = template_folders();
  std::error_code unknown;
  if (fs::is_directory(result.front() / "items", unknown)) result.front() /= "items";
  return result;
}

std::filesystem::path own_templates_folder() { return own_folder("templates"); }
std::filesystem::path own_items_folder() { return own_folder("items"); }

}  // namespace bulkhead
