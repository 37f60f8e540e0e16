// SPDX-License-Identifier: MIT
#include "workbench/mission_files.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

using Paths = std::vector<std::filesystem::path>;

TEST(MissionFiles, OfAFolderAreAllMissionsBelowIt) {
  const TemporaryFolder folder;
  for (const auto* name : {"b.bulkhead", "a.bulkhead", "notes.txt", "deep/down/c.bulkhead"}) {
    std::filesystem::create_directories((folder.path() / name).parent_path());
    write_file(folder.path() / name, "x");
  }
  std::filesystem::create_directory(folder.path() / "folder.bulkhead");
  std::filesystem::create_directory_symlink(folder.path(), folder.path() / "deep" / "loop");
  const auto found = mission_files(folder.path());
  ASSERT_TRUE(found);
  EXPECT_EQ(*found, (Paths{folder.path() / "a.bulkhead", folder.path() / "b.bulkhead",
                           folder.path() / "deep/down/c.bulkhead"}));
}

TEST(MissionFiles, OfAnythingElseAreThePathItself) {
  EXPECT_EQ(mission_files("no such file").value(), Paths{"no such file"});
}

TEST(MissionFiles, AFolderWithoutMissionsIsNamed) {
  const TemporaryFolder folder;
  const auto found = mission_files(folder.path());
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().file, folder.path().string());
  EXPECT_NE(found.error().message.find("no mission"), std::string::npos);
}

}  // namespace
}  // namespace bulkhead::test
