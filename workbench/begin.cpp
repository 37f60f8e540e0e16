// SPDX-License-Identifier: MIT
#include "workbench/begin.h"

#include "model/edit/head.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {

Result<Mission> begin_from_template(const Template& source, const Library& library, const Beginning& beginning) {
  auto read = load_mission(real_files(), source.path, &library);
  if (!read) return tl::unexpected(read.error());
  const auto& mission = read->mission;
  const bool own = source.kind == Template::Kind::killzone || !beginning.author.empty();
  const auto& title = beginning.title.empty() ? mission.head->title : beginning.title;
  const auto id = beginning.title.empty() ? mission.head->id : slug(beginning.title, mission.head->id.text());
  return set_title(title)
      .apply(mission)
      .and_then([&](const Mission& titled) { return set_mission_id(id).apply(titled); })
      .and_then(
          [&](const Mission& named) { return set_author(own ? beginning.author : mission.head->author).apply(named); });
}

}  // namespace bulkhead
