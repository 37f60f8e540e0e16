// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/canvas/canvas.h"

namespace bulkhead::test {

/// One drawing call, with the layer and the innermost object it was made in.
struct Drawn {
  enum class Kind : unsigned char { fill, stroke, text };
  Kind kind = Kind::fill;
  Path path;
  Colour colour;
  Stroke stroke;
  TextRun text;
  std::string layer;
  std::string object;
  /// Inside how many clips.
  int clips = 0;
  /// Around what is drawn, halos and the width of lines included, as far as no clip cuts it off;
  /// nothing where none of it shows.
  std::optional<Rect> visible;
};

/// Writes down what is drawn on it.
class RecordingCanvas final : public Canvas {
 public:
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

  [[nodiscard]] const std::vector<Drawn>& drawn() const { return drawn_; }
  [[nodiscard]] const std::vector<ObjectInfo>& objects() const { return objects_; }
  [[nodiscard]] const std::vector<std::string>& layers() const { return layers_; }
  /// What was clipped to, in the order of clipping.
  [[nodiscard]] const std::vector<Path>& clip_paths() const { return clip_paths_; }

  /// What was drawn inside an object.
  [[nodiscard]] std::vector<Drawn> of_object(std::string_view id) const;
  [[nodiscard]] std::vector<Drawn> of_layer(std::string_view id) const;
  /// The words of all runs of a layer, or of all layers.
  [[nodiscard]] std::vector<std::string> words(std::string_view layer = "") const;
  /// How many objects there are whose id begins so.
  [[nodiscard]] int count(std::string_view prefix) const;
  /// Whether everything that was begun has ended.
  [[nodiscard]] bool balanced() const { return open_.empty() && clips_ == 0 && layer_.empty(); }

 private:
  void add(Drawn drawn);
  [[nodiscard]] std::optional<Rect> visible(const Drawn& drawn) const;

  std::vector<Drawn> drawn_;
  std::vector<ObjectInfo> objects_;
  std::vector<std::string> layers_;
  std::vector<std::string> open_;
  std::vector<Path> clip_paths_;
  std::vector<Rect> open_clips_;
  std::string layer_;
  int clips_ = 0;
};

/// What shows outside of a box, one per line; empty if nothing does.
[[nodiscard]] std::string shown_outside(const RecordingCanvas& canvas, const Rect& box);

/// The corners of a path's lines, in order.
[[nodiscard]] std::vector<Vec> corners(const Path& path);

/// A box as `x y width height`, rounded to a thousandth.
[[nodiscard]] std::string to_text(const Rect& box);

}  // namespace bulkhead::test

namespace bulkhead {

/// GoogleTest shows a box by its figures.
void PrintTo(const Rect& box, std::ostream* stream);

}  // namespace bulkhead
