// SPDX-License-Identifier: MIT
#include "model/base/contracts.h"

#include <cstdio>
#include <cstdlib>

namespace bulkhead {

void contract_broken(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "bulkhead: internal error: %s does not hold (%s:%d)\n", condition, file, line);
  std::abort();
}

}  // namespace bulkhead
