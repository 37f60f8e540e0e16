// SPDX-License-Identifier: MIT
#include "editor/tools/view/names_in_sight.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

/// Left free between a name and the rim.
constexpr double rim = 1;
/// Of the box that a zone has in sight, on each side.
constexpr int most_spots = 12;

bool holds(const Rect& outer, const Rect& inner) {
  const auto first = outer.top_left;
  const auto last = outer.bottom_right();
  return inner.top_left.x >= first.x && inner.top_left.y >= first.y && inner.bottom_right().x <= last.x &&
         inner.bottom_right().y <= last.y;
}

PlacedLabel moved(PlacedLabel label, Vec by) {
  for (auto& line : label.lines) line.at = line.at + by;
  if (label.badge) label.badge->top_left = label.badge->top_left + by;
  label.box.top_left = label.box.top_left + by;
  label.leader.reset();
  return label;
}

/// Where names may stand that are moved. What is in the way is gathered once, and only where somebody asks.
class Room {
 public:
  Room(const MapPlan& plan, const Rect& visible, const std::vector<PlacedLabel>& kept)
      : plan_(plan), visible_(visible), kept_(kept) {}

  [[nodiscard]] bool is_free(const Rect& box, const std::vector<Loop>& region) {
    const auto last = box.bottom_right();
    for (const auto corner :
         {box.top_left, Vec{last.x, box.top_left.y}, last, Vec{box.top_left.x, last.y}, box.centre()}) {
      if (!inside(region, corner)) return false;
    }
    const auto covers = [&](const PlacedLabel& label) { return label.box.overlaps(box); };
    return std::none_of(kept_.begin(), kept_.end(), covers) && !obstacles().any_overlapping(box);
  }

 private:
  const LabelObstacles& obstacles() {
    if (obstacles_ == nullptr) {
      const auto scene = label_scene(plan_, visible_);
      obstacles_ = std::make_unique<LabelObstacles>(visible_);
      for (const auto* some : {&scene.taken, &scene.built}) {
        for (const auto& each : *some) {
          if (bounds_of(each).overlaps(visible_)) obstacles_->add(each);
        }
      }
    }
    return *obstacles_;
  }

  const MapPlan& plan_;
  Rect visible_;
  const std::vector<PlacedLabel>& kept_;
  std::unique_ptr<LabelObstacles> obstacles_;
};

/// The way that is shortest to where a label of that box stands free in the sight; nothing where it nowhere does.
std::optional<Vec> way_into_sight(const PlacedLabel& label, const std::vector<Loop>& region, const Rect& visible,
                                  Room& room) {
  const auto seen = common(bounds_of(region), visible);
  const Vec spare = seen.size - label.box.size;
  if (spare.x < 0 || spare.y < 0) return std::nullopt;
  const auto from = label.box.top_left;
  const auto last = seen.top_left + spare;
  std::vector<Vec> ways = {
      {std::clamp(from.x, seen.top_left.x, last.x) - from.x, std::clamp(from.y, seen.top_left.y, last.y) - from.y}};
  for (int row = 0; row <= most_spots; ++row) {
    for (int column = 0; column <= most_spots; ++column) {
      const Vec share{static_cast<double>(column) / most_spots, static_cast<double>(row) / most_spots};
      ways.push_back(seen.top_left + Vec{spare.x * share.x, spare.y * share.y} - from);
    }
  }
  const auto length = [](Vec way) { return way.x * way.x + way.y * way.y; };
  std::stable_sort(ways.begin(), ways.end(), [&](Vec a, Vec b) { return length(a) < length(b); });
  const auto found = std::find_if(ways.begin(), ways.end(), [&](Vec way) {
    return room.is_free({from + way, label.box.size}, region);
  });
  return found == ways.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::vector<PlacedLabel> names_in_sight(const MapPlan& plan, const Rect& visible) {
  const auto sight = visible.grown(-rim);
  std::vector<PlacedLabel> shown;
  std::vector<const PlacedLabel*> cut;
  for (const auto& label : plan.labels) {
    const bool of_ground = !plan.label_requests[label.request].region.empty();
    const bool placed = label.box.size.x > 0 && label.box.size.y > 0;
    if (of_ground && placed && !holds(sight, label.box)) {
      cut.push_back(&label);
    } else {
      shown.push_back(label);
    }
  }
  Room room(plan, sight, shown);
  for (const auto* label : cut) {
    const auto& region = plan.label_requests[label->request].region;
    if (const auto way = way_into_sight(*label, region, sight, room)) shown.push_back(moved(*label, *way));
  }
  return shown;
}

}  // namespace bulkhead
