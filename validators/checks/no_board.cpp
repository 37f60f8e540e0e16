// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText no_board{"no-board", "a battlefield needs a board to play on; this one has none"};

std::vector<Observation> run(const CheckContext& context) {
  if (!context.mission.boards.empty()) return {};
  return {{message<no_board>(), {}, {}}};
}

}  // namespace

Check no_board_check() {
  return {.key = "no-board",
          .title = "No board",
          .group = Check::Group::terrain,
          .level = Level::error,
          .rule = "A battlefield has a board at least.",
          .reason = "There is nothing to play on otherwise, and nothing that other checks could look at.",
          .places = "nowhere on the map",
          .remedy = "Add a board, such as with the edit `board new columns 7 rows 6 set gallowdark`.",
          .messages = {no_board},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
