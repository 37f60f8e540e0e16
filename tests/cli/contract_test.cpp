// SPDX-License-Identifier: MIT
// What the program promises whatever the command is: exit codes, what goes to which stream, targets that are streams.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;

constexpr auto killzone = "kill-team/gallowdark-6x7";
constexpr auto sketch = "+-+\n| |\n+U+\n";

TEST(Contract, HelpAndVersionAreOutput) {
  const Workplace place;
  for (const std::string command :
       {"", "templates ", "new ", "import ", "info ", "measure ", "check ", "edit ", "add ", "extract ", "export "}) {
    for (const std::string flag : {"--help", "-h"}) {
      const auto outcome = place.shell("bulkhead " + command + flag);
      EXPECT_EQ(outcome.code, 0) << command;
      EXPECT_NE(outcome.output.find("Example: bulkhead"), std::string::npos) << command;
      EXPECT_EQ(outcome.errors, "") << command;
    }
  }
  EXPECT_EQ(place.run({"--version"}).errors, "");
  for (const std::vector<std::string>& wrong :
       std::vector<std::vector<std::string>>{{"--bogus"}, {"info", "--bogus"}, {"-x"}}) {
    const auto outcome = place.run(wrong);
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors, "");
  }
}

TEST(Contract, MessagesGoToOneStreamAndDataToTheOther) {
  const Workplace place;
  make_mission(place);
  auto mission = place.read("m.bulkhead");
  mission.insert(mission.rfind("</mission>"), "<later/>");
  place.write("m.bulkhead", mission);
  for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
           {"info", "m.bulkhead", "--format", "json"},
           {"check", "m.bulkhead", "--format", "json"},
           {"check", "m.bulkhead", "--format", "sarif"},
           {"measure", "m.bulkhead", "--from", "A1", "--to", "B1", "--format", "json"}}) {
    const auto outcome = place.run(command);
    EXPECT_FALSE(json::parse(outcome.output, nullptr, false).is_discarded()) << outcome.output;
    EXPECT_NE(outcome.errors.find("<later>"), std::string::npos) << outcome.errors;
  }
}

TEST(Contract, OfSeveralFilesTheWorstCounts) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  place.write("bad.bulkhead", "<");
  ASSERT_EQ(place.run({"new", killzone, "-o", "good.bulkhead"}).code, 0);
  EXPECT_EQ(place.run({"check", "good.bulkhead"}).code, 0);
  EXPECT_EQ(place.run({"check", "m.bulkhead", "good.bulkhead"}).code, 1);
  EXPECT_EQ(place.run({"check", "bad.bulkhead", "m.bulkhead", "good.bulkhead"}).code, 3);
  EXPECT_EQ(place.run({"check", "good.bulkhead", "absent.bulkhead"}).code, 3);
}

TEST(Contract, AMinusIsStandardOutput) {
  const Workplace place;
  const auto made = place.run({"new", killzone, "--title", "Lock", "-o", "-"});
  EXPECT_EQ(made.code, 0) << made.errors;
  EXPECT_EQ(made.errors, "");
  ASSERT_EQ(place.run({"new", killzone, "--title", "Lock", "-o", "m.bulkhead"}).code, 0);
  EXPECT_EQ(made.output, place.read("m.bulkhead"));

  const auto imported = place.run({"import", "-", "--title", "Room", "-o", "-"}, sketch);
  ASSERT_EQ(place.run({"import", "-", "--title", "Room", "-o", "room.bulkhead"}, sketch).code, 0);
  EXPECT_EQ(imported.output, place.read("room.bulkhead"));

  const auto edited = place.run({"edit", "m.bulkhead", "title \"Other\"", "-o", "-"});
  EXPECT_EQ(edited.code, 0);
  EXPECT_EQ(edited.errors, "Title\n");
  EXPECT_NE(place.read("m.bulkhead"), edited.output);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"Other\"", "-o", "other.bulkhead"}).code, 0);
  EXPECT_EQ(edited.output, place.read("other.bulkhead"));
  EXPECT_EQ(place.run({"edit", "m.bulkhead", "title \"Other\"", "-o", "-", "--dry-run"}).output, "");

  ASSERT_EQ(place.shell("bulkhead export m.bulkhead -o - >bundle && bulkhead export m.bulkhead -o m.zip").code, 0);
  EXPECT_EQ(place.read("bundle"), place.read("m.zip"));
  EXPECT_EQ(place.files(),
            (std::vector<std::string>{"bundle", "m.bulkhead", "m.zip", "other.bulkhead", "room.bulkhead"}))
      << "nothing is called -";
}

