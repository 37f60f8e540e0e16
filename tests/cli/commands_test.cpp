// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/cli/program.h"

namespace bulkhead::test {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

/// 7 × 6 cells; a room with a hatchway in the middle of the left half.
constexpr auto sketch =
    "+-+\n"
    "| |\n"
    "+U+\n";

TEST(TemplatesCommand, ListsKillzonesMissionsSystemsAndSets) {
  const auto outcome = Workplace().run({"templates", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  std::map<std::string, int> kinds;
  for (const auto& entry : json::parse(outcome.output)) {
    ++kinds[entry.at("kind")];
    EXPECT_FALSE(entry.at("id").get<std::string>().empty());
    EXPECT_FALSE(entry.at("title").get<std::string>().empty());
    EXPECT_TRUE(std::filesystem::exists(entry.at("path").get<std::string>()));
  }
  EXPECT_GE(kinds["killzone"], 4);
  EXPECT_GE(kinds["mission"], 1);
  EXPECT_GE(kinds["system"], 3);
  EXPECT_GE(kinds["terrain-set"], 3);
}

TEST(TemplatesCommand, SaysThatThereAreNone) {
  const Workplace place;
  const auto with = [&](const std::string& folder) {
    return place.shell("mkdir -p empty; BULKHEAD_TEMPLATES=$PWD/" + folder +
                       " XDG_DATA_HOME=$PWD/none bulkhead templates");
  };
  const auto missing = with("nowhere");
  EXPECT_EQ(missing.code, 3);
  EXPECT_NE(missing.errors.find("/nowhere: the templates that come with the program are not there. Install them with "
                                "it, or name a folder of templates in the environment variable BULKHEAD_TEMPLATES."),
            std::string::npos)
      << missing.errors;
  const auto empty = with("empty");
  EXPECT_EQ(empty.code, 3);
  EXPECT_NE(empty.errors.find("there are no templates in "), std::string::npos) << empty.errors;
  EXPECT_NE(empty.errors.find("/empty. Name a folder of them in the environment variable BULKHEAD_TEMPLATES."),
            std::string::npos)
      << empty.errors;
  const auto help = place.run({"templates", "--help"});
  EXPECT_NE(help.output.find("BULKHEAD_TEMPLATES"), std::string::npos) << help.output;
}

TEST(NewCommand, MakesAMissionThatHasNoErrors) {
  const Workplace place;
  make_mission(place);
  const auto check = place.run({"check", "m.bulkhead"});
  EXPECT_EQ(check.code, 0) << check.output;
  EXPECT_NE(place.read("m.bulkhead").find("title=\"The Lock\""), std::string::npos);
  EXPECT_NE(place.read("m.bulkhead").find("id=\"the-lock\""), std::string::npos);
}

TEST(NewCommand, NamesTheFileAfterTheMission) {
  const Workplace place;
  ASSERT_EQ(place.run({"new", "kill-team/gallowdark-6x7", "--title", "../The/Lock"}).code, 0);
  EXPECT_EQ(place.files(), Names{"the-lock.bulkhead"});
}

TEST(NewCommand, NamesTheMissionAfterItsFileNotItsTemplate) {
  const Workplace place;
  const auto named = [&](const std::vector<std::string>& arguments, const std::string& file, const std::string& title,
                         const std::string& id) {
    const auto made = place.run(arguments);
    EXPECT_EQ(made.code, 0) << made.errors;
    const auto text = place.read(file);
    EXPECT_NE(text.find("id=\"" + id + "\" title=\"" + title + "\""), std::string::npos) << text.substr(0, 200);
  };
  const std::string sample = "kill-team/three-lamps";
  named({"new", sample, "-o", "cold_store-7.bulkhead"}, "cold_store-7.bulkhead", "Cold store 7", "cold-store-7");
  named({"new", "kill-team/gallowdark-6x7"}, "untitled-killzone.bulkhead", "Untitled killzone", "untitled-killzone");
  // A whole mission has a title of its own.
  named({"new", sample}, "three-lamps.bulkhead", "Three Lamps", "three-lamps");
  named({"new", sample, "--title", "Deep", "-o", "x.bulkhead"}, "x.bulkhead", "Deep", "deep");
}

TEST(NewCommand, LeavesAnExistingFileAlone) {
  const Workplace place;
  place.write("m.bulkhead", "mine");
  const auto outcome = place.run({"new", "kill-team/gallowdark-6x7", "-o", "m.bulkhead"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_EQ(place.read("m.bulkhead"), "mine");
}

TEST(ImportCommand, ReadsASketchFromStandardInput) {
  const Workplace place;
  const auto outcome = place.run({"import", "-", "--title", "Room", "-o", "m.bulkhead"}, sketch);
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  const auto info = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(info.at("title"), "Room");
  EXPECT_EQ(info.at("counts"),
            (json{{"walls", 3}, {"hatchways", 1}, {"pillars", 4}, {"wall_ends", 0}, {"objectives", 0}}));
  EXPECT_EQ(info.at("regions_open"), 1);
  EXPECT_EQ(info.at("compartments"), 2);
}

TEST(ImportCommand, MakesAFolderOfATable) {
  const Workplace place;
  const auto record = [](const std::string& name) {
    return "{ name = \"" + name + "\", deploy = \"Horizontal\", layout = [[\n" + sketch + "]] },\n";
  };
  place.write("maps.ttslua", "maps = {\n" + record("One") + record("../One") + record("Con") + "}\n");
  const auto outcome = place.run({"import", "maps.ttslua", "-o", "maps/"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(place.files(), (Names{"maps.ttslua", "maps/con-.bulkhead", "maps/one-2.bulkhead", "maps/one.bulkhead"}));
}

TEST(ImportCommand, AsksForAFolderForManySketches) {
  const Workplace place;
  const std::string record = "{ name = \"A\", layout = [[\n+-+\n]] },";
  place.write("maps.ttslua", record + record);
  EXPECT_EQ(place.run({"import", "maps.ttslua", "-o", "m.bulkhead"}).code, 2);
  EXPECT_EQ(place.files(), Names{"maps.ttslua"});
}

TEST(ImportCommand, WritesNothingWhereOneFileIsInTheWay) {
  const Workplace place;
  const auto record = [](const std::string& name) { return "{ name = \"" + name + "\", layout = [[\n+-+\n]] },"; };
  place.write("maps.ttslua", record("a") + record("b"));
  place.write("maps/b.bulkhead", "mine");
  EXPECT_EQ(place.run({"import", "maps.ttslua", "-o", "maps/"}).code, 3);
  EXPECT_EQ(place.files(), (Names{"maps.ttslua", "maps/b.bulkhead"}));
  EXPECT_EQ(place.read("maps/b.bulkhead"), "mine");
}

TEST(ImportCommand, KnowsAMissionWhenItSeesOne) {
  const Workplace place;
  make_mission(place);
  const auto outcome = place.run({"import", "m.bulkhead", "-o", "n.bulkhead"});
  EXPECT_EQ(outcome.code, 3);
  EXPECT_NE(outcome.errors.find("not a sketch"), std::string::npos) << outcome.errors;
}

TEST(NewCommand, AKillzoneIsTheDesignersOwn) {
  const Workplace place;
  make_mission(place);
  EXPECT_EQ(place.read("m.bulkhead").find("author=\"The Bulkhead authors\""), std::string::npos);
  ASSERT_EQ(place.run({"new", "kill-team/three-lamps", "-o", "lamps.bulkhead"}).code, 0);
  EXPECT_NE(place.read("lamps.bulkhead").find("author=\"The Bulkhead authors\""), std::string::npos);
}

TEST(InfoCommand, ATitleCannotForgeALine) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"A\\nB\u202EC\u2028D\""}).code, 0);
  const auto outcome = place.run({"info", "m.bulkhead"});
  EXPECT_TRUE(outcome.output.starts_with("A BC D\n")) << outcome.output;
}

TEST(EditCommand, MakesAllChangesOrNone) {
  const Workplace place;
  make_mission(place);
  const auto before = place.read("m.bulkhead");
  EXPECT_EQ(place.run({"edit", "m.bulkhead", "wall B2/C2", "wall B2/Z9"}).code, 2);
  EXPECT_EQ(place.read("m.bulkhead"), before);
  EXPECT_EQ(place.run({"edit", "m.bulkhead", "wall B2/C2", "hatchway C2/C3 facing south"}).code, 0);
  const auto info = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(info.at("counts").at("walls"), 1);
  EXPECT_EQ(info.at("counts").at("hatchways"), 1);
}

TEST(EditCommand, ListsItsVerbsForPrograms) {
  const auto outcome = Workplace().run({"edit", "--list", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  std::map<std::string, json> verbs;
  for (const auto& entry : json::parse(outcome.output)) verbs[entry.at("verb")] = entry;
  ASSERT_EQ(verbs.count("set"), 1U);
  EXPECT_EQ(verbs["set"].at("usage"), "set #ID FIELD \"…\"|none");
  EXPECT_FALSE(verbs["set"].at("help").get<std::string>().empty());
}

TEST(FieldsCommand, TellsRangesAndChoices) {
  const auto outcome = Workplace().run({"fields", "stratagem", "--format", "json"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  std::map<std::string, json> fields;
  for (const auto& entry : json::parse(outcome.output)) {
    EXPECT_EQ(entry.at("item"), "stratagem");
    fields[entry.at("field")] = entry;
  }
  const auto& cost = fields["cost"];
  EXPECT_EQ(cost.at("label"), "Cost");
  EXPECT_EQ(cost.at("form"), "cost");
  EXPECT_EQ(cost.at("from"), 0);
  EXPECT_EQ(cost.at("to"), 99);
  EXPECT_TRUE(cost.at("default").is_null());
  EXPECT_TRUE(cost.at("choices").empty());
  const auto unknown = Workplace().run({"fields", "spell"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.errors.find("rule, objective, action, stratagem, table"), std::string::npos) << unknown.errors;
}

TEST(FieldsCommand, NamesWhatSetTakes) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "stratagem again name \"Again\" cost 1"}).code, 0);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "set #again cost \"3\""}).code, 0);
  EXPECT_NE(place.read("m.bulkhead").find("cost=\"3\""), std::string::npos);
  const auto before = place.read("m.bulkhead");
  const auto wrong = place.run({"edit", "m.bulkhead", "set #again cost \"100\""});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_NE(wrong.errors.find("from 0 to 99"), std::string::npos) << wrong.errors;
  EXPECT_EQ(place.run({"edit", "m.bulkhead", "set #again colour \"red\""}).code, 2);
  EXPECT_EQ(place.read("m.bulkhead"), before);
}

TEST(EditCommand, KeepsTheOldFileAsBackup) {
  const Workplace place;
  make_mission(place);
  const auto before = place.read("m.bulkhead");
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "title \"Other\""}).code, 0);
  EXPECT_EQ(place.read("m.bulkhead~"), before);
}

