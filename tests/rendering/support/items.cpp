// SPDX-License-Identifier: MIT
#include "tests/rendering/support/items.h"

#include <map>
#include <utility>

#include "model/library/library.h"
#include "model/mission/fields.h"
#include "model/mission/items.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

void put(Mission& mission, const AnyItem& item) {
  if (has_object(mission, base_of(item).id)) return;
  std::visit(
      [&]<typename T>(const T& known) {
        auto& list = list_of<T>(mission);
        auto items = *list;
        items.push_back(known);
        list = std::move(items);
      },
      item);
}

Stratagem breach(std::string name, std::string effect) {
  auto stratagem = fresh<Stratagem>(Id("breach"));
  stratagem.name = std::move(name);
  stratagem.cost = Cost::exactly(1);
  stratagem.currency = "CP";
  stratagem.side = Id("attacker");
  stratagem.kind = "Tactic";
  stratagem.uses = "round";
  stratagem.params = {{Id("from"), "2", {}}, {Id("reach"), "1", {}}};
  stratagem.when = "Your Movement phase, before a unit operates a hatchway.";
  stratagem.target = "One of your units within {reach}\" of a closed hatchway.";
  stratagem.effect = std::move(effect);
  return stratagem;
}

}  // namespace

std::vector<Mission> library_missions() {
  const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  std::map<std::string, Mission> missions;
  for (const auto& entry : library.templates()) {
    if (entry.kind != Template::Kind::item) continue;
    const auto read = read_item(entry).value();
    auto [place, is_new] = missions.try_emplace(read.item.system.text(), empty_mission());
    auto& mission = place->second;
    if (is_new) mission.system = library.system(read.item.system).value();
    put(mission, read.item.item);
    for (const auto& other : read.item.with) put(mission, other);
  }
  std::vector<Mission> all;
  for (auto& [game, mission] : missions) all.push_back(std::move(mission));
  return all;
}

Mission card_mission() {
  auto mission = empty_mission();
  auto head = *mission.head;
  head.title = "The Cinder Lock";
  mission.head = head;
  auto welded = fresh<Stratagem>(Id("welded"));
  welded.name = "Welded shut";
  welded.cost = Cost{1, 2};
  welded.currency = "CP";
  welded.side = Id("defender");
  welded.kind = "Terrain";
  welded.uses = "battle";
  welded.when = "After deployment, before the first battle round.";
  welded.effect = "One hatchway for each CP starts locked. A unit beside one may spend its movement to unlock it.";
  mission.stratagems = std::vector{
      breach("Blow the hinges",
             "Roll a D6. On {from}+ the hatchway is destroyed: remove it. On 1 the charge fizzles and the unit may "
             "not shoot."),
      welded};
  auto hold = fresh<MissionObjective>(Id("hold"));
  hold.name = "Hold the lock";
  hold.kind = Id("progressive");
  hold.text = "The lock is worth nothing to whoever stands beside it.";
  hold.conditions = {{5, "true", "each marker that you control", {}, "1", {}, 15, {}},
                     {3, "true", "you control more markers than your opponent", {}, "", {}, {}, {}}};
  mission.objectives = std::vector{hold};
  auto cut = fresh<MissionAction>(Id("cut"));
  cut.name = "Cut the seals";
  cut.side = Id("attacker");
  cut.who = "A unit of infantry that is not engaged.";
  cut.target = "A hatchway within 1\" of it.";
  cut.text = "The hatchway opens at the end of the turn; see {stratagem:welded}.";
  mission.actions = std::vector{cut};
  auto fire = fresh<MissionTable>(Id("fire"));
  fire.name = "What the fire pays";
  fire.die = parse_dice("D6").value();
  fire.text = "Roll when a unit leaves the furnace.";
  fire.rows = {{"1-4", "Ash", {}, "", "Nothing.", {}}, {"5-6", "Something still glows", {}, "", "You gain 1 CP.", {}}};
  auto gun = fresh<MissionTable>(Id("gun"));
  gun.name = "Sentry gun";
  gun.columns = "BS | T | W | Sv | Base";
  gun.rows = {{"", "Sentry gun", {}, "", "2 | 6 | 2 | 4+ | 60 mm", {}}};
  mission.tables = std::vector{fire, gun};
  return mission;
}

Mission mission_of_stratagem(std::string_view name, std::string_view effect) {
  auto mission = empty_mission();
  auto stratagem = breach(std::string(name), std::string(effect));
  stratagem.when.clear();
  stratagem.target.clear();
  stratagem.uses.clear();
  mission.stratagems = std::vector{stratagem};
  return mission;
}

}  // namespace bulkhead::test
