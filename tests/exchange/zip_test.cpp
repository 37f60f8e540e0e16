// SPDX-License-Identifier: MIT
#include "exchange/zip/zip.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "tests/support/pictures.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

const std::vector<BundleFile> files = {
    {"a.txt", "alpha\n"}, {"empty.md", ""}, {"bytes.png", std::string("\0\xFF\r\n\x1A", 5)}};

class ZipTest : public testing::Test {
 protected:
  ZipTest() { unsetenv("SOURCE_DATE_EPOCH"); }
  ~ZipTest() override { unsetenv("SOURCE_DATE_EPOCH"); }
  TemporaryFolder folder_;

  /// What `unzip` says of an archive.
  [[nodiscard]] std::string listing(const std::string& archive) const {
    write_file(folder_ / "a.zip", archive);
    return output_of("TZ=UTC unzip -l " + (folder_ / "a.zip").string());
  }
};

TEST_F(ZipTest, HoldsTheFilesInOneFolder) {
  write_file(folder_ / "a.zip", zip_of(files, "lock").value());
  const auto said = output_of("cd " + folder_.path().string() + " && unzip -tq a.zip && unzip -q a.zip");
  EXPECT_TRUE(said.starts_with("No errors detected")) << said;
  EXPECT_EQ(names_in(folder_ / "lock"), (std::vector<std::string>{"a.txt", "bytes.png", "empty.md"}));
  for (const auto& [name, content] : files) EXPECT_EQ(content_of(folder_ / "lock" / name), content) << name;
}

TEST_F(ZipTest, KeepsTheOrderOfTheFiles) {
  const auto listed = listing(zip_of(files, "lock").value());
  EXPECT_LT(listed.find("lock/a.txt"), listed.find("lock/empty.md"));
  EXPECT_LT(listed.find("lock/empty.md"), listed.find("lock/bytes.png"));
}

TEST_F(ZipTest, IsTheSameForTheSameFiles) { EXPECT_EQ(zip_of(files, "lock").value(), zip_of(files, "lock").value()); }

TEST_F(ZipTest, BearsTheDateOfTheSource) {
  EXPECT_NE(listing(zip_of(files, "lock").value()).find("1980-01-01 00:00   lock/a.txt"), std::string::npos);
  setenv("SOURCE_DATE_EPOCH", "1234567890", 1);
  EXPECT_NE(listing(zip_of(files, "lock").value()).find("2009-02-13 23:31   lock/a.txt"), std::string::npos);
  setenv("SOURCE_DATE_EPOCH", "soon", 1);
  EXPECT_NE(listing(zip_of(files, "lock").value()).find("1980-01-01 00:00   lock/a.txt"), std::string::npos);
}

TEST(ZipDeathTest, NeedsAFile) { EXPECT_DEATH(static_cast<void>(zip_of({}, "lock")), "empty"); }

}  // namespace
}  // namespace bulkhead::test
