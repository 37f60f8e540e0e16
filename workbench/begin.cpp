// SPDX-License-Identifier: MIT
#include "workbench/begin.h"

#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {

Result<Mission> begin_from_template(const Template& source, const Library& library, const Beginning& beginning) {
  auto read = load_mission(real_files(), source.path, &library);
  if (!read) return tl::unexpected(read.error());
  auto mission = std::move(read->mission);
  auto head = *mission.head;
  if (!beginning.title.empty()) {
    head.title = beginning.title;
    head.id = slug(beginning.title, head.id.text());
  }
  if (!beginning.author.empty()) head.author = beginning.author;
  mission.head = std::move(head);
  return mission;
}

}  // namespace bulkhead
