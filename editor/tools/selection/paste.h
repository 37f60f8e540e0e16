// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "editor/tools/selection/fragment.h"

namespace bulkhead {

/// Whether the objects of a fragment keep their ids and labels (they are moved), or get free ones (they are new).
enum class Naming : unsigned char { same, fresh };

/// What putting a fragment somewhere changes. Only what it holds is put down; the ground between stays as it is.
struct Pasted {
  std::vector<Edit> edits;
  /// What is selected afterwards.
  Selection selection;
  /// What does not fit there, or does not suit the mission (zone kinds of another system), in plain words.
  std::vector<std::string> left_out;
};
/// `at` is where the fragment's first node comes to lie.
[[nodiscard]] Pasted paste(const Mission& target, const Fragment& fragment, NodeAddress at, Naming naming);

/// Takes fragments that were cut from this mission from where they are and puts others in their stead, each at its
/// place: the same ones moved, or what became of them. Objects stay who they are.
[[nodiscard]] Pasted replaced(const Mission& mission, const std::vector<Fragment>& cut,
                              const std::vector<Fragment>& instead, const std::vector<NodeAddress>& at);

}  // namespace bulkhead
