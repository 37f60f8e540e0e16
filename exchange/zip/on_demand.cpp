// SPDX-License-Identifier: MIT
// The function of this folder for a program that loads it when it is called.
#include "exchange/zip/module.h"
#include "model/base/module.h"

namespace bulkhead {

Result<std::string> zip_of(const std::vector<BundleFile>& files, std::string_view folder) {
  return load_module<ZipFunctions>("zip").and_then(
      [&](const ZipFunctions* functions) { return functions->zip(files, folder); });
}

}  // namespace bulkhead
