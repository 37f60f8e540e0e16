// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/qpdf/pdf_boxes.h"

namespace bulkhead {

struct QpdfFunctions {
  decltype(&with_boxes) boxes;
};

}  // namespace bulkhead
