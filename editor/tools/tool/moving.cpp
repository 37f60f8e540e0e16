// SPDX-License-Identifier: MIT
#include "editor/tools/tool/moving.h"

#include <algorithm>
#include <cstdlib>

#include "model/edit/changes.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

NodeAddress moved(NodeAddress at, int columns, int rows) {
  return {at.board, {at.node.column + columns, at.node.row + rows}};
}

/// Adds what could not be cut out to what could not be put down.
Placing with_left_out(Placing placing, const CutOut& cut) {
  placing.left_out.insert(placing.left_out.begin(), cut.left_out.begin(), cut.left_out.end());
  return placing;
}

/// A terrain feature on a board without lattice: no fragment can hold it, so it is changed by itself.
struct LooseFeature {
  int board = 1;
  Feature feature;
};

struct Split {
  std::vector<LooseFeature> loose;
  Selection rest;
};

Split without_loose(const Mission& mission, const Selection& selection) {
  Split split;
  std::vector<Address> rest;
  for (const auto& address : selection.addresses()) {
    const auto* object = std::get_if<ObjectAddress>(&address);
    const int board = object == nullptr ? 0 : board_of_feature(mission, object->id);
    if (board > 0 && find_lattice(mission, board) == nullptr) {
      split.loose.push_back({board, *find_feature(mission, object->id)});
    } else {
      rest.push_back(address);
    }
  }
  split.rest = Selection(std::move(rest));
  return split;
}

Point inches(int across, int down) { return {Length::inches(across), Length::inches(down)}; }

/// As far as its board reaches.
LooseFeature shifted(const Mission& mission, LooseFeature loose, Point by) {
  const auto bounds = board_bounds(mission, *find_board(mission, loose.board));
  const auto size = bounds.bottom_right - bounds.top_left;
  auto& at = loose.feature.at;
  at.x = std::clamp(at.x + by.x, Length(), size.x);
  at.y = std::clamp(at.y + by.y, Length(), size.y);
  return loose;
}

void put(Placing& placing, LooseFeature loose) {
  placing.selection = placing.selection.with(Selection({ObjectAddress{loose.feature.id}}));
  placing.edits.emplace_back(PutFeature{loose.board, std::move(loose.feature)});
}

Placing cells_moved_by(const Mission& mission, const Selection& selection, int columns, int rows) {
  const auto cut = cut_out(mission, selection);
  // What lies on several boards stays together: all go as far as the one that goes least.
  for (const auto& fragment : cut.fragments) {
    const auto fit = fitted(mission, fragment, moved(fragment.from, columns, rows));
    const int across = fit.node.column - fragment.from.node.column;
    const int down = fit.node.row - fragment.from.node.row;
    if (std::abs(across) < std::abs(columns)) columns = across;
    if (std::abs(down) < std::abs(rows)) rows = down;
  }
  Placing nothing;
  nothing.selection = selection;
  if (columns == 0 && rows == 0) return with_left_out(std::move(nothing), cut);
  std::vector<NodeAddress> to;
  for (const auto& fragment : cut.fragments) to.push_back(moved(fragment.from, columns, rows));
  return with_left_out(replaced(mission, cut.fragments, cut.fragments, to), cut);
}

Result<Placing> cells_transformed(const Mission& mission, const Selection& selection, Transform transform) {
  const auto cut = cut_out(mission, selection);
  Placing placing;
  std::vector<Fragment> turned;
  for (const auto& fragment : cut.fragments) {
    auto one = transformed(fragment, transform);
    if (!one) return tl::unexpected(std::move(one.error()));
    turned.push_back(std::move(*one));
  }
  std::vector<NodeAddress> to;
  for (const auto& fragment : turned) to.push_back(fitted(mission, fragment, fragment.from));
  return with_left_out(replaced(mission, cut.fragments, turned, to), cut);
}

/// The mission as it is where it cannot be done.
Mission carried_out(const std::vector<Edit>& edits, const Mission& mission) {
  return EditSequence{edits}.apply(mission).value_or(mission);
}

Placing cells_duplicated(const Mission& mission, const Selection& selection) {
  const auto cut = cut_out(mission, selection);
  Placing whole;
  Mission named = mission;
  for (const auto& fragment : cut.fragments) {
    const auto at = fitted(mission, fragment, moved(fragment.from, 1, 1));
    auto placing = put_down(named, fragment, at, Naming::fresh);
    named = carried_out(placing.edits, named);
    whole.edits.insert(whole.edits.end(), placing.edits.begin(), placing.edits.end());
    whole.selection = whole.selection.with(placing.selection);
    whole.left_out.insert(whole.left_out.end(), placing.left_out.begin(), placing.left_out.end());
  }
  return with_left_out(std::move(whole), cut);
}

}  // namespace

Placing moved_by(const Mission& mission, const Selection& selection, int columns, int rows) {
  const auto split = without_loose(mission, selection);
  auto placing = cells_moved_by(mission, split.rest, columns, rows);
  for (const auto& loose : split.loose) put(placing, shifted(mission, loose, inches(columns, rows)));
  return placing;
}

Placing moved_freely(const Mission& mission, const Selection& selection, Point by) {
  Placing placing;
  placing.selection = selection;
  for (const auto& loose : without_loose(mission, selection).loose) put(placing, shifted(mission, loose, by));
  return placing;
}

Result<Placing> transformed_in_place(const Mission& mission, const Selection& selection, Transform transform) {
  const auto split = without_loose(mission, selection);
  return cells_transformed(mission, split.rest, transform).map([&](Placing placing) {
    for (auto loose : split.loose) {
      loose.feature = transformed(mission, std::move(loose.feature), symmetry_of(transform));
      put(placing, std::move(loose));
    }
    return placing;
  });
}

Placing duplicated(const Mission& mission, const Selection& selection) {
  const auto split = without_loose(mission, selection);
  auto placing = cells_duplicated(mission, split.rest);
  auto named = carried_out(placing.edits, mission);
  for (const auto& loose : split.loose) {
    auto copy = shifted(mission, loose, inches(1, 1));
    copy.feature.id = free_id(named, copy.feature.id);
    change(named.boards[static_cast<std::size_t>(copy.board) - 1],
           [&](Board& board) { board.features.push_back(copy.feature); });
    put(placing, std::move(copy));
  }
  return placing;
}

}  // namespace bulkhead
