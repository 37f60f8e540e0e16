// SPDX-License-Identifier: MIT
#include "exchange/bundle/bundle.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "exchange/exporters/exporters.h"
#include "exchange/sheets/exported_json.h"
#include "exchange/sketch/sketch_table.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "scripting/battle/table_home.h"
#include "tests/exchange/sketch_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

Mission mission_with_rule(std::string_view lua) {
  auto mission = sketched("+-+U+\n", DeployPattern::horizontal);
  mission.rules = std::vector<Rule>{{{Id("venting"), "Venting", std::nullopt, {}, std::string(lua), {}}, "Hold on."}};
  return mission;
}

Result<Exported> bundle_of(const Mission& mission, const ExportChoices& choices = {}) {
  return make_bundle({mission, choices});
}

class BundleTest : public testing::Test {
 protected:
  TemporaryFolder parent_;
  const fs::path folder_ = parent_ / "bundle";
};

// The sketched mission has nothing to print cards or tokens of.
const std::vector<std::string> bundle_names = {"README.txt", "battle.lua", "briefing.md",     "briefing.pdf",
                                               "build.pdf",  "engine",     "figures.json",    "layout.lua",
                                               "layout.txt", "map.pdf",    "map.png",         "map.svg",
                                               "play.lua",   "rules.lua",  "sketch.bulkhead", "table"};
const std::string no_pieces =
    "build: The pieces of Gallowdark are not listed: walls and hatchways are counted edge by edge.";
const std::string no_cards =
    "cards: There is nothing to print cards of: the mission has no stratagems, objectives, actions or tables.";

const std::string no_tokens =
    "tokens: There is nothing to make tokens of: the mission has no markers, places none, and its forces have no "
    "units.";
const std::string no_briefing =
    "briefing: There is nothing to print a briefing of: the mission has no text of its own, no rules, stratagems, "
    "objectives, actions or tables.";

/// The files with which it is played at a table: what the mission is, and the program.
std::size_t files_for_the_table() { return 1 + table_home().size(); }

TEST_F(BundleTest, HoldsTheMissionAndEverythingMadeOfIt) {
  const auto mission = mission_with_rule("function on_round_start(rule, battle) end\n");
  const auto bundle = bundle_of(mission).value();
  const auto written = write_files(real_files(), bundle.files, folder_ / "deeper").value();
  const auto folder = folder_ / "deeper";
  EXPECT_EQ(names_in(folder), bundle_names);
  ASSERT_EQ(written.size(), 11U + files_for_the_table());
  EXPECT_EQ(written.front(), folder / "sketch.bulkhead");
  EXPECT_EQ(read_mission(content_of(folder / "sketch.bulkhead"), "sketch.bulkhead", nullptr).value().mission, mission);
  EXPECT_NE(content_of(folder / "rules.lua").find("function on_round_start(rule, battle) end"), std::string::npos);
  EXPECT_TRUE(content_of(folder / "briefing.md").starts_with("# Sketch\n"));
  EXPECT_EQ(content_of(folder / "layout.txt"), "+-+U+\n");
  EXPECT_EQ(nlohmann::json::parse(content_of(folder / "figures.json")).at("counts").at("walls"), 1);
  EXPECT_TRUE(content_of(folder / "battle.lua").starts_with("return {\n")) << "literals only";
  EXPECT_TRUE(content_of(folder / "engine/files.txt").ends_with("\nhome\n"));
  EXPECT_TRUE(fs::exists(folder / "table/session.lua"));
  const auto table = content_of(folder / "layout.lua");
  EXPECT_TRUE(table.starts_with("-- This layout leaves out:\n-- * Rules are missing: Venting.\nreturn {\n"));
  EXPECT_EQ(read_sketches(table, "layout.lua").value().front().deploy, DeployPattern::horizontal);
  EXPECT_EQ(bundle.remarks,
            (std::vector<std::string>{no_pieces, no_cards, no_tokens,
                                      "layout.txt says less than the mission, as sketches do; layout.lua "
                                      "lists what it leaves out"}));
}

