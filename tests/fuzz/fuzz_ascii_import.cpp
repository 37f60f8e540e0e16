// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string>
#include <string_view>

#include "exchange/sketch/sketch_export.h"
#include "exchange/sketch/sketch_import.h"
#include "exchange/sketch/sketch_text.h"
#include "model/base/contracts.h"
#include "model/io/mission_file.h"

namespace {

using namespace bulkhead;

TerrainSet gallowdark() {
  TerrainSet set;
  set.id = Id("gallowdark");
  set.pitch = Length::millimetres(97);
  set.border = Length::millimetres(12);
  set.pillar = PillarShape{Length::millimetres(28), Length::millimetres(25)};
  return set;
}

GameSystem kill_team() {
  GameSystem system;
  system.id = Id("kill-team");
  system.zone_kinds.push_back(
      {Id("drop-zone"), "Drop zone", false, ZoneKind::Owner::side, ZoneKind::Start::deploys, "", "", ""});
  system.marker_kinds.push_back({Id("objective"), "Objective", "", {}});
  return system;
}

void check(const NamedSketch& sketch) {
  static const auto set = gallowdark();
  static const auto system = kill_team();
  const auto imported = import_sketch(sketch, "fuzz", system, set);
  if (!imported) {
    BULKHEAD_EXPECTS(!imported.error().message.empty() && imported.error().line > 0);
    return;
  }
  const auto exported = export_sketch(imported->mission);
  BULKHEAD_EXPECTS(exported.has_value());
  BULKHEAD_EXPECTS(normalise(exported->sketch.layout) == normalise(sketch.layout));
  BULKHEAD_EXPECTS(exported->sketch.deploy == sketch.deploy);
  BULKHEAD_EXPECTS(exported->sketch.two_boards == (imported->mission.boards.size() == 2));
  const auto again = read_sketches(sketch_table(*exported), "fuzz");
  BULKHEAD_EXPECTS(again.has_value() && again->size() == 1 && again->front().layout == exported->sketch.layout);
}

/// What is imported can be saved.
void check_file(const NamedSketch& sketch) {
  const auto imported = import_sketch(sketch, "fuzz", kill_team(), gallowdark());
  if (!imported) return;
  const auto read = read_mission(write_mission(imported->mission), "fuzz", nullptr);
  BULKHEAD_EXPECTS(read.has_value() && read->mission == imported->mission);
}

}  // namespace

/// Whatever the bytes are: they are refused with a message, or every sketch in them goes in and comes out the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  NamedSketch bare;
  bare.layout = text;
  check(bare);
  const auto sketches = bulkhead::read_sketches(text, "fuzz");
  BULKHEAD_EXPECTS(sketches || !sketches.error().message.empty());
  if (sketches) {
    for (const auto& sketch : *sketches) {
      check(sketch);
      check_file(sketch);
    }
  }
  return 0;
}
