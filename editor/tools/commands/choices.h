// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/commands/actions.h"
#include "editor/tools/document/document.h"
#include "editor/tools/texts/form.h"

namespace bulkhead {

/// A row of a list that is searched and chosen from. In the user's language.
struct Choice {
  std::string name;
  /// What it belongs to, or its key.
  std::string beside;
  /// What choosing it does; for what rests, why.
  std::string note;
  bool enabled = true;
  std::function<void()> choose;
};

/// The commands that have all of some words in name, menu, key or help; those first that have them in their names, each
/// part in the order of the menus. `resting` is the reason of all that rest, such as that no mission is open; without
/// it each says its own. The actions must outlive what comes out.
[[nodiscard]] std::vector<Choice> command_choices(const Actions& actions, std::string_view words,
                                                  const std::string& resting = {});

/// No search gives more than these.
inline constexpr std::size_t most_found = 200;

/// What is done about what is found.
struct FindTarget {
  std::function<void(const Address& address)> show;
  std::function<void(const TextKey& text)> show_text;
};
/// What has all of some words: the place of that address (`C3`, `C2/C3`, `100mm,50mm`), what stands on the
/// battlefield, sides, texts and rules, and commands; at most `most_found`. Nothing without words.
[[nodiscard]] std::vector<Choice> find_choices(const Mission& mission, const Actions& actions, std::string_view words,
                                               const FindTarget& target);

/// The steps of undo, the oldest first, and before them the document as it was opened.
[[nodiscard]] std::vector<Choice> step_choices(const Document& document, std::function<void(std::size_t)> go_to);

}  // namespace bulkhead
