// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/element.h"
#include "model/mission/mission.h"

/// Documents of format 1 become what format 2 would say. What changes is a remark.
namespace bulkhead {

/// Figures whose names format 2 keeps for fields get others, `cost-figure`, in texts as well. Lua that may mean them is
/// told.
void rename_reserved_figures(Element& root, Mission& mission);

}  // namespace bulkhead
