// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <map>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

/// Runs a command in the background, where Ctrl+C does nothing to a program that does not ask for it, and sends it one
/// signal after another until it ends.
Outcome interrupted(const Workplace& place, const std::string& command) {
  return place.shell(command + " & while kill -INT $! 2>kill.txt; do sleep 0.05; done; wait $!");
}

/// Runs a command in the background and sends it one signal, once it does its work beside the thread that waits for it.
/// A second would end it wherever it is.
Outcome interrupted_once(const Workplace& place, const std::string& command) {
  return place.shell(command +
                     " & p=$!; s=/proc/$p/status\n"
                     "works() { grep -q '^Name:.*bulkhead' $s && grep -q '^Threads:[^0-9]*[2-9]$' $s; }\n"
                     "until works || ! kill -0 $p; do sleep 0.01; done; kill -INT $p; wait $p");
}

/// Waits until the program of the number $p takes signals, then sends it one.
constexpr auto interrupt_once_it_listens =
    "s=/proc/$p/status\n"
    "listens() { grep -q '^Name:.*bulkhead' $s && grep -q '^SigCgt:.*[2367abef]$' $s; }\n"
    "until listens || ! kill -0 $p; do sleep 0.01; done; kill -INT $p; wait $p";

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

TEST(Interrupt, OneSignalEndsManyBattlesAndWhatWasPlayedIsKept) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "kill-team/three-lamps", "-o", "m.bulkhead"}).code, 0);
  // Until some lines are there.
  const auto outcome = place.shell(
      "bulkhead rehearse m.bulkhead --auto --games 100000 --jobs 2 --format jsonl >lines.jsonl & p=$!\n"
      "until [ \"$(wc -l <lines.jsonl)\" -ge 3 ] || ! kill -0 $p; do sleep 0.01; done; kill -INT $p; wait $p");
  EXPECT_EQ(outcome.code, 130) << outcome.errors;
  const auto lines = place.read("lines.jsonl");
  ASSERT_TRUE(lines.starts_with("{\"seed\":1,")) << lines;
  EXPECT_TRUE(lines.ends_with("}\n"));
  EXPECT_EQ(place.run({"rehearse", "--summarise", "lines.jsonl"}).code, 0);
}

/// To start so many workers takes ten times as long.
TEST(Interrupt, OneSignalEndsBattlesWhoseWorkersAreNotAllStarted) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "kill-team/three-lamps", "-o", "m.bulkhead"}).code, 0);
  const auto outcome = place.shell(
      "bulkhead rehearse m.bulkhead --auto --games 100000 --jobs 200 --format jsonl & p=$!\n"
      "until grep -q . /proc/$p/task/$p/children || ! kill -0 $p; do sleep 0.01; done\n"
      "kill -INT $p; until ! kill -0 $p 2>kill.txt || [ $((n += 1)) -gt 150 ]; do sleep 0.02; done\n"
      "kill -KILL $p 2>kill.txt; wait $p");
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

/// What waits for another program ends at once.
TEST(Interrupt, WhatWaitsForALockEnds) {
  const Workplace place;
  make_mission(place);
  place.write("r.xml", "<rule format=\"2\" system=\"kill-team\" id=\"r\" name=\"R\"/>");
  const auto before = place.read("m.bulkhead");
  for (const std::string command : {"add m.bulkhead r.xml", "edit m.bulkhead 'title \"T\"'"}) {
    const auto outcome =
        place.shell("exec 9<m.bulkhead; flock 9\nbulkhead " + command + " 9<&- & p=$!; " + interrupt_once_it_listens);
    EXPECT_EQ(outcome.code, 130) << command << outcome.errors;
    EXPECT_EQ(outcome.errors, "") << command;
  }
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_EQ(place.files(), (std::vector<std::string>{"m.bulkhead", "r.xml"}));
}

/// A mission m.bulkhead with a rule r that is more than a pipe takes.
void make_long_mission(const Workplace& place) {
  make_mission(place);
  auto text = place.read("m.bulkhead");
  const std::string rule = "<rule id=\"r\" name=\"R\"><text>" + std::string(1'000'000, 'x') + "</text></rule>\n";
  text.insert(text.rfind("</mission>"), rule);
  place.write("m.bulkhead", text);
}

TEST(Interrupt, WhatIsBeingPrintedEnds) {
  const Workplace place;
  make_long_mission(place);
  place.write("s.xml", "<rule format=\"2\" system=\"kill-team\" id=\"s\" name=\"S\"/>");
  for (const std::string command :
       {"add m.bulkhead s.xml", "edit m.bulkhead 'title \"T\"'", "extract m.bulkhead '#r'"}) {
    const auto outcome = place.shell("mkfifo out; bulkhead " + command +
                                     " -o - >out & p=$!; exec 3<out; head -c1 <&3 >/dev/null; kill -INT $p; wait $p; "
                                     "code=$?; rm out; exit $code");
    EXPECT_EQ(outcome.code, 130) << command << outcome.errors;
    EXPECT_EQ(outcome.errors, "") << command;
  }
}

/// Sends the signal when the temporary file of a save is there, as often as that is met.
TEST(Interrupt, NoSaveLeavesATemporaryFile) {
  const Workplace place;
  make_long_mission(place);
  place.write("s.xml", "<rule format=\"2\" system=\"kill-team\" id=\"s\" name=\"S\"/>");
  const auto before = place.read("m.bulkhead");
  ASSERT_EQ(place.run({"add", "m.bulkhead", "s.xml", "-o", "added.bulkhead"}).code, 0);
  ASSERT_EQ(place.run({"extract", "m.bulkhead", "#r", "-o", "extracted.xml"}).code, 0);
  const std::map<std::string, std::string> commands = {{"added.bulkhead", "add m.bulkhead s.xml -o "},
                                                       {"extracted.xml", "extract m.bulkhead '#r' --force -o "},
                                                       {"exported.md", "export m.bulkhead -o "}};
  for (const auto& [file, command] : commands) {
    const auto whole = place.read(file);
    for (int again = 0; again < 4; ++again) {
      const auto outcome = place.shell("rm -f " + file + "\nbulkhead " + command + file +
                                       " & p=$!; until ls -A | grep -q tmp || ! kill -0 $p 2>/dev/null; do :; done; "
                                       "kill -INT $p 2>/dev/null; wait $p");
      EXPECT_TRUE(outcome.code == 130 || outcome.code == 0 || outcome.code == 1) << command << outcome.errors;
      EXPECT_EQ(place.shell("ls -A | grep tmp").output, "") << command;
      if (place.has(file) && !whole.empty()) {
        EXPECT_EQ(place.read(file), whole) << command;
      }
    }
  }
  EXPECT_EQ(place.read("m.bulkhead"), before);
}

}  // namespace
}  // namespace bulkhead::test
