// SPDX-License-Identifier: MIT
#include "model/edit/pins.h"

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/pins.h"

namespace bulkhead {
namespace {

Result<Mission> with_pin(const Mission& mission, const EdgeAddress& first, const Id& piece) {
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
    for (const auto other : pins_across(board, set, edges)) changed.pins.erase(other);
    changed.pins.emplace(first.edge, piece);
  });
  return result;
}

Result<Mission> without_pins(const Mission& mission, const std::vector<EdgeAddress>& firsts) {
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

}  // namespace

Edit pin_panel(const Mission& mission, EdgeAddress first, const Id& piece) {
  const auto at = to_text(mission, first);
  return {fmt::format("Pin {}", at), fmt::format("pin {} {}", at, piece.text()),
          [first, piece](const Mission& before) { return with_pin(before, first, piece); }};
}

Edit unpin_panels(const Mission& mission, std::vector<EdgeAddress> firsts) {
  return {name_of_positions(mission, "Unpin", firsts, "edges"), text_of_positions(mission, "unpin", firsts),
          [firsts = std::move(firsts)](const Mission& before) { return without_pins(before, firsts); }};
}

Result<Edit> parse_pin(const Mission& mission, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto first = read_edge(mission, fields->leading[0]);
  if (!first) return tl::unexpected(first.error());
  return Id::parse(fields->leading[1].text).map([&](const Id& piece) { return pin_panel(mission, *first, piece); });
}

Result<Edit> parse_unpin(const Mission& mission, EditWords words) {
  const auto fields = read_fields(words, several, {});
  if (!fields) return tl::unexpected(fields.error());
  return read_all(fields->leading, [&](const EditWord& word) { return read_edge(mission, word); })
      .map([&](std::vector<EdgeAddress> firsts) { return unpin_panels(mission, std::move(firsts)); });
}

}  // namespace bulkhead
