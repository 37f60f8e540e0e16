// SPDX-License-Identifier: MIT
#include "editor/tools/tool/moving.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "model/edit/changes.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

NodeAddress moved(NodeAddress at, int columns, int rows) {
  return {at.board, {at.node.column + columns, at.node.row + rows}};
}

/// Adds what could not be cut out to what could not be put down.
Pasted with_left_out(Pasted pasted, const CutOut& cut) {
  pasted.left_out.insert(pasted.left_out.begin(), cut.left_out.begin(), cut.left_out.end());
  return pasted;
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
  std::vector<Address> loose;
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    if (find_lattice(mission, number) != nullptr) continue;
    for (const auto& feature : find_board(mission, number)->features) {
      if (!selection.contains(ObjectAddress{feature.id})) continue;
      loose.push_back(ObjectAddress{feature.id});
      split.loose.push_back({number, feature});
    }
  }
  std::sort(loose.begin(), loose.end());
  std::vector<Address> rest;
  std::set_difference(selection.addresses().begin(), selection.addresses().end(), loose.begin(), loose.end(),
                      std::back_inserter(rest));
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

void put(Pasted& pasted, std::vector<LooseFeature> loose) {
  std::vector<Address> addresses;
  for (auto& [board, feature] : loose) {
    addresses.push_back(ObjectAddress{feature.id});
    pasted.edits.emplace_back(PutFeature{board, std::move(feature)});
  }
  pasted.selection = pasted.selection.with(Selection(std::move(addresses)));
}

Pasted cells_moved_by(const Mission& mission, const Selection& selection, int columns, int rows) {
  const auto cut = cut_out(mission, selection);
  // What lies on several boards stays together: all go as far as the one that goes least.
  for (const auto& fragment : cut.fragments) {
    const auto fit = fitted(mission, fragment, moved(fragment.from, columns, rows));
    const int across = fit.node.column - fragment.from.node.column;
    const int down = fit.node.row - fragment.from.node.row;
    if (std::abs(across) < std::abs(columns)) columns = across;
    if (std::abs(down) < std::abs(rows)) rows = down;
  }
  Pasted nothing;
  nothing.selection = selection;
  if (columns == 0 && rows == 0) return with_left_out(std::move(nothing), cut);
  std::vector<NodeAddress> to;
  for (const auto& fragment : cut.fragments) to.push_back(moved(fragment.from, columns, rows));
  return with_left_out(replaced(mission, cut.fragments, cut.fragments, to), cut);
}

Result<Pasted> cells_transformed(const Mission& mission, const Selection& selection, Transform transform) {
  const auto cut = cut_out(mission, selection);
  Pasted pasted;
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

Pasted cells_duplicated(const Mission& mission, const Selection& selection) {
  const auto cut = cut_out(mission, selection);
  Pasted whole;
  Mission named = mission;
  for (const auto& fragment : cut.fragments) {
    const auto at = fitted(mission, fragment, moved(fragment.from, 1, 1));
    auto pasted = paste(named, fragment, at, Naming::fresh);
    named = carried_out(pasted.edits, named);
    whole.edits.insert(whole.edits.end(), pasted.edits.begin(), pasted.edits.end());
    whole.selection = whole.selection.with(pasted.selection);
    whole.left_out.insert(whole.left_out.end(), pasted.left_out.begin(), pasted.left_out.end());
  }
  return with_left_out(std::move(whole), cut);
}

}  // namespace

Pasted moved_by(const Mission& mission, const Selection& selection, int columns, int rows) {
  auto split = without_loose(mission, selection);
  auto pasted = cells_moved_by(mission, split.rest, columns, rows);
  for (auto& loose : split.loose) loose = shifted(mission, std::move(loose), inches(columns, rows));
  put(pasted, std::move(split.loose));
  return pasted;
}

Pasted moved_freely(const Mission& mission, const Selection& selection, Point by) {
  Pasted pasted;
  pasted.selection = selection;
  auto loose = without_loose(mission, selection).loose;
  for (auto& each : loose) each = shifted(mission, std::move(each), by);
  put(pasted, std::move(loose));
  return pasted;
}

Result<Pasted> transformed_in_place(const Mission& mission, const Selection& selection, Transform transform) {
  auto split = without_loose(mission, selection);
  return cells_transformed(mission, split.rest, transform).map([&](Pasted pasted) {
    for (auto& [board, feature] : split.loose) {
      feature = transformed(mission, std::move(feature), symmetry_of(transform));
    }
    put(pasted, std::move(split.loose));
    return pasted;
  });
}

Pasted duplicated(const Mission& mission, const Selection& selection) {
  auto split = without_loose(mission, selection);
  auto pasted = cells_duplicated(mission, split.rest);
  auto named = carried_out(pasted.edits, mission);
  for (auto& copy : split.loose) {
    copy = shifted(mission, std::move(copy), inches(1, 1));
    copy.feature.id = free_id(named, copy.feature.id);
    change(named.boards[static_cast<std::size_t>(copy.board) - 1],
           [&](Board& board) { board.features.push_back(copy.feature); });
  }
  put(pasted, std::move(split.loose));
  return pasted;
}

}  // namespace bulkhead
