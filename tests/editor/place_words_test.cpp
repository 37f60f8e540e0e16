// SPDX-License-Identifier: MIT
#include "editor/tools/findings/place_words.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/mission/names.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

TEST(PlaceWords, OfManyAreThoseOfEach) {
  auto mission = test::with_terrain(test::empty_mission());
  mission = test::with_feature(std::move(mission), "one", "crate", 300, 300);
  mission = test::with_feature(std::move(mission), "two", "crate", 500, 300);
  mission = test::with_objective(std::move(mission), "o1", "C3", "1");
  mission = test::with_objective(std::move(mission), "o2", "100mm,50mm");
  mission = test::with_objective(std::move(mission), "o3", "200mm,50mm");
  const PlaceWords words(mission);
  const auto of = [&](const char* address) { return words.of(parse_address(address).value()); };
  EXPECT_EQ(of("#o1"), "Objective 1");
  EXPECT_EQ(of("#o2"), "Objective 2") << "the second of three objectives";
  EXPECT_EQ(of("#o3"), "Objective 3");
  EXPECT_EQ(of("#two"), of("#one").substr(0, of("#one").size() - 1) + "2");
  EXPECT_EQ(of("C2/C3"), "C2/C3");
  EXPECT_EQ(of("8in,100mm"), "8\", 3.93\" (203.2mm,100mm)") << "whatever unit is shown";
  EXPECT_EQ(place_words(mission, parse_address("8in,100mm").value()), "8\", 3.93\" (203.2mm,100mm)");
  EXPECT_EQ(of("#gone"), "#gone");
}

TEST(PlaceWords, StandInSentencesForIds) {
  auto mission = test::with_drop_zones(test::empty_mission());
  auto zones = *mission.zones;
  zones.front().name.clear();
  zones.back().name = "Landing";
  const auto first = "#" + zones.front().id.text();
  const auto last = "#" + zones.back().id.text();
  mission.zones = zones;
  const PlaceWords words(mission);
  EXPECT_EQ(words.in("at that of " + first + " stand 0"),
            "at that of " + ground_name(mission, zones.front()) + " stand 0");
  EXPECT_EQ(words.in("Landing (" + last + ") has 2; " + last), "Landing has 2; Landing");
  EXPECT_EQ(words.in("#gone and # and C3"), "#gone and # and C3");
}

TEST(PlaceWords, OfManyLookAtTheMissionOnce) {
  auto mission = test::with_objective(test::empty_mission(), "o1", "C3", "1");
  const PlaceWords words(mission);
  mission.markers = {};
  EXPECT_EQ(words.of(ObjectAddress{Id("o1")}), "Objective 1") << "it is not looked for in the mission again";
}

TEST(PlaceWords, OfManyAreThoseOfEachInMissionsWithManyFaults) {
  const LibraryOnDemand library;
  std::size_t seen = 0;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/checks")) {
    const auto file = entry.path() / "bad.bulkhead";
    const auto loaded = load_mission(real_files(), file, &library);
    ASSERT_TRUE(loaded.has_value()) << file;
    const PlaceWords words(loaded->mission);
    for (const auto& object : named_objects(loaded->mission)) {
      const Address address = ObjectAddress{object.id};
      EXPECT_EQ(words.of(address), place_words(loaded->mission, address)) << file;
      ++seen;
    }
  }
  EXPECT_GT(seen, 100U);
}

}  // namespace
}  // namespace bulkhead
