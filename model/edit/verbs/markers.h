// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a marker, or replaces the one with its id, whose extras it takes over (the given ones are not used). Applying
/// fails for an id that something else has and for an unknown kind or side (unless the replaced one has it).
struct PutMarker {
  Marker marker;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutMarker&, const PutMarker&) = default;
};

}  // namespace bulkhead
