// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>

#include "editor/tools/built/turned_view.h"
#include "editor/tools/selection/selection.h"
#include "editor/tools/view/map_classes.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What somebody wants to see of a battlefield as it will stand.
struct BuiltWish {
  /// With a board.
  std::shared_ptr<const Mission> mission;
  /// What is hidden on the map does not stand here either.
  std::set<MapClass> hidden;
  /// Must live as long as what is made of it.
  const Design* design = &usual_design();
  TurnedView view;
  BuiltMarks marks;
  friend bool operator==(const BuiltWish&, const BuiltWish&) = default;
};

/// The addresses of what is selected, as pictures have them.
[[nodiscard]] std::set<std::string, std::less<>> addresses_of(const Mission& mission, const Selection& selection);

/// All that it takes to paint a wish. Copies are cheap.
struct BuiltScene {
  /// As it was granted: where all is to be seen, with the view that shows all.
  BuiltWish wish;
  BuiltExtent extent;
  /// See `TurnedView::lean`.
  double lean = 0;
  std::shared_ptr<const StandingMap> standing;
  std::shared_ptr<const BuiltPlan> plan;
};

/// Takes what it can from what was there before, null for nothing. On any thread; told to stop it may give up, and
/// there is no plan then.
[[nodiscard]] BuiltScene built_scene(BuiltWish wish, const BuiltScene* before, const std::stop_token& stop = {});

/// Logical pixels for a millimetre of the paper that a scene is laid out on.
[[nodiscard]] double pixels_of_paper(const BuiltScene& scene);
/// What is seen at a place of the picture, in logical pixels: a piece that stands, or a marker; nothing where the
/// ground is. The scene must have a plan.
[[nodiscard]] std::optional<Address> address_at(const BuiltScene& scene, ScreenPoint pointer);
/// Paints it, without a ground, to a canvas that is so many logical pixels to the millimetre.
void paint(Canvas& canvas, const BuiltScene& scene);

}  // namespace bulkhead
