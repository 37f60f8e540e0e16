// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/overlay_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/tools/view/sheet_view.h"
#include "rendering/map/labels.h"

namespace bulkhead {
namespace {

/// On paper: as far from its place a word may stand, and the height of its letters in points.
constexpr double near_enough = 6;
constexpr double size = 8.5;
constexpr double smallest = 7;
/// Between words, so that two are not read as one.
constexpr double apart = 0.6;
/// Half of what a line of an overlay takes.
constexpr double beside_line = 0.35;

/// `kind` is the same for the words of one overlay.
LabelRequest request_of(const OverlayWord& word, int kind, const MapPlan& plan) {
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
  if (word.thing) {
    request.alike = {kind, {word.thing->from * (1 / plan.scale), word.thing->to * (1 / plan.scale)}};
  }
  return request;
}

void take(LabelScene& scene, const std::vector<PlacedLabel>& labels) {
  for (const auto& label : labels) {
    if (label.box.size.x > 0) scene.taken.emplace_back(label.box.grown(scene.apart));
    if (label.leader) scene.taken.emplace_back(*label.leader);
  }
}

/// A line as boxes along it, so that words keep clear of its width as well.
void avoid(LabelScene& scene, const Segment& on_table, double scale) {
  const auto from = on_table.from * (1 / scale);
  const auto way = on_table.to * (1 / scale) - from;
  constexpr double piece = 4;
  const bool upright = way.x == 0 || way.y == 0;
  const int pieces = upright ? 1 : std::max(1, static_cast<int>(std::hypot(way.x, way.y) / piece));
  for (int index = 0; index < pieces; ++index) {
    const auto begin = from + way * (static_cast<double>(index) / pieces);
    const auto end = from + way * (static_cast<double>(index + 1) / pieces);
    scene.lines.emplace_back(Path::line(begin, end).bounds().grown(beside_line));
  }
}

}  // namespace

PlacedWords place_words(const OverlayPicture& picture, OverlayPart part, const MapPlan& plan,
                        const PlacedWords& before) {
  PlacedWords words;
  int kind = 0;
  for (const auto& [overlay, layer, pending] : picture.shown) {
    ++kind;
    if (!layer || follows_pointer(*overlay) != (part == OverlayPart::moving)) continue;
    for (const auto& word : layer->words(*plan.design)) words.requests.push_back(request_of(word, kind, plan));
  }
  if (words.requests.empty()) return words;
  auto scene = label_scene(plan, plan.bounds.grown(paper_margin));
  scene.apart = apart;
  take(scene, plan.labels);
  take(scene, before.labels);
  for (const auto& shown : picture.shown) {
    if (!shown.layer) continue;
    for (const auto& line : shown.layer->lines()) avoid(scene, line, plan.scale);
  }
  scene.requests = words.requests;
  words.labels = place_labels(scene);
  std::erase_if(words.labels, [](const PlacedLabel& label) { return label.lines.empty(); });
  return words;
}

void draw(Canvas& canvas, const PlacedWords& words, const Design& design) {
  for (const auto& label : words.labels) draw(canvas, label, words.requests[label.request], design);
}

}  // namespace bulkhead
