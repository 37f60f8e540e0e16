// SPDX-License-Identifier: MIT
#include "model/edit/verbs/definitions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>
#include <type_traits>

#include "model/edit/changes.h"
#include "model/edit/edit.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/io/mission_file.h"
#include "model/mission/items.h"
#include "model/mission/named_things.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

/// The kinds of a list that something of the mission is of and that another list lacks, in their order.
template <typename Kind, typename IsUsed>
std::vector<Kind> kept_kinds(const std::vector<Kind>& own, const std::vector<Kind>& others, const IsUsed& is_used) {
  std::vector<Kind> kept;
  for (const auto& kind : own) {
    if (find_in(others, kind.id) == nullptr && is_used(kind.id)) kept.push_back(kind);
  }
  return kept;
}

template <typename Things>
auto uses_kind(const Things& things) {
  return [&things](const Id& kind) {
    return std::any_of(things.begin(), things.end(), [&](const auto& thing) { return thing.kind == kind; });
  };
}

/// What `SetSystem` takes over.
struct KeptKinds {
  std::vector<ZoneKind> zones;
  std::vector<MarkerKind> markers;
  std::vector<LinkKind> links;
};

KeptKinds kinds_kept(const GameSystem& other, const Mission& mission) {
  const auto& own = *mission.system;
  const auto is_ground = [&](const Id& kind) {
    return uses_kind(*mission.zones)(kind) || uses_kind(*mission.areas)(kind);
  };
  return {kept_kinds(own.zone_kinds, other.zone_kinds, is_ground),
          kept_kinds(own.marker_kinds, other.marker_kinds, uses_kind(*mission.markers)),
          kept_kinds(own.link_kinds, other.link_kinds, uses_kind(*mission.links))};
}

template <typename T>
void append(std::vector<T>& list, const std::vector<T>& more) {
  list.insert(list.end(), more.begin(), more.end());
}

/// Fails where zones are of a kind that is one of areas in the other system, or the other way round.
Result<void> check_ground(const Mission& mission, const GameSystem& system, const std::vector<Zone>& zones,
                          bool areas) {
  for (const auto& zone : zones) {
    const auto* kind = find_zone_kind(system, zone.kind);
    if (kind == nullptr || kind->area == areas) continue;
    return fail(fmt::format("{} is of the kind {}, which {} has for {}; change that first", ground_name(mission, zone),
                            name_or_id(*kind), name_or_id(system), areas ? "zones" : "areas"));
  }
  return {};
}

struct WordOfGame {
  FieldNames names;
  std::string_view what;
};
constexpr std::array words_of_game = {
    WordOfGame{FieldNames::frequency, "how often"},        WordOfGame{FieldNames::currency, "currency"},
    WordOfGame{FieldNames::action_kind, "kind of action"}, WordOfGame{FieldNames::stratagem_kind, "kind of stratagem"},
    WordOfGame{FieldNames::ground_kind, "zone kind"},      WordOfGame{FieldNames::ground, "zone kind"},
    WordOfGame{FieldNames::marker_kind, "marker kind"},    WordOfGame{FieldNames::placed_kind, "marker kind"}};

bool is_moment_field(FieldNames names) {
  return names == FieldNames::moment_of_scoring || names == FieldNames::moment_of_use ||
         names == FieldNames::moment_of_placing;
}

class Lacking {
 public:
  Lacking(const GameSystem& other, const Mission& mission) : mission_(mission), after_(mission) {
    after_.system = Part<GameSystem>(other);
  }

  std::vector<LackingWord> look() {
    const auto kept = kinds_kept(*after_.system, mission_);
    for (const auto& kind : kept.zones) add(kind.area ? "area kind" : "zone kind", name_or_id(kind), true);
    for (const auto& kind : kept.markers) add("marker kind", name_or_id(kind), true);
    for (const auto& kind : kept.links) add("link kind", name_or_id(kind), true);
    const auto& season = mission_.head->season;
    if (season && find_season(*after_.system, *season) == nullptr) {
      add("season", name_or_id(find_season(*mission_.system, *season), *season));
    }
    terrain_types();
    for_each_item(mission_, [&](const auto& item) {
      members<std::string>(item);
      members<std::optional<Id>>(item);
      members<Id>(item);
    });
    return std::move(words_);
  }

