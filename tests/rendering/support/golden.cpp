// SPDX-License-Identifier: MIT
#include "tests/rendering/support/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "tests/support/pictures.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

namespace fs = std::filesystem;

/// Where a test leaves what it drew and how that differs, for people to look at.
fs::path folder_of_differences() {
  const auto folder = fs::temp_directory_path() / "bulkhead-pictures";
  fs::create_directories(folder);
  return folder;
}

}  // namespace

void expect_picture(std::string_view name, const std::string& png) {
  const auto expected = fs::path(BULKHEAD_TEST_DATA) / "pictures" / (std::string(name) + ".png");
  if (std::getenv("BULKHEAD_RENEW_PICTURES") != nullptr) {
    write_file(expected, png);
    GTEST_SKIP() << "written anew, so nothing is compared: look at " << expected;
  }
  ASSERT_TRUE(fs::exists(expected)) << expected;
  const auto wanted = read_png(content_of(expected));
  const auto found = read_png(png);
  const auto apart = difference(wanted, found);
  EXPECT_TRUE(apart.same_size) << wanted.columns << " × " << wanted.rows << " became " << found.columns << " × "
                               << found.rows;
  EXPECT_LT(apart.wrong_pixels, 0.0001) << "of all pixels";
  EXPECT_LT(apart.mean, 0.08) << "of 255";
  // Seen from afar only what colours and patterns there are remains.
  EXPECT_LE(difference(reduced(wanted, 8), reduced(found, 8)).furthest, 6) << "of 255";
  if (!testing::Test::HasFailure()) return;
  const auto folder = folder_of_differences();
  write_file(folder / (std::string(name) + "-is.png"), png);
  write_file(folder / (std::string(name) + "-differs.png"), write_png(marked_difference(wanted, found)));
  ADD_FAILURE() << "See " << (folder / name).string() << "-is.png and -differs.png, beside " << expected.string();
}

}  // namespace bulkhead::test