TEST(EditCommand, WritesNothingWhenNothingChanges) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "open B2/C2"}).code, 0);
  EXPECT_EQ(place.files(), Names{"m.bulkhead"});
}

TEST(ExportCommand, WritesTheWholeBundle) {
  const Workplace place;
  make_mission(place);
  const auto outcome = place.run({"export", "m.bulkhead", "-o", "out/"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  auto files = place.files();
  // The program for the table has many.
  const auto is_of_program = [](const std::string& file) {
    return file.starts_with("out/engine/") || file.starts_with("out/table/");
  };
  EXPECT_GT(std::erase_if(files, is_of_program), 40U);
  EXPECT_EQ(files, (Names{"m.bulkhead", "out/README.txt", "out/battle.lua", "out/briefing.md", "out/build.pdf",
                          "out/figures.json", "out/layout.lua", "out/layout.txt", "out/map.pdf", "out/map.png",
                          "out/map.svg", "out/play.lua", "out/rules.lua", "out/the-lock.bulkhead"}));
  EXPECT_EQ(place.read("out/the-lock.bulkhead"), place.read("m.bulkhead"));
}

TEST(ExportCommand, WritesOnePieceByItsExtension) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "out/"}).code, 0);
  const std::map<std::string, std::string> pieces = {
      {"a.txt", "out/layout.txt"}, {"a.md", "out/briefing.md"},
      {"a.lua", "out/rules.lua"},  {"a.json", "out/figures.json"},
      {"a.pdf", "out/map.pdf"},    {"a.svg", "out/map.svg"},
      {"a.PNG", "out/map.png"},    {"a.bulkhead", "out/the-lock.bulkhead"}};
  for (const auto& [name, same] : pieces) {
    EXPECT_EQ(place.run({"export", "m.bulkhead", "-o", name}).code, 0) << name;
    EXPECT_EQ(place.read(name), place.read(same)) << name;
  }
}

