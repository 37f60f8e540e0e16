// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <utility>
#include <vector>

#include "model/base/lazy.h"
#include "model/library/library.h"

namespace bulkhead {

/// The items of the library, read when somebody first asks for them. Any thread may ask.
class ItemsOnDemand {
 public:
  explicit ItemsOnDemand(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}

  /// Without items where the library cannot be opened.
  [[nodiscard]] const Library& library() const {
    return library_.made_by([&] { return Library::open(folders_).value_or(Library()); });
  }

 private:
  std::vector<std::filesystem::path> folders_;
  mutable Lazy<Library> library_;
};

}  // namespace bulkhead
