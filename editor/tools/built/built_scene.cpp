// SPDX-License-Identifier: MIT
#include "editor/tools/built/built_scene.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/view/sheet_view.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

bool stands_alike(const BuiltScene& scene, const BuiltWish& wish, double scale) {
  return scene.wish.mission == wish.mission && scene.wish.hidden == wish.hidden && scene.wish.design == wish.design &&
         scene.standing->map.scale == scale;
}

std::shared_ptr<const StandingMap> standing_for(const BuiltWish& wish, double scale) {
  auto map = lay_out_map(*wish.mission, {scale, {}, wish.design});
  leave_out(map, wish.hidden);
  return std::make_shared<const StandingMap>(stand_up(std::move(map)));
}

bool is_within(Vec point, Vec centre, double radius) {
  return std::hypot(point.x - centre.x, point.y - centre.y) <= radius;
}

/// What a picture of all there is lacks in room at one side, as far as there is room at the other.
double lean_for(const BuiltPlan& plan, TurnedView view, double pixels) {
  if (!view.is_fitted()) return 0;
  view.lean(0);
  constexpr double margin = 4;
  const double left = view.origin().x + plan.bounds.top_left.x * pixels;
  const double right = view.origin().x + plan.bounds.bottom_right().x * pixels;
  const double least = margin - left;
  const double most = view.size().x - margin - right;
  return least < most ? std::clamp(0.0, least, most) : (least + most) / 2;
}

}  // namespace

std::set<std::string, std::less<>> addresses_of(const Mission& mission, const Selection& selection) {
  std::set<std::string, std::less<>> addresses;
  for (const auto& address : selection.addresses()) addresses.insert(to_text(mission, address));
  return addresses;
}

BuiltScene built_scene(BuiltWish wish, const BuiltScene* before, const std::stop_token& stop) {
  BULKHEAD_EXPECTS(wish.mission != nullptr && !wish.mission->boards.empty());
  BuiltScene scene;
  double scale = paper_scale(wish.view.zoom());
  if (before != nullptr && stands_alike(*before, wish, scale)) {
    scene.standing = before->standing;
    scene.extent = before->extent;
  } else {
    scene.standing = standing_for(wish, scale);
    scene.extent = extent_of(*scene.standing);
  }
  wish.view.show(scene.extent);
  // To show all it may have to be so much smaller that type wants another scale.
  if (const double fitting = paper_scale(wish.view.zoom()); fitting != scale) {
    scale = fitting;
    scene.standing = standing_for(wish, scale);
  }
  if (stop.stop_requested()) return scene;
  const bool same =
      before != nullptr && before->standing == scene.standing && before->wish.view.azimuth() == wish.view.azimuth();
  scene.plan = same ? before->plan
                    : std::make_shared<const BuiltPlan>(seen_from(*scene.standing, *wish.mission, wish.view.azimuth()));
  scene.lean = lean_for(*scene.plan, wish.view, wish.view.zoom() * scale);
  wish.view.lean(scene.lean);
  scene.wish = std::move(wish);
  return scene;
}

double pixels_of_paper(const BuiltScene& scene) { return scene.wish.view.zoom() * scene.standing->map.scale; }

std::optional<Address> address_at(const BuiltScene& scene, ScreenPoint pointer) {
  const auto& plan = *scene.plan;
  const auto origin = scene.wish.view.origin();
  const auto at = Vec{pointer.x - origin.x, pointer.y - origin.y} * (1 / pixels_of_paper(scene));
  const auto ground = plan.view.ground_at(at);
  const auto named = [](const std::string& address) -> std::optional<Address> {
    const auto parsed = parse_address(address);
    return parsed ? std::optional(*parsed) : std::nullopt;
  };
  for (const auto& hidden : plan.hidden) {
    if (is_within(at, hidden.sign, sign_radius)) return named(plan.map.markers[hidden.marker].object.address);
  }
  // The nearest is painted last.
  const auto seen = std::find_if(plan.prisms.rbegin(), plan.prisms.rend(),
                                 [&](const Prism& prism) { return hides(prism, ground, 0, plan.view); });
  if (seen != plan.prisms.rend()) return named(plan.bodies[seen->body].address);
  for (const auto& marker : plan.map.markers) {
    const bool lies = marker.stands_at == Length();
    if (lies && is_within(ground, marker.centre, marker.radius)) return named(marker.object.address);
  }
  return std::nullopt;
}

void paint(Canvas& canvas, const BuiltScene& scene) {
  const auto origin = scene.wish.view.origin();
  const auto corner = Vec{origin.x, origin.y} * (1 / pixels_of_paper(scene));
  paint_built(canvas, *scene.plan, corner + scene.plan->bounds.top_left, scene.wish.marks);
}

}  // namespace bulkhead
