// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/support/document_mutator.h"
#include "tests/support/exercise.h"

namespace bulkhead::test {
namespace {

TEST(MutatedDocuments, AreTakenByAllThatReadsMissions) {
  constexpr std::uint64_t documents = 300;
  const DocumentMutator mutator(documents_to_mutate());
  std::uint64_t read = 0;
  for (std::uint64_t seed = 0; seed < documents; ++seed) {
    Choices choices(seed);
    const auto [was_read, trouble] = exercised(mutator.mutated(choices));
    EXPECT_EQ(trouble, "") << "seed " << seed;
    read += was_read ? 1 : 0;
  }
  EXPECT_GT(read, documents / 5);
  EXPECT_LT(read, documents * 4 / 5);
}

}  // namespace
}  // namespace bulkhead::test
