// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "model/mission/mission.h"
#include "model/text/messages.h"

namespace bulkhead {

class ItemsOnDemand;
struct PlayedGames;

/// What a check may look at. Long checks stop early when asked.
struct CheckContext {
  Mission mission;
  Snapshot snapshot;
  std::stop_token stop;
  /// What the user has; nothing where that is not known: then the boxes count that the mission is designed for.
  std::optional<Boxes> owned = std::nullopt;
  /// Null: what the mission's items were copied from is not looked at.
  std::shared_ptr<const ItemsOnDemand> items = nullptr;
  /// Null: nothing is known of battles that nobody played.
  std::shared_ptr<const PlayedGames> games = nullptr;

  [[nodiscard]] Boxes boxes() const { return owned ? *owned : designed_boxes(mission); }
};

/// Makes the edits that would fix what was found, from what was checked. It is called if somebody asks for them,
/// perhaps long after the check has ended and on another thread: what it holds is its own, or a part of the mission or
/// its snapshot.
using FixMaker = std::function<std::vector<Edit>(const CheckContext& checked)>;

/// One edit that is known beforehand.
[[nodiscard]] inline FixMaker one_fix(Edit edit) {
  return [edit = std::move(edit)](const CheckContext&) { return std::vector{edit}; };
}
/// One edit that a function makes from a `CheckContext`, or perhaps none.
template <std::invocable<const CheckContext&> Make>
[[nodiscard]] FixMaker one_fix(Make make) {
  return [make = std::move(make)](const CheckContext& checked) {
    std::vector<Edit> edits;
    if (std::optional<Edit> edit = make(checked)) edits.push_back(std::move(*edit));
    return edits;
  };
}

/// One thing that a check has found: what, where, and what would fix it. The addresses are of places that exist.
struct Observation {
  Message message;
  std::vector<Address> addresses;
  FixMaker fixes;
  /// Where the first fix fixes a part only: the edits that fix the whole, one after the other, when the observations
  /// before it are fixed already.
  FixMaker steps = nullptr;
};

/// Where things are compared in pairs a check ends with so many observations: a thousand things in one place are half a
/// million pairs.
inline constexpr std::size_t most_pairs = 10'000;

/// A check is a value in a list, whoever wrote it; the ones in `checks/` have one file each. It says itself what the
/// reference (docs/checks.md) has to say of it, in sentences with marks of Markdown.
struct Check {
  enum class Speed : unsigned char { instant, background };
  /// What it looks at, in the order of the reference.
  enum class Group : unsigned char {
    terrain,
    connectivity,
    entry_zones,
    objectives,
    open_killzones,
    missions,
    published_ranges,
  };
  /// kebab-case, never changed once published: waivers and settings name it.
  std::string key;
  std::string title;
  Group group = Group::missions;
  Level level = Level::warning;
  /// What it holds a mission against.
  std::string rule = {};
  /// Why, and where the rule or its figures come from.
  std::string reason = {};
  /// Where it reports its findings.
  std::string places = {};
  /// What to do about its findings, in a sentence.
  std::string remedy;
  /// All that its findings say, so that it can be translated.
  std::vector<MessageText> messages = {};
  /// The limits that it reads, as in `known_limits`.
  std::vector<std::string> limits = {};
  /// The field of what it is about in which the mistake stands, where its messages quote nothing of that.
  std::string_view field = {};
  /// Whether its rule shows on a map: then it has a pair of examples, `bad.bulkhead` and `good.bulkhead`. Checks of
  /// texts and figures have none.
  bool pictured = true;
  Speed speed = Speed::instant;
  /// The check of a lower room before which it is reported; empty: after all of theirs.
  std::string_view reported_before = {};
  std::function<std::vector<Observation>(const CheckContext& context)> run;
};

/// `Entry zones`
[[nodiscard]] std::string_view to_text(Check::Group group);

/// The checks of this room, in the order in which they are reported.
[[nodiscard]] std::vector<Check> battlefield_checks();

}  // namespace bulkhead