TEST(Contract, ManySketchesAreNoStream) {
  const Workplace place;
  place.write("maps.ttslua", "{ name = \"A\", layout = [[\n+-+\n]] }, { name = \"B\", layout = [[\n+-+\n]] },");
  const auto outcome = place.run({"import", "maps.ttslua", "-o", "-"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(outcome.output, "");
}

TEST(Contract, AnInterruptedRunSaysSo) {
  const Workplace place;
  make_mission(place);
  for (int number = 0; number < 40; ++number) {
    place.write("d/" + std::to_string(number) + ".bulkhead", place.read("m.bulkhead"));
  }
  // `env` makes the signal what it is in a terminal; the shell has what runs beside it ignore it.
  const std::string begin = "mkfifo in out; env --default-signal=INT bulkhead ";
  const auto checked = place.shell(begin +
                                   "check d >out & p=$!; exec 3<out; head -c1 <&3 >/dev/null; kill -INT $p\n"
                                   "cat <&3 >/dev/null; wait $p");
  EXPECT_EQ(checked.code, 130) << checked.errors;
  const auto imported = place.shell("rm in out; " + begin +
                                    "import - -o i.bulkhead <in & p=$!; exec 3>in; sleep 0.3; kill -INT $p; wait $p");
  EXPECT_EQ(imported.code, 130) << imported.errors;
  EXPECT_FALSE(place.has("i.bulkhead"));
}

TEST(Contract, NoArgumentReachesTheTerminalRaw) {
  const Workplace place;
  make_mission(place);
  const std::string escape = "\x1B[31m";
  const std::vector<std::vector<std::string>> commands = {
      {escape},
      {"--" + escape},
      {"info", "m.bulkhead", escape},
      {"info", "m.bulkhead", "--format", escape},
      {"info", "m.bulkhead", "--" + escape},
      {"info", escape},
      {"export", "m.bulkhead", "-o", "m.pdf", "--paper", escape},
      {"export", "m.bulkhead", "-o", "m.pdf", "--scale", escape},
      {"export", "m.bulkhead", "-o", "m.png", "--dpi", escape},
      {"export", "m.bulkhead", "-o", "m." + escape},
      {"import", "s.txt", "--deploy", escape},
      {"check", "m.bulkhead", "--severity", escape + "=off"},
      {"check", "m.bulkhead", "--severity", "dead-end=" + escape},
      {"check", "m.bulkhead", "--fix", escape},
      {"info", "m.bulkhead", "--own", escape},
      {"new", escape},
      {"edit", "m.bulkhead", escape},
      {"measure", "m.bulkhead", "--from", escape, "--to", "A1"},
      {"measure", "m.bulkhead", "--base", escape, "--from", "A1", "--to", "A1"}};
  for (const auto& command : commands) {
    const auto outcome = place.run(command);
    EXPECT_NE(outcome.code, 0) << testing::PrintToString(command);
    EXPECT_EQ((outcome.output + outcome.errors).find('\x1B'), std::string::npos)
        << testing::PrintToString(command) << outcome.output << outcome.errors;
    EXPECT_NE(outcome.errors, "") << testing::PrintToString(command);
  }
}

TEST(Contract, ASketchGivenForAMissionIsToldWhatToDo) {
  const Workplace place;
  place.write("s.txt", sketch);
  place.write("maps.lua", "maps = { { name = \"A\", layout = [[\n+-+\n]] } }");
  for (const std::string file : {"s.txt", "maps.lua"}) {
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"check", file}, {"info", file}, {"edit", file, "title \"x\""}, {"export", file, "-o", "out/"}}) {
      const auto outcome = place.run(command);
      EXPECT_EQ(outcome.code, 3) << command.front();
      EXPECT_NE(outcome.errors.find("`bulkhead import " + file + "` makes a mission of it"), std::string::npos)
          << outcome.errors;
    }
  }
  place.write("notes.txt", "Bring dice and a ruler.\n");
  EXPECT_EQ(place.run({"check", "notes.txt"}).errors.find("import"), std::string::npos);
}

