// SPDX-License-Identifier: MIT
#include "editor/tools/tool/moving.h"

#include <cstdlib>

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

}  // namespace

Placing moved_by(const Mission& mission, const Selection& selection, int columns, int rows) {
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

Result<Placing> transformed_in_place(const Mission& mission, const Selection& selection, Transform transform) {
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

Placing duplicated(const Mission& mission, const Selection& selection) {
  const auto cut = cut_out(mission, selection);
  Placing whole;
  Mission named = mission;
  for (const auto& fragment : cut.fragments) {
    const auto at = fitted(mission, fragment, moved(fragment.from, 1, 1));
    auto placing = put_down(named, fragment, at, Naming::fresh);
    if (!placing.changes.empty()) {
      if (auto after = edit_of(named, placing.changes).apply(named)) named = std::move(*after);
    }
    whole.changes.insert(whole.changes.end(), placing.changes.begin(), placing.changes.end());
    whole.selection = whole.selection.with(placing.selection);
    whole.left_out.insert(whole.left_out.end(), placing.left_out.begin(), placing.left_out.end());
  }
  return with_left_out(std::move(whole), cut);
}

}  // namespace bulkhead
