// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "model/mission/fields.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"
#include "validators/engine/names.h"
#include "validators/engine/unknown_ids.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_word{"unknown-word",
                                   "what cards, actions and placings say is known to the game; {item} has {what} "
                                   "{word}, which is not"};
constexpr MessageText nearly_a_word{"nearly-a-word",
                                    "what cards, actions and placings say is known to the game; {item} has {what} "
                                    "{word}, which is not; did you mean {meant}?"};

using Words = std::vector<std::string>;

Words ids_and_names(const std::vector<NamedKind>& kinds) {
  auto words = ids_of(kinds);
  for (const auto& kind : kinds) words.push_back(kind.name);
  return words;
}

/// Without a list of the game's own the usual words.
Words words_for_uses(const GameSystem& system) {
  if (!system.uses.empty()) return ids_and_names(system.uses);
  const auto usual = find_field<Stratagem>("uses")->proposals;
  return {usual.begin(), usual.end()};
}

Words currencies(const GameSystem& system) {
  Words words;
  for (const auto& currency : system.currencies) words.push_back(currency.symbol);
  for (const auto& currency : system.currencies) words.push_back(currency.name);
  return words;
}

/// Kinds of markers, and of the terrain features of the mission's sets.
Words words_for_placed(const Mission& mission) {
  auto words = ids_of(mission.system->marker_kinds);
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) words.push_back(kind.id.text());
  }
  return words;
}

bool is_number(const std::string& text) { return parse_int(text, 1, largest_number).has_value(); }

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission), placed_(words_for_placed(mission)) {}

  template <typename T>
  void look_at(const T& item) {
    const auto& system = *mission_.system;
    if constexpr (requires { item.uses; }) {
      if (!is_number(item.uses)) hold(item, "the frequency", item.uses, words_for_uses(system), &T::uses);
    }
    if constexpr (std::is_same_v<T, Stratagem>) {
      hold(item, "the kind", item.kind, ids_and_names(system.stratagem_kinds), &T::kind);
      hold(item, "the currency", item.currency, currencies(system), &T::currency);
    }
    if constexpr (std::is_same_v<T, MissionAction>) {
      if (item.kind) hold(item, "the kind", item.kind->text(), ids_of(system.action_kinds), &T::kind);
    }
    if constexpr (requires { item.places; }) {
      for (const auto& place : item.places) hold_placed(item, place.what);
    }
  }

  [[nodiscard]] std::vector<Observation> take() { return std::move(observations_); }

 private:
  /// Holds a word against those that there are, where there are any.
  template <typename T, typename Member>
  void hold(const T& item, std::string_view what, const std::string& word, const Words& known, Member T::*member) {
    if (word.empty() || known.empty()) return;
    report(item, what, word, known, [member](T& changed, const std::string& meant) {
      if constexpr (std::is_same_v<Member, std::string>) {
        changed.*member = meant;
      } else {
        changed.*member = Id(meant);
      }
    });
  }

  template <typename T>
  void hold_placed(const T& item, const Id& what) {
    report(item, "the kind of what is placed", what.text(), placed_, [what](T& changed, const std::string& meant) {
      for (auto& place : changed.places) {
        if (place.what == what) place.what = Id(meant);
      }
    });
  }

  template <typename T, typename Put>
  void report(const T& item, std::string_view what, const std::string& word, const Words& known, const Put& put) {
    if (std::find(known.begin(), known.end(), word) != known.end()) return;
    const auto meant = nearest_word(word, known);
    auto of = arg<"item">(name_of(item));
    auto called = arg<"what">(what);
    auto said = arg<"word">(word);
    if (!meant) {
      observations_.push_back(
          {message<unknown_word>(std::move(of), std::move(called), std::move(said)), {address_of(item.id)}, {}});
      return;
    }
    observations_.push_back(
        {message<nearly_a_word>(std::move(of), std::move(called), std::move(said), arg<"meant">(*meant)),
         {address_of(item.id)},
         one_fix([item, meant, put](const CheckContext&) {
           auto changed = item;
           put(changed, *meant);
           return edit_that_makes(item, changed);
         })});
  }

  const Mission& mission_;
  Words placed_;
  std::vector<Observation> observations_;
};

std::vector<Observation> run(const CheckContext& context) {
  Search search(context.mission);
  for_each_item(context.mission, [&](const auto& item) { search.look_at(item); });
  return search.take();
}

}  // namespace

Check unknown_word_check() {
  return {.key = "unknown-word",
          .title = "Word that the game does not know",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "How often a card or an action may be used, its kind and what it is paid with stand in the lists of the "
              "game system, by id or by name; a number may stand for how often, and of what the system has no list any "
              "word may stand. What is placed is of a kind of marker of the system, or of a kind of terrain feature "
              "of the mission's terrain sets.",
          .reason = "What no list knows has no rules, and prints as it stands.",
          .places = "the item",
          .remedy = "Take a word of the game, or use a terrain set that has what is placed.",
          .messages = {unknown_word, nearly_a_word},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
