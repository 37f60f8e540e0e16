// SPDX-License-Identifier: MIT
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/support/document_mutator.h"
#include "tests/support/exercise.h"

using namespace bulkhead::test;

/// The bytes are choices of what to change in a document; see `DocumentMutator`.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const DocumentMutator mutator(documents_to_mutate());
  Choices choices(std::string_view(reinterpret_cast<const char*>(data), size));
  const auto [read, trouble] = exercised(mutator.mutated(choices));
  if (trouble.empty()) return 0;
  std::fprintf(stderr, "%s\n", trouble.c_str());
  std::abort();
}
