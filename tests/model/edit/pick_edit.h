// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead::test {

/// Any edit that a program could make for this mission, from the factories of model/edit; many of them cannot be
/// applied. Works only while RapidCheck runs a property.
[[nodiscard]] Edit pick_edit(const Mission& mission);

/// How many sorts of edit `pick_edit` chooses from, and an edit of one sort.
[[nodiscard]] int sorts_of_edit();
[[nodiscard]] Edit pick_edit_of_sort(const Mission& mission, int sort);

}  // namespace bulkhead::test
