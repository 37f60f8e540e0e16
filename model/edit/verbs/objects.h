// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Moves a marker, the centre of a round zone or area, or a free piece or terrain feature, which then stands at that
/// point of the battlefield (on its own board if that reaches so far, else on the first that does). Applying fails for
/// objects that cannot be moved so.
struct MoveObject {
  Id id;
  Place to;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const MoveObject&, const MoveObject&) = default;
};

/// The label of a marker; the name of a zone, area, side, rule, objective or stratagem.
struct SetLabel {
  Id id;
  std::string label;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetLabel&, const SetLabel&) = default;
};

/// Removes objects, of which there is at least one. The links of a removed marker, zone or area go with it, and the
/// step's name says so: a link without its end is nothing. A side can be removed only when no zone, area, marker,
/// hatchway or stratagem names it any more. Texts, waivers and notes that speak of a removed object stay as they are;
/// checks report what leads nowhere.
struct RemoveObjects {
  std::vector<Id> ids;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveObjects&, const RemoveObjects&) = default;
};

/// Gives an object another id everywhere: in links, waivers, notes, sides of zones, markers, hatchways and stratagems,
/// and in references of texts. Lua is left alone: what its strings mean is not known here.
struct RenameObject {
  Id id;
  Id new_id;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RenameObject&, const RenameObject&) = default;
};

}  // namespace bulkhead
