// SPDX-License-Identifier: MIT
#include "model/io/words.h"
#include "model/io/writers.h"

namespace bulkhead {
namespace {

void write_briefing(XmlWriter& writer, const std::vector<BriefingSection>& briefing, const Extras& extras) {
  if (briefing.empty() && extras == Extras()) return;
  writer.begin("briefing");
  writer.extras(extras);
  for (const auto& section : briefing) {
    writer.begin("section");
    writer.optional_attribute("heading", section.heading);
    writer.text_content(section.extras, section.text);
    writer.end();
  }
  writer.end();
}

/// The attributes that all items have; the item's own follow.
void begin_item(XmlWriter& writer, std::string_view element, const Item& item) {
  writer.begin(element);
  writer.attribute("id", item.id.text());
  writer.attribute("name", item.name);
  if (item.origin) writer.attribute("origin", item.origin->text());
}

/// What comes before the item's own elements.
void write_params(XmlWriter& writer, const Item& item) {
  writer.extras(item.extras);
  for (const auto& param : item.params) {
    writer.begin("param");
    writer.attribute("name", param.name.text());
    writer.attribute("value", param.value);
    writer.extras(param.extras);
    writer.end();
  }
}

void end_item(XmlWriter& writer, const Item& item) {
  writer.lua_element(item.lua);
  writer.end();
}

void write_rule(XmlWriter& writer, const Rule& rule) {
  begin_item(writer, "rule", rule);
  write_params(writer, rule);
  writer.text_element("text", rule.text);
  end_item(writer, rule);
}

std::string rounds_text(const Scoring& scoring) {
  auto rounds = std::to_string(scoring.first_round);
  if (scoring.last_round != scoring.first_round) rounds += "-" + std::to_string(scoring.last_round);
  return rounds;
}

void write_scoring(XmlWriter& writer, const Scoring& scoring) {
  writer.begin("scored");
  writer.attribute("at", scoring.moment.text());
  if (scoring.first_round != 0) writer.attribute("rounds", rounds_text(scoring));
  if (scoring.player != Scoring::Player::either) writer.attribute("player", word_for(player_words, scoring.player));
  writer.extras(scoring.extras);
  writer.end();
}

void write_condition(XmlWriter& writer, const Condition& condition) {
  writer.begin("condition");
  writer.attribute("vp", std::to_string(condition.victory_points));
  writer.optional_attribute("if", condition.expression);
  writer.text_content(condition.extras, condition.text);
  writer.end();
}

void write_objective(XmlWriter& writer, const MissionObjective& objective) {
  begin_item(writer, "mission-objective", objective);
  writer.attribute("kind", objective.kind.text());
  write_params(writer, objective);
  for (const auto& scoring : objective.scorings) write_scoring(writer, scoring);
  for (const auto& condition : objective.conditions) write_condition(writer, condition);
  writer.text_element("text", objective.text);
  end_item(writer, objective);
}

void write_stratagem(XmlWriter& writer, const Stratagem& stratagem) {
  begin_item(writer, "stratagem", stratagem);
  writer.attribute("cost", std::to_string(stratagem.cost));
  writer.optional_attribute("currency", stratagem.currency);
  if (stratagem.side) writer.attribute("side", stratagem.side->text());
  writer.optional_attribute("kind", stratagem.kind);
  writer.optional_attribute("uses", stratagem.uses);
  write_params(writer, stratagem);
  writer.text_element("when", stratagem.when);
  writer.text_element("target", stratagem.target);
  writer.text_element("effect", stratagem.effect);
  writer.text_element("restrictions", stratagem.restrictions);
  end_item(writer, stratagem);
}

}  // namespace

void write_content(XmlWriter& writer, const Mission& mission) {
  write_briefing(writer, *mission.briefing, mission.briefing_extras);
  for (const auto& rule : *mission.rules) write_rule(writer, rule);
  for (const auto& objective : *mission.objectives) write_objective(writer, objective);
  for (const auto& stratagem : *mission.stratagems) write_stratagem(writer, stratagem);
}

}  // namespace bulkhead
