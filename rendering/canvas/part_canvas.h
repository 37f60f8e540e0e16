// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead {

/// Shows a part of a drawing that is larger than the page. What lies outside is left out, with the layers and objects
/// of which nothing is left; patterns go on from one part to the next.
class PartCanvas final : public Canvas {
 public:
  /// `part` is a rectangle of the drawing whose corner comes to lie at `at` on the page. The page is borrowed.
  PartCanvas(Canvas& page, const Rect& part, Vec at);
  ~PartCanvas() override;
  PartCanvas(const PartCanvas&) = delete;
  PartCanvas& operator=(const PartCanvas&) = delete;

  void fill(const Path& path, Colour colour) override;
  void fill(const Path& path, const Pattern& pattern) override;
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

 private:
  /// What was begun; on the page only once something is drawn in it.
  struct Group {
    std::function<void(Canvas&)> begin;
    void (Canvas::*end)();
    bool begun = false;
  };
  void begin_group(std::function<void(Canvas&)> begin, void (Canvas::*end)());
  void end_group();
  /// The page, to draw on.
  Canvas& page();
  [[nodiscard]] bool shows(const Rect& box) const;

  Canvas& page_;
  Rect part_;
  Vec shift_;
  std::vector<Group> groups_;
};

}  // namespace bulkhead
