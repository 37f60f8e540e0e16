// SPDX-License-Identifier: MIT
#include "workbench/library_on_demand.h"

namespace bulkhead {

Result<const Library*> LibraryOnDemand::library() const {
  if (!library_) library_ = Library::open(template_folders());
  if (!*library_) return tl::unexpected(library_->error());
  return &library_->value();
}

Result<GameSystem> LibraryOnDemand::system(const Id& id) const {
  return library().and_then([&](const Library* found) { return found->system(id); });
}

Result<TerrainSet> LibraryOnDemand::terrain_set(const Id& id) const {
  return library().and_then([&](const Library* found) { return found->terrain_set(id); });
}

}  // namespace bulkhead
