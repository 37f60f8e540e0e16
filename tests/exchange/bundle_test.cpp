// SPDX-License-Identifier: MIT
#include "exchange/bundle/bundle.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "exchange/sketch/sketch_table.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "tests/exchange/sketch_fixture.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

std::string content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

Mission mission_with_rule(std::string_view lua) {
  auto mission = sketched("+-+U+\n", DeployPattern::horizontal);
  mission.rules = std::vector<Rule>{{{Id("venting"), "Venting", std::nullopt, {}, std::string(lua), {}}, "Hold on."}};
  return mission;
}

class BundleTest : public testing::Test {
 protected:
  BundleTest() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::path(testing::TempDir()) / ("bulkhead-bundle-" + std::string(test->name()));
    fs::remove_all(folder_);
  }
  ~BundleTest() override { fs::remove_all(folder_); }
  fs::path folder_;
};

const std::vector<std::string> bundle_names = {"briefing.md", "figures.json", "layout.lua",
                                               "layout.txt",  "rules.lua",    "sketch.bulkhead"};

TEST_F(BundleTest, HoldsTheMissionAndEverythingMadeOfIt) {
  const auto mission = mission_with_rule("function on_round_start(rule, battle) end\n");
  const auto bundle = make_bundle(mission, {}).value();
  const auto written = write_bundle(real_files(), bundle, folder_ / "deeper").value();
  const auto folder = folder_ / "deeper";
  EXPECT_EQ(names_in(folder), bundle_names);
  ASSERT_EQ(written.size(), 6U);
  EXPECT_EQ(written.front(), folder / "sketch.bulkhead");
  EXPECT_EQ(read_mission(content_of(folder / "sketch.bulkhead"), "sketch.bulkhead", nullptr).value().mission, mission);
  EXPECT_NE(content_of(folder / "rules.lua").find("function on_round_start(rule, battle) end"), std::string::npos);
  EXPECT_TRUE(content_of(folder / "briefing.md").starts_with("# Sketch\n"));
  EXPECT_EQ(content_of(folder / "layout.txt"), "+-+U+\n");
  EXPECT_EQ(nlohmann::json::parse(content_of(folder / "figures.json")).at("counts").at("walls"), 1);
  const auto table = content_of(folder / "layout.lua");
  EXPECT_TRUE(table.starts_with("-- This layout leaves out:\n-- * Rules are missing: Venting.\nreturn {\n"));
  EXPECT_EQ(read_sketches(table, "layout.lua").value().front().deploy, DeployPattern::horizontal);
  EXPECT_EQ(bundle.remarks,
            std::vector<std::string>{"layout.txt says less than the mission, as sketches do; layout.lua "
                                     "lists what it leaves out"});
}

TEST_F(BundleTest, SaysNothingWhereTheSketchSaysAll) {
  EXPECT_EQ(make_bundle(sketched("+-+"), {}).value().remarks, std::vector<std::string>());
}

TEST_F(BundleTest, ReplacesItsOwnFilesAndLeavesOthersAlone) {
  fs::create_directories(folder_);
  std::ofstream(folder_ / "photo.jpg") << "mine";
  std::ofstream(folder_ / "layout.txt") << "old";
  ASSERT_TRUE(write_bundle(real_files(), make_bundle(mission_with_rule(""), {}).value(), folder_));
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
  const auto bundle = make_bundle(mission, {}).value();
  EXPECT_EQ(bundle.files.size(), 4U);
  EXPECT_EQ(bundle.remarks,
            std::vector<std::string>{"layout: No board of this mission has a lattice, so there is nothing to sketch."});
}

TEST_F(BundleTest, RulesThatCannotBeAssembledAreRefused) {
  const auto bundle = make_bundle(mission_with_rule("--- rule: another\n"), {});
  ASSERT_FALSE(bundle);
  EXPECT_NE(bundle.error().message.find("Venting"), std::string::npos);
}

TEST_F(BundleTest, AFileInTheFoldersPlaceIsAnErrorWithItsPath) {
  fs::create_directories(folder_);
  std::ofstream(folder_ / "taken") << "mine";
  const auto written = write_bundle(real_files(), make_bundle(mission_with_rule(""), {}).value(), folder_ / "taken");
  ASSERT_FALSE(written);
  EXPECT_FALSE(written.error().file.empty());
  EXPECT_EQ(content_of(folder_ / "taken"), "mine");
}

TEST_F(BundleTest, AFolderInAFilesPlaceIsAnErrorWithItsPath) {
  fs::create_directories(folder_ / "briefing.md");
  const auto written = write_bundle(real_files(), make_bundle(mission_with_rule(""), {}).value(), folder_);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().file, (folder_ / "briefing.md").string());
  EXPECT_EQ(names_in(folder_), (std::vector<std::string>{"briefing.md", "rules.lua", "sketch.bulkhead"}));
}

}  // namespace
}  // namespace bulkhead::test
