// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/edit/verbs/items.h"
#include "model/mission/mission.h"

namespace bulkhead {

// The definitions that a mission holds: its own copy of the system, and the sets that it uses.

/// What a kind of a system is for. Zones and areas share a list.
enum class KindOf : unsigned char { zone, marker, link };

/// Sets fields of a kind of the mission's system; what is not given stays as it is. One that is new must be given a
/// name. Applying fails for what `check_value` refuses, and where zones of the kind would become areas or the other way
/// round.
struct SetKind {
  KindOf of = KindOf::zone;
  Id id;
  /// In the order of the table of fields; see `set_kind`.
  std::vector<FieldChange> changes;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetKind&, const SetKind&) = default;
};
/// Sets fields, given in any order.
[[nodiscard]] SetKind set_kind(KindOf of, const Id& id, std::vector<FieldChange> changes);

/// Removes a kind. Applying fails while something on the battlefield is of that kind, and for the kind `objective` of
/// markers, which every system has.
struct RemoveKind {
  KindOf of = KindOf::zone;
  Id id;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveKind&, const RemoveKind&) = default;
};

/// Removes a terrain set from those that the mission uses. Applying fails while a board is made of it or one of its
/// features stands somewhere that no other set of the mission has.
struct RemoveSet {
  Id set;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveSet&, const RemoveSet&) = default;
};

}  // namespace bulkhead
