// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <fstream>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

std::string valid_mission() {
  const Workplace place;
  EXPECT_EQ(place.run({"new", "kill-team/gallowdark-6x7", "-o", "m.bulkhead"}).code, 0);
  return place.read("m.bulkhead");
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const auto found = text.find(from);
  EXPECT_NE(found, std::string::npos) << from;
  return text.replace(found, from.size(), to);
}

std::string repeated(const std::string& text, std::size_t times) {
  std::string result;
  result.reserve(text.size() * times);
  for (std::size_t index = 0; index < times; ++index) result += text;
  return result;
}

struct Broken {
  std::string what;
  std::string content;
};

std::vector<Broken> broken_missions() {
  const auto good = valid_mission();
  return {
      {"empty", ""},
      {"blank", "  \n"},
      {"truncated", good.substr(0, good.size() / 2)},
      {"binary", std::string("\x7F"
                             "ELF\x02\x01\x00\x00\xFF\xFE",
                             10)},
      {"a million nested elements", repeated("<a>", 1'000'000)},
      {"a million nested elements in a mission", replaced(good, "</mission>", repeated("<a>", 1'000'000))},
      {"not UTF-8", replaced(good, "title=\"", "title=\"\xC3\x28")},
      {"UTF-16", std::string("\xFF\xFE<\0m\0", 6)},
      {"DOCTYPE", replaced(good, "<mission", "<!DOCTYPE mission [<!ENTITY a \"b\">]>\n<mission")},
      {"unknown entity", replaced(good, "title=\"", "title=\"&a;")},
      {"duplicate attribute", replaced(good, "title=\"", "title=\"a\" title=\"")},
      {"two roots", good + "<mission format=\"2\"/>"},
      {"format 3", replaced(good, "format=\"2\"", "format=\"3\"")},
      {"format NaN", replaced(good, "format=\"2\"", "format=\"NaN\"")},
      {"no format", replaced(good, "format=\"2\"", "")},
      {"another root", "<svg format=\"1\"/>"},
      {"position off the board",
       replaced(good, "</battlefield>", "<marker id=\"o1\" kind=\"objective\" at=\"G1\"/></battlefield>")},
      {"point off the board",
       replaced(good, "</battlefield>", "<marker id=\"o1\" kind=\"objective\" at=\"1mm,99999mm\"/></battlefield>")},
      {"NaN",
       replaced(good, "</battlefield>", "<marker id=\"o1\" kind=\"objective\" at=\"NaNmm,1mm\"/></battlefield>")},
      {"duplicate id", replaced(good, "</battlefield>",
                                "<marker id=\"m\" kind=\"objective\" at=\"A1\"/>"
                                "<marker id=\"m\" kind=\"objective\" at=\"A2\"/></battlefield>")},
      {"id with ../", replaced(good, "id=\"", "id=\"../")},
  };
}

class BrokenMission : public testing::Test {
 protected:
  /// Every command that reads a mission refuses it with a message that names the file, and changes nothing.
  static void expect_refusal(const Workplace& place, const std::string& what) {
    const auto before = place.files();
    const std::vector<std::vector<std::string>> commands = {{"info", "m.bulkhead"},
                                                            {"check", "m.bulkhead"},
                                                            {"check", "m.bulkhead", "--format", "json"},
                                                            {"edit", "m.bulkhead", "title \"x\""},
                                                            {"export", "m.bulkhead", "-o", "out/"}};
    for (const auto& command : commands) {
      const auto outcome = place.run(command);
      EXPECT_EQ(outcome.code, 3) << what << ": " << command.front() << outcome.output << outcome.errors;
      EXPECT_NE(outcome.errors.find("m.bulkhead"), std::string::npos) << what << outcome.errors;
      EXPECT_LT(outcome.errors.size(), 2000U) << what;
    }
    EXPECT_EQ(place.files(), before) << what;
  }
};

TEST_F(BrokenMission, IsRefusedByEveryCommand) {
  for (const auto& [what, content] : broken_missions()) {
    const Workplace place;
    place.write("m.bulkhead", content);
    expect_refusal(place, what);
    EXPECT_EQ(place.read("m.bulkhead"), content) << what;
  }
}

