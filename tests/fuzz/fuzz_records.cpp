// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <string>

#include "model/base/contracts.h"
#include "scripting/battle/rehearsal.h"
#include "scripting/worker/record_lines.h"
#include "tests/fuzz/small_battle.h"

/// Whatever record a battle has come to: it plays to itself again, and so does what is left of it as one decision after
/// the other is taken back.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bulkhead;
  static const auto mission = fuzz::small_battle();
  static RehearsalRoom room(mission);
  const auto played = room.play({.decisions = std::string(reinterpret_cast<const char*>(data), size)});
  if (!played) return 0;
  auto record = played->record;
  constexpr int most_taken_back = 3;
  for (int times = 0; times <= most_taken_back; ++times) {
    const auto again = room.play({.decisions = record});
    BULKHEAD_EXPECTS(again.has_value() && again->record == record);
    if (last_decision(record).empty()) break;
    record = without_last_decision(record);
  }
  return 0;
}
