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
  if (!read) RC_FAIL(to_text(read.error()) + "\n" + text);
  if (!(read->mission == mission)) RC_FAIL(text + "\n--------\n" + write_mission(read->mission));
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
