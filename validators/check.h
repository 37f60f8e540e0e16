// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/assignment/panel_assignment.h"
#include "model/edit/edit.h"
#include "model/mission/mission.h"
#include "model/text/messages.h"

namespace bulkhead {

class Snapshot;

/// What a check may look at. Long checks stop early when asked.
struct CheckContext {
  const Mission& mission;
  const Snapshot& snapshot;
  std::stop_token stop;
  /// What the user has; null where that is not known: then the boxes count that the mission is designed for.
  const Boxes* owned = nullptr;

  [[nodiscard]] Boxes boxes() const { return owned != nullptr ? *owned : designed_boxes(mission); }
};

/// One thing that a check has found: what, where, and what would mend it. The addresses are of places that exist.
struct Observation {
  Message message;
  std::vector<Address> addresses;
  std::vector<Edit> fixes;
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
  /// The limits that it reads, as in `known_limits`.
  std::vector<std::string> limits = {};
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
