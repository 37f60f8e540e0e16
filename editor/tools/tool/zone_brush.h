// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/tool/cell_rectangle.h"
#include "editor/tools/tool/tool.h"
#include "editor/tools/tool/zone_paint.h"
#include "editor/tools/tool/zone_pen.h"

namespace bulkhead {

/// Draws zones or areas. By cells: a stroke that begins in or beside a zone of the same kind and side goes on with that
/// one, with Control with the last one wherever it begins, with Shift a drag paints a rectangle of cells, whose sides
/// can be typed, and the right button erases from the zone that the stroke began in. As a rectangle, circle, strip or
/// quarter by a drag, as a polygon by a click for each corner: each is a zone of its own, and the right button removes
/// one. Boards without lattice have no cells; there rectangles are drawn in their stead.
class ZoneBrush final : public Tool {
 public:
  explicit ZoneBrush(bool area) : area_(area) {}

  /// What the user chose; without a choice the usual paint.
  void set_paint(const std::optional<ZonePaint>& paint) { paint_ = paint; }
  /// What it would paint with in this mission; `active` is set where that zone exists.
  [[nodiscard]] std::optional<ZonePaint> paint(const Mission& mission) const;

  [[nodiscard]] const ToolInfo& info() const override;
  [[nodiscard]] ToolInfo::Needs needs() const override {
    return form_ == ZoneForm::cells ? ToolInfo::Needs::cell : ToolInfo::Needs::anything;
  }
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] bool holds_something() const override { return pen_.holds_something(); }
  [[nodiscard]] std::vector<ToolFigure> figures(const Scene& scene,
                                                const std::optional<Pointer>& pointer) const override;
  void fix_figure(std::size_t number, std::optional<Length> length) override;
  /// The keyboard holds a rectangle of cells, from one Shift+Enter to the next Enter.
  [[nodiscard]] bool takes_hold(const Scene& scene, const Pointer& pointer) const override;
  std::optional<Answer> finish(const Mission& mission) override { return pen_.finish(mission); }
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::vector<ToolChoice> choices(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t choice, std::size_t number) override;

 private:
  void follow(const Scene& scene, const Pointer& pointer);
  [[nodiscard]] Answer painted(const Mission& mission) const;
  /// How large what is painted or erased is, and what became of typed lengths.
  [[nodiscard]] std::string stroke_words(const Scene& scene) const;
  /// The form that is drawn where no board says otherwise: no cells in a mission that has none.
  [[nodiscard]] ZoneForm form_in(const Mission& mission) const;
  /// The form that is drawn on the board under the pointer.
  [[nodiscard]] ZoneForm form_on(const Mission& mission, const Hit& hit) const;
  /// The zone that a stroke goes on with which begins at a cell; nothing where it begins a new one.
  [[nodiscard]] std::optional<Id> joined(const Mission& mission, const ZonePaint& with, const CellAddress& cell,
                                         bool anywhere) const;
  Answer press_cell(const Scene& scene, const Pointer& pointer, const CellAddress& cell);
  [[nodiscard]] const std::vector<Zone>& zones(const Mission& mission) const;
  [[nodiscard]] const Zone* zone_under(const Scene& scene, const CellAddress& cell) const;

  enum class Gesture : unsigned char { none, painting, erasing };
  bool area_;
  std::optional<ZonePaint> paint_;
  Gesture gesture_ = Gesture::none;
  /// What is painted with Shift.
  std::optional<CellRectangle> rectangle_;
  CellAddress last_;
  /// The zone that this gesture paints or erases.
  std::optional<Id> target_;
  std::vector<CellAddress> cells_;
  ZoneForm form_ = ZoneForm::cells;
  ZonePen pen_;
};

}  // namespace bulkhead
