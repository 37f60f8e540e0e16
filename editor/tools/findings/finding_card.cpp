// SPDX-License-Identifier: MIT
#include "editor/tools/findings/finding_card.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"
#include "workbench/all_checks.h"

namespace bulkhead {

std::string level_name(Level level) {
  switch (level) {
    case Level::error: return translate("error");
    case Level::warning: return translate("warning");
    case Level::note: return translate("note");
    case Level::off: break;
  }
  return translate("off");
}

std::string usual_for_me(const FindingCard& card) { return translate("as usual ({})", {level_name(card.usual)}); }

std::string usual_in_mission(const FindingCard& card) {
  return card.mine ? translate("as I say ({})", {level_name(*card.mine)}) : usual_for_me(card);
}

std::string text_of(const FindingCard& card) {
  auto text = card.title;
  if (!card.places.empty()) text += " · " + card.places;
  for (const auto* const part : {&card.fact, &card.rule}) {
    if (part->empty()) continue;
    text += "\n" + capitalised(*part) + (part->ends_with('.') ? "" : ".");
  }
  if (!card.remedy.empty()) text += "\n" + card.remedy;
  if (card.waived) text += "\n" + translate("waived: {}", {card.reason});
  return text;
}

FindingCard card_of_check(const std::string& key, const Mission& mission, const CheckRules& rules) {
  FindingCard card;
  card.key = key;
  const auto* const check = find_check(key);
  card.title = translate(check != nullptr ? check->title : key);
  if (check != nullptr) {
    card.remedy = translate(check->remedy);
    card.usual = check->level;
  }
  const auto& settings = *mission.severities;
  const auto said = std::find_if(settings.begin(), settings.end(),
                                 [&](const SeveritySetting& setting) { return setting.check.text() == key; });
  if (said != settings.end()) card.in_mission = said->level;
  if (const auto mine = rules.levels.find(Id(key)); mine != rules.levels.end()) card.mine = mine->second;
  return card;
}

void tell_finding(FindingCard& card, const FindingRow& row) {
  card.name = row.place();
  card.level = row.level;
  card.places = row.places;
  card.fact = row.fact;
  card.rule = row.rule;
  card.waived = row.waived;
  card.reason = row.reason;
}

void tell_group(FindingCard& card, const FindingGroup& group) {
  card.name = group.name();
  card.of_check = true;
  card.level = group.level;
  card.rule = group.rule;
  card.waived = group.waived;
  card.fact = group.level == Level::off ? translate("This check is turned off.")
              : group.waived ? counted(group.count, marked("1 finding is waived"), marked("{} findings are waived"))
                             : counted(group.count, marked("1 finding"), marked("{} findings"));
}

std::string words_for(const std::optional<TextSpot>& spot) {
  if (!spot) return {};
  if (spot->lua_line > 0) return translate("Open the Lua at line {}", {fmt::to_string(spot->lua_line)});
  return translate("Open the text");
}

}  // namespace bulkhead
