// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "model/io/mission_file.h"
#include "tests/support/generators.h"

namespace bulkhead::test {
namespace {

RC_GTEST_PROP(RoundTrip, AMissionReadsAsItWasWritten, (const Mission& mission)) {
  const auto text = write_mission(mission);
  const auto read = read_mission(text, "m.bulkhead", nullptr);
  RC_LOG() << (read ? write_mission(read->mission) : to_text(read.error()));
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->mission == mission);
  RC_ASSERT(write_mission(read->mission) == text);
}

RC_GTEST_PROP(RoundTrip, ASystemReadsAsItWasWritten, ()) {
  const auto system = *any_system();
  const auto text = write_system(system);
  RC_ASSERT(read_system(text, "s").value() == system);
}

RC_GTEST_PROP(RoundTrip, ATerrainSetReadsAsItWasWritten, ()) {
  const auto set = *any_terrain_set();
  const auto text = write_terrain_set(set);
  RC_ASSERT(read_terrain_set(text, "s").value() == set);
}

}  // namespace
}  // namespace bulkhead::test