TEST_F(BundleTest, SaysNothingWhereTheSketchSaysAll) {
  EXPECT_EQ(bundle_of(sketched("+-+")).value().remarks,
            (std::vector<std::string>{no_pieces, no_cards, no_tokens, no_briefing}));
}

TEST_F(BundleTest, HoldsTokensWhereThereAreSome) {
  const auto bundle = bundle_of(with_objective(empty_mission(), "o1", "C3")).value();
  const auto tokens = std::ranges::find(bundle.files, "tokens.pdf", &BundleFile::name);
  ASSERT_NE(tokens, bundle.files.end());
  EXPECT_TRUE(tokens->content.starts_with("%PDF-1."));
  EXPECT_EQ(std::ranges::find(bundle.files, "cards.pdf", &BundleFile::name), bundle.files.end());
}

TEST_F(BundleTest, ReplacesItsOwnFilesAndLeavesOthersAlone) {
  fs::create_directories(folder_);
  std::ofstream(folder_ / "photo.jpg") << "mine";
  std::ofstream(folder_ / "layout.txt") << "old";
  ASSERT_TRUE(write_files(real_files(), bundle_of(mission_with_rule("")).value().files, folder_));
  EXPECT_EQ(content_of(folder_ / "photo.jpg"), "mine");
  EXPECT_EQ(content_of(folder_ / "layout.txt"), "+-+U+\n");
  auto names = bundle_names;
  names.emplace_back("layout.txt~");
  names.emplace_back("photo.jpg");
  std::ranges::sort(names);
  EXPECT_EQ(names_in(folder_), names) << "a backup of what differed, no temporary files";
  EXPECT_EQ(content_of(folder_ / "layout.txt~"), "old");
}

TEST_F(BundleTest, WithoutLatticeThereIsNoLayout) {
  auto mission = empty_mission();
  Board plain;
  plain.ground = PlainGround{Length::inches(30), Length::inches(22)};
  mission.boards.front() = plain;
  const auto bundle = bundle_of(mission).value();
  EXPECT_EQ(bundle.files.size(), 8U + files_for_the_table());
  EXPECT_EQ(bundle.remarks, (std::vector<std::string>{
                                no_cards, no_tokens, no_briefing,
                                "layout: No board of this mission has a lattice, so there is nothing to sketch."}));
}

TEST_F(BundleTest, HoldsTheMapInAllThreeFormats) {
  const auto bundle = bundle_of(sketched("+-+")).value();
  const auto content = [&](const char* name) {
    const auto found = std::ranges::find(bundle.files, name, &BundleFile::name);
    return found == bundle.files.end() ? std::string() : found->content;
  };
  EXPECT_TRUE(content("map.pdf").starts_with("%PDF-1."));
  EXPECT_NE(content("map.svg").find("<svg"), std::string::npos);
  EXPECT_TRUE(content("map.png").starts_with("\x89PNG"));
}

TEST_F(BundleTest, SaysOfItsSheetsInWhichFilesTheyStand) {
  const auto bundle = bundle_of(mission_with_rule("")).value();
  std::vector<std::string> files;
  for (const auto& report : bundle.sheets) {
    files.push_back(report.sheet + " " + bundle.files.at(report.file.value()).name);
  }
  EXPECT_EQ(files, (std::vector<std::string>{"map map.pdf", "map map.svg", "map map.png", "build build.pdf",
                                             "briefing briefing.pdf"}));
  ExportedFiles written{{}, bundle.sheets, bundle.remarks};
  for (const auto& file : bundle.files) written.paths.push_back("out/" + file.name);
  const auto said = nlohmann::json::parse(exported_json({written}));
  ASSERT_EQ(said.size(), bundle.files.size());
  EXPECT_EQ(said[0]["file"], "out/map.pdf");
  EXPECT_TRUE(said[0]["scale"].is_string());
  std::size_t remarks = 0;
  for (const auto& each : said) remarks += each["warnings"].size();
  EXPECT_EQ(remarks, bundle.remarks.size()) << "each once";
  EXPECT_FALSE(bundle.remarks.empty());
}

