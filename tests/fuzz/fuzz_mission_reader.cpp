// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string_view>

#include "model/base/contracts.h"
#include "model/io/mission_file.h"

using namespace bulkhead;

/// Whatever the bytes are: reading them gives a value or a refusal with a message. What can be read is written so that
/// it reads the same, in the same spelling.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto mission = read_mission(bytes, "fuzz", nullptr);
  if (mission) {
    const auto text = write_mission(mission->mission);
    const auto again = read_mission(text, "fuzz", nullptr);
    BULKHEAD_EXPECTS(again.has_value());
    BULKHEAD_EXPECTS(again->mission == mission->mission);
    BULKHEAD_EXPECTS(write_mission(again->mission) == text);
  } else {
    BULKHEAD_EXPECTS(!mission.error().message.empty());
  }
  if (const auto system = read_system(bytes, "fuzz")) {
    BULKHEAD_EXPECTS(read_system(write_system(*system), "fuzz").value() == *system);
  }
  if (const auto set = read_terrain_set(bytes, "fuzz")) {
    BULKHEAD_EXPECTS(read_terrain_set(write_terrain_set(*set), "fuzz").value() == *set);
  }
  return 0;
}
