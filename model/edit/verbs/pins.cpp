// SPDX-License-Identifier: MIT
#include "model/edit/verbs/pins.h"

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/pins.h"

namespace bulkhead {

Result<Mission> PinPanel::apply(const Mission& mission) const {
  if (auto fine = check_place(mission, first); !fine) return tl::unexpected(fine.error());
  const auto& board = *find_board(mission, first.board);
  const auto& set = *set_of(mission, board);
  const auto edges = panel_edges(set, board.lattice()->size(), first.edge, piece);
  if (edges.empty()) {
    return fail(fmt::format("The terrain set {} has no panel {}, or it would reach off the board from there",
                            set.id.text(), piece.text()));
  }
  Mission result = mission;
  change(result.boards[static_cast<std::size_t>(first.board - 1)], [&](Board& changed) {
    PinnedPanel pin{piece};
    if (const auto old = changed.pins.find(first.edge); old != changed.pins.end()) pin.extras = old->second.extras;
    for (const auto other : pins_across(board, set, edges)) changed.pins.erase(other);
    changed.pins.emplace(first.edge, std::move(pin));
  });
  return result;
}

std::string PinPanel::text_form(const Mission& mission) const {
  return fmt::format("pin {} {}", to_text(mission, first), piece.text());
}

StepName PinPanel::step_name(const Mission& mission) const { return StepName("Pin {}", {to_text(mission, first)}); }

Result<Mission> UnpinPanels::apply(const Mission& mission) const {
  Mission result = mission;
  for (const auto& first : firsts) {
    if (auto fine = check_place(mission, first); !fine) return tl::unexpected(fine.error());
    if (!find_board(result, first.board)->pins.contains(first.edge)) {
      return fail(fmt::format("No panel is pinned at {}", to_text(mission, first)));
    }
    change(result.boards[static_cast<std::size_t>(first.board - 1)],
           [&](Board& board) { board.pins.erase(first.edge); });
  }
  return result;
}

std::string UnpinPanels::text_form(const Mission& mission) const { return text_of_positions(mission, "unpin", firsts); }

StepName UnpinPanels::step_name(const Mission& mission) const {
  return name_of_positions(mission, firsts, marked("Unpin {}"), marked("Unpin on {} edges"));
}

Result<Edit> parse_pin(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto first = read.edge();
  const auto piece = read.id(1);
  return read.made(PinPanel{first, piece});
}

Result<Edit> parse_unpin(const Mission& mission, EditWords words) {
  EditReader read(mission, words, several);
  auto firsts = read.edges();
  return read.made(UnpinPanels{std::move(firsts)});
}

}  // namespace bulkhead
