// SPDX-License-Identifier: MIT
// The function of this folder for a program that loads it when it is called.
#include "model/base/module.h"
#include "rendering/qpdf/module.h"

namespace bulkhead {

Result<std::string> with_boxes(const std::string& pdf, const Pages& pages) {
  return load_module<QpdfFunctions>("qpdf").and_then(
      [&](const QpdfFunctions* functions) { return functions->boxes(pdf, pages); });
}

}  // namespace bulkhead
