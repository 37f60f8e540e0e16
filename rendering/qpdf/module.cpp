// SPDX-License-Identifier: MIT
#include "rendering/qpdf/module.h"

#include "model/base/module.h"

BULKHEAD_MODULE(bulkhead::QpdfFunctions, &bulkhead::with_boxes)
