// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <stop_token>

#include "analysis/snapshot/snapshot.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

const std::filesystem::path folder = BULKHEAD_TEST_DATA "/checks";

Mission example(const std::string& key, const char* name) {
  static const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  auto read = load_mission(real_files(), folder / key / name, &library);
  EXPECT_TRUE(read) << (read ? "" : read.error().message);
  EXPECT_TRUE(read->remarks.empty());
  return std::move(read->mission);
}

TEST(examples, the_bad_one_of_each_pair_has_a_finding_and_the_good_one_has_none) {
  std::set<std::string> pictured;
  for (const auto& check : battlefield_checks()) {
    if (!check.pictured) continue;
    SCOPED_TRACE(check.key);
    pictured.insert(check.key);
    EXPECT_FALSE(places_found(example(check.key, "bad.bulkhead"), check.key).empty());
    EXPECT_EQ(places_found(example(check.key, "good.bulkhead"), check.key), std::vector<std::string>());
  }
  std::set<std::string> folders;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    folders.insert(entry.path().filename().string());
  EXPECT_EQ(folders, pictured) << "a folder for each check that shows on a map, and no other";
}

TEST(examples, are_left_by_long_checks_that_are_asked_to_stop) {
  std::stop_source source;
  source.request_stop();
  int stopped = 0;
  for (const auto& check : battlefield_checks()) {
    if (check.speed != Check::Speed::background) continue;
    SCOPED_TRACE(check.key);
    const auto mission = example(check.key, "bad.bulkhead");
    const auto snapshot = Snapshot::make(mission);
    EXPECT_FALSE(check.run({mission, snapshot, {}}).empty());
    EXPECT_TRUE(check.run({mission, snapshot, source.get_token()}).empty());
    ++stopped;
  }
  EXPECT_GT(stopped, 0);
}

}  // namespace
}  // namespace bulkhead::test
