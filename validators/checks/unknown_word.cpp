// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <map>

#include "model/base/nearest_word.h"
#include "model/base/plain_text.h"
#include "model/mission/named_things.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"
#include "validators/engine/names.h"
#include "validators/engine/unknown_ids.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_word{
    "unknown-word",
    "what objectives, cards, actions and placings say is known to the game; {item} has {what} {word}, which is not"};
constexpr MessageText nearly_a_word{"nearly-a-word",
                                    "what objectives, cards, actions and placings say is known to the game; {item} has "
                                    "{what} {word}, which is not; did you mean {meant}?"};

using Words = std::vector<std::string>;

/// What may stand in such a field: where it holds a text, names as well as ids; without a list of the game's own the
/// usual words.
Words words_for(const Mission& mission, const FieldInfo& field) {
  Words words;
  const auto things = things_named(mission, field.names);
  for (const auto& thing : things) words.push_back(thing.word);
  if (field.is_text()) {
    for (const auto& thing : things) words.push_back(thing.name);
  }
  if (words.empty()) words.assign(field.proposals.begin(), field.proposals.end());
  return words;
}

/// Whether a field names a word of the game rather than something of the mission.
bool names_a_word(FieldNames names) {
  constexpr std::array words = {FieldNames::frequency, FieldNames::currency, FieldNames::action_kind,
                                FieldNames::stratagem_kind, FieldNames::placed_kind};
  return std::find(words.begin(), words.end(), names) != words.end();
}

/// Whether any word may stand in a field, but few do: one that is nearly one of these is misspelt.
bool has_usual_words(const FieldInfo& field) { return field.names == FieldNames::nothing && !field.proposals.empty(); }

bool is_number(const std::string& text) { return parse_int(text, 1, largest_number).has_value(); }

std::string text_of(const std::string& text) { return text; }
std::string text_of(const Id& id) { return id.text(); }
std::string text_of(const std::optional<Id>& id) { return id ? id->text() : std::string(); }

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission) {}

  template <typename T>
  void look_at(const T& item) {
    look_at_members<std::string>(item);
    look_at_members<std::optional<Id>>(item);
    look_at_members<Id>(item);
  }

  [[nodiscard]] std::vector<Observation> take() { return std::move(observations_); }

 private:
  template <typename Member, typename T>
  void look_at_members(const T& item) {
    for_each_member<Member>(item, [&](const FieldInfo& field, const Member& member) {
      const auto word = text_of(member);
      if (!(names_a_word(field.names) || has_usual_words(field)) || word.empty()) return;
      if (field.names == FieldNames::frequency && is_number(word)) return;
      const auto& known = known_words(field);
      // Without a list any word may stand, but nothing is placed that there is not.
      if (known.empty() && field.names != FieldNames::placed_kind) return;
      if (std::find(known.begin(), known.end(), word) == known.end()) report<Member>(item, field, member, known);
    });
  }

  const Words& known_words(const FieldInfo& field) {
    const auto [entry, added] = words_.try_emplace(&field);
    if (added) entry->second = words_for(mission_, field);
    return entry->second;
  }

  template <typename Member, typename T>
  void report(const T& item, const FieldInfo& field, const Member& wrong, const Words& known) {
    const auto meant = nearest_word(text_of(wrong), known);
    if (!meant && has_usual_words(field)) return;
    auto of = arg<"item">(name_of(item));
    auto what = arg<"what">(has_usual_words(field) ? "the kind" : called(field.names));
    auto said = arg<"word">(text_of(wrong));
    if (!meant) {
      observations_.push_back(
          {message<unknown_word>(std::move(of), std::move(what), std::move(said)), {address_of(item.id)}, {}});
      return;
    }
    Observation observation{
        message<nearly_a_word>(std::move(of), std::move(what), std::move(said), arg<"meant">(*meant)),
        {address_of(item.id)},
        {}};
    observation.fixes = fix_that_changes(item, [meant, wrong, key = field.key](T& changed) {
      for_each_member<Member>(changed, [&](const FieldInfo& other, Member& member) {
        if (other.key == key && member == wrong) member = Member(*meant);
      });
    });
    observations_.push_back(std::move(observation));
  }

  const Mission& mission_;
  std::map<const FieldInfo*, Words> words_;
  std::vector<Observation> observations_;
};

std::vector<Observation> run(const CheckContext& context) {
  Search search(context.mission);
  for_each_item(context.mission, [&](const auto& item) { search.look_at(item); });
  return search.take();
}

}  // namespace

Check unknown_word_check() {
  return {
      .key = "unknown-word",
      .title = "Word that the game does not know",
      .group = Check::Group::missions,
      .level = Level::warning,
      .rule =
          "How often a card or an action may be used, its kind and what it is paid with stand in the lists of the "
          "game system, by id or by name; a number may stand for how often, and of what the system has no list any "
          "word may stand. What is placed is of a kind of marker of the system, or of a kind of terrain feature "
          "of the mission's terrain sets. A mission objective may be of any kind, but of none that is nearly one of "
          "those that count: `progressive`, `end-game`, `tie-break`, `victory`.",
      .reason = "What no list knows has no rules, and prints as it stands.",
      .places = "the item",
      .remedy = "Take a word of the game, or use a terrain set that has what is placed.",
      .messages = {unknown_word, nearly_a_word},
      .pictured = false,
      .run = run};
}

}  // namespace bulkhead
