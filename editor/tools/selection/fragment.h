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

/// Whether the objects of a fragment keep their ids and labels (they are moved), or get free ones (they are new).
enum class Naming : unsigned char { same, fresh };

/// What putting a fragment somewhere changes. Only what it holds is put down; the ground between stays as it is.
struct Placing {
  std::vector<Edit> edits;
  /// What is selected afterwards.
  Selection selection;
  /// What does not fit there, or does not suit the mission (zone kinds of another system), in plain words.
  std::vector<std::string> left_out;
};
/// `at` is where the fragment's first node comes to lie.
[[nodiscard]] Placing put_down(const Mission& target, const Fragment& fragment, NodeAddress at, Naming naming);

/// What taking the selected things away changes: walls and hatchways become open, nodes automatic, objects go.
[[nodiscard]] std::vector<Edit> taken_away(const Mission& mission, const Selection& selection);

/// Takes fragments that were cut from this mission from where they are and puts others in their stead, each at its
/// place: the same ones moved, or what became of them. Objects stay who they are.
[[nodiscard]] Placing replaced(const Mission& mission, const std::vector<Fragment>& cut,
                               const std::vector<Fragment>& instead, const std::vector<NodeAddress>& at);

/// The fragment as the text of a mission document, for the clipboard, and back. Reading is as strict as opening a file
/// and refuses what is no single lattice board.
[[nodiscard]] std::string to_clipboard(const Fragment& fragment);
[[nodiscard]] Result<Fragment> from_clipboard(std::string_view text);

}  // namespace bulkhead
