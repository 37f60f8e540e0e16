// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/io/readers.h"

namespace bulkhead {
namespace {

using Child = Element::Child;

Param read_param(Element& element, std::set<Id>& taken) {
  Param param{element.unique_id(taken, "name"), element.required_text("value"), {}};
  element.finish_empty(param.extras);
  return param;
}

/// `2-4`, `5`; the attribute is missing for every round.
void read_rounds(Element& element, Scoring& scoring) {
  using Rounds = std::pair<int, int>;
  const auto rounds = element.parsed("rounds", [](std::string_view text) -> Result<Rounds> {
    const auto dash = text.find('-');
    const auto first = parse_int(text.substr(0, dash), 1, largest_number);
    const auto last = dash == std::string_view::npos ? first : parse_int(text.substr(dash + 1), 1, largest_number);
    if (first && last && *first <= *last) return Rounds(*first, *last);
    return fail(fmt::format("\"{}\" are no rounds; write one round, such as 5, or the first and the last, such as 2-4",
                            quotable(text)));
  });
  if (rounds) std::tie(scoring.first_round, scoring.last_round) = *rounds;
}

Scoring read_scoring(Element& element) {
  Scoring scoring{element.id("at"), 0, 0, Scoring::Player::either, {}};
  read_rounds(element, scoring);
  scoring.player = element.choice("player", player_words).value_or(Scoring::Player::either);
  element.finish_empty(scoring.extras);
  return scoring;
}

Condition read_condition(Element& element) {
  Condition condition;
  condition.victory_points = element.required_number("vp", -largest_number, largest_number);
  condition.expression = element.text("if");
  condition.text = element.content(condition.extras);
  element.finish(condition.extras);
  return condition;
}

/// Reads what all items have, and each kind's own children through `read_own`.
void read_item(Element& element, Item& item, const std::function<Child(Element&)>& read_own) {
  item.name = element.required_text("name");
  item.origin = element.parsed("origin", LibraryId::parse);
  std::set<Id> params;
  element.children(item.extras, [&](Element& child) {
    if (child.name() == "param") {
      item.params.push_back(read_param(child, params));
    } else if (child.name() == "lua") {
      element.only_once(child);
      item.lua = child.lua_content(item.extras);
      child.finish();
    } else {
      return read_own(child);
    }
    return Child::read;
  });
  element.finish(item.extras);
}

Item new_item(Element& element) {
  return Item{element.unique_id(element.reading().object_ids()), "", std::nullopt, {}, "", {}};
}

/// A child that holds nothing but a text, at most once in its item.
Child read_text(Element& parent, Element& child, std::string& text, Extras& extras) {
  parent.only_once(child);
  text = child.content(extras);
  child.finish();
  return Child::read;
}

}  // namespace

std::vector<BriefingSection> read_briefing(Element& element, Extras& extras) {
  std::vector<BriefingSection> sections;
  element.children(extras, [&](Element& child) {
    if (child.name() != "section") return Child::unknown;
    BriefingSection section{child.text("heading"), "", {}};
    section.text = child.content(section.extras);
    child.finish(section.extras);
    sections.push_back(std::move(section));
    return Child::read;
  });
  element.finish(extras);
  return sections;
}

Rule read_rule(Element& element) {
  Rule rule{new_item(element), ""};
  read_item(element, rule, [&](Element& child) {
    return child.name() == "text" ? read_text(element, child, rule.text, rule.extras) : Child::unknown;
  });
  return rule;
}

MissionObjective read_objective(Element& element) {
  MissionObjective objective{new_item(element), element.id("kind"), "", {}, {}};
  read_item(element, objective, [&](Element& child) {
    if (child.name() == "text") return read_text(element, child, objective.text, objective.extras);
    if (child.name() == "scored") {
      objective.scorings.push_back(read_scoring(child));
    } else if (child.name() == "condition") {
      objective.conditions.push_back(read_condition(child));
    } else {
      return Child::unknown;
    }
    return Child::read;
  });
  return objective;
}

Stratagem read_stratagem(Element& element) {
  Stratagem stratagem{new_item(element),
                      element.required_number("cost", 0, largest_number),
                      element.text("currency"),
                      element.optional_id("side"),
                      element.text("kind"),
                      element.text("uses"),
                      "",
                      "",
                      "",
                      ""};
  read_item(element, stratagem, [&](Element& child) {
    const auto name = child.name();
    if (name == "when") return read_text(element, child, stratagem.when, stratagem.extras);
    if (name == "target") return read_text(element, child, stratagem.target, stratagem.extras);
    if (name == "effect") return read_text(element, child, stratagem.effect, stratagem.extras);
    if (name == "restrictions") return read_text(element, child, stratagem.restrictions, stratagem.extras);
    return Child::unknown;
  });
  return stratagem;
}

}  // namespace bulkhead