 private:
  void add(std::string_view what, const std::string& name, bool kept = false) {
    if (told_.emplace(std::string(what), name).second) words_.push_back({std::string(what), name, kept});
  }

  void terrain_types() {
    for (const auto& used : mission_.sets) {
      for (const auto& kind : used.set->feature_kinds) {
        for (const auto& part : kind.parts) {
          for (const auto& type : part.types) {
            const auto* own = find_terrain_type(*mission_.system, type);
            if (own != nullptr && find_terrain_type(*after_.system, type) == nullptr) {
              add("terrain type", name_or_id(*own));
            }
          }
        }
      }
    }
  }

  template <typename Member, typename T>
  void members(const T& item) {
    for_each_member<Member>(item, [&](const FieldInfo& field, const Member& member) {
      if constexpr (std::is_same_v<Member, std::optional<Id>>) {
        if (member) word(field, member->text());
      } else if constexpr (std::is_same_v<Member, Id>) {
        word(field, member.text());
      } else {
        word(field, member);
      }
    });
  }

  void word(const FieldInfo& field, const std::string& word) {
    if (word.empty()) return;
    if (is_moment_field(field.names)) {
      const auto at = at_moment(field.names);
      const bool lost = moment_exists(*mission_.system, word, at) && !moment_exists(*after_.system, word, at);
      if (lost) add("moment", word);
      return;
    }
    const auto known = std::find_if(words_of_game.begin(), words_of_game.end(),
                                    [&](const WordOfGame& each) { return each.names == field.names; });
    if (known == words_of_game.end()) return;
    const auto name = name_in(mission_, field.names, word);
    if (!name.empty() && name_in(after_, field.names, word).empty()) add(known->what, name);
  }

  /// What is meant by an id or a name; empty where nothing is.
  static std::string name_in(const Mission& mission, FieldNames names, const std::string& word) {
    for (const auto& thing : things_named(mission, names)) {
      if (thing.word == word || thing.name == word) return thing.name;
    }
    return {};
  }

  const Mission& mission_;
  /// As it would be without what is kept.
  Mission after_;
  std::set<std::pair<std::string, std::string>> told_;
  std::vector<LackingWord> words_;
};

}  // namespace

std::vector<LackingWord> not_in(const GameSystem& other, const Mission& mission) {
  return Lacking(other, mission).look();
}

Result<Mission> SetSystem::apply(const Mission& mission) const {
  const auto fine = check_ground(mission, *system, *mission.zones, false).and_then([&] {
    return check_ground(mission, *system, *mission.areas, true);
  });
  if (!fine) return tl::unexpected(fine.error());
  const auto kept = kinds_kept(*system, mission);
  Mission result = mission;
  result.system = system;
  if (kept.zones.empty() && kept.markers.empty() && kept.links.empty()) return result;
  change(result.system, [&](GameSystem& copy) {
    append(copy.zone_kinds, kept.zones);
    append(copy.marker_kinds, kept.markers);
    append(copy.link_kinds, kept.links);
  });
  return result;
}

std::string SetSystem::text_form(const Mission&) const { return "system " + quoted_word(write_system(*system)); }

StepName SetSystem::step_name(const Mission&) const { return StepName("Game system {}", {name_or_id(*system)}); }

Result<Edit> parse_system(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 1);
  const auto& document = read.word().text;
  if (!document.starts_with('<')) read.refuse("Here a game system can only be given as its document");
  if (read.failed()) return read.made({});
  auto system = read_system(document, "the game system");
  if (!system) return tl::unexpected(system.error());
  return read.made(SetSystem{Part<GameSystem>(std::move(*system))});
}

}  // namespace bulkhead
