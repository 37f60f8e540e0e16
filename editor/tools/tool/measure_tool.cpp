// SPDX-License-Identifier: MIT
#include "editor/tools/tool/measure_tool.h"

#include <algorithm>
#include <array>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Usual diameters of bases, in tenths of a millimetre.
constexpr std::array base_sizes = {250, 285, 320, 400, 500, 600, 800, 1000};

Length usual_base(std::size_t number) { return Length::micrometres(std::int64_t{base_sizes.at(number)} * 100); }

Vec snapped_for_measuring(const Scene& scene, const Pointer& pointer) {
  if (pointer.modifiers.alt) return pointer.at;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (hit.marker) return scene.table.at(scene.mission, find_marker(scene.mission, *hit.marker)->at);
  if (hit.node && hit.node->distance <= pointer.reach) return scene.table.at(scene.mission, Place(hit.node->what));
  return pointer.at;
}

}  // namespace

const ToolInfo& MeasureTool::info() const {
  static constexpr ToolInfo info{
      .key = "measure", .name = marked("Measure"), .shortcut = "M", .help = marked("Measure straight")};
  return info;
}

const RulerReading& MeasureTool::reading(const Scene& scene) const {
  return ruler_.read(scene.mission, scene.table, scene.hatchways, base_, *from_, *to_);
}

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
  if (from_ && *from_ != *to_) {
    const auto& read = reading(scene);
    const double radius = base_ ? static_cast<double>(base_->in_micrometres()) / 2000 : 0;
    overlay.line = MeasuringLine{
        *from_, *to_, length_words(read), read.way, note_words(scene.mission, read, base_), radius, read.cover_at};
  }
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
  if (!from_ || *from_ == *to_) {
    return translate("Drag from one place to another to measure straight and round walls; Alt: do not snap");
  }
  const auto& read = reading(scene);
  auto words = length_words(read);
  for (const auto& note : note_words(scene.mission, read, base_)) words += " · " + note;
  return words;
}

ToolChoice MeasureTool::choice(const Mission&) const {
  ToolChoice choice{translate("Measure with"), {translate("no bases")}, std::nullopt};
  if (!base_) choice.chosen = 0;
  for (std::size_t number = 0; number < base_sizes.size(); ++number) {
    const auto size = usual_base(number);
    if (base_ == size) choice.chosen = choice.names.size();
    choice.names.push_back(translate("bases of {}", {length_words(size, RulerUnit::millimetres)}));
  }
  return choice;
}

void MeasureTool::choose_option(const Mission&, std::size_t number) {
  base_ = number == 0 ? std::nullopt : std::optional(usual_base(number - 1));
}

std::unique_ptr<Tool> measure_tool() { return std::make_unique<MeasureTool>(); }

}  // namespace bulkhead
