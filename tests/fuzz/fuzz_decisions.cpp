// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <string>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "model/io/mission_file.h"
#include "scripting/battle/rehearsal.h"
#include "tests/fuzz/small_battle.h"

/// Whatever the lines are: they are refused with a message, or what came of them is text, and its record plays to the
/// same again.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace bulkhead;
  static const auto mission = fuzz::small_battle();
  static RehearsalRoom room(mission);
  const std::string lines(reinterpret_cast<const char*>(data), size);
  const auto played = room.play({.decisions = lines});
  if (!played) {
    BULKHEAD_EXPECTS(!played.error().message.empty() && played.error().line > 0);
    return 0;
  }
  BULKHEAD_EXPECTS(find_unfit(played->text) == std::string::npos && find_unfit(played->record) == std::string::npos);
  // Where the lines ended by a fault, the record has those before it.
  const bool is_whole = played->status == Rehearsal::Status::needs || played->status == Rehearsal::Status::ended;
  if (!is_whole) return 0;
  const auto again = room.play({.decisions = played->record});
  BULKHEAD_EXPECTS(again.has_value() && again->status == played->status && again->record == played->record);
  return 0;
}
