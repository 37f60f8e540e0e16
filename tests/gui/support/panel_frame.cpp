// SPDX-License-Identifier: MIT
#include "tests/gui/support/panel_frame.h"

#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {

Mission three_lamps() { return shipped_mission("kill-team/three-lamps"); }

Mission shipped_mission(const char* id) {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  const auto* const found = library.find(LibraryId(id));
  return read_mission(content_of(found->path), found->path.string(), &library).value().mission;
}

}  // namespace bulkhead::test