TEST(ExportCommand, ZipsTheWholeBundle) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "out/"}).code, 0);
  const auto outcome = place.run({"export", "m.bulkhead", "-o", "lock.zip"});
  ASSERT_EQ(outcome.code, 0) << outcome.errors;
  EXPECT_EQ(outcome.output, "lock.zip\n");
  const auto compared = place.shell("unzip -q lock.zip && diff -r out the-lock");
  EXPECT_EQ(compared.code, 0) << compared.output << compared.errors;
}

TEST(ExportCommand, DrawsTheMapAsTheOptionsSay) {
  const Workplace place;
  make_mission(place);
  const auto pages = [&](const std::string& options) {
    const auto outcome = place.shell("bulkhead export m.bulkhead -o map.pdf " + options + " && pdfinfo map.pdf");
    EXPECT_EQ(outcome.code, 0) << outcome.errors;
    return outcome.output;
  };
  EXPECT_NE(pages("").find("Page size:       595.276 x 841.89 pts (A4)"), std::string::npos);
  EXPECT_NE(pages("--paper a3").find("Page size:       841.89 x 1190.55 pts (A3)"), std::string::npos);
  EXPECT_NE(pages("--paper Letter").find("Page size:       612 x 792 pts (letter)"), std::string::npos);
  // A4 at 100 dots to an inch: 210 / 25.4 × 100 = 826.8, 297 / 25.4 × 100 = 1169.3.
  ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "map.png", "--dpi", "100"}).code, 0);
  const auto header = place.read("map.png").substr(16, 8);
  EXPECT_EQ(header, std::string("\0\0\x03\x3B\0\0\x04\x91", 8)) << "827 × 1169";
}

