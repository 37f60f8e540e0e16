// SPDX-License-Identifier: MIT
#include "rendering/cards/card_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "model/mission/table_cells.h"
#include "model/text/dashes.h"
#include "model/text/item_words.h"
#include "model/text/live_texts.h"
#include "model/text/moment_in_words.h"
#include "model/text/references.h"
#include "rendering/map/names.h"
#include "rendering/map/zone_styles.h"

namespace bulkhead {
namespace {

/// Lines of a text; an empty line parts paragraphs, which on a card are lines as well.
std::vector<std::string> paragraphs_of(std::string_view text) {
  std::vector<std::string> paragraphs;
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    if (auto line = one_line(text.substr(0, end)); !line.empty()) paragraphs.push_back(std::move(line));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return paragraphs;
}

std::string sentence(std::string words) {
  words = capitalised(one_line(words));
  if (!words.empty() && std::string_view(".!?").find(words.back()) == std::string_view::npos) words += '.';
  return words;
}

/// The look of a side, or of the role that one plays where the mission has no such side.
FillStyle look_of(const Mission& mission, const std::optional<Id>& side, const Design& design) {
  if (!side) return design.nobody;
  if (const auto* found = side_named(mission, *side)) return side_style(mission, found->id, design);
  constexpr std::array<std::array<std::string_view, 2>, 4> roles = {
      {{"attacker", "player-a"}, {"defender", "player-b"}, {"player-c", ""}, {"player-d", ""}}};
  for (std::size_t index = 0; index < roles.size(); ++index) {
    if (side->text() == roles.at(index)[0] || side->text() == roles.at(index)[1]) return design.sides.at(index);
  }
  return design.nobody;
}

/// A card as far as all kinds are alike. The field `side` says whose it is where nobody is named.
template <typename T>
CardText begin_card(const Mission& mission, const T& item, std::string_view what, const Design& design) {
  CardText card;
  card.id = item.id;
  card.what = what;
  card.name = one_line(name_or_id(item));
  if constexpr (requires { item.side; }) {
    card.look = look_of(mission, item.side, design);
    card.side = item.side ? one_line(capitalised(side_in_words(mission, *item.side)))
                          : capitalised(find_field<T>("side")->none);
  } else {
    card.look = design.nobody;
  }
  return card;
}

void join_kicker(CardText& card, std::string words) {
  words = one_line(capitalised(words));
  if (!words.empty()) card.kicker += (card.kicker.empty() ? "" : " · ") + words;
}

void add(CardText& card, CardBlock block) {
  if (!block.paragraphs.empty() || !block.rows.empty()) card.blocks.push_back(std::move(block));
}

/// One of an item's texts under the label of its field.
template <typename T>
void add_text(CardText& card, const Mission& mission, const T& item, std::string_view key, std::string_view label) {
  add(card, {.label = std::string(label),
             .paragraphs = paragraphs_of(expand(find_field<T>(key)->text(item), &item, mission))});
}
template <typename T>
void add_text(CardText& card, const Mission& mission, const T& item, std::string_view key) {
  add_text(card, mission, item, key, find_field<T>(key)->label);
}

template <typename T>
void add_uses(CardText& card, const Mission& mission, const T& item) {
  if (item.uses.empty()) return;
  add(card, {.label = std::string(find_field<T>("uses")->label),
             .paragraphs = {sentence(uses_in_words(*mission.system, item.uses))}});
}

template <typename T>
void add_places(CardText& card, const Mission& mission, const std::vector<Placing>& places, const T& item) {
  CardBlock block{.label = std::string(find_field<T>("places")->label)};
  for (const auto& words : placings_in_words(mission, places, item)) block.paragraphs.push_back(one_line(words));
  add(card, std::move(block));
}

CardText card_of(const Mission& mission, const Stratagem& stratagem, const Design& design) {
  auto card = begin_card(mission, stratagem, "Stratagem", design);
  join_kicker(card, card.side);
  join_kicker(card,
              stratagem.kind.empty() ? card.what : kind_in_words(mission.system->stratagem_kinds, stratagem.kind));
  if (stratagem.cost) {
    card.figure = with_dashes(to_text(*stratagem.cost));
    card.figure_word = one_line(stratagem.currency);
    card.figure_label = find_field<Stratagem>("cost")->label;
  } else {
    add(card, {.label = std::string(find_field<Stratagem>("cost")->label), .paragraphs = {"Not known."}});
  }
  for (const auto& field : fields_of<Stratagem>()) {
    if (field.form == FieldForm::long_text) add_text(card, mission, stratagem, field.key);
  }
  add_uses(card, mission, stratagem);
  add_places(card, mission, places_of(stratagem), stratagem);
  return card;
}

CardText card_of(const Mission& mission, const MissionAction& action, const Design& design) {
  auto card = begin_card(mission, action, "Action", design);
  join_kicker(card, card.side);
  join_kicker(card, action.kind ? kind_in_words(mission.system->action_kinds, action.kind->text()) : card.what);
  if (const auto* points = action_points(action)) {
    card.figure = one_line(*points);
    card.figure_word = "AP";
    card.figure_label = "Cost";
  }
  if (const auto moments = moments_in_words(mission, action); !moments.empty()) {
    add(card, {.label = "When", .paragraphs = {sentence(fmt::format("{}", fmt::join(moments, "; ")))}});
  }
  add_text(card, mission, action, "who");
  add_text(card, mission, action, "target");
  add_text(card, mission, action, "text", "Effect");
  add_uses(card, mission, action);
  add_places(card, mission, action.places, action);
  return card;
}

/// Its points, or who wins; what bounds them stands behind what they are for.
CardRow row_of(const Mission& mission, const MissionObjective& objective, const Condition& condition) {
  if (says_who_wins(objective)) {
    return {.key = "",
            .name = one_line(winner_in_words(mission, condition)),
            .cells = {"If " + one_line(expand(condition.text, &objective, mission))}};
  }
  auto words = one_line(condition_in_words(mission, objective, condition));
  std::vector<std::string> bounds;
  if (condition.least) bounds.push_back(fmt::format("at least {}", *condition.least));
  if (condition.most) bounds.push_back(fmt::format("at most {}", *condition.most));
  if (!bounds.empty()) words += fmt::format(" ({})", fmt::join(bounds, ", "));
  const bool each = wants_each(condition);
  if (!each) words = capitalised(words);
  const auto points = fmt::format("{}{}", condition.victory_points, each ? " each" : "");
  return {.key = points, .name = "", .cells = {std::move(words)}};
}

void add_scoring(CardText& card, const Mission& mission, const MissionObjective& objective) {
  const bool wins = says_who_wins(objective);
  const auto moments = scorings_in_words(mission, objective);
  CardBlock scored{.label = wins ? "Decided" : "Scored"};
  if (!moments.empty()) scored.paragraphs = {sentence(fmt::format("{}", fmt::join(moments, "; ")))};
  add(card, std::move(scored));
  CardBlock points{.label = wins ? "Wins" : "Victory points"};
  for (const auto& condition : objective.conditions) points.rows.push_back(row_of(mission, objective, condition));
  add(card, std::move(points));
  CardBlock outcomes{.label = "Outcomes"};
  for (const auto& outcome : objective.outcomes) {
    outcomes.rows.push_back(
        {.key = "",
         .name = fmt::format("{} {} · {} {}", side_in_words(mission, Id("attacker")), outcome.attacker,
                             side_in_words(mission, Id("defender")), outcome.defender),
         .cells = {sentence(expand(outcome.text, &objective, mission))}});
  }
  add(card, std::move(outcomes));
}

CardText card_of(const Mission& mission, const MissionObjective& objective, const Design& design) {
  auto card = begin_card(mission, objective, "Objective", design);
  join_kicker(card, card.side);
  join_kicker(card, spelled(objective.kind));
  join_kicker(card, group_in_words(mission, objective));
  // Points in the head are all that there are to be had.
  if (objective.conditions.size() == 1 && objective.outcomes.empty() && objective.conditions.front().each.empty() &&
      !says_who_wins(objective)) {
    card.figure = fmt::to_string(objective.conditions.front().victory_points);
    card.figure_word = "VP";
    card.figure_label = "Victory points";
  }
  add(card, {.label = "", .paragraphs = paragraphs_of(expand(objective.text, &objective, mission))});
  add_scoring(card, mission, objective);
  if (const auto bounds = bounds_in_words(objective); !bounds.empty()) {
    add(card, {.label = "Limits", .paragraphs = {sentence(fmt::format("{}", fmt::join(bounds, "; ")))}});
  }
  add_places(card, mission, objective.places, objective);
  return card;
}

CardText card_of(const Mission& mission, const MissionTable& table, const Design& design) {
  auto card = begin_card(mission, table, "Table", design);
  join_kicker(card, card.what);
  if (table.choice) join_kicker(card, "Choose one");
  if (table.die) {
    card.figure = to_text(*table.die);
    card.figure_word = "Roll";
    card.figure_label = "Roll";
  }
  add(card, {.label = "", .paragraphs = paragraphs_of(expand(table.text, &table, mission))});
  CardBlock rows;
  rows.headings = table_headings(table);
  const auto width = std::max<std::size_t>(rows.headings.size(), 1);
  for (const auto& row : table.rows) {
    auto cells = table_cells(expand(row.text, &table, mission), width);
    for (auto& cell : cells) cell = one_line(cell);
    rows.rows.push_back({.key = table.die ? with_dashes(one_line(row.on)) : std::string(),
                         .name = one_line(row.name),
                         .cells = std::move(cells)});
  }
  for (auto& heading : rows.headings) heading = one_line(heading);
  // The only profile is that of which the card has its name.
  if (rows.rows.size() == 1 && rows.rows.front().name == card.name) rows.rows.front().name.clear();
  add(card, std::move(rows));
  return card;
}

/// What its texts name that is on no card, but in the briefing: rules, and actions of the game.
template <typename T>
void add_briefing_names(CardText& card, const Mission& mission, const T& item) {
  std::vector<std::string> names;
  for_each_text(item, [&](const std::string& text) {
    for (const auto& piece : parse_text(text)) {
      if (!piece.reference) continue;
      const auto& [what, name] = *piece.reference;
      const auto id = Id::parse(name);
      if (!id || (what != "rule" && (what != "action" || has_card(mission, *id)))) continue;
      const auto words = resolve(*piece.reference, &item, mission);
      if (words && std::ranges::find(names, *words) == names.end()) names.push_back(*words);
    }
  });
  if (!names.empty()) add(card, {.label = "In the briefing", .paragraphs = {sentence(listed(names, " and "))}});
}

/// Calls `what` with each list of things that there are cards of, in the order of the cards.
template <typename What>
void for_each_list(const Mission& mission, const What& what) {
  what(*mission.stratagems);
  what(*mission.objectives);
  what(*mission.actions);
  what(*mission.tables);
}

}  // namespace

bool has_card(const Mission& mission, const Id& id) {
  bool found = false;
  for_each_list(mission, [&](const auto& items) {
    found = found || std::any_of(items.begin(), items.end(), [&](const auto& item) { return item.id == id; });
  });
  return found;
}

bool has_cards(const Mission& mission) {
  bool any = false;
  for_each_list(mission, [&](const auto& items) { any = any || !items.empty(); });
  return any;
}

Result<std::vector<CardText>> card_texts(const Mission& mission, const std::vector<Id>& only, const Design& design) {
  std::vector<CardText> cards;
  std::size_t number = 0;
  for_each_list(mission, [&](const auto& items) {
    for (const auto& item : items) {
      ++number;
      if (!only.empty() && std::ranges::find(only, item.id) == only.end()) continue;
      cards.push_back(card_of(mission, item, design));
      add_briefing_names(cards.back(), mission, item);
      cards.back().number = number;
    }
  });
  if (number == 0) {
    return fail("There is nothing to print cards of: the mission has no stratagems, objectives, actions or tables.");
  }
  for (auto& card : cards) card.of = number;
  if (only.empty()) return cards;
  std::vector<CardText> chosen;
  for (const auto& id : only) {
    const auto found = std::ranges::find(cards, id, &CardText::id);
    if (found == cards.end()) {
      return fail(fmt::format("There is no card of #{}: cards are made of stratagems, objectives, actions and tables.",
                              id.text()));
    }
    chosen.push_back(*found);
  }
  return chosen;
}

}  // namespace bulkhead
