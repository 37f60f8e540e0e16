// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"

namespace bulkhead {
namespace {

std::vector<Observation> run(const CheckContext& context) {
  if (!context.mission.boards.empty()) return {};
  return {{{"no-board", {}}, {}, {}}};
}

}  // namespace

Check no_board_check() {
  return {.key = "no-board",
          .title = "No board",
          .group = Check::Group::terrain,
          .level = Level::error,
          .rule = "A battlefield has a board at least.",
          .reason = "There is nothing to play on otherwise, and nothing that other checks could look at.",
          .places = "the mission as a whole",
          .remedy = "Add a board, such as with the edit `board new columns 7 rows 6 set gallowdark`.",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
