// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText link_to_itself{
    "link-to-itself", "a link must lead from one thing to another; the {kind} at {end} leads back to it"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& link : *context.mission.links) {
    if (link.from != link.to || !has_object(context.mission, link.from)) continue;
    observations.push_back({message<link_to_itself>(arg<"kind">(link.kind.text()), arg<"end">("#" + link.from.text())),
                            {address_of(link.from)},
                            one_fix(RemoveLink{link.kind, link.from, link.to})});
  }
  return observations;
}

}  // namespace

Check link_to_itself_check() {
  return {.key = "link-to-itself",
          .title = "Link to itself",
          .group = Check::Group::objectives,
          .level = Level::warning,
          .rule = "A link leads from one thing to another.",
          .reason = "What leads back to itself ties nothing together and leads nowhere.",
          .places = "its end",
          .remedy = "Remove the link, or lead it to something else.",
          .messages = {link_to_itself},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
