// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// What the zone brush paints.
struct ZonePaint {
  Id kind;
  std::optional<Id> side;
  /// The zone or area that cells join; nothing, or one that is gone or of another kind or side: a new one.
  std::optional<Id> active;
  friend bool operator==(const ZonePaint&, const ZonePaint&) = default;
};

/// The first kind of zone (area) of the system, those that sides start in before others, for the first side where the
/// kind belongs to one; nothing where the system has none.
[[nodiscard]] std::optional<ZonePaint> usual_paint(const Mission& mission, bool area);

/// Paints zones or areas by cells. A stroke that begins in a zone of the same kind and side goes on with that one. With
/// Shift a drag paints a rectangle of cells. The right button erases: from the zone that the stroke began in.
class ZoneBrush final : public Tool {
 public:
  explicit ZoneBrush(bool area) : area_(area) {}

  /// What the user chose; without a choice the usual paint.
  void set_paint(const std::optional<ZonePaint>& paint) { paint_ = paint; }
  /// What it would paint with in this mission; `active` is set where that zone exists.
  [[nodiscard]] std::optional<ZonePaint> paint(const Mission& mission) const;

  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] ToolChoice choice(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t number) override;

 private:
  void follow(const Scene& scene, const Pointer& pointer);
  [[nodiscard]] Answer painted(const Mission& mission) const;
  [[nodiscard]] Id new_id(const Mission& mission, const ZonePaint& paint) const;
  [[nodiscard]] const std::vector<Zone>& zones(const Mission& mission) const;
  [[nodiscard]] const Zone* zone_under(const Scene& scene, const CellAddress& cell) const;

  enum class Gesture : unsigned char { none, painting, erasing };
  bool area_;
  std::optional<ZonePaint> paint_;
  Gesture gesture_ = Gesture::none;
  bool rectangle_ = false;
  CellAddress first_;
  CellAddress last_;
  /// The zone that this gesture paints or erases.
  std::optional<Id> target_;
  std::vector<CellAddress> cells_;
};

}  // namespace bulkhead
