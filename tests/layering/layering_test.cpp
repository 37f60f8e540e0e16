// SPDX-License-Identifier: MIT
// The sources of this repository against the rules of the house.
#include <gtest/gtest.h>

#include "tests/layering/rules.h"

namespace bulkhead::test {
namespace {

const std::vector<SourceFile>& sources() {
  static const auto files = read_source_tree(BULKHEAD_SOURCE);
  return files;
}

std::string list(const Complaints& complaints) {
  std::string text;
  for (const auto& complaint : complaints) text += "\n" + complaint;
  return text;
}

bool holds(std::string_view path) {
  for (const auto& file : sources()) {
    if (file.path == path) return true;
  }
  return false;
}

TEST(Sources, AreAllRead) {
  for (const auto* path : {"CMakeLists.txt", "model/base/length.h", "model/io/real_files.cpp", "run", ".ci/run",
                           "tests/layering/layering_test.cpp", "docs/format/sample.bulkhead"}) {
    EXPECT_TRUE(holds(path)) << path;
  }
  for (const auto& file : sources()) EXPECT_FALSE(file.path.starts_with("build/")) << file.path;
}

TEST(Sources, UseFloorsBelowTheirOwnOnly) {
  const auto complaints = climbing_includes(sources());
  EXPECT_TRUE(complaints.empty()) << list(complaints);
}

TEST(Sources, KeepWxInTheEditor) {
  const auto complaints = stray_wx(sources());
  EXPECT_TRUE(complaints.empty()) << list(complaints);
}

TEST(Sources, KeepLibrariesOutOfSharedHeaders) {
  const auto complaints = leaking_libraries(sources());
  EXPECT_TRUE(complaints.empty()) << list(complaints);
}

TEST(Sources, NameTheirLicence) {
  const auto complaints = missing_licences(sources());
  EXPECT_TRUE(complaints.empty()) << list(complaints);
}

TEST(Sources, NameNoMachinePaths) {
  const auto complaints = machine_paths(sources());
  EXPECT_TRUE(complaints.empty()) << list(complaints);
}

}  // namespace
}  // namespace bulkhead::test