TEST_F(BrokenMission, AHundredMegabytesAreRefused) {
  const Workplace place;
  place.write("m.bulkhead", "");
  std::filesystem::resize_file(place.path("m.bulkhead"), 100'000'000);
  expect_refusal(place, "100 MB");
}

TEST_F(BrokenMission, AMissingFileIsNamed) { expect_refusal(Workplace(), "missing"); }

TEST_F(BrokenMission, AFolderIsNoMission) {
  const Workplace place;
  std::filesystem::create_directory(place.path("m.bulkhead"));
  expect_refusal(place, "folder");
}

TEST(BadInput, PlaceIsTold) {
  const Workplace place;
  place.write("m.bulkhead", "<mission format=\"1\" id=\"a\"\n  id=\"b\"/>");
  const auto outcome = place.run({"check", "m.bulkhead"});
  EXPECT_NE(outcome.errors.find("m.bulkhead:2:3: "), std::string::npos) << outcome.errors;
}

TEST(BadInput, UnknownElementsAreNotedAndSurviveAnEdit) {
  const Workplace place;
  place.write("m.bulkhead", replaced(valid_mission(), "</battlefield>", "<portal to=\"x\"/></battlefield>"));
  const auto outcome = place.run({"edit", "m.bulkhead", "title \"Changed\""});
  EXPECT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_NE(outcome.errors.find("portal"), std::string::npos) << outcome.errors;
  EXPECT_NE(place.read("m.bulkhead").find("<portal to=\"x\"/>"), std::string::npos);
}

TEST(BadInput, SketchesThatAreNoneAreRefused) {
  const std::vector<Broken> sketches = {
      {"empty", ""},
      {"blank", "   \n\n"},
      {"binary", std::string("\x00\x01\x02\xFF", 4)},
      {"15 rows", repeated("+\n", 15)},
      {"29 rows", repeated("+\n", 29)},
      {"17 columns", "+-+-+-+-+-+-+-+-+\n"},
      {"no end", "{ name = \"a\", layout = [[\n+-+\n"},
      {"no layout", "{ name = \"a\", deploy = \"None\" }"},
      {"unknown deploy", "{ name = \"a\", deploy = \"Up\", layout = [[\n+-+\n]] }"},
      {"braces", repeated("{", 1'000'000)},
  };
  for (const auto& [what, content] : sketches) {
    const Workplace place;
    place.write("s.txt", content);
    const auto outcome = place.run({"import", "s.txt", "-o", "m.bulkhead"});
    EXPECT_EQ(outcome.code, 3) << what << outcome.output << outcome.errors;
    EXPECT_NE(outcome.errors.find("s.txt"), std::string::npos) << what << outcome.errors;
    EXPECT_FALSE(place.has("m.bulkhead")) << what;
  }
}

TEST(BadInput, AFolderInTheWayIsTold) {
  const Workplace place;
  std::filesystem::create_directory(place.path("m.bulkhead"));
  const auto outcome = place.run({"new", "kill-team/gallowdark-6x7", "-o", "m.bulkhead", "--force"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.errors.find("m.bulkhead"), std::string::npos) << outcome.errors;
}

TEST(BadInput, AFileWhereTheBundleShouldGoIsTold) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "kill-team/gallowdark-6x7", "-o", "m.bulkhead"}).code, 0);
  place.write("out", "a file");
  EXPECT_EQ(place.run({"export", "m.bulkhead", "-o", "out/"}).code, 3);
  EXPECT_EQ(place.read("out"), "a file");
}

TEST(BadInput, AMapThatCannotBeWrittenIsTold) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "kill-team/gallowdark-6x7", "-o", "m.bulkhead"}).code, 0);
  std::filesystem::create_directory(place.path("taken.svg"));
  place.write("file", "a file");
  for (const auto* target : {"no-such-folder/map.pdf", "file/map.png", "no-such-folder/all.zip"}) {
    const auto outcome = place.run({"export", "m.bulkhead", "-o", target});
    EXPECT_EQ(outcome.code, 3) << target;
    EXPECT_NE(outcome.errors.find(target), std::string::npos) << outcome.errors;
  }
  EXPECT_EQ(place.files(), (std::vector<std::string>{"file", "m.bulkhead"}));
}

}  // namespace
}  // namespace bulkhead::test
