// SPDX-License-Identifier: MIT
// What the world around a run may do to it: closed streams, pipes without reader, other programs, signals.
#include <gtest/gtest.h>

#include <string>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

/// A table of `count` sketches, for `import`, whose names make long lines when they are listed.
std::string table_of(int count) {
  std::string text = "return {\n";
  for (int number = 0; number < count; ++number) {
    text += "{ name = \"" + std::to_string(number) + std::string(50, 'x') + "\", layout = [[\n+-+\n]] },\n";
  }
  return text + "}\n";
}

std::size_t missions_in(const Workplace& place, const std::string& folder) {
  std::size_t count = 0;
  for (const auto& name : place.files()) count += name.starts_with(folder + "/") && name.ends_with(".bulkhead") ? 1 : 0;
  return count;
}

TEST(Streams, ThoseThatAreClosedBecomeNoFile) {
  const Workplace place;
  // Waits for its input and shows meanwhile what its streams are.
  const auto outcome = place.shell(
      "mkfifo in; bulkhead import - -o m.bulkhead <in >&- 2>&- & p=$!; exec 3>in\n"
      "for i in $(seq 100); do test -e /proc/$p/fd/2 && break; sleep 0.05; done\n"
      "readlink /proc/$p/fd/1 /proc/$p/fd/2; echo '+-+' >&3; exec 3>&-; wait $p");
  EXPECT_EQ(outcome.output, "/dev/null\n/dev/null\n") << outcome.errors;
}

TEST(Streams, MissionsNeverHoldWhatIsSaid) {
  const Workplace place;
  make_mission(place);
  auto mission = place.read("m.bulkhead");
  // Each unknown element is worth a note while other missions are written.
  std::string unknown;
  for (int number = 0; number < 40; ++number) unknown += "<unknown" + std::to_string(number) + "/>";
  ASSERT_EQ(place.run(sealed_room).code, 0);
  mission = place.read("m.bulkhead");
  mission.insert(mission.rfind("</mission>"), unknown);
  for (int number = 0; number < 30; ++number) place.write("d/" + std::to_string(number) + ".bulkhead", mission);
  for (const std::string closed : {"2>&-", ">&-", ">&- 2>&-"}) {
    static_cast<void>(place.shell("bulkhead check d --fix all --write >/dev/null " + closed));
    const auto found = place.shell("grep -l 'bulkhead: note\\|mended' d/*.bulkhead");
    EXPECT_EQ(found.output, "") << closed;
    EXPECT_EQ(place.shell("bulkhead check d 2>&1 | grep 'cannot be read\\|no XML'").output, "") << closed;
  }
}

TEST(Streams, WhatCannotBePrintedIsToldOf) {
  const Workplace place;
  make_mission(place);
  for (const std::string target : {">&-", ">/dev/full"}) {
    const auto outcome = place.shell("bulkhead info m.bulkhead " + target);
    EXPECT_EQ(outcome.code, 3) << target;
    EXPECT_NE(outcome.errors.find("could not be written completely"), std::string::npos) << outcome.errors;
  }
}

TEST(Pipes, WithoutReaderOnlyTheListingEnds) {
  const Workplace place;
  // More than the buffers of program and pipe hold, so that the program meets the closed pipe in the middle.
  place.write("t.lua", table_of(120));
  const auto imported = place.shell("{ bulkhead import t.lua -o imported/; echo $? >code; } | true");
  EXPECT_EQ(place.read("code"), "0\n") << imported.errors;
  EXPECT_EQ(missions_in(place, "imported"), 120U);
  EXPECT_EQ(imported.errors, "");
}

TEST(Pipes, WithoutReaderEveryMissionIsMended) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto broken = place.read("m.bulkhead");
  const std::string folder = "d/" + std::string(200, 'x') + "/";
  for (int number = 0; number < 40; ++number) place.write(folder + std::to_string(number) + ".bulkhead", broken);
  static_cast<void>(place.shell("{ bulkhead check d --fix all --write 2>&1; echo $? >code; } | true"));
  EXPECT_EQ(place.read("code"), "0\n");
  for (int number = 0; number < 40; ++number) {
    EXPECT_NE(place.read(folder + std::to_string(number) + ".bulkhead"), broken) << number;
  }
}

TEST(Pipes, WithoutReaderACheckEnds) {
  const Workplace place;
  make_mission(place);
  const std::string folder = "d/" + std::string(200, 'x') + "/";
  for (int number = 0; number < 40; ++number) place.write(folder + std::to_string(number) + ".bulkhead", "<");
  static_cast<void>(place.shell("{ bulkhead check d 2>&1; echo $? >code; } | true"));
  EXPECT_EQ(place.read("code"), "141\n") << "128 and the signal's number, 13, as of every program";
}

}  // namespace
}  // namespace bulkhead::test
