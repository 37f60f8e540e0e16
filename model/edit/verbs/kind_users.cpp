// SPDX-License-Identifier: MIT
#include "model/edit/verbs/kind_users.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <type_traits>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/mission/moments.h"
#include "model/mission/names.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

/// Whether such a field names kinds of that sort.
bool names_kinds(const FieldInfo& field, KindOf of) {
  const auto names = field.names;
  switch (of) {
    case KindOf::zone: return names == FieldNames::ground_kind || names == FieldNames::ground;
    case KindOf::marker: return names == FieldNames::marker_kind || names == FieldNames::placed_kind;
    case KindOf::phase:
      return names == FieldNames::moment_of_scoring || names == FieldNames::moment_of_use ||
             names == FieldNames::moment_of_placing;
    case KindOf::frequency: return names == FieldNames::frequency;
    case KindOf::stratagem: return names == FieldNames::stratagem_kind;
    case KindOf::action: return names == FieldNames::action_kind;
    case KindOf::season: return names == FieldNames::season;
    case KindOf::link:
    case KindOf::terrain: break;
  }
  return false;
}

bool is_zone_or_area(const Mission& mission, const Id& id) {
  const auto is = [&](const auto& things) { return find_in(things, id) != nullptr; };
  return is(*mission.zones) || is(*mission.areas);
}

/// What a word that names one kind says when it names another; nothing where it does not name it.
std::optional<std::string> renamed(const Mission& mission, KindOf of, const FieldInfo& field, const std::string& word,
                                   const Id& from, const Id& to) {
  if (!names_kinds(field, of)) return std::nullopt;
  if (of == KindOf::phase) return moment_of_phase(word, from, to);
  // A zone or area of the same id is meant rather than its kind.
  if (word != from.text() || (field.names == FieldNames::ground && is_zone_or_area(mission, from))) return std::nullopt;
  return to.text();
}

/// Calls `what(field, word)` with each word of a thing; what it gives stands there then.
template <typename T, typename What>
void change_words(T& thing, const What& what) {
  const auto change_id = [&](const FieldInfo& field, Id& id) {
    if (const auto other = what(field, id.text())) id = Id(*other);
  };
  for_each_member<Id>(thing, change_id);
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, std::optional<Id>& id) {
    if (id) change_id(field, *id);
  });
  for_each_member<std::string>(thing, [&](const FieldInfo& field, std::string& text) {
    if (auto other = what(field, text)) text = std::move(*other);
  });
}

/// Calls `what(field, word)` with each word of a thing.
template <typename T, typename What>
void for_each_word(const T& thing, const What& what) {
  for_each_member<Id>(thing, [&](const FieldInfo& field, const Id& id) { what(field, id.text()); });
  for_each_member<std::optional<Id>>(thing, [&](const FieldInfo& field, const std::optional<Id>& id) {
    if (id) what(field, id->text());
  });
  for_each_member<std::string>(thing, what);
}

std::string user_of_link_kind(const Mission& mission, const Id& kind) {
  for (const auto& link : *mission.links) {
    if (link.kind == kind)
      return fmt::format("The link from {} to {} is of the kind {}", spoken_name(mission, link.from),
                         spoken_name(mission, link.to), kind_name(mission, KindOf::link, kind));
  }
  return {};
}

std::string user_of_terrain_type(const Mission& mission, const Id& type) {
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) {
      for (const auto& part : kind.parts) {
        if (std::find(part.types.begin(), part.types.end(), type) == part.types.end()) continue;
        return fmt::format("The terrain set {} names the terrain type {}", name_or_id(*used.set),
                           kind_name(mission, KindOf::terrain, type));
      }
    }
  }
  return {};
}

/// What people call it; of what has only a name of its own with what it is.
template <typename T>
std::string name_of_user(const Mission& mission, const T& thing, std::string_view noun) {
  if constexpr (requires { spoken_name(mission, thing); }) {
    return spoken_name(mission, thing);
  } else if constexpr (std::is_same_v<T, Zone>) {
    return ground_name(mission, thing);
  } else {
    return fmt::format("{} {}", capitalised(noun), name_or_id(thing));
  }
}

/// Whether a word names a kind, or a step of the phase that it is.
bool names_kind(const Mission& mission, KindOf of, const FieldInfo& field, const std::string& word, const Id& kind) {
  if (renamed(mission, of, field, word, kind, kind)) return true;
  if (!names_kinds(field, of)) return false;
  bool named = false;
  with_kind(*mission.system, of, kind, [&]<typename Kind>(const Kind& known) {
    if constexpr (std::is_same_v<Kind, Phase>) {
      named = std::any_of(known.steps.begin(), known.steps.end(),
                          [&](const SequenceStep& step) { return is_moment_of_step(word, step.id); });
    } else if constexpr (std::is_same_v<Kind, NamedKind>) {
      named = word == known.name && !word.empty();
    }
  });
  return named;
}

}  // namespace

std::string kind_name(const Mission& mission, KindOf of, const Id& id) {
  std::string name = id.text();
  with_kind(*mission.system, of, id, [&](const auto& kind) { name = name_or_id(kind); });
  return name;
}

std::string user_of_kind(const Mission& mission, KindOf of, const Id& kind) {
  if (of == KindOf::link) return user_of_link_kind(mission, kind);
  if (of == KindOf::terrain) return user_of_terrain_type(mission, kind);
  if (of == KindOf::season) {
    return mission.head->season == kind ? fmt::format("The mission is of the season {}", kind_name(mission, of, kind))
                                        : std::string();
  }
  std::string user;
  const auto look_at = [&](const auto& thing, std::string_view noun) {
    for_each_word(thing, [&](const FieldInfo& field, const std::string& word) {
      if (!user.empty() || !names_kind(mission, of, field, word, kind)) return;
      const auto who = name_of_user(mission, thing, noun);
      const auto name = kind_name(mission, of, kind);
      user = field.key == "kind" ? fmt::format("{} is of the kind {}", who, name)
                                 : fmt::format("{} names the {} {}", who, fields_of_kind(of).thing.noun, name);
    });
  };
  for_each_object(mission, [&](const auto& thing, const ThingInfo& info) { look_at(thing, info.noun); });
  for (const auto& action : mission.system->actions) look_at(action, "the game's action");
  return user;
}

void rename_users_of_kind(Mission& mission, KindOf of, const Id& from, const Id& to) {
  const auto before = mission;
  const auto rename_in = [&](auto& thing) {
    change_words(thing, [&](const FieldInfo& field, const std::string& word) {
      return renamed(before, of, field, word, from, to);
    });
  };
  for_each_list(mission, [&](auto& part) {
    change(part, [&](auto& things) {
      for (auto& thing : things) rename_in(thing);
    });
  });
  change(mission.system, [&](GameSystem& system) {
    for (auto& action : system.actions) rename_in(action);
  });
  if (of == KindOf::link) {
    change(mission.links, [&](std::vector<Link>& links) {
      for (auto& link : links) {
        if (link.kind == from) link.kind = to;
      }
    });
  }
  if (of == KindOf::season && mission.head->season == from) {
    change(mission.head, [&](MissionHead& head) { head.season = to; });
  }
}

}  // namespace bulkhead
