// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/element.h"
#include "model/mission/mission.h"

/// Documents of format 1 become what format 2 would say. What changes is a remark at its place.
namespace bulkhead {

/// Figures whose names format 2 keeps for fields get others, `cost-figure`, in texts as well. Lua that may mean them is
/// told. `element` is the item's.
template <typename T>
void rename_reserved_figures(Element& element, T& item);

}  // namespace bulkhead
