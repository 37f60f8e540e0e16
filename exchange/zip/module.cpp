// SPDX-License-Identifier: MIT
#include "exchange/zip/module.h"

#include "model/base/module.h"

BULKHEAD_MODULE(bulkhead::ZipFunctions, &bulkhead::zip_of)
