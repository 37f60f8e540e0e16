// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <clocale>

/// Tests run in the locale of their environment, as a desktop program does: a comma as decimal mark must not matter.
int main(int argc, char** argv) {
  std::setlocale(LC_ALL, "");
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
