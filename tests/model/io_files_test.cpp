// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "tests/support/documents.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// Definitions in memory.
class FixedDefinitions final : public Definitions {
 public:
  [[nodiscard]] Result<GameSystem> system(const Id& id) const override {
    if (id == Id("plain")) return plain_system();
    return fail("there is no system \"" + id.text() + "\" on the shelf");
  }
  [[nodiscard]] Result<TerrainSet> terrain_set(const Id& id) const override {
    if (id == Id("gallowdark")) return gallowdark_set();
    return fail("there is no set \"" + id.text() + "\" on the shelf");
  }
};

TEST(MissionFiles, AreSavedAndLoaded) {
  const TemporaryFolder folder;
  const auto mission = with_objective(with_drop_zones(mission_with({6, 7}, "B1/B2", "C2/C3")), "o1", "D4.nw", "1");
  ASSERT_TRUE(save_mission(real_files(), mission, folder / "m.bulkhead").has_value());
  EXPECT_EQ(content_of(folder / "m.bulkhead"), write_mission(mission));
  EXPECT_EQ(load_mission(real_files(), folder / "m.bulkhead", nullptr).value().mission, mission);
}

TEST(MissionFiles, ErrorsNameTheFile) {
  const TemporaryFolder folder;
  const auto path = folder / "m.bulkhead";
  EXPECT_EQ(load_mission(real_files(), path, nullptr).error().file, path.string());
  write_file(path, "<mission/>");
  EXPECT_EQ(to_text(load_mission(real_files(), path, nullptr).error()),
            path.string() + ":1:1: <mission> does not say its format; write format=\"2\"");
}

TEST(MissionFiles, DefinitionsComeFromTheShelfAndAreEmbedded) {
  const FixedDefinitions shelf;
  const auto* document =
      "<mission format=\"1\" id=\"m\" title=\"T\"><uses system=\"plain\"/><uses set=\"gallowdark\" "
      "boxes=\"2\"/></mission>";
  const auto read = read_mission(document, "m.bulkhead", &shelf).value();
  EXPECT_TRUE(read.remarks.empty());
  EXPECT_EQ(*read.mission.system, plain_system());
  EXPECT_EQ(*read.mission.sets.front().set, gallowdark_set());
  EXPECT_EQ(read.mission.sets.front().boxes, 2);
  EXPECT_EQ(read_mission(write_mission(read.mission), "m.bulkhead", nullptr).value().mission, read.mission);
}

TEST(MissionFiles, WhatTheShelfHasNotIsRefusedAtItsName) {
  const FixedDefinitions shelf;
  const auto read =
      read_mission("<mission format=\"1\" id=\"m\" title=\"T\">\n<uses system=\"none\"/></mission>", "m", &shelf);
  EXPECT_EQ(to_text(read.error()), "m:2:15: there is no system \"none\" on the shelf");
}

TEST(MissionFiles, EmbeddedDefinitionsWin) {
  auto own = plain_system();
  own.version = 7;
  auto mission = empty_mission();
  mission.system = own;
  const FixedDefinitions shelf;
  const auto read = read_mission(write_mission(mission), "m.bulkhead", &shelf).value();
  EXPECT_EQ(read.mission.system->version, 7);
  EXPECT_TRUE(read.remarks.empty());
}

TEST(MissionFiles, AnotherVersionThanTheNamedOneIsSaid) {
  const FixedDefinitions shelf;
  const auto read =
      read_mission("<mission format=\"1\" id=\"m\" title=\"T\">\n<uses system=\"plain\" version=\"3\"/></mission>", "m",
                   &shelf)
          .value();
  ASSERT_EQ(read.remarks.size(), 1U);
  EXPECT_EQ(to_text(read.remarks.front()),
            "m:2:1: system \"plain\" is named in version 3 but found in version 1, which is used");
}

TEST(MissionFiles, EmbeddedDefinitionsThatNobodyUsesAreSaid) {
  const auto unused = mission_document("");
  const auto document = std::string(unused).replace(unused.find("<uses set=\"t\"/>"), 15, "");
  const auto read = read_mission(document, "m", nullptr).value();
  ASSERT_EQ(read.remarks.size(), 1U);
  EXPECT_EQ(read.remarks.front().message, "the embedded terrain set \"t\" is not used and is left out");
}

TEST(MissionFiles, DefinitionsOfTheirOwnMayBeEmbeddedAsTheyStand) {
  const auto system = write_system(plain_system());
  const auto document = "<mission format=\"1\" id=\"m\" title=\"T\"><uses system=\"plain\"/><definitions>" +
                        system.substr(system.find("<system")) + "</definitions></mission>";
  const auto read = read_mission(document, "m", nullptr).value();
  EXPECT_TRUE(read.remarks.empty());
  EXPECT_EQ(*read.mission.system, plain_system());
}

}  // namespace
}  // namespace bulkhead::test