TEST_F(BundleTest, AsAnArchiveHoldsItsSheetsToo) {
  const auto archive = exporter_of("zip").make({mission_with_rule(""), {}}).value();
  ASSERT_EQ(archive.sheets.size(), 5U);
  const auto said = nlohmann::json::parse(exported_json({{{"m.zip"}, archive.sheets, archive.remarks}}));
  ASSERT_EQ(said.size(), 6U) << "behind the sheets what is said of nothing among them";
  for (const auto& each : said) EXPECT_EQ(each["file"], "m.zip");
  EXPECT_EQ(said[3]["warnings"].size() + said[5]["warnings"].size(), archive.remarks.size());
}

TEST_F(BundleTest, WhatFitsNoSheetHasNoMapAndSaysSo) {
  auto mission = empty_mission({256, 256});
  const auto bundle = bundle_of(mission).value();
  EXPECT_TRUE(std::ranges::none_of(bundle.files, [](const BundleFile& file) { return file.name.starts_with("map"); }));
  ASSERT_FALSE(bundle.remarks.empty());
  EXPECT_TRUE(bundle.remarks.front().starts_with("map: The battlefield of 24856 × 24856 mm does not fit on A4"))
      << bundle.remarks.front();
}

TEST_F(BundleTest, AMapThatDoesNotFitAtTheScaleAskedForIsRefused) {
  const auto bundle = bundle_of(sketched("+-+"), {{"scale", "1:1"}});
  ASSERT_FALSE(bundle);
  EXPECT_TRUE(bundle.error().message.starts_with("At 1:1 the map does not fit on A4")) << bundle.error().message;
}

TEST_F(BundleTest, KeepsLuaThatWouldBeginASectionAsAText) {
  const auto bundle = bundle_of(mission_with_rule("--- rule: another\n")).value();
  const auto rules = std::ranges::find(bundle.files, "rules.lua", &BundleFile::name);
  ASSERT_NE(rules, bundle.files.end());
  EXPECT_NE(rules->content.find("broken_lua"), std::string::npos) << rules->content;
}

TEST_F(BundleTest, AFileInTheFoldersPlaceIsAnErrorWithItsPath) {
  fs::create_directories(folder_);
  std::ofstream(folder_ / "taken") << "mine";
  const auto written = write_files(real_files(), bundle_of(mission_with_rule("")).value().files, folder_ / "taken");
  ASSERT_FALSE(written);
  EXPECT_FALSE(written.error().file.empty());
  EXPECT_EQ(content_of(folder_ / "taken"), "mine");
}

TEST_F(BundleTest, FollowsNoLinkInPlaceOfAFolder) {
  fs::create_directories(folder_);
  fs::create_directories(parent_ / "elsewhere");
  fs::create_directory_symlink(parent_ / "elsewhere", folder_ / "engine");
  const auto written = write_files(real_files(), bundle_of(mission_with_rule("")).value().files, folder_);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().file, (folder_ / "engine").string());
  EXPECT_EQ(names_in(parent_ / "elsewhere"), std::vector<std::string>());
}

TEST_F(BundleTest, AFolderInAFilesPlaceIsAnErrorWithItsPath) {
  fs::create_directories(folder_ / "briefing.md");
  const auto written = write_files(real_files(), bundle_of(mission_with_rule("")).value().files, folder_);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().file, (folder_ / "briefing.md").string());
  EXPECT_EQ(names_in(folder_), (std::vector<std::string>{"briefing.md", "briefing.pdf", "build.pdf", "map.pdf",
                                                         "map.png", "map.svg", "rules.lua", "sketch.bulkhead"}));
}

}  // namespace
}  // namespace bulkhead::test
