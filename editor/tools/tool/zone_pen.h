// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>

#include "editor/tools/tool/tool.h"
#include "editor/tools/tool/zone_outline.h"
#include "editor/tools/tool/zone_paint.h"

namespace bulkhead {

/// In the order of the forms, for the user; show them through `translate`.
inline constexpr std::array zone_form_names = {marked("Cells"), marked("Rectangle"), marked("Circle"),
                                               marked("Strip"), marked("Quarter"),   marked("Polygon")};

/// Draws a zone or area in a form that needs no cells. Rectangles, circles and strips are drawn by a drag, or by a
/// click where they begin and one where they end. A polygon takes a corner with each click until it is closed by one on
/// its first or last corner; the right button takes the last one back.
class ZonePen {
 public:
  /// Takes a zone to be drawn from where the pointer is.
  Answer begin(ZoneForm form, const ZonePaint& paint, bool area, const Scene& scene, const Pointer& pointer,
               const Hit& hit);
  [[nodiscard]] bool drawing() const { return outline_.drawing(); }
  /// Whether it goes on drawing after the gesture.
  [[nodiscard]] bool holds_something() const { return waits_; }

  [[nodiscard]] std::vector<ToolFigure> figures(const Scene& scene, const Pointer& pointer) const;
  void fix_figure(std::size_t number, std::optional<Length> length) { outline_.fix(number, length); }

  /// Of what it holds.
  Answer press(const Scene& scene, const Pointer& pointer);
  Answer drag(const Scene& scene, const Pointer& pointer);
  Answer release(const Scene& scene, const Pointer& pointer);
  void cancel();
  /// Closes the polygon that is being drawn; nothing where none is.
  std::optional<Answer> finish(const Mission& mission);

  [[nodiscard]] Marks marks(const Scene& scene, const Pointer& pointer) const;
  /// With the pointer on a board or close to one, or while it holds something; `what` is drawn in that form.
  [[nodiscard]] std::string hint(const Scene& scene, const Pointer& pointer, ZoneForm form,
                                 const std::string& what) const;
  [[nodiscard]] static std::string purpose(ZoneForm form, const std::string& what);

 private:
  /// Closes the polygon, or says why it cannot be.
  Answer close(const Mission& mission);
  Answer press_corner(const Scene& scene, const Pointer& pointer);
  /// Where the pointer draws to, taken as of the board on which the drawing began; nothing where that is gone.
  [[nodiscard]] std::optional<Point> drawn_to(const Scene& scene, const Pointer& pointer) const;
  /// Puts the zone as it is drawn so far; takes back what was put while it has no size.
  [[nodiscard]] Answer drawn(const Mission& mission) const;
  /// The zone of the same kind and side that is this quarter of the battlefield already; null where there is none, and
  /// for other shapes.
  [[nodiscard]] const Zone* same_quarter(const Mission& mission, const Shape& shape) const;
  /// Whether a click there closes the polygon.
  [[nodiscard]] bool closes(const Scene& scene, const Pointer& pointer) const;

  ZonePaint paint_{Id("any"), std::nullopt, std::nullopt};
  bool area_ = false;
  /// On which the drawing began, and goes on.
  int board_ = 0;
  ZoneOutline outline_;
  bool waits_ = false;
};

}  // namespace bulkhead
