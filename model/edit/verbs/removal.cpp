// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/base/contracts.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/objects.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

bool among(const std::vector<Id>& ids, const Id& id) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

bool ties(const Link& link, const std::vector<Id>& ids) { return among(ids, link.from) || among(ids, link.to); }

/// What names a side, each as people call it in the mission that still has the side: hatchways, and what has such a
/// field.
std::vector<std::string> users_of_side(const Mission& mission, const Id& side, const Mission& named_in) {
  std::vector<std::string> users;
  for_each_hatchway(mission, [&](const EdgeAddress& at, const Hatchway& hatchway) {
    if (hatchway.access.side() == side) users.push_back("the hatchway at " + to_text(mission, at));
  });
  for_each_object(mission, [&](const auto& thing, const ThingInfo&) {
    for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& id) {
      if (field.form == FieldForm::side && id == side) users.push_back(spoken_name(named_in, thing.id));
    });
  });
  return users;
}

}  // namespace

Result<Mission> RemoveObjects::apply(const Mission& mission) const {
  for (const auto& id : ids) {
    if (!has_object(mission, id)) return no_such_object(id);
  }
  Mission result = mission;
  const auto goes = [&](const auto& thing) { return among(ids, thing.id); };
  for (auto& part : result.boards) {
    change(part, [&](Board& board) {
      std::erase_if(board.pieces, goes);
      std::erase_if(board.features, goes);
    });
  }
  for_each_list(result, [&](auto& part) { change(part, [&](auto& things) { std::erase_if(things, goes); }); });
  change(result.links,
         [&](std::vector<Link>& links) { std::erase_if(links, [&](const Link& link) { return ties(link, ids); }); });
  for (const auto& side : *mission.sides) {
    if (!among(ids, side.id)) continue;
    if (const auto users = users_of_side(result, side.id, mission); !users.empty()) {
      return fail(fmt::format("Side {} is still named by {}; change or remove that first", name_or_id(side),
                              fmt::join(users, ", ")));
    }
  }
  return result;
}

std::string RemoveObjects::text_form(const Mission&) const {
  BULKHEAD_EXPECTS(!ids.empty());
  std::string text = "remove";
  for (const auto& id : ids) text += " #" + id.text();
  return text;
}

StepName RemoveObjects::step_name(const Mission& mission) const {
  const auto& all = *mission.links;
  const auto links = std::count_if(all.begin(), all.end(), [&](const Link& link) { return ties(link, ids); });
  const auto what = ids.size() == 1 ? spoken_name(mission, ids.front()) : fmt::to_string(ids.size());
  if (ids.size() == 1) {
    if (links == 0) return StepName("Remove {}", {what});
    if (links == 1) return StepName("Remove {} and 1 link", {what});
    return StepName("Remove {} and {} links", {what, fmt::to_string(links)});
  }
  if (links == 0) return StepName("Remove {} objects", {what});
  if (links == 1) return StepName("Remove {} objects and 1 link", {what});
  return StepName("Remove {} objects and {} links", {what, fmt::to_string(links)});
}

Result<Edit> parse_remove(const Mission& mission, EditWords words) {
  EditReader read(mission, words, several);
  auto ids = read.objects();
  return read.made(RemoveObjects{std::move(ids)});
}

}  // namespace bulkhead
