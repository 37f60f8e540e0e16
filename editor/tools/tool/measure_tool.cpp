// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "editor/tools/tool/tool.h"
#include "editor/tools/tool/way_ruler.h"
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

/// Measures from where the button is pressed to where it is released, straight and round what blocks, between points or
/// bases; the line stays until the next. Hatchways count as they stand for looking. Snaps to nodes and the middles of
/// markers within reach, with Alt to nothing.
class MeasureTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::vector<ToolChoice> choices(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t choice, std::size_t number) override;

 private:
  [[nodiscard]] const RulerReading& reading(const Scene& scene) const;

  std::optional<Vec> from_;
  std::optional<Vec> to_;
  /// The diameter of the bases that stand at either end; nothing for points.
  std::optional<Length> base_;
  bool measuring_ = false;
  /// Keeps what was worked out for the last question.
  mutable WayRuler ruler_;
};

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

Marks MeasureTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Marks marks;
  if (from_ && *from_ != *to_) {
    const auto& read = reading(scene);
    const double radius = base_ ? static_cast<double>(base_->in_micrometres()) / 2000 : 0;
    marks.line = MeasuringLine{
        *from_, *to_, length_words(read), read.way, note_words(scene.mission, read, base_), radius, read.cover_at};
  }
  if (!pointer || pointer->modifiers.alt) return marks;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (hit.marker) {
    marks.objects.push_back({*hit.marker, MarkStyle::hover});
  } else if (hit.node && hit.node->distance <= pointer->reach) {
    marks.nodes.push_back({hit.node->what, MarkStyle::hover});
  }
  return marks;
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

std::vector<ToolChoice> MeasureTool::choices(const Mission&) const {
  ToolChoice choice{translate("Measure with"), {translate("no bases")}, std::nullopt};
  if (!base_) choice.chosen = 0;
  for (std::size_t number = 0; number < base_sizes.size(); ++number) {
    const auto size = usual_base(number);
    if (base_ == size) choice.chosen = choice.names.size();
    choice.names.push_back(translate("bases of {}", {length_words(size, RulerUnit::millimetres)}));
  }
  return {std::move(choice)};
}

void MeasureTool::choose_option(const Mission&, std::size_t, std::size_t number) {
  base_ = number == 0 ? std::nullopt : std::optional(usual_base(number - 1));
}

}  // namespace

std::unique_ptr<Tool> measure_tool() { return std::make_unique<MeasureTool>(); }

}  // namespace bulkhead
