// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/locale.h"

int main(int argc, char** argv) {
  if (!bulkhead::test::take_locale_of_environment()) return 1;
  testing::InitGoogleTest(&argc, argv);
  return RUN_ALL_TESTS();
}
