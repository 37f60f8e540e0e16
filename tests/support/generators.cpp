// SPDX-License-Identifier: MIT
#include "tests/support/generators.h"

#include <ostream>

#include "model/io/mission_file.h"
#include "tests/support/picking.h"

namespace bulkhead {

void showValue(const Mission& mission, std::ostream& stream) { stream << write_mission(mission); }

}  // namespace bulkhead

namespace bulkhead::test {
namespace {

MissionHead pick_head() {
  MissionHead head;
  head.id = pick_word();
  head.title = pick_text();
  head.author = pick_text();
  head.version = pick_text();
  head.balance = pick_of<Balance>({Balance::unstated, Balance::symmetric, Balance::asymmetric});
  if (pick_bool()) head.season = pick_word();
  head.extras = pick_extras();
  return head;
}

Mission pick_mission() {
  Mission mission;
  mission.head = pick_head();
  mission.system = pick_system();
  mission.system_extras = pick_extras();
  mission.definitions_extras = pick_extras();
  for (int number = pick_int(1, 2); number > 0; --number) {
    const auto boxes = pick_bool() ? std::optional(pick_int(0, 3)) : std::nullopt;
    mission.sets.push_back({pick_terrain_set(numbered_id("set", number)), boxes, pick_extras()});
  }
  pick_battlefield(mission);
  pick_content(mission);
  mission.briefing_extras = pick_extras();
  return mission;
}

}  // namespace

rc::Gen<std::string> any_text() { return rc::gen::exec(pick_text); }
rc::Gen<Lattice> any_lattice() { return rc::gen::exec(pick_lattice); }
rc::Gen<GameSystem> any_system() { return rc::gen::exec(pick_system); }
rc::Gen<TerrainSet> any_terrain_set() {
  return rc::gen::exec([] { return pick_terrain_set(numbered_id("set", 1)); });
}
rc::Gen<Mission> any_mission() { return rc::gen::exec(pick_mission); }

}  // namespace bulkhead::test
