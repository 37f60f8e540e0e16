// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/texts/form.h"

/// The forms of what the battlefield's things are made of.
namespace bulkhead {

/// The fields of a kind of the mission's system; none where there is no such kind.
[[nodiscard]] std::vector<FormField> kind_form(const Mission& mission, const KindKey& key);
/// What a mission says of a terrain set that it uses; nothing where it uses none of that id.
[[nodiscard]] std::vector<FormField> set_form(const Mission& mission, const SetKey& key);

}  // namespace bulkhead
