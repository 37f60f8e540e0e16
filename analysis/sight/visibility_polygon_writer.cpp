// SPDX-License-Identifier: MIT
#include "analysis/sight/visibility_polygon_writer.h"

#include <algorithm>

namespace bulkhead {
namespace {

/// More vertices than are ever written without asking for room: four in a strip where a cone ends, then one for the
/// end of the opening one comes back out of, one for the beginning of the next one.
constexpr std::ptrdiff_t spare = 8;

double ratio(std::int64_t a, std::int64_t b) { return static_cast<double>(a) / static_cast<double>(b); }

}  // namespace

std::size_t VisibilityPolygonWriter::follow(const ViewMesh& view, std::uint32_t strip, Ray left, Ray right,
                                            std::size_t begin) {
  sign_ = view.turned() ? -1 : 1;
  openings_ = view.openings();
  from_x_ = static_cast<std::int64_t>(sign_ * inside_.x);
  from_y_ = static_cast<std::int64_t>(-sign_ * inside_.y);
  const auto* next = follow(view.strip(strip), left, right, with_room(vertices_.data() + begin));
  return static_cast<std::size_t>(next - vertices_.data());
}

FinePoint* VisibilityPolygonWriter::with_room(FinePoint* next) {
  if (limit_ - next >= spare) return next;
  const auto size = static_cast<std::size_t>(next - vertices_.data());
  vertices_.resize(2 * vertices_.size() + 64);
  limit_ = vertices_.data() + vertices_.size();
  return vertices_.data() + size;
}

/// Where a ray leaves by a side of the strip. A ray past a corner on that very side, already added, goes along it.
inline FinePoint* VisibilityPolygonWriter::add_on_side(FinePoint* next, Ray ray, std::int64_t side) const {
  return ray.x == side ? next : add(next, static_cast<double>(side), ratio(side * ray.y, ray.x));
}

/// Up to the first opening, `blocked` if that does not begin where the far side or the cone does.
inline FinePoint* VisibilityPolygonWriter::add_left_end(FinePoint* next, const Approach& cone, bool blocked) const {
  const bool by_side = cone.left_ray < cone.strip_left * cone.left.y;
  if (by_side) next = add_on_side(next, cone.left, cone.strip_left);
  if (!blocked) return next;
  return add(next, by_side ? static_cast<double>(cone.strip_left) : ratio(cone.left_ray, cone.left.y),
             static_cast<double>(cone.y));
}

inline FinePoint* VisibilityPolygonWriter::add_right_end(FinePoint* next, const Approach& cone, bool blocked) const {
  const bool by_side = cone.right_ray > cone.strip_right * cone.right.y;
  if (blocked) {
    next = add(next, by_side ? static_cast<double>(cone.strip_right) : ratio(cone.right_ray, cone.right.y),
               static_cast<double>(cone.y));
  }
  return by_side ? add_on_side(next, cone.right, cone.strip_right) : next;
}

/// Where nothing of the cone goes on.
inline FinePoint* VisibilityPolygonWriter::add_end(FinePoint* next, const Approach& cone) const {
  const bool all_left = cone.right_ray <= cone.strip_left * cone.right.y;
  const bool all_right = cone.left_ray >= cone.strip_right * cone.left.y;
  if (!all_left && !all_right) return add_right_end(add_left_end(next, cone, true), cone, true);
  const auto side = all_left ? cone.strip_left : cone.strip_right;
  return add_on_side(add_on_side(next, cone.left, side), cone.right, side);
}

FinePoint* VisibilityPolygonWriter::follow(const ViewMesh::Strip& first, Ray left, Ray right, FinePoint* next) {
  for (const auto* strip = &first;;) {
    const auto y = strip->far - from_y_;
    const auto far = static_cast<double>(y);
    const Approach cone{left, right, y, strip->left - from_x_, strip->right - from_x_, left.x * y, right.x * y};
    const auto* opening = openings_ + strip->first;
    const auto* const end = openings_ + strip->last;
    while (opening != end && (opening->right - from_x_) * left.y <= cone.left_ray) ++opening;
    if (opening == end || (opening->left - from_x_) * right.y >= cone.right_ray) return add_end(with_room(next), cone);

    // What is read next, while it is found out what to do with this opening.
    __builtin_prefetch(openings_ + opening->strip.first);
    bool begins = (opening->left - from_x_) * left.y > cone.left_ray;
    bool ends = (opening->right - from_x_) * right.y < cone.right_ray;
    if (begins) next = add_left_end(with_room(next), cone, opening->left != strip->left);
    while (ends) {
      const Ray from{opening->left - from_x_, y};
      const Ray to{opening->right - from_x_, y};
      next = add(next, static_cast<double>(from.x), far, begins && opening->turns_left);
      next = follow(opening->strip, begins ? from : left, to, next);
      next = add(next, static_cast<double>(to.x), far, opening->turns_right);
      if (opening + 1 == end || (opening[1].left - from_x_) * right.y >= cone.right_ray) {
        return add_right_end(with_room(next), cone, opening->right != strip->right);
      }
      ++opening;
      begins = true;
      ends = (opening->right - from_x_) * right.y < cone.right_ray;
    }
    // The right ray goes on through this opening, so that nothing is left to be added after what is seen through it.
    if (begins) {
      left = {opening->left - from_x_, y};
      next = add(next, static_cast<double>(left.x), far, opening->turns_left);
    }
    strip = &opening->strip;
  }
}

}  // namespace bulkhead
