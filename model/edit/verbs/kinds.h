// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/edit/verbs/items.h"
#include "model/edit/verbs/order.h"
#include "model/mission/kinds.h"

namespace bulkhead {

// The kinds of the mission's own copy of the system.

/// Sets fields of a kind of the mission's system; what is not given stays as it is. One that is new must be given a
/// name. Applying fails for what `check_value` refuses and for what no document may hold, and where zones of the kind
/// would become areas or the other way round.
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

/// Removes a kind. Applying fails while something of the mission is of that kind or names it, and for the kind
/// `objective` of markers, which every system has.
struct RemoveKind {
  KindOf of = KindOf::zone;
  Id id;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveKind&, const RemoveKind&) = default;
};

/// Gives a kind another id, wherever fields name it; what Lua asks for by an id stays. Applying fails for an id that
/// another kind of the list has, for the kind `objective` of markers, and for a terrain type that a terrain set names.
struct RenameKind {
  KindOf of = KindOf::zone;
  Id id;
  Id new_id;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RenameKind&, const RenameKind&) = default;
};

/// Moves a kind past its neighbour in its list; what is first or last stays.
struct OrderKind {
  KindOf of = KindOf::zone;
  Id id;
  Step step = Step::up;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const OrderKind&, const OrderKind&) = default;
};

}  // namespace bulkhead
