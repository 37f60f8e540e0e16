// SPDX-License-Identifier: MIT
#include "workbench/new_mission.h"

#include <algorithm>

#include "model/edit/edit.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {

Result<Mission> new_from_template(const Template& source, const Library& library, const NewMission& wanted) {
  auto read = load_mission(real_files(), source.path, &library);
  if (!read) return tl::unexpected(read.error());
  const auto& mission = read->mission;
  const bool is_killzone = source.kind == Template::Kind::killzone;
  const bool own = is_killzone || !wanted.author.empty();
  const auto usual = is_killzone || mission.head->title.empty() ? std::string(untitled) : mission.head->title;
  const auto title = wanted.title.empty() ? usual : wanted.title;
  return SetHead{"title", title}
      .apply(mission)
      .and_then(
          [&](const Mission& titled) { return SetMissionId{slug(title, slug(untitled, "").text())}.apply(titled); })
      .and_then([](const Mission& named) {
        return SetHead{"version", "1"}.apply(named);
      })
      .and_then([&](const Mission& first) {
        return SetHead{"author", own ? wanted.author : mission.head->author}.apply(first);
      });
}

std::string title_after(const std::filesystem::path& file) {
  auto title = file.stem().string();
  const auto is_filling = [](char c) { return c == '-' || c == '_'; };
  std::replace_if(title.begin(), title.end(), is_filling, ' ');
  if (title.find_first_not_of(' ') == std::string::npos || !SetHead{"title", title}.apply(Mission())) return untitled;
  if (title.front() >= 'a' && title.front() <= 'z') title.front() = static_cast<char>(title.front() - 'a' + 'A');
  return title;
}

}  // namespace bulkhead
