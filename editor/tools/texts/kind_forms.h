// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/texts/form.h"

/// The forms of what a mission has from its game and its terrain sets: of what the battlefield's things are made of.
namespace bulkhead {

/// The fields of a kind of the mission's system; none where there is no such kind.
[[nodiscard]] std::vector<FormField> kind_form(const Mission& mission, const KindKey& key);
/// What the mission's own copy of its game says beside its kinds. What belongs to a part that the game has not, such as
/// a rule of control, is not shown.
[[nodiscard]] std::vector<FormField> game_form(const Mission& mission);
/// What a mission says of a terrain set that it uses; nothing where it uses none of that id.
[[nodiscard]] std::vector<FormField> set_form(const Mission& mission, const SetKey& key);
/// An action of the mission's game, to read; nothing where none of that id stands.
[[nodiscard]] std::vector<FormField> standing_form(const Mission& mission, const StandingKey& key);

}  // namespace bulkhead
