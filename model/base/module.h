// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// A part of Bulkhead that is loaded when it is first asked for, as it needs many or large libraries: the functions of
/// the module `bulkhead-<name>.so`, which lies in a folder beside that of the program. Fails where it is not there or
/// belongs to another version.
[[nodiscard]] Result<const void*> functions_of_module(std::string_view name);

/// The same, as the table that the module defines with `BULKHEAD_MODULE(<Table>, functions…)`.
template <typename Table>
[[nodiscard]] Result<const Table*> load_module(std::string_view name) {
  return functions_of_module(name).map([](const void* table) { return static_cast<const Table*>(table); });
}

}  // namespace bulkhead

/// Defines what a module shows of itself: its version and a table of functions.
#define BULKHEAD_MODULE(Table, ...)                                                    \
  extern "C" {                                                                         \
  __attribute__((visibility("default"))) extern const char bulkhead_module_version[];  \
  __attribute__((visibility("default"))) extern const Table bulkhead_module_functions; \
  const char bulkhead_module_version[] = BULKHEAD_VERSION;                             \
  const Table bulkhead_module_functions = {__VA_ARGS__};                               \
  }