TEST(ExportCommand, WhatDoesNotFitIsRefusedAndNothingWritten) {
  const Workplace place;
  make_mission(place);
  for (const auto* target : {"map.pdf", "out/", "out.zip"}) {
    const auto outcome = place.run({"export", "m.bulkhead", "-o", target, "--scale", "1:1"});
    EXPECT_EQ(outcome.code, 2) << target;
    EXPECT_NE(outcome.errors.find("At 1:1 the map does not fit on A4; the largest that fits is 1:"), std::string::npos)
        << outcome.errors;
  }
  EXPECT_EQ(place.files(), Names{"m.bulkhead"});
}

TEST(ExportCommand, OptionsThatMeanNothingForTheTargetAreRefused) {
  const Workplace place;
  make_mission(place);
  const std::vector<std::vector<std::string>> wrong = {{"m.txt", "--paper", "A4"},    {"m.json", "--scale", "1:4"},
                                                       {"m.md", "--design", "plain"}, {"m.pdf", "--dpi", "300"},
                                                       {"m.svg", "--dpi", "300"},     {"m.png", "--svg-text", "text"}};
  for (const auto& words : wrong) {
    const auto outcome = place.run({"export", "m.bulkhead", "-o", words[0], words[1], words[2]});
    EXPECT_EQ(outcome.code, 2) << testing::PrintToString(words);
    EXPECT_NE(outcome.errors.find(words[1] + " means nothing for " + words[0]), std::string::npos) << outcome.errors;
  }
  EXPECT_EQ(place.files(), Names{"m.bulkhead"});
}

TEST(ExportCommand, KeepsWhatItReplaces) {
  const Workplace place;
  make_mission(place);
  place.write("out/rules.lua", "-- changed by hand");
  ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "out/"}).code, 0);
  EXPECT_EQ(place.read("out/rules.lua~"), "-- changed by hand");
  ASSERT_EQ(place.run({"export", "m.bulkhead", "-o", "out/"}).code, 0);
  EXPECT_EQ(place.read("out/rules.lua~"), "-- changed by hand") << "nothing has changed, so the backup stays";
  EXPECT_FALSE(place.has("out/briefing.md~"));
}

TEST(ExportCommand, AMissionWithErrorsIsWrittenAndToldOf) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  const auto outcome = place.run({"export", "m.bulkhead", "-o", "out/"});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(place.has("out/the-lock.bulkhead"));
  EXPECT_NE(outcome.errors.find("bulkhead check m.bulkhead"), std::string::npos);
}

