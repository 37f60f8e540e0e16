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
  // Each unknown element is worth a note while other missions are written.
  std::string unknown;
  for (int number = 0; number < 40; ++number) unknown += "<unknown" + std::to_string(number) + "/>";
  ASSERT_EQ(place.run(sealed_room).code, 0);
  auto mission = place.read("m.bulkhead");
  mission.insert(mission.rfind("</mission>"), unknown);
  for (int number = 0; number < 12; ++number) place.write("d/" + std::to_string(number) + ".bulkhead", mission);
  for (const std::string closed : {"2>&-", ">&- 2>&-"}) {
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

TEST(Pipes, WithoutReaderEveryMissionIsFixed) {
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

std::size_t times(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

TEST(AtOnce, NoEditIsLost) {
  const Workplace place;
  make_mission(place);
  const auto outcome = place.shell(
      "for i in 1 2 3 4 5 6 7 8; do bulkhead edit m.bulkhead \"note \\\"a$i\\\"\" & a=$!\n"
      "bulkhead edit m.bulkhead \"note \\\"b$i\\\"\" & b=$!; wait $a || echo failed; wait $b || echo failed; done");
  EXPECT_EQ(times("failed", outcome.output), 0U) << outcome.errors;
  for (int number = 1; number <= 8; ++number) {
    for (const char* by : {"a", "b"}) {
      EXPECT_EQ(times("<note>" + (by + std::to_string(number)) + "</note>", place.read("m.bulkhead")), 1U)
          << number << by;
    }
  }
  EXPECT_EQ(place.files(), (std::vector<std::string>{"m.bulkhead", "m.bulkhead~"}));
}

TEST(AtOnce, NoEditIsLostToFixing) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto outcome = place.shell(
      "for i in 1 2 3 4; do bulkhead check m.bulkhead --fix all --write >/dev/null & a=$!\n"
      "bulkhead edit m.bulkhead \"note \\\"$i\\\"\" 'wall B3/C3 C3/D3 C2/C3 C3/C4' & b=$!\n"
      "wait $a || echo failed; wait $b || echo failed; done");
  for (int number = 1; number <= 4; ++number) {
    EXPECT_EQ(times("<note>" + std::to_string(number) + "</note>", place.read("m.bulkhead")), 1U) << outcome.errors;
  }
}

TEST(AtOnce, WhoHoldsTheFileIsNamed) {
  const Workplace place;
  make_mission(place);
  const auto before = place.read("m.bulkhead");
  const auto outcome = place.shell(
      "flock m.bulkhead sleep 60 & p=$!; until ! flock -n m.bulkhead true; do sleep 0.01; done\n"
      "bulkhead edit m.bulkhead 'title \"x\"' & a=$!; bulkhead check m.bulkhead --fix all --write & b=$!\n"
      "wait $a; echo $?; wait $b; echo $?; bulkhead edit m.bulkhead 'title \"x\"' --dry-run; echo $?\n"
      "echo $p >holder; pkill -P $p; wait");
  EXPECT_EQ(outcome.output, "3\n3\nTitle\n0\n") << outcome.errors;
  auto holder = place.read("holder");
  holder.pop_back();
  const auto message = "m.bulkhead: The file is being changed by flock (process " + holder + ").";
  EXPECT_EQ(times(message, outcome.errors), 2U) << outcome.errors;
  EXPECT_EQ(place.read("m.bulkhead"), before);
}

TEST(LeftOver, FilesOfStoppedProgramsAreClearedAndNoOthers) {
  const Workplace place;
  make_mission(place);
  const auto outcome = place.shell(
      "true & dead=$!; wait; sleep 60 & alive=$!\n"
      "for name in $dead-0 $dead-17 $alive-0 $dead-1; do echo half >.bulkhead-$name.tmp; done\n"
      "echo mine >.bulkhead-notes.tmp; ln -s m.bulkhead .bulkhead-$dead-2.tmp\n"
      "flock .bulkhead-$dead-1.tmp bulkhead edit m.bulkhead 'title \"x\"'\n"
      "ls -A | sed \"s/$dead/dead/; s/$alive/alive/\" | LC_ALL=C sort; kill $alive");
  EXPECT_EQ(outcome.output,
            "Title\n.bulkhead-alive-0.tmp\n.bulkhead-dead-1.tmp\n.bulkhead-dead-2.tmp\n.bulkhead-notes.tmp\n"
            "m.bulkhead\nm.bulkhead~\n")
      << outcome.errors;
}

TEST(LeftOver, IsClearedByTheNextSaveAfterAKill) {
  const Workplace place;
  make_mission(place);
  // Killed as soon as its temporary file shows; who is quicker than that has left nothing either.
  const auto outcome = place.shell(
      "for i in $(seq 20); do bulkhead edit m.bulkhead \"title \\\"$i\\\"\" >/dev/null & p=$!\n"
      "until ls .bulkhead-$p-* || ! kill -0 $p; do :; done >/dev/null 2>&1; kill -9 $p; wait $p; done 2>/dev/null\n"
      "bulkhead edit m.bulkhead 'title \"end\"' && ls -A");
  EXPECT_EQ(outcome.output, "Title\nm.bulkhead\nm.bulkhead~\n") << outcome.errors;
}

}  // namespace
}  // namespace bulkhead::test
