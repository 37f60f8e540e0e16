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
  EXPECT_TRUE(found.problems.empty());
  EXPECT_EQ(found.files, (Paths{folder.path() / "a.bulkhead", folder.path() / "b.bulkhead",
                                folder.path() / "deep/down/c.bulkhead"}));
}

TEST(MissionFiles, OfAnythingElseAreThePathItself) {
  EXPECT_EQ(mission_files("no such file").files, Paths{"no such file"});
}

TEST(MissionFiles, AFolderWithoutMissionsIsNamed) {
  const TemporaryFolder folder;
  const auto found = mission_files(folder.path());
  ASSERT_EQ(found.problems.size(), 1U);
  EXPECT_EQ(found.problems[0].file, folder.path().string());
  EXPECT_NE(found.problems[0].message.find("no mission"), std::string::npos);
}

TEST(MissionFiles, AFolderThatCannotBeReadHidesNoOther) {
  const TemporaryFolder folder;
  write_file(folder.path() / "a.bulkhead", "x");
  const auto shut = folder.path() / "shut";
  std::filesystem::create_directory(shut);
  std::filesystem::permissions(shut, std::filesystem::perms::none);
  std::error_code refused;
  const std::filesystem::directory_iterator anybody(shut, refused);
  if (!refused) GTEST_SKIP() << "who runs this may read everything";
  const auto found = mission_files(folder.path());
  std::filesystem::permissions(shut, std::filesystem::perms::owner_all);
  EXPECT_EQ(found.files, Paths{folder.path() / "a.bulkhead"});
  ASSERT_EQ(found.problems.size(), 1U);
  EXPECT_EQ(found.problems[0].file, shut.string());
}

}  // namespace
}  // namespace bulkhead::test
