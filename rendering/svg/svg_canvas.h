// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Writes a page as SVG whose user unit is the millimetre. Layers are Inkscape's layers; objects are groups with id,
/// `data-address`, `<title>` and `<desc>`; a run of text is a group with its words as `<title>`. Equal drawings give
/// equal bytes.
class SvgCanvas final : public Canvas {
 public:
  enum class Letters : unsigned char { outlines, text };

  SvgCanvas(Vec size_mm, const std::string& title, Letters letters);
  ~SvgCanvas() override;
  SvgCanvas(const SvgCanvas&) = delete;
  SvgCanvas& operator=(const SvgCanvas&) = delete;

  using Canvas::fill;
  void fill(const Path& path, Colour colour) override;
  void stroke(const Path& path, const Stroke& stroke) override;
  void text(const TextRun& run) override;
  void picture(const Picture& picture, const Rect& box) override;
  void push_clip(const Path& path) override;
  void pop_clip() override;
  void push_opacity(double opacity) override;
  void pop_opacity() override;
  void begin_layer(const std::string& id, const std::string& name) override;
  void end_layer() override;
  /// An id that is taken already gets a number.
  void begin_object(const ObjectInfo& object) override;
  void end_object() override;

  /// To be called after the last drawing: everything that was begun must have ended. The whole document.
  [[nodiscard]] std::string finish() const;

 private:
  struct Document;
  std::unique_ptr<Document> document_;
};

}  // namespace bulkhead
