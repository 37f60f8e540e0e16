// SPDX-License-Identifier: MIT
#include "editor/tools/change/naming.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/grid.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string kind_words(const Mission& mission, const Id& kind) {
  const auto* found = find_marker_kind(*mission.system, kind);
  return name_or_id(found, kind);
}

/// Puts objective markers on nodes, edges and cells, with Alt anywhere. A drag that begins on a marker moves it. The
/// right button removes one.
class ObjectiveTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] bool takes_hold(const Scene& scene, const Pointer& pointer) const override {
    return point_at(scene.mission, scene.table, pointer.at, pointer.reach).marker.has_value();
  }
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::optional<MarkerAtWork> marker_at_work(const Scene& scene,
                                                           const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::vector<ToolChoice> choices(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t choice, std::size_t number) override;

 private:
  [[nodiscard]] Id kind(const Mission& mission) const;

  /// The kind of marker to put; objectives without, and where the mission has no such kind.
  std::optional<Id> kind_;
  /// The marker that this gesture moves, or has put.
  std::optional<Id> held_;
  bool moved_ = false;
  std::optional<Marker> fresh_;
};

const ToolInfo& ObjectiveTool::info() const {
  static constexpr ToolInfo info{.key = "objective",
                                 .name = marked("Objective"),
                                 .shortcut = "O",
                                 .help = marked("Put objective markers"),
                                 .draws = MapClass::markers};
  return info;
}

Id ObjectiveTool::kind(const Mission& mission) const {
  if (kind_ && find_marker_kind(*mission.system, *kind_) != nullptr) return *kind_;
  return Id(objective_kind);
}

Answer ObjectiveTool::press(const Scene& scene, const Pointer& pointer) {
  cancel();
  Answer answer;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (pointer.button == Button::right) {
    if (hit.marker) answer.edits = {RemoveObjects{{*hit.marker}}};
    return answer;
  }
  if (hit.marker) {
    held_ = hit.marker;
    answer.selection = Selection({ObjectAddress{*held_}});
    return answer;
  }
  const auto at = put_place(scene, hit, pointer);
  if (!at) return answer;
  if (find_marker_kind(*scene.mission.system, kind(scene.mission)) == nullptr) {
    answer.message = translate("The mission's game system has no objective markers");
    return answer;
  }
  fresh_ = new_marker(scene.mission, kind(scene.mission), *at);
  answer.edits = {PutMarker{*fresh_}};
  answer.selection = Selection({ObjectAddress{fresh_->id}});
  return answer;
}

Answer ObjectiveTool::drag(const Scene& scene, const Pointer& pointer) {
  if (!held_ && !fresh_) return {};
  moved_ = true;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  const auto at = put_place(scene, hit, pointer);
  Answer answer;
  if (!at) return answer;
  if (fresh_) {
    fresh_->at = *at;
    answer.edits = {PutMarker{*fresh_}};
  } else {
    answer.edits = {MoveObject{*held_, *at}};
  }
  return answer;
}

Answer ObjectiveTool::release(const Scene& scene, const Pointer& pointer) {
  // The pointer may have gone on since it was last heard of.
  auto answer = moved_ ? drag(scene, pointer) : Answer();
  cancel();
  return answer;
}

void ObjectiveTool::cancel() {
  moved_ = false;
  held_.reset();
  fresh_.reset();
}

Marks ObjectiveTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Marks marks;
  if (!pointer || held_ || fresh_) return marks;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (hit.marker) {
    marks.objects.push_back({*hit.marker, MarkStyle::hover});
    return marks;
  }
  const auto at = put_place(scene, hit, *pointer);
  if (!at || find_marker_kind(*scene.mission.system, kind(scene.mission)) == nullptr) return marks;
  return preview(scene, {PutMarker{new_marker(scene.mission, kind(scene.mission), *at)}});
}

std::string ObjectiveTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto what = kind_words(scene.mission, kind(scene.mission));
  const auto purpose = translate("Click a node, edge or cell: {}; Alt: anywhere; drag a marker to move it", {what});
  if (!pointer) return purpose;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (hit.marker) {
    return translate("Drag to move {}; right button: remove", {words_for(scene.mission, ObjectAddress{*hit.marker})});
  }
  const auto at = put_place(scene, hit, *pointer);
  if (!at) return purpose;
  const auto* const point = std::get_if<Point>(&*at);
  const auto where = point != nullptr ? point_words(*point, scene.unit) : to_text(scene.mission, *at);
  return translate("Click: {} at {}; Alt: do not snap", {what, where});
}

std::optional<MarkerAtWork> ObjectiveTool::marker_at_work(const Scene& scene,
                                                          const std::optional<Pointer>& pointer) const {
  if (fresh_) return MarkerAtWork{fresh_->kind, fresh_->id, fresh_->at};
  MarkerAtWork work{kind(scene.mission)};
  if (!pointer) return work;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  work.marker = held_ ? held_ : hit.marker;
  if (const auto* marker = work.marker ? find_marker(scene.mission, *work.marker) : nullptr) {
    work.kind = marker->kind;
    work.at = marker->at;
    if (!moved_) return work;
  }
  if (const auto at = put_place(scene, hit, *pointer)) work.at = at;
  return work;
}

std::vector<ToolChoice> ObjectiveTool::choices(const Mission& mission) const {
  ToolChoice choice{translate("Marker"), {}, std::nullopt};
  for (const auto& kind_of_marker : mission.system->marker_kinds) {
    if (kind_of_marker.id == kind(mission)) choice.chosen = choice.names.size();
    choice.names.push_back(kind_of_marker.name);
  }
  return {std::move(choice)};
}

void ObjectiveTool::choose_option(const Mission& mission, std::size_t, std::size_t number) {
  kind_ = mission.system->marker_kinds.at(number).id;
}

}  // namespace

std::unique_ptr<Tool> objective_tool() { return std::make_unique<ObjectiveTool>(); }

}  // namespace bulkhead
