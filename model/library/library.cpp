// SPDX-License-Identifier: MIT
#include "model/library/library.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <tuple>

#include "model/base/user_folders.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/template_files.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// What an id is unique among: killzones and missions share their ids.
Template::Kind namesakes(Template::Kind kind) {
  return kind == Template::Kind::mission ? Template::Kind::killzone : kind;
}

using Key = std::pair<Template::Kind, LibraryId>;
using Shelf = std::map<Key, Template>;

Error error_in(const fs::path& path, std::string message) { return {std::move(message), path.string(), 0, 0}; }

/// Missions and killzones belong to a system, the rest stands for itself.
Result<LibraryId> id_of(const DocumentHead& head, const fs::path& path) {
  const bool whole = head.root == "mission";
  if (whole && head.system.empty()) return tl::unexpected(error_in(path, "the document names no game system"));
  auto id = LibraryId::parse(whole ? head.system + "/" + head.id : head.id);
  if (!id) return tl::unexpected(error_in(path, id.error().message));
  return id;
}

Template::Kind kind_of(const DocumentHead& head) {
  if (head.root == "system") return Template::Kind::system;
  if (head.root == "terrain-set") return Template::Kind::terrain_set;
  return head.has_items ? Template::Kind::mission : Template::Kind::killzone;
}

Result<Template> read_template(const fs::path& path) {
  return real_files()
      .read(path, largest_template)
      .and_then([&](const std::string& text) { return read_document_head(text, path.string()); })
      .and_then([&](const DocumentHead& head) {
        return id_of(head, path).map([&](const LibraryId& id) {
          return Template{id, kind_of(head), head.title, path};
        });
      });
}

/// The templates of one folder; what is wrong with them goes to `problems`.
Result<Shelf> read_folder(const fs::path& folder, std::vector<Error>& problems) {
  auto files = find_template_files(folder);
  if (!files) return tl::unexpected(files.error());
  problems.insert(problems.end(), files->problems.begin(), files->problems.end());
  Shelf shelf;
  for (const auto& path : files->paths) {
    auto found = read_template(path);
    if (!found) {
      problems.push_back(found.error());
      continue;
    }
    const auto [place, added] = shelf.try_emplace({namesakes(found->kind), found->id}, *found);
    if (!added) {
      problems.push_back(
          error_in(path, fmt::format("{} is the {} {} already; give this one another id", place->second.path.string(),
                                     to_text(place->second.kind), found->id.text())));
    }
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

}  // namespace

std::string_view to_text(Template::Kind kind) {
  switch (kind) {
    case Template::Kind::killzone: return "killzone";
    case Template::Kind::terrain_set: return "terrain-set";
    case Template::Kind::system: return "system";
    case Template::Kind::mission: break;
  }
  return "mission";
}

Result<Library> Library::open(const std::vector<std::filesystem::path>& folders) {
  Library library;
  library.folders_ = folders;
  Shelf shelf;
  for (const auto& folder : folders) {
    auto read = read_folder(folder, library.problems_);
    if (!read) return tl::unexpected(read.error());
    for (auto& [key, found] : *read) shelf.insert_or_assign(key, std::move(found));
  }
  for (auto& [key, found] : shelf) library.templates_.push_back(std::move(found));
  std::sort(library.templates_.begin(), library.templates_.end(),
            [](const Template& a, const Template& b) { return std::tie(a.kind, a.id) < std::tie(b.kind, b.id); });
  return library;
}

const Template* Library::find(const LibraryId& id) const {
  const auto found = std::find_if(templates_.begin(), templates_.end(), [&](const Template& candidate) {
    const bool whole = candidate.kind == Template::Kind::killzone || candidate.kind == Template::Kind::mission;
    return whole && candidate.id == id;
  });
  return found == templates_.end() ? nullptr : &*found;
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
  return fail(fmt::format("there is no {} \"{}\" in {}{}", to_text(kind), id.text(), places,
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

std::vector<std::filesystem::path> template_folders() {
  std::vector<std::filesystem::path> result = {shipped_folder()};
  const auto data = user_folder("XDG_DATA_HOME", ".local/share");
  std::error_code unknown;
  if (!data.empty() && fs::is_directory(data / "bulkhead/templates", unknown)) {
    result.push_back(data / "bulkhead/templates");
  }
  return result;
}

}  // namespace bulkhead
