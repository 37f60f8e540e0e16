// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/items.h"

namespace bulkhead {
namespace {

/// What a file may state.
constexpr int most_points = 1000;
constexpr int most_rounds = 99;
constexpr int most_cost = 99;

using Origin = std::optional<std::optional<LibraryId>>;
using Text = std::optional<std::string>;

/// The text of a field that may be absent.
std::string text_of(std::string_view keyword, const Text& text) {
  return text ? fmt::format(" {} {}", keyword, quoted_word(*text)) : std::string();
}
std::string text_of(const Origin& origin) {
  if (!origin) return "";
  return " origin " + (*origin ? id_word((*origin)->text(), "none") : "none");
}

std::string text_of(const Scoring& scoring) {
  auto text = " scored " + id_word(scoring.moment.text(), "none");
  if (scoring.first_round != 0 && scoring.first_round == scoring.last_round) {
    text += fmt::format(" rounds {}", scoring.first_round);
  } else if (scoring.first_round != 0) {
    text += fmt::format(" rounds {}-{}", scoring.first_round, scoring.last_round);
  }
  if (scoring.player == Scoring::Player::first) text += " player first";
  if (scoring.player == Scoring::Player::second) text += " player second";
  return text;
}

std::string text_of(const Condition& condition) {
  return fmt::format(" condition {} {} {}", condition.victory_points, quoted_word(condition.expression),
                     quoted_word(condition.text));
}

template <typename T>
std::string text_of(std::string_view keyword, const std::optional<std::vector<T>>& parts) {
  if (!parts) return "";
  if (parts->empty()) return fmt::format(" {} none", keyword);
  std::string text;
  for (const auto& part : *parts) text += text_of(part);
  return text;
}

template <typename T>
void set(T& place, const std::optional<T>& value) {
  if (value) place = *value;
}

/// Replaces a list; what stays the same keeps its extras.
template <typename T>
void set(std::vector<T>& place, const std::optional<std::vector<T>>& values) {
  if (!values) return;
  auto old = std::exchange(place, {});
  for (T value : *values) {
    const auto same = std::find_if(old.begin(), old.end(), [&](const T& other) {
      value.extras = other.extras;
      return value == other;
    });
    if (same != old.end()) {
      old.erase(same);
    } else {
      value.extras = {};
    }
    place.push_back(std::move(value));
  }
}

Result<void> check_optional(std::initializer_list<Text> texts) {
  for (const auto& text : texts) {
    if (auto fine = check_text(text.value_or("")); !fine) return fine;
  }
  return {};
}

Result<void> check_parts(const ObjectiveFields& fields) {
  for (const auto& scoring : fields.scorings.value_or(std::vector<Scoring>())) {
    const bool every = scoring.first_round == 0 && scoring.last_round == 0;
    const bool ordered = scoring.first_round >= 1 && scoring.first_round <= scoring.last_round;
    if (!every && (!ordered || scoring.last_round > most_rounds)) {
      return fail(fmt::format("Rounds go from 1 to at most {}, the first not after the last", most_rounds));
    }
  }
  for (const auto& condition : fields.conditions.value_or(std::vector<Condition>())) {
    if (condition.victory_points < -most_points || condition.victory_points > most_points) {
      return fail(fmt::format("Victory points go from -{0} to {0}", most_points));
    }
    if (auto fine = check_texts({condition.expression, condition.text}); !fine) return fine;
  }
  return {};
}

/// Sets fields of the item with an id: `how(item)`. A new one is made first, if the fields suffice for it.
template <typename T, typename Change>
Mission put_item(const Mission& mission, Part<std::vector<T>> Mission::*list, T fresh, const Change& how) {
  Mission result = mission;
  change(result.*list, [&](std::vector<T>& items) {
    auto* item = find_in(items, fresh.id);
    how(item != nullptr ? *item : items.emplace_back(std::move(fresh)));
  });
  return result;
}

Result<void> check_new(const Mission& mission, const Id& id, std::string_view what, bool suffices,
                       std::string_view needs) {
  if (auto fine = check_id_for(mission, id, what); !fine) return fine;
  if (suffices || has_object(mission, id)) return {};
  return fail(fmt::format("There is no {} {} yet; a new one needs {}", what, id.text(), needs));
}

Result<Mission> with_rule(const Mission& mission, const Id& id, const RuleFields& fields) {
  return check_new(mission, id, "rule", fields.name.has_value(), "a name")
      .and_then([&] {
        return check_optional({fields.name, fields.text});
      })
      .map([&] {
        return put_item(mission, &Mission::rules, Rule{{id, "", {}, {}, "", {}}, ""}, [&](Rule& rule) {
          set(rule.name, fields.name);
          set(rule.text, fields.text);
          set(rule.origin, fields.origin);
        });
      });
}

Result<Mission> with_objective(const Mission& mission, const Id& id, const ObjectiveFields& fields) {
  return check_new(mission, id, "mission objective", fields.name && fields.kind, "a name and a kind")
      .and_then([&] {
        return check_optional({fields.name, fields.text});
      })
      .and_then([&] { return check_parts(fields); })
      .map([&] {
        MissionObjective fresh{{id, "", {}, {}, "", {}}, fields.kind.value_or(id), "", {}, {}};
        return put_item(mission, &Mission::objectives, std::move(fresh), [&](MissionObjective& objective) {
          set(objective.name, fields.name);
          set(objective.kind, fields.kind);
          set(objective.text, fields.text);
          set(objective.origin, fields.origin);
          set(objective.scorings, fields.scorings);
          set(objective.conditions, fields.conditions);
        });
      });
}

Result<void> check_card(const Mission& mission, const Id& id, const StratagemFields& fields) {
  const auto& cards = *mission.stratagems;
  const auto old = std::find_if(cards.begin(), cards.end(), [&](const Stratagem& card) { return card.id == id; });
  if (fields.cost && (*fields.cost < 0 || *fields.cost > most_cost)) {
    return fail(fmt::format("A stratagem costs 0 to {}", most_cost));
  }
  return check_side(mission, fields.side.value_or(std::nullopt), old == cards.end() ? std::nullopt : old->side)
      .and_then([&] {
        return check_optional({fields.name, fields.currency, fields.kind, fields.uses, fields.when, fields.target,
                               fields.effect, fields.restrictions});
      });
}

Result<Mission> with_stratagem(const Mission& mission, const Id& id, const StratagemFields& fields) {
  return check_new(mission, id, "stratagem", fields.name.has_value(), "a name")
      .and_then([&] { return check_card(mission, id, fields); })
      .map([&] {
        Stratagem fresh{{id, "", {}, {}, "", {}}, 0, "", {}, "", "", "", "", "", ""};
        return put_item(mission, &Mission::stratagems, std::move(fresh), [&](Stratagem& card) {
          set(card.name, fields.name);
          set(card.cost, fields.cost);
          set(card.currency, fields.currency);
          set(card.side, fields.side);
          set(card.kind, fields.kind);
          set(card.uses, fields.uses);
          set(card.when, fields.when);
          set(card.target, fields.target);
          set(card.effect, fields.effect);
          set(card.restrictions, fields.restrictions);
          set(card.origin, fields.origin);
        });
      });
}

/// The id of an item that is to be made or changed.
Result<Id> read_item_id(const Fields& fields) {
  if (fields.fields.empty()) return fail("Say what is to be changed");
  return Id::parse(fields.leading.front().text);
}

Result<Origin> read_origin(const Fields& fields) {
  const auto* word = fields.word("origin");
  if (word == nullptr) return Origin();
  if (is_keyword(*word, "none")) return Origin(std::optional<LibraryId>());
  return LibraryId::parse(word->text).map([](LibraryId id) { return Origin(std::optional(std::move(id))); });
}

Result<void> read_rounds(const EditWord& word, Scoring& scoring) {
  const std::string_view text = word.text;
  const auto dash = std::min(text.find('-'), text.size());
  const auto first = parse_int(text.substr(0, dash), 1, most_rounds);
  const auto last = dash == text.size() ? first : parse_int(text.substr(dash + 1), 1, most_rounds);
  if (!first || !last || *first > *last) {
    return fail(fmt::format("\"{}\" are no rounds; write 5 or 2-4", quotable(text)));
  }
  scoring.first_round = *first;
  scoring.last_round = *last;
  return {};
}

Result<void> read_player(const EditWord& word, Scoring& scoring) {
  if (word.text != "first" && word.text != "second") {
    return fail(fmt::format("A player is first or second, not \"{}\"", quotable(word.text)));
  }
  scoring.player = word.text == "first" ? Scoring::Player::first : Scoring::Player::second;
  return {};
}

/// Adds to the scorings, or to the last of them, what one field says.
Result<void> read_scoring_field(const Field& field, std::optional<std::vector<Scoring>>& scorings) {
  const auto& word = field.values.front();
  if (field.keyword == "scored") {
    if (!scorings) scorings.emplace();
    if (is_keyword(word, "none")) return {};
    return Id::parse(word.text).map([&](const Id& moment) {
      scorings->push_back({moment, 0, 0, Scoring::Player::either, {}});
    });
  }
  if (!scorings || scorings->empty()) return fail(fmt::format("\"{}\" belongs after \"scored\"", field.keyword));
  if (field.keyword == "rounds") return read_rounds(word, scorings->back());
  return read_player(word, scorings->back());
}

Result<void> read_condition(const Field& field, std::optional<std::vector<Condition>>& conditions) {
  if (!conditions) conditions.emplace();
  if (field.values.size() == 1 && is_keyword(field.values.front(), "none")) return {};
  if (field.values.size() != 3) return fail("A condition has points, Lua and words for people");
  return read_number(field.values[0], -most_points, most_points).map([&](int points) {
    conditions->push_back({points, field.values[1].text, field.values[2].text, {}});
  });
}

}  // namespace

Result<Mission> SetRule::apply(const Mission& mission) const { return with_rule(mission, id, fields); }

std::string SetRule::text_form(const Mission&) const {
  return fmt::format("rule {}{}{}{}", id.text(), text_of("name", fields.name), text_of("text", fields.text),
                     text_of(fields.origin));
}

StepName SetRule::step_name(const Mission&) const { return StepName("Rule {}", {id.text()}); }

Result<Mission> SetObjective::apply(const Mission& mission) const { return with_objective(mission, id, fields); }

std::string SetObjective::text_form(const Mission&) const {
  auto text = "objective " + id.text() + text_of("name", fields.name);
  if (fields.kind) text += " kind " + fields.kind->text();
  return text + text_of("text", fields.text) + text_of(fields.origin) + text_of("scored", fields.scorings) +
         text_of("condition", fields.conditions);
}

StepName SetObjective::step_name(const Mission&) const { return StepName("Objective {}", {id.text()}); }

Result<Mission> SetStratagem::apply(const Mission& mission) const { return with_stratagem(mission, id, fields); }

std::string SetStratagem::text_form(const Mission&) const {
  auto text = "stratagem " + id.text() + text_of("name", fields.name);
  if (fields.cost) text += fmt::format(" cost {}", *fields.cost);
  text += text_of("currency", fields.currency);
  if (fields.side) text += " side " + (*fields.side ? id_word((*fields.side)->text(), "none") : "none");
  return text + text_of("kind", fields.kind) + text_of("uses", fields.uses) + text_of("when", fields.when) +
         text_of("target", fields.target) + text_of("effect", fields.effect) +
         text_of("restrictions", fields.restrictions) + text_of(fields.origin);
}

StepName SetStratagem::step_name(const Mission&) const { return StepName("Stratagem {}", {id.text()}); }

Result<Edit> parse_rule(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"name"}, Keyword{"text"}, Keyword{"origin"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_item_id(*fields);
  if (!id) return tl::unexpected(id.error());
  return read_origin(*fields).map([&](const Origin& origin) -> Edit {
    return SetRule{*id, {fields->text("name"), fields->text("text"), origin}};
  });
}

Result<Edit> parse_objective(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"name"},
                                   Keyword{"kind"},
                                   Keyword{"text"},
                                   Keyword{"origin"},
                                   Keyword{"scored", 1, true},
                                   Keyword{"rounds", 1, true},
                                   Keyword{"player", 1, true},
                                   Keyword{"condition", several, true}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_item_id(*fields);
  if (!id) return tl::unexpected(id.error());
  auto kind = read_id(*fields, "kind");
  if (!kind) return tl::unexpected(kind.error());
  auto origin = read_origin(*fields);
  if (!origin) return tl::unexpected(origin.error());
  ObjectiveFields result{fields->text("name"), *kind, fields->text("text"), *origin, {}, {}};
  for (const auto& field : fields->fields) {
    Result<void> read;
    if (field.keyword == "condition") read = read_condition(field, result.conditions);
    if (field.keyword == "scored" || field.keyword == "rounds" || field.keyword == "player") {
      read = read_scoring_field(field, result.scorings);
    }
    if (!read) return tl::unexpected(read.error());
  }
  return SetObjective{*id, result};
}

