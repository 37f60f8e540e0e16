// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

/// Runs a command in the background, where Ctrl+C does nothing to a program that does not ask for it, and sends it one
/// signal after another until it ends.
Outcome interrupted(const Workplace& place, const std::string& command) {
  return place.shell(command + " & while kill -INT $! 2>kill.txt; do sleep 0.05; done; wait $!");
}

/// Runs a command in the background and sends it one signal, once the program has begun and asks for it. A second would
/// end it wherever it is.
Outcome interrupted_once(const Workplace& place, const std::string& command) {
  return place.shell(command +
                     " & p=$!; s=/proc/$p/status\n"
                     "asks() { grep -q '^Name:.*bulkhead' $s && grep -q '^SigCgt:.*[2367abef]$' $s; }\n"
                     "until asks || ! kill -0 $p; do sleep 0.01; done; kill -INT $p; wait $p");
}

/// More than anybody wants to wait for.
void write_many_pairs(const Workplace& place) {
  std::string pairs;
  for (int pair = 0; pair < 100'000; ++pair) pairs += "A1,F7\n";
  place.write("pairs.csv", pairs);
}

TEST(Interrupt, MeasureEndsWithoutAnAnswer) {
  const Workplace place;
  make_mission(place);
  write_many_pairs(place);
  const auto outcome = interrupted(place, "bulkhead measure m.bulkhead --pairs pairs.csv");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  EXPECT_EQ(outcome.output, "");
}

TEST(Interrupt, InfoEndsWithoutAnAnswer) {
  const Workplace place;
  const auto outcome = interrupted(place, "bulkhead info " BULKHEAD_TEST_DATA "/large/turned-pillar-32x32.bulkhead");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  EXPECT_EQ(outcome.output, "");
}

TEST(Interrupt, FixingAllLeavesTheMissionAsItWas) {
  const Workplace place;
  ASSERT_EQ(place.shell("cp " BULKHEAD_TEST_DATA "/large/turned-pillar-32x32.bulkhead m.bulkhead").code, 0);
  const auto before = place.read("m.bulkhead");
  const auto outcome = interrupted(place, "bulkhead check m.bulkhead --fix all --write");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  EXPECT_EQ(place.read("m.bulkhead"), before);
}

TEST(Interrupt, OneSignalEndsALongMeasurement) {
  const Workplace place;
  const auto outcome = interrupted_once(place, "bulkhead measure " BULKHEAD_TEST_DATA
                                               "/large/polygons-between-two-zones.bulkhead --from '#z0' --to '#z1'");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  EXPECT_EQ(outcome.output, "");
}

TEST(Interrupt, OneSignalEndsMuchFixing) {
  const Workplace place;
  ASSERT_EQ(place.shell("cp " BULKHEAD_TEST_DATA "/large/polygons-with-much-to-mend.bulkhead m.bulkhead").code, 0);
  const auto before = place.read("m.bulkhead");
  const auto outcome = interrupted_once(place, "bulkhead check m.bulkhead --fix all --write");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_EQ(place.files(), std::vector<std::string>{"m.bulkhead"});
}

}  // namespace
}  // namespace bulkhead::test
