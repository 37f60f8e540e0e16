// SPDX-License-Identifier: MIT
#pragma once

#include "exchange/zip/zip.h"

namespace bulkhead {

struct ZipFunctions {
  decltype(&zip_of) zip;
};

}  // namespace bulkhead