Result<Edit> parse_stratagem(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"name"},   Keyword{"cost"},         Keyword{"currency"}, Keyword{"side"},
                                   Keyword{"kind"},   Keyword{"uses"},         Keyword{"when"},     Keyword{"target"},
                                   Keyword{"effect"}, Keyword{"restrictions"}, Keyword{"origin"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = read_item_id(*fields);
  if (!id) return tl::unexpected(id.error());
  auto origin = read_origin(*fields);
  if (!origin) return tl::unexpected(origin.error());
  StratagemFields result{fields->text("name"),
                         {},
                         fields->text("currency"),
                         {},
                         fields->text("kind"),
                         fields->text("uses"),
                         fields->text("when"),
                         fields->text("target"),
                         fields->text("effect"),
                         fields->text("restrictions"),
                         *origin};
  if (const auto* cost = fields->word("cost")) {
    const auto number = read_number(*cost, 0, most_cost);
    if (!number) return tl::unexpected(number.error());
    result.cost = *number;
  }
  if (const auto* side = fields->word("side")) {
    const auto owner = is_keyword(*side, "none") ? Result<std::optional<Id>>() : read_id(*fields, "side");
    if (!owner) return tl::unexpected(owner.error());
    result.side = *owner;
  }
  return SetStratagem{*id, result};
}

}  // namespace bulkhead
