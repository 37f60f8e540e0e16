// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/selection/selection.h"
#include "model/edit/edit.h"

namespace bulkhead {

/// A piece of a battlefield on its own: a mission with one lattice board that holds the walls, hatchways, nodes set by
/// hand, markers, free pieces, terrain features and zones of cells that were selected, and nothing else.
struct Fragment {
  Mission mission;
  /// The node of the board it was cut from that its board's first node came from.
  NodeAddress from;
};

/// What was cut out, and what could not be: places on boards without lattice, and zones that are not made of cells of
/// one board.
struct CutOut {
  /// One for each board that something stands on, in order.
  std::vector<Fragment> fragments;
  /// In plain words, for the user.
  std::vector<std::string> left_out;
};
[[nodiscard]] CutOut cut_out(const Mission& mission, const Selection& selection);

/// Turned or mirrored as a whole. `from` says where to put it down so that its middle stays where it was, to the
/// nearest node.
[[nodiscard]] Result<Fragment> transformed(const Fragment& fragment, Transform transform);

/// The nearest place to `wanted` for the fragment's first node so that all of it is on the lattice of that board, which
/// must have one (contract); as near as it gets to the top-left corner where it does not fit.
[[nodiscard]] NodeAddress fitted(const Mission& target, const Fragment& fragment, NodeAddress wanted);

/// What taking the selected things away changes: walls and hatchways become open, nodes automatic, objects go.
[[nodiscard]] std::vector<Edit> taken_away(const Mission& mission, const Selection& selection);

/// The fragment as the text of a mission document, for the clipboard, and back. Reading is as strict as opening a file
/// and refuses what is no single lattice board, and texts of more than `most_clipboard_bytes`.
inline constexpr std::size_t most_clipboard_bytes = 8'000'000;
[[nodiscard]] std::string to_clipboard(const Fragment& fragment);
[[nodiscard]] Result<Fragment> from_clipboard(std::string_view text);

}  // namespace bulkhead
