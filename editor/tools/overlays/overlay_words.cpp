// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_words.h"

#include <algorithm>
#include <utility>

#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

/// On paper: as far from its place a word may stand, and the height of its letters in points.
constexpr double near_enough = 6;
constexpr double size = 8.5;
constexpr double smallest = 7;
/// From the boards outwards.
constexpr double margin = 2.5;

LabelRequest request_of(const OverlayWord& word, const MapPlan& plan) {
  LabelRequest request;
  request.text = request.name = word.text;
  request.colour = word.colour;
  request.halo = plan.design->paper;
  request.font = {size, Font::Weight::bold, 0, true};
  request.smallest = smallest;
  request.inside_only = true;
  for (const auto& loop : word.region) {
    auto& on_paper = request.region.emplace_back();
    for (const auto corner : loop) on_paper.push_back(corner * (1 / plan.scale));
  }
  if (word.region.empty()) {
    request.point = word.at * (1 / plan.scale);
    request.beside = Rect{request.point, {}}.grown(near_enough);
  }
  return request;
}

void take(LabelScene& scene, const std::vector<PlacedLabel>& labels) {
  for (const auto& label : labels) {
    if (label.box.size.x > 0) scene.taken.emplace_back(label.box);
    if (label.leader) scene.taken.emplace_back(*label.leader);
  }
}

}  // namespace

PlacedWords place_words(const OverlayPicture& picture, OverlayPart part, const MapPlan& plan,
                        const PlacedWords& before) {
  PlacedWords words;
  for (const auto& [overlay, layer, pending] : picture.shown) {
    if (!layer || follows_pointer(*overlay) != (part == OverlayPart::moving)) continue;
    for (const auto& word : layer->words(*plan.design)) words.requests.push_back(request_of(word, plan));
  }
  if (words.requests.empty()) return words;
  auto scene = label_scene(plan, plan.bounds.grown(margin));
  take(scene, plan.labels);
  take(scene, before.labels);
  scene.requests = words.requests;
  words.labels = place_labels(scene);
  std::erase_if(words.labels, [](const PlacedLabel& label) { return label.lines.empty(); });
  return words;
}

void draw(Canvas& canvas, const PlacedWords& words, const Design& design) {
  for (const auto& label : words.labels) draw(canvas, label, words.requests[label.request], design);
}

}  // namespace bulkhead
