// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// Puts a marker somewhere else.
[[nodiscard]] Edit move_marker(const Mission& mission, const Id& id, const Place& to);
/// Moves a marker, the centre of a round zone or area, or a free piece or terrain feature, which then stands at that
/// point of the battlefield (on its own board if that reaches so far, else on the first that does). `to` must be on the
/// battlefield (contract); applying fails for objects that cannot be moved so.
[[nodiscard]] Edit move_object(const Mission& mission, const Id& id, const Place& to);

/// The label of a marker; the name of a zone, area, side, rule, objective or stratagem.
[[nodiscard]] Edit set_label(const Id& id, const std::string& label);

/// Removes objects. The links of a removed marker, zone or area go with it, and the edit's name says so: a link without
/// its end is nothing. A side can be removed only when no zone, area, marker, hatchway or stratagem names it any more.
/// Texts, waivers and notes that speak of a removed object stay as they are; checks report what leads nowhere.
[[nodiscard]] Edit remove_object(const Mission& mission, const Id& id);
[[nodiscard]] Edit remove_objects(const Mission& mission, std::vector<Id> ids);

/// Gives an object another id everywhere: in links, waivers, notes, sides of zones, markers, hatchways and stratagems,
/// and in references of texts. Lua is left alone: what its strings mean is not known here.
[[nodiscard]] Edit rename_object(const Id& id, const Id& new_id);

}  // namespace bulkhead
