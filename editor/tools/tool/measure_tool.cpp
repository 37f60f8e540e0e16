// SPDX-License-Identifier: MIT
#include "editor/tools/tool/measure_tool.h"

#include <fmt/format.h>

#include <cmath>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

Vec snapped_for_measuring(const Scene& scene, const Pointer& pointer) {
  if (pointer.modifiers.alt) return pointer.at;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (hit.marker) return scene.table.at(scene.mission, find_marker(scene.mission, *hit.marker)->at);
  if (hit.node && hit.node->distance <= pointer.reach) return scene.table.at(scene.mission, Place(hit.node->what));
  return pointer.at;
}

int level_at(const Scene& scene, Vec at) {
  const auto found = scene.table.locate(at);
  return found ? find_board(scene.mission, found->board)->level : 0;
}

std::string words_for_line(const Scene& scene, Vec from, Vec to) {
  if (level_at(scene, from) != level_at(scene, to)) return translate("not on one level");
  const auto length = Length::micrometres(std::llround(std::hypot(to.x - from.x, to.y - from.y) * 1000));
  return fmt::format("{} · {}", length_words(length, RulerUnit::inches), length_words(length, RulerUnit::millimetres));
}

}  // namespace

Answer MeasureTool::press(const Scene& scene, const Pointer& pointer) {
  from_ = to_ = snapped_for_measuring(scene, pointer);
  measuring_ = true;
  return {};
}

Answer MeasureTool::drag(const Scene& scene, const Pointer& pointer) {
  if (measuring_) to_ = snapped_for_measuring(scene, pointer);
  return {};
}

Answer MeasureTool::release(const Scene& scene, const Pointer& pointer) {
  drag(scene, pointer);
  measuring_ = false;
  return {};
}

void MeasureTool::cancel() {
  from_.reset();
  to_.reset();
  measuring_ = false;
}

Overlay MeasureTool::overlay(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Overlay overlay;
  if (from_ && *from_ != *to_) overlay.line = MeasuringLine{*from_, *to_, words_for_line(scene, *from_, *to_)};
  if (!pointer || pointer->modifiers.alt) return overlay;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (hit.marker) {
    overlay.objects.push_back({*hit.marker, MarkStyle::hover});
  } else if (hit.node && hit.node->distance <= pointer->reach) {
    overlay.nodes.push_back({hit.node->what, MarkStyle::hover});
  }
  return overlay;
}

std::string MeasureTool::hint(const Scene& scene, const std::optional<Pointer>&) const {
  if (from_ && *from_ != *to_) return words_for_line(scene, *from_, *to_);
  return translate("Drag from one place to another to measure straight; Alt: do not snap");
}

}  // namespace bulkhead
