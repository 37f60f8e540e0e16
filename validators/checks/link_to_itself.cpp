// SPDX-License-Identifier: MIT
#include "model/edit/links.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: a link has two different ends. Ends that are not on the map are left to `unknown-reference`.
// Source: a tie between a thing and itself ties nothing, and a way from a place to itself leads nowhere.

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& link : *context.mission.links) {
    if (link.from != link.to || !has_object(context.mission, link.from)) continue;
    observations.push_back({{"link-to-itself", {{"kind", link.kind.text()}, {"end", "#" + link.from.text()}}},
                            {address_of(link.from)},
                            {remove_link(link.kind, link.from, link.to)}});
  }
  return observations;
}

}  // namespace

Check link_to_itself_check() {
  return {"link-to-itself",      "Link to itself",
          Level::warning,        "Remove the link, or lead it to something else.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
