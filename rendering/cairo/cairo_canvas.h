// SPDX-License-Identifier: MIT
#pragma once

#include "rendering/canvas/canvas.h"
#include "rendering/canvas/nesting.h"

struct _cairo;  // NOLINT(bugprone-reserved-identifier): Cairo's own name for cairo_t

namespace bulkhead {

/// Draws to whatever a Cairo context draws to: a PDF page, an image, a window, a printer. The context's present origin
/// is the page's top-left corner. Layers and objects leave no trace. Where the target keeps text as text, it does.
class CairoCanvas final : public Canvas {
 public:
  /// `scale` is the number of the context's units in a millimetre. The context is borrowed and put back at the end.
  CairoCanvas(_cairo* context, double scale);
  ~CairoCanvas() override;
  CairoCanvas(const CairoCanvas&) = delete;
  CairoCanvas& operator=(const CairoCanvas&) = delete;

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
  void begin_object(const ObjectInfo& object) override;
  void end_object() override;
  void begin_structure(Structure structure) override;
  void end_structure() override;

  /// To be called after the last drawing: everything that was begun must have ended.
  void finish() const { nesting_.finish(); }

 private:
  void set_colour(Colour colour);

  _cairo* context_;
  /// Whether the target keeps text and pictures as they are (PDF), not as pixels.
  bool is_document_;
  Nesting nesting_;
  std::vector<double> opacities_;
  std::vector<Structure> structures_;
};

}  // namespace bulkhead
