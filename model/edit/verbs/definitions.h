// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Makes the mission one of another game system, or of another version of its own. The system is whole in the edit, and in
/// its text as its document, so that it means the same wherever it is read; it must be such as a document can hold. Kinds of zones, areas, markers and
/// links that stand on the battlefield and that the system lacks are kept: the mission's copy of the system has them as
/// well. All else stays as it is written; see `not_in`. Applying fails where a kind is one of zones here and of areas
/// there.
struct SetSystem {
  Part<GameSystem> system;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetSystem&, const SetSystem&) = default;
};

/// A word of its own system that a mission uses and another system lacks.
struct LackingWord {
  /// `zone kind`, `season` …
  std::string what;
  /// As the mission's own system calls it.
  std::string name;
  /// It is taken over from the mission's own system: see `SetSystem`.
  bool kept = false;
  friend bool operator==(const LackingWord&, const LackingWord&) = default;
};
/// What a mission uses of its system that another one lacks, each word once: what is to be told before its system is
/// changed.
[[nodiscard]] std::vector<LackingWord> not_in(const GameSystem& other, const Mission& mission);

}  // namespace bulkhead
