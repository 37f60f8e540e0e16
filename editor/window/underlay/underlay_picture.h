// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "editor/tools/underlay/underlay.h"
#include "editor/tools/view/view.h"
#include "model/io/file_system.h"

struct _cairo;          // NOLINT(bugprone-reserved-identifier): Cairo's own names
struct _cairo_surface;  // NOLINT(bugprone-reserved-identifier)

namespace bulkhead {

/// The pixels of an underlay. Pictures larger than a screen needs are kept smaller.
class UnderlayPicture {
 public:
  /// To be called once on the window's thread before any is loaded.
  static void begin_loading();
  /// On any thread. Fails with a sentence for people where the file is gone, no picture or too large.
  [[nodiscard]] static Result<UnderlayPicture> load(FileSystem& files, const std::filesystem::path& path);

  /// Of the file, not of what is kept.
  [[nodiscard]] PictureSize size() const { return size_; }
  /// Lays it over what is drawn there, which shows through; `dark` says that this is light on dark.
  void draw(_cairo* context, const View& view, const Underlay& underlay, bool dark) const;

 private:
  std::shared_ptr<_cairo_surface> surface_;
  PictureSize size_;
};

}  // namespace bulkhead
