// SPDX-License-Identifier: MIT
#include "rendering/map/zone_looks.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "analysis/geometry/zone_footprints.h"
#include "model/base/plain_text.h"
#include "rendering/cairo/capitals.h"
#include "rendering/map/zone_styles.h"

namespace bulkhead {
namespace {

using Drawn = ZoneKind::Drawn;

/// The zones and areas of one kind: they are drawn alike.
struct KindOnMap {
  const ZoneKind* kind = nullptr;
  /// Where among all zones, then all areas.
  std::vector<std::size_t> members;
  Drawn drawn = Drawn::usual;
};

std::vector<const Zone*> all_ground(const Mission& mission) {
  std::vector<const Zone*> all;
  for (const auto* list : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *list) all.push_back(&zone);
  }
  return all;
}

/// In the order in which they take the ground.
std::vector<KindOnMap> kinds_on_map(const Mission& mission, const std::vector<const Zone*>& ground) {
  std::vector<KindOnMap> kinds;
  std::map<Id, std::size_t> known;
  for (std::size_t index = 0; index < ground.size(); ++index) {
    const auto [found, added] = known.emplace(ground[index]->kind, kinds.size());
    if (added) kinds.push_back({find_zone_kind(*mission.system, ground[index]->kind), {}, Drawn::usual});
    kinds[found->second].members.push_back(index);
  }
  const auto rank = [](const KindOnMap& each) {
    if (each.kind == nullptr || each.kind->area) return 2;
    return each.kind->start == ZoneKind::Start::no ? 1 : 0;
  };
  std::ranges::stable_sort(kinds, {}, rank);
  return kinds;
}

/// Which ground is taken by what is filled, and by what is outlined.
class Ground {
 public:
  Ground(const Mission& mission, const std::vector<const Zone*>& all) : mission_(mission), all_(all) {}

  [[nodiscard]] bool is_taken(const KindOnMap& kind, Drawn by) {
    return std::ranges::any_of(kind.members, [&](std::size_t member) {
      return std::ranges::any_of(taken_[by], [&](std::size_t other) { return of(member).overlaps(of(other)); });
    });
  }
  void take(const KindOnMap& kind) {
    auto& taken = taken_[kind.drawn];
    taken.insert(taken.end(), kind.members.begin(), kind.members.end());
  }

 private:
  const ZoneFootprints& of(std::size_t member) {
    return footprints_.try_emplace(member, mission_, all_[member]->shape).first->second;
  }

  const Mission& mission_;
  const std::vector<const Zone*>& all_;
  std::map<std::size_t, ZoneFootprints> footprints_;
  std::map<Drawn, std::vector<std::size_t>> taken_;
};

/// The more of them there are, the longer it takes to say which lie on which; nobody can read so many anyway.
constexpr std::size_t most_told_apart = 200;

void choose_drawing(const Mission& mission, const std::vector<const Zone*>& all, std::vector<KindOnMap>& kinds) {
  Ground ground(mission, all);
  for (auto& each : kinds) {
    each.drawn = each.kind == nullptr ? Drawn::usual : each.kind->drawn;
    if (each.drawn == Drawn::usual) {
      each.drawn = Drawn::fill;
      if (all.size() <= most_told_apart && ground.is_taken(each, Drawn::fill)) {
        each.drawn = ground.is_taken(each, Drawn::outline) ? Drawn::number : Drawn::outline;
      }
    }
    ground.take(each);
  }
}

/// Gives out signs that no other kind has: its own, or a letter of its name, or a number.
class Signs {
 public:
  /// What authors have chosen goes before what is made up.
  explicit Signs(const std::vector<KindOnMap>& kinds) {
    for (const auto& each : kinds) {
      if (each.kind != nullptr) wished_.insert(each.kind->sign);
    }
  }

  std::string take(const ZoneKind* kind) {
    if (kind != nullptr && !kind->sign.empty() && given_.insert(kind->sign).second) return kind->sign;
    for (const auto& word : kind == nullptr ? std::vector<std::string_view>() : split_words(kind->name)) {
      auto letter = in_capitals(word.substr(0, 1));
      const bool is_letter = letter.size() == 1 && letter.front() >= 'A' && letter.front() <= 'Z';
      if (is_letter && !wished_.contains(letter) && given_.insert(letter).second) return letter;
    }
    for (int number = 1;; ++number) {
      auto digits = std::to_string(number);
      if (!wished_.contains(digits) && given_.insert(digits).second) return digits;
    }
  }

 private:
  std::set<std::string> wished_;
  std::set<std::string> given_;
};

/// Whether zones of two kinds that are different sides' have the same words of their own on the map: "1" and "1". One
/// cannot speak of them then.
bool share_words(const std::vector<const Zone*>& ground, const KindOnMap& one, const KindOnMap& other) {
  return std::ranges::any_of(one.members, [&](std::size_t mine) {
    const auto& zone = *ground[mine];
    if (!zone.side || (zone.label.empty() && zone.name.empty())) return false;
    return std::ranges::any_of(other.members, [&](std::size_t theirs) {
      const auto& like = *ground[theirs];
      return like.side && like.side != zone.side && like.label == zone.label && like.name == zone.name;
    });
  });
}

/// What can be seen of a look without its sign; only what is filled shows a pattern.
bool look_alike(const ZoneLook& a, const ZoneLook& b) {
  return a.drawn == b.drawn && a.style.colour == b.style.colour &&
         (a.drawn != Drawn::fill || a.style.pattern == b.style.pattern);
}

std::vector<ZoneLook> different_looks(const KindOnMap& kind, const std::vector<ZoneLook>& looks) {
  std::vector<ZoneLook> different;
  for (const auto member : kind.members) {
    const auto& look = looks[member];
    if (std::ranges::none_of(different, [&](const ZoneLook& known) { return look_alike(look, known); })) {
      different.push_back(look);
    }
  }
  return different;
}

}  // namespace

std::vector<ZoneLook> zone_looks(const Mission& mission, const Design& design) {
  const auto all = all_ground(mission);
  auto kinds = kinds_on_map(mission, all);
  choose_drawing(mission, all, kinds);
  std::vector<ZoneLook> looks;
  for (const auto& style : zone_styles(mission, design)) looks.push_back({style, Drawn::fill, {}});
  for (const auto& each : kinds) {
    for (const auto member : each.members) looks[member].drawn = each.drawn;
  }
  // A kind has one sign wherever it stands, so it has one as soon as any of its zones looks like another kind's.
  std::vector<std::vector<ZoneLook>> looks_of;
  for (const auto& each : kinds) looks_of.push_back(different_looks(each, looks));
  const auto is_like_another = [&](std::size_t kind) {
    for (std::size_t other = 0; other < kinds.size(); ++other) {
      if (other == kind) continue;
      if (share_words(all, kinds[kind], kinds[other])) return true;
      for (const auto& look : looks_of[kind]) {
        if (std::ranges::any_of(looks_of[other], [&](const ZoneLook& theirs) { return look_alike(look, theirs); }))
          return true;
      }
    }
    return false;
  };
  Signs signs(kinds);
  for (std::size_t index = 0; index < kinds.size(); ++index) {
    if (!is_like_another(index)) continue;
    const auto sign = signs.take(kinds[index].kind);
    for (const auto member : kinds[index].members) looks[member].sign = sign;
  }
  return looks;
}

}  // namespace bulkhead
