// SPDX-License-Identifier: MIT
#include "model/base/module.h"

#include <fmt/format.h>

#include <dlfcn.h>
#include <filesystem>

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> unusable(const fs::path& file, std::string_view why) {
  return tl::unexpected(
      Error{fmt::format("this part of Bulkhead cannot be loaded; install Bulkhead again ({})", why), file, 0, 0});
}

}  // namespace

Result<const void*> functions_of_module(std::string_view name) {
  std::error_code unknown;
  const auto program = fs::read_symlink("/proc/self/exe", unknown);
  const auto file =
      (program.parent_path() / BULKHEAD_MODULE_FOLDER / fmt::format("bulkhead-{}.so", name)).lexically_normal();
  void* const module = dlopen(file.c_str(), RTLD_LAZY | RTLD_LOCAL);
  if (module == nullptr) return unusable(file, dlerror());
  const auto* const version = static_cast<const char*>(dlsym(module, "bulkhead_module_version"));
  const void* const functions = dlsym(module, "bulkhead_module_functions");
  if (version == nullptr || functions == nullptr || version != std::string_view(BULKHEAD_VERSION)) {
    return unusable(file, "it belongs to another version");
  }
  return functions;
}

}  // namespace bulkhead
