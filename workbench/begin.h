// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/library/library.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What a new mission is called; empty fields stay as in the template.
struct Beginning {
  std::string title;
  std::string author;
};

/// A mission of the designer's own, begun from a killzone or mission of the library. A title also gives it its id. A
/// killzone's author is not taken over: what is made of a blank board is the designer's. Fails for texts that no
/// document can hold.
[[nodiscard]] Result<Mission> begin_from_template(const Template& source, const Library& library,
                                                  const Beginning& beginning);

}  // namespace bulkhead
