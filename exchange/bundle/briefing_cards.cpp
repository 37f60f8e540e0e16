// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "exchange/bundle/allowances_in_words.h"
#include "exchange/bundle/briefing_parts.h"
#include "exchange/bundle/markdown.h"
#include "model/mission/items.h"
#include "model/text/item_words.h"

namespace bulkhead {
namespace {

/// What a card costs, what else is said in a word, whose it is and how often it is used.
std::vector<std::string> facts(const Mission& mission, const Stratagem& stratagem) {
  std::vector<std::string> facts = {markdown_words(cost_in_words(stratagem))};
  if (!stratagem.kind.empty()) facts.push_back(kind_words(mission.system->stratagem_kinds, stratagem.kind));
  if (stratagem.side) facts.push_back(side_words(mission, *stratagem.side));
  if (!stratagem.uses.empty()) facts.push_back(uses_words(*mission.system, stratagem.uses));
  return facts;
}

}  // namespace

void tell_stratagems(const Mission& mission, BriefingText& text) {
  if (mission.stratagems->empty()) return;
  text.heading(2, "Stratagems");
  for (const auto& line : allowances_in_words(mission)) text.paragraph(line);
  for (const auto& stratagem : *mission.stratagems) {
    text.heading(3, stratagem.name);
    text.paragraph(fmt::format("*{}*", fmt::join(facts(mission, stratagem), ", ")));
    for (const auto& field : fields_of<Stratagem>()) {
      if (field.form == FieldForm::long_text) text.named(field.label, field.text(stratagem), stratagem);
    }
    text.placings(places_of(stratagem), stratagem);
    tell_tables_of(mission, texts_of(stratagem), 4, text);
  }
}

}  // namespace bulkhead