TEST(Export, FollowsNoLinkInItsFolder) {
  const Workplace place;
  make_mission(place);
  place.write("victim.txt", "precious");
  std::filesystem::create_directory(place.path("out"));
  std::filesystem::create_symlink("../victim.txt", place.path("out/briefing.md"));
  std::filesystem::create_symlink("../created-elsewhere.txt", place.path("out/rules.lua"));
  const auto outcome = place.run({"export", "m.bulkhead", "-o", "out/"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.errors.find("out/rules.lua: This is a link"), std::string::npos) << outcome.errors;
  EXPECT_EQ(place.read("victim.txt"), "precious");
  EXPECT_EQ(place.shell("ls -A . out").output, ".:\nm.bulkhead\nout\nvictim.txt\n\nout:\nbriefing.md\nrules.lua\n")
      << "nothing is half done";
}

TEST(Export, TextsOfAnyLengthTakeLittleTime) {
  const Workplace place;
  make_mission(place);
  auto mission = place.read("m.bulkhead");
  const std::string word(200'000, 'T');
  mission = mission.replace(mission.find("The Lock"), 8, word + "\" author=\"" + word);
  mission.insert(mission.find("</battlefield>"), "<area id=\"a\" kind=\"area\" name=\"" + word +
                                                     "\" cells=\"C3\"/><marker id=\"o1\" kind=\"objective\" label=\"" +
                                                     word + "\" at=\"C3\"/>");
  place.write("m.bulkhead", mission);
  const auto outcome = place.shell("timeout 60 bulkhead export m.bulkhead -o out/");
  EXPECT_LE(outcome.code, 1) << outcome.errors.substr(0, 1000);
  EXPECT_TRUE(place.has("out/map.pdf"));
}

TEST(Export, LeavesAnOlderBackupToWhoeverMadeIt) {
  const Workplace place;
  make_mission(place);
  place.write("briefing.md~", "somebody's own");
  place.write("briefing.md", "by hand");
  for (const std::string title : {"First", "Second"}) {
    ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"" + title + "\""}).code, 0);
    const auto before = place.read("briefing.md");
    ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "briefing.md"}).code, 0);
    EXPECT_EQ(place.read("briefing.md~"), "somebody's own");
    EXPECT_EQ(place.read("briefing.md.~2~"), before);
    EXPECT_NE(place.read("briefing.md"), before);
  }
}

TEST(Export, SaysEachRemarkOnALineOfItsOwn) {
  const Workplace place;
  make_mission(place);
  auto mission = place.read("m.bulkhead");
  mission.insert(mission.find("</battlefield>"),
                 "<marker id=\"o1\" kind=\"objective\" label=\"1&#10;bulkhead: all is well\" at=\"C3\"/>");
  place.write("m.bulkhead", mission);
  const auto outcome = place.run({"export", "m.bulkhead", "-o", "m.txt"});
  EXPECT_EQ(outcome.errors.find("\nbulkhead: all is well"), std::string::npos) << outcome.errors;
  EXPECT_NE(outcome.errors.find("#o1 (1 bulkhead: all is well)"), std::string::npos) << outcome.errors;
}

}  // namespace
}  // namespace bulkhead::test
