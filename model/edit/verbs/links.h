// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Links two markers, zones or areas; nothing changes where they are linked so already. Applying fails for unknown
/// kinds and ends.
struct AddLink {
  Id kind;
  Id from;
  Id to;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const AddLink&, const AddLink&) = default;
};

/// Fails where there is no such link from the one to the other.
struct RemoveLink {
  Id kind;
  Id from;
  Id to;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RemoveLink&, const RemoveLink&) = default;
};

}  // namespace bulkhead
