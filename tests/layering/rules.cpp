// SPDX-License-Identifier: MIT
#include "tests/layering/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace bulkhead::test {
namespace {

struct Room {
  std::string_view folder;
  int floor;
};

constexpr std::array rooms{
    Room{"model", 1},    Room{"analysis", 2},  Room{"validators", 3}, Room{"scripting", 4}, Room{"rendering", 4},
    Room{"exchange", 5}, Room{"workbench", 6}, Room{"editor", 7},     Room{"cli", 7},       Room{"docs", 7},
};

const Room* find_room(std::string_view folder) {
  const auto* const found = std::find_if(rooms.begin(), rooms.end(), [&](auto& room) { return room.folder == folder; });
  return found == rooms.end() ? nullptr : found;
}

std::string complaint(std::string_view path, int line, std::string_view what) {
  return fmt::format("{}:{}: {}", path, line, what);
}

/// The room whose rights a file has: its own, or for tests/<room>/… the room it tests. Null for other tests.
const Room* room_of(std::string_view path) {
  auto folder = top_folder(path);
  if (folder == "tests") folder = top_folder(path.substr(folder.size() + 1));
  return find_room(folder);
}

/// What is wrong with an include of the repository's own headers; empty if nothing is.
std::string trouble_with(const Include& include, const SourceFile& file) {
  const auto target = top_folder(include.name);
  const bool is_test = top_folder(file.path) == "tests";
  if (target == "tests") return is_test ? "" : fmt::format("\"{}\": only tests may use tests/", include.name);
  const auto* used = find_room(target);
  if (used == nullptr) return fmt::format("\"{}\" does not start with a room of the house", include.name);
  const auto* user = room_of(file.path);
  if (user == nullptr || used->folder == user->folder || used->floor < user->floor) return "";
  return fmt::format("\"{}\": {}/ (floor {}) may not use {}/ (floor {})", include.name, user->folder, user->floor,
                     used->folder, used->floor);
}

bool is_standard(std::string_view name) { return name.find_first_of("/.") == std::string_view::npos; }

/// The headers that a room shows to others.
std::set<std::string> shown_headers(const std::vector<SourceFile>& files) {
  std::map<std::string, std::vector<std::string>> used_by_header;
  std::vector<std::string> to_follow;
  for (const auto& file : files) {
    if (!is_cpp(file.path) || top_folder(file.path) == "tests") continue;
    for (const auto& include : includes_of(file.text)) {
      if (!include.in_quotes) continue;
      if (is_header(file.path)) used_by_header[file.path].push_back(include.name);
      if (top_folder(include.name) != top_folder(file.path)) to_follow.push_back(include.name);
    }
  }
  std::set<std::string> shown;
  while (!to_follow.empty()) {
    const auto header = to_follow.back();
    to_follow.pop_back();
    if (!shown.insert(header).second) continue;
    for (const auto& used : used_by_header[header]) to_follow.push_back(used);
  }
  return shown;
}

bool needs_licence(const SourceFile& file) {
  const auto& path = file.path;
  return is_cpp(path) || path.ends_with("CMakeLists.txt") || path.ends_with(".cmake") || path.ends_with(".lua") ||
         path.ends_with(".sh") || file.text.starts_with("#!");
}

/// A path into somebody's computer at the start of `text`.
bool is_machine_path(std::string_view text) {
  // Written without their slashes, so that this file passes its own rule.
  constexpr std::array<std::string_view, 4> folders{"work", "farm", "root", "home"};
  if (!text.starts_with('/')) return false;
  text.remove_prefix(1);
  for (const auto folder : folders) {
    if (text.starts_with(folder) && text.substr(folder.size()).starts_with('/')) return true;
  }
  constexpr std::string_view scratch = "tmp/";
  return text.starts_with(scratch) && text.size() > scratch.size() && text[scratch.size()] >= 'a' &&
         text[scratch.size()] <= 'z';
}

int line_at(std::string_view text, std::size_t position) {
  return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position), '\n'));
}

}  // namespace

Complaints climbing_includes(const std::vector<SourceFile>& files) {
  Complaints complaints;
  for (const auto& file : files) {
    if (!is_cpp(file.path)) continue;
    if (top_folder(file.path) != "tests" && room_of(file.path) == nullptr) {
      complaints.push_back(complaint(file.path, 1, "this source belongs to no room of the house"));
    }
    for (const auto& include : includes_of(file.text)) {
      if (!include.in_quotes) continue;
      const auto trouble = trouble_with(include, file);
      if (!trouble.empty()) complaints.push_back(complaint(file.path, include.line, trouble));
    }
  }
  return complaints;
}

Complaints stray_wx(const std::vector<SourceFile>& files) {
  Complaints complaints;
  for (const auto& file : files) {
    const auto& path = file.path;
    const bool may =
        (path.starts_with("editor/") && !path.starts_with("editor/tools/")) || path.starts_with("tests/gui/");
    if (!is_cpp(path) || may) continue;
    for (const auto& include : includes_of(file.text)) {
      if (include.name.starts_with("wx/")) {
        complaints.push_back(complaint(path, include.line, "<" + include.name + ">: wx stays in editor/"));
      }
    }
  }
  return complaints;
}

Complaints leaking_libraries(const std::vector<SourceFile>& files) {
  const auto shown = shown_headers(files);
  Complaints complaints;
  for (const auto& file : files) {
    if (!shown.contains(file.path)) continue;
    for (const auto& include : includes_of(file.text)) {
      if (include.in_quotes || is_standard(include.name) || include.name == "tl/expected.hpp") continue;
      const auto what = fmt::format("<{}>: other rooms see this header and would see the library too", include.name);
      complaints.push_back(complaint(file.path, include.line, what));
    }
  }
  return complaints;
}

Complaints missing_licences(const std::vector<SourceFile>& files) {
  Complaints complaints;
  for (const auto& file : files) {
    if (!needs_licence(file)) continue;
    std::string_view text = file.text;
    if (text.starts_with("#!")) text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
    const auto first_line = text.substr(0, text.find('\n'));
    if (first_line.find("SPDX-License-Identifier: MIT") == std::string_view::npos) {
      complaints.push_back(complaint(file.path, 1, "no SPDX-License-Identifier line"));
    }
  }
  return complaints;
}

Complaints machine_paths(const std::vector<SourceFile>& files) {
  Complaints complaints;
  for (const auto& file : files) {
    const std::string_view text = file.text;
    for (auto at = text.find('/'); at != std::string_view::npos; at = text.find('/', at + 1)) {
      if (!is_machine_path(text.substr(at))) continue;
      complaints.push_back(complaint(file.path, line_at(text, at), "names a folder of somebody's computer"));
    }
  }
  return complaints;
}

}  // namespace bulkhead::test
