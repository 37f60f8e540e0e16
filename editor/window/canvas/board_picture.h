// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "editor/tools/overlays/overlay_words.h"
#include "editor/tools/underlay/underlay.h"
#include "editor/tools/view/map_classes.h"
#include "editor/tools/view/view.h"
#include "editor/window/canvas/surface.h"
#include "rendering/look/designs.h"
#include "rendering/map/map_painter.h"

namespace bulkhead {

class UnderlayPicture;

/// The map as the canvas shows it, drawn by the same painter that draws it on paper, and kept: it is laid out anew when
/// the mission changes, and drawn anew when mission or view do. Overlays lie between its layers, and what they say is
/// placed among its labels.
class BoardPicture {
 public:
  struct Subject {
    /// Need not have boards.
    std::shared_ptr<const Mission> mission;
    View view;
    double content_scale = 1;
    /// False in the midst of a drag: labels may then stay where they are.
    bool settled = true;
    std::set<MapClass> hidden = {};
    /// What of the view is not under something that lies above the map, in its pixels; nothing: all of it.
    std::optional<Rect> in_sight = {};
  };
  /// Paints it with its corner at a place. `version` grows when overlays that last have changed.
  void paint(_cairo* context, Vec at, const Subject& subject, const OverlayPicture& overlays, std::uint64_t version);

  /// The design must live as long as the picture.
  void set_design(const Design& design);
  [[nodiscard]] const Design& design() const { return *design_; }
  /// Lays a picture between the ground and what stands on it; nothing takes it away.
  void set_underlay(std::optional<Underlay> underlay, std::shared_ptr<const UnderlayPicture> picture);
  /// Draws anew the next time: the theme has changed.
  void forget() { ++plan_number_; }

  /// The sheet that the map lies on, in logical pixels of a view; none without boards. Of what was painted last.
  [[nodiscard]] std::optional<Rect> sheet(const View& view) const;
  /// Of what was painted last; null without boards.
  [[nodiscard]] const MapPlan* plan() const { return plan_ ? &*plan_ : nullptr; }
  /// Another where the plan was laid out anew.
  [[nodiscard]] std::uint64_t plan_number() const { return plan_number_; }
  [[nodiscard]] const PlacedWords& words() const { return words_; }

 private:
  /// What a picture was drawn from.
  struct Drawn {
    std::uint64_t plan = 0;
    View view;
    std::uint64_t overlays = 0;
    bool in_two = false;
    friend bool operator==(const Drawn&, const Drawn&) = default;
  };

  void prepare(const Subject& subject);
  void lay_out(const Subject& subject, double paper_scale);
  void draw(const Subject& subject, const OverlayPicture& overlays, bool in_two);
  void draw_map(const Subject& subject, const OverlayPicture& overlays, bool in_two);
  void draw_floor(_cairo* context, const View& view) const;
  void draw_part(_cairo* context, const View& view, MapPart part) const;
  void draw_upper(_cairo* context, const View& view, const OverlayPicture& overlays) const;

  const Design* design_ = &usual_design();
  std::shared_ptr<const Mission> mission_;
  std::set<MapClass> hidden_;
  std::optional<Underlay> underlay_;
  std::shared_ptr<const UnderlayPicture> underlay_picture_;
  std::optional<MapPlan> plan_;
  /// Grows with every change of the plan and of how it looks.
  std::uint64_t plan_number_ = 0;
  bool labels_settled_ = true;
  /// What overlays that last say, and what that was placed for.
  PlacedWords words_;
  std::optional<std::pair<std::uint64_t, std::uint64_t>> words_of_;
  /// All of it, or what lies below fills that follow the pointer; and what lies above them.
  Surface lower_;
  Surface upper_;
  std::optional<Drawn> drawn_;
};

}  // namespace bulkhead
