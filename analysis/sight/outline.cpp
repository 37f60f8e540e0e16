// SPDX-License-Identifier: MIT
#include "analysis/sight/outline.h"

#include <algorithm>

namespace bulkhead {
namespace {

/// More vertices than are ever written without asking for room: four in a strip where a cone ends, then one for the
/// end of the opening one comes back out of, one for the beginning of the next one.
constexpr std::ptrdiff_t spare = 8;

double ratio(std::int64_t a, std::int64_t b) { return static_cast<double>(a) / static_cast<double>(b); }

}  // namespace

std::size_t Outline::follow(const ViewMesh& view, std::uint32_t strip, Ray left, Ray right, std::size_t begin) {
  sign_ = view.turned() ? -1 : 1;
  openings_ = view.openings();
  from_x_ = static_cast<std::int64_t>(sign_ * inside_.x);
  from_y_ = static_cast<std::int64_t>(-sign_ * inside_.y);
  const auto* next = follow(view.strip(strip), left, right, with_room(vertices_.data() + begin));
  return static_cast<std::size_t>(next - vertices_.data());
}

FinePoint* Outline::with_room(FinePoint* next) {
  if (limit_ - next >= spare) return next;
  const auto size = static_cast<std::size_t>(next - vertices_.data());
  vertices_.resize(2 * vertices_.size() + 64);
  limit_ = vertices_.data() + vertices_.size();
  return vertices_.data() + size;
}

FinePoint* Outline::follow(const ViewMesh::Strip& first, Ray left, Ray right, FinePoint* next) {
  const auto write = [&](double x, double y) { *next = {at_.x + sign_ * x, at_.y - sign_ * y}; };
  const auto add = [&](double x, double y) {
    write(x, y);
    ++next;
  };
  // Seldom foreseen, so this does not branch: it writes in any case, and moves on only if this is so.
  const auto add_if = [&](bool seen, std::int64_t x, double y) {
    write(static_cast<double>(x), y);
    next += seen ? 1 : 0;
  };
  for (const auto* strip = &first;;) {
    const auto y = strip->far - from_y_;
    const auto far = static_cast<double>(y);
    const auto strip_left = strip->left - from_x_;
    const auto strip_right = strip->right - from_x_;
    // A place on the far side lies to the left of a ray where its x times the ray's y is less than these.
    const auto left_ray = left.x * y;
    const auto right_ray = right.x * y;
    // Where a ray leaves by a side of the strip. A ray past a corner on that very side, already added, goes along it.
    const auto add_on_side = [&](Ray ray, std::int64_t side) {
      if (ray.x != side) add(static_cast<double>(side), ratio(side * ray.y, ray.x));
    };
    const auto add_left_end = [&](bool blocked) {
      const bool by_side = left_ray < strip_left * left.y;
      if (by_side) add_on_side(left, strip_left);
      if (blocked) add(by_side ? static_cast<double>(strip_left) : ratio(left_ray, left.y), far);
    };
    const auto add_right_end = [&](bool blocked) {
      const bool by_side = right_ray > strip_right * right.y;
      if (blocked) add(by_side ? static_cast<double>(strip_right) : ratio(right_ray, right.y), far);
      if (by_side) add_on_side(right, strip_right);
    };

    const auto* opening = openings_ + strip->first;
    const auto* const end = openings_ + strip->last;
    while (opening != end && (opening->right - from_x_) * left.y <= left_ray) ++opening;
    if (opening == end || (opening->left - from_x_) * right.y >= right_ray) {
      next = with_room(next);
      const bool all_left = right_ray <= strip_left * right.y;
      const bool all_right = left_ray >= strip_right * left.y;
      if (all_left || all_right) {
        const auto side = all_left ? strip_left : strip_right;
        add_on_side(left, side);
        add_on_side(right, side);
      } else {
        add_left_end(true);
        add_right_end(true);
      }
      return next;
    }

    // What is read next, while it is found out what to do with this opening.
    __builtin_prefetch(openings_ + opening->strip.first);
    bool begins = (opening->left - from_x_) * left.y > left_ray;
    bool ends = (opening->right - from_x_) * right.y < right_ray;
    if (begins) {
      next = with_room(next);
      add_left_end(opening->left != strip->left);
    }
    while (ends) {
      const Ray from{opening->left - from_x_, y};
      const Ray to{opening->right - from_x_, y};
      add_if(begins && opening->turns_left, from.x, far);
      next = follow(opening->strip, begins ? from : left, to, next);
      add_if(opening->turns_right, to.x, far);
      if (opening + 1 == end || (opening[1].left - from_x_) * right.y >= right_ray) {
        next = with_room(next);
        add_right_end(opening->right != strip->right);
        return next;
      }
      ++opening;
      begins = true;
      ends = (opening->right - from_x_) * right.y < right_ray;
    }
    // The right ray goes on through this opening, so that nothing is left to be added after what is seen through it.
    if (begins) {
      left = {opening->left - from_x_, y};
      add_if(opening->turns_left, left.x, far);
    }
    strip = &opening->strip;
  }
}

}  // namespace bulkhead
