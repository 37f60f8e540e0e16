// SPDX-License-Identifier: MIT
#include "editor/tools/texts/reference_offers.h"

#include <algorithm>
#include <optional>

#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/base/marked.h"
#include "model/mission/items.h"
#include "model/text/references.h"

namespace bulkhead {
namespace {

/// The mission's own, and those of its game.
std::vector<MissionAction> actions_of(const Mission& mission) {
  auto actions = *mission.actions;
  for (const auto* const action : standing_actions(mission)) actions.push_back(*action);
  return actions;
}

/// Calls `what(kind, title, things)` with all that texts can name.
template <typename What>
void for_each_kind(const Mission& mission, const What& what) {
  what("marker", marked("a marker"), *mission.markers);
  what("zone", marked("a zone"), *mission.zones);
  what("area", marked("an area"), *mission.areas);
  what("side", marked("a side"), *mission.sides);
  what("rule", marked("a rule"), *mission.rules);
  what("objective", marked("a mission objective"), *mission.objectives);
  what("action", marked("an action"), actions_of(mission));
  what("stratagem", marked("a stratagem"), *mission.stratagems);
  what("table", marked("a table"), *mission.tables);
}

/// What has been typed since the brace that is still open; nothing outside a reference.
std::optional<std::string_view> typed_in_braces(std::string_view before) {
  const auto brace = before.find_last_of("{}\n");
  if (brace == std::string_view::npos || before[brace] != '{') return std::nullopt;
  // A doubled brace stands for itself.
  std::size_t braces = 0;
  while (braces <= brace && before[brace - braces] == '{') ++braces;
  if (braces % 2 == 0) return std::nullopt;
  return before.substr(brace + 1);
}

}  // namespace

ReferenceOffers offer_references(std::string_view text, std::size_t at, const Item* item, const Mission& mission) {
  const auto typed = typed_in_braces(text.substr(0, at));
  if (!typed) return {};
  ReferenceOffers result{typed->size() + 1, {}};
  std::vector<ReferenceOffer> later;
  const auto offer = [&](const Reference& reference, std::string_view wanted) {
    auto reads = resolve(reference, item, mission).value_or(std::string());
    if (!has_all_words(reference.name + " " + reads, wanted)) return;
    auto& to = reference.name.starts_with(wanted) ? result.offers : later;
    to.push_back({to_text(reference), std::move(reads)});
  };
  const auto colon = typed->find(':');
  if (colon == std::string_view::npos && item != nullptr) {
    for (const auto& param : item->params) offer({"", param.name.text()}, *typed);
  }
  for_each_kind(mission, [&](std::string_view kind, std::string_view title, const auto& things) {
    if (colon == std::string_view::npos) {
      if (!things.empty() && kind.starts_with(*typed))
        result.offers.push_back({"{" + std::string(kind) + ":", translate(title)});
    } else if (kind == typed->substr(0, colon)) {
      for (const auto& thing : things) offer({std::string(kind), thing.id.text()}, typed->substr(colon + 1));
    }
  });
  result.offers.insert(result.offers.end(), later.begin(), later.end());
  return result;
}

}  // namespace bulkhead
