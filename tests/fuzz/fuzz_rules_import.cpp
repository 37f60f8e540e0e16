// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/contracts.h"
#include "model/io/mission_file.h"
#include "model/mission/fields.h"
#include "scripting/rules_file.h"
#include "workbench/rules_import.h"

namespace {

using namespace bulkhead;

/// Has an item of each kind.
Mission mission_with_items() {
  Mission mission;
  auto rule = fresh<Rule>(Id("draught"));
  rule.name = "The draught";
  rule.params = {{Id("from"), "4", {}}};
  rule.text = "On {from}+ every hatchway shuts.";
  rule.lua = "function on_round_start(rule, battle)\n  return rule.from\nend\n";
  mission.rules = std::vector{rule};
  auto objective = fresh<MissionObjective>(Id("hold"));
  objective.conditions = {{5, "controls(player) >= 1", "hold one", {}}};
  mission.objectives = std::vector{objective};
  mission.actions = std::vector{fresh<MissionAction>(Id("cycle"))};
  auto card = fresh<Stratagem>(Id("hinges"));
  card.cost = Cost::exactly(2);
  mission.stratagems = std::vector{card};
  auto table = fresh<MissionTable>(Id("fate"));
  table.rows = {{.on = "1-3", .name = "Bad"}, {.on = "4-6", .name = "Good"}};
  mission.tables = std::vector{table};
  return mission;
}

/// It goes out and in without a change, as rules and as a document.
void check_that_it_is_kept(const Mission& mission) {
  const auto written = import_rules(mission, assemble_rules(mission), "fuzz", MissingItems::go);
  BULKHEAD_EXPECTS(written.has_value() && written->edits.edits.empty() && written->refused.empty());
  const auto read = read_mission(write_mission(mission), "fuzz", nullptr);
  BULKHEAD_EXPECTS(read.has_value() && read->mission == mission);
}

/// What came of it, checked where it is another than `known`, which was.
Mission check(const Mission& mission, std::string_view text, MissingItems missing, const Mission& known) {
  const auto import = import_rules(mission, text, "fuzz", missing);
  if (!import) {
    BULKHEAD_EXPECTS(!import.error().message.empty() && import.error().line > 0);
    return mission;
  }
  for (const auto& error : import->refused) BULKHEAD_EXPECTS(!error.message.empty() && error.file == "fuzz");
  const auto again = import_rules(import->mission, text, "fuzz", missing);
  BULKHEAD_EXPECTS(again.has_value() && again->edits.edits.empty());
  if (import->mission != mission && import->mission != known) check_that_it_is_kept(import->mission);
  return import->mission;
}

}  // namespace

/// Whatever the bytes are: they are refused with a message, or what comes of them can be saved, is there already when
/// they are read again, and goes out and in without a change.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const auto mission = [] {
    auto made = mission_with_items();
    check_that_it_is_kept(made);
    return made;
  }();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto kept = check(mission, text, MissingItems::stay, mission);
  check(mission, text, MissingItems::go, kept);
  return 0;
}