TEST(ExportCommand, JudgesByTheUsersLevelsAsCheckDoes) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run(sealed_room).code, 0);
  place.write("mine/bulkhead/settings.xml",
              "<settings format=\"1\"><severity check=\"sealed-region\" level=\"off\"/></settings>");
  const auto by_these_settings = [&](const std::string& command) {
    return place.shell("XDG_CONFIG_HOME=$PWD/mine bulkhead " + command);
  };
  EXPECT_EQ(by_these_settings("check m.bulkhead").code, 0);
  const auto allowed = by_these_settings("export m.bulkhead -o out/");
  EXPECT_EQ(allowed.code, 0) << allowed.errors;
  EXPECT_EQ(allowed.errors.find("this mission has errors"), std::string::npos) << allowed.errors;
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "severity sealed-region error"}).code, 0);
  EXPECT_EQ(by_these_settings("export m.bulkhead -o out/").code, 1) << "what the mission says comes first";
}

TEST(ExportCommand, JudgesByTheBoxesThatTheUserHas) {
  const Workplace place;
  make_mission(place);
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "severity panel-shortfall error"}).code, 0);
  const auto export_with_boxes = [&](int boxes) {
    place.write("mine/bulkhead/settings.xml", "<settings format=\"1\"><owned set=\"gallowdark\" boxes=\"" +
                                                  std::to_string(boxes) + "\"/></settings>");
    return place.shell("XDG_CONFIG_HOME=$PWD/mine bulkhead export m.bulkhead -o map.txt").code;
  };
  // Nine walls that stand alone; a box has eight short panels.
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall A1/A2 C1/C2 E1/E2 A3/A4 C3/C4 E3/E4 A5/A6 C5/C6 E5/E6"}).code, 0);
  EXPECT_EQ(export_with_boxes(1), 1);
  EXPECT_EQ(export_with_boxes(2), 0);
}

TEST(InfoCommand, SaysWhatBuildsItAndHowFairItIs) {
  const Workplace place;
  make_mission(place);
  // A straight wall of two: from one box with one long wall, from none not at all.
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "wall B3/B4 C3/C4"}).code, 0);
  const auto info = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(info.at("build").at("buildable"), true);
  EXPECT_EQ(info.at("build").at("sets"), (json{{"gallowdark", 1}}));
  EXPECT_EQ(info.at("build").at("short"), json::array());
  EXPECT_TRUE(info.at("fairness").contains("overall"));
  EXPECT_EQ(info.at("ranges"), json::array());
  const auto none = json::parse(place.run({"info", "m.bulkhead", "--format", "json", "--own", "gallowdark=0"}).output);
  EXPECT_EQ(none.at("build").at("buildable"), false);
  EXPECT_FALSE(none.at("build").at("short").empty());
  ASSERT_EQ(place.run({"edit", "m.bulkhead", "season older"}).code, 0);
  const auto seasonal = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output).at("ranges");
  ASSERT_FALSE(seasonal.empty());
  EXPECT_EQ(
      seasonal[0],
      (json{{"season", "older"}, {"figure", "walls"}, {"low", 13}, {"high", 14}, {"value", 2}, {"outside", true}}));
}

TEST(InfoCommand, SaysHowFarTheSidesHaveToGo) {
  const Workplace place;
  make_mission(place);
  // Cells are 97 mm, and nothing stands on the board: from row 2 it is half a cell to the middle of C3, from row 7
  // three and a half; moves are of 6", 152.4 mm.
  ASSERT_EQ(place
                .run({"edit", "m.bulkhead", "zone attacker-drop-zone kind drop-zone side attacker cells C2",
                      "marker o1 kind objective at C3"})
                .code,
            0);
  const auto info = json::parse(place.run({"info", "m.bulkhead", "--format", "json"}).output);
  EXPECT_EQ(info.at("fairness").at("ways"), json::parse(R"([{
    "objective": "o1",
    "sides": [{"side": "attacker", "distance_mm": 48.5, "distance_in": 1.909, "moves": 1},
              {"side": "defender", "distance_mm": 339.5, "distance_in": 13.366, "moves": 3}],
    "apart_mm": 291.0, "apart_in": 11.457}])"));
  EXPECT_NE(place.run({"info", "m.bulkhead"}).output.find("Attacker 1.9\" (1 move), Defender 13.4\" (3 moves)"),
            std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
