// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "editor/tools/pointing/words.h"
#include "editor/tools/tool/preview.h"
#include "editor/tools/tool/terrain_ground.h"
#include "editor/tools/tool/terrain_stock.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string no_kinds_words() { return translate("None of the mission's terrain sets has terrain that stands freely"); }

/// Puts terrain features on boards, where their sides snap to what stands near; with Alt anywhere. What hangs on the
/// pointer can be turned and mirrored. A drag that begins on a feature moves it. The right button removes one.
class TerrainTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override;
  [[nodiscard]] std::string unusable(const Mission& mission) const override;
  Answer press(const Scene& scene, const Pointer& pointer) override;
  Answer drag(const Scene& scene, const Pointer& pointer) override;
  Answer release(const Scene& scene, const Pointer& pointer) override;
  void hover(const Scene& scene, const Pointer& pointer) override;
  void cancel() override;
  [[nodiscard]] bool takes_hold(const Scene& scene, const Pointer& pointer) const override {
    return point_at(scene.mission, scene.table, pointer.at, pointer.reach).feature.has_value();
  }
  [[nodiscard]] bool turns(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  Result<void> transform_held(const Mission& mission, Transform transform) override;
  Result<void> turn_held(const Mission& mission, int degrees) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::vector<ToolChoice> choices(const Mission& mission) const override;
  void choose_option(const Mission& mission, std::size_t choice, std::size_t number) override;

 private:
  /// A feature and the number of the board that it is to stand on.
  struct Held {
    int board = 1;
    Feature feature;
    /// From the pointer to its middle.
    Point offset;
    bool is_new = true;
  };

  [[nodiscard]] const FeatureKind* kind(const Mission& mission) const;
  /// A new one of the chosen kind, under the pointer; nothing off the boards.
  [[nodiscard]] std::optional<Held> hanging(const Scene& scene, const Hit& hit) const;
  /// What is held, taken to the pointer; nothing off the boards.
  [[nodiscard]] std::optional<Held> taken(const Scene& scene, Held held, const Pointer& pointer) const;
  /// Whether it would stand in what was put last.
  [[nodiscard]] bool lies_on_last(const Mission& mission, const Held& held) const;
  [[nodiscard]] Feature& at_hand() { return held_ ? held_->feature : pose_; }

  /// The kind to put; the first of the mission's without, and where the mission has no such kind.
  std::optional<Id> kind_;
  static inline const Feature unturned{Id("hanging"), Id("any"), {}, 0, false, {}};
  /// How what hangs on the pointer is turned and mirrored.
  Feature pose_ = unturned;
  /// What this gesture puts or moves, and where it began.
  std::optional<Held> held_;
  Vec pressed_;
  bool moved_ = false;
  /// What was put last, until the pointer has left it: nobody wants the next one just there.
  std::optional<Id> last_put_;
  TerrainGround ground_;
};

const ToolInfo& TerrainTool::info() const {
  static constexpr ToolInfo info{.key = "terrain",
                                 .name = marked("Terrain"),
                                 .shortcut = "F",
                                 .help = marked("Put terrain that stands freely: crates, ruins, containers"),
                                 .draws = MapClass::terrain};
  return info;
}

std::string TerrainTool::unusable(const Mission& mission) const {
  return kind(mission) == nullptr ? no_kinds_words() : std::string();
}

const FeatureKind* TerrainTool::kind(const Mission& mission) const {
  const auto* chosen = kind_ ? find_feature_kind(mission, *kind_) : nullptr;
  if (chosen != nullptr) return chosen;
  const auto kinds = terrain_kinds(mission);
  return kinds.empty() ? nullptr : kinds.front();
}

std::optional<TerrainTool::Held> TerrainTool::hanging(const Scene& scene, const Hit& hit) const {
  const auto* what = kind(scene.mission);
  if (what == nullptr || !hit.on_board) return std::nullopt;
  auto feature = pose_;
  feature.kind = what->id;
  feature.id = free_id(scene.mission, what->id);
  feature.at = hit.point - find_board(scene.mission, hit.board)->at;
  return Held{hit.board, std::move(feature), {}, true};
}

std::optional<TerrainTool::Held> TerrainTool::taken(const Scene& scene, Held held, const Pointer& pointer) const {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (!hit.on_board) return std::nullopt;
  held.board = hit.board;
  auto& feature = held.feature;
  feature.at = hit.point + held.offset - find_board(scene.mission, hit.board)->at;
  // Alt puts it just there; on the board it has to be all the same.
  feature.at = ground_.snapped(scene, held.board, feature, pointer);
  return held;
}

Answer TerrainTool::press(const Scene& scene, const Pointer& pointer) {
  cancel();
  pressed_ = pointer.at;
  Answer answer;
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (pointer.button == Button::right) {
    if (hit.feature) answer.edits = {RemoveObjects{{*hit.feature}}};
    return answer;
  }
  if (hit.feature && !pointer.carries) {
    const int board = board_of_feature(scene.mission, *hit.feature);
    const auto& feature = *find_feature(scene.mission, *hit.feature);
    const auto middle = find_board(scene.mission, board)->at + feature.at;
    held_ = Held{board, feature, middle - hit.point, false};
    answer.selection = Selection({ObjectAddress{feature.id}});
    return answer;
  }
  if (auto why = unusable(scene.mission); !why.empty()) {
    answer.message = std::move(why);
    return answer;
  }
  held_ = hanging(scene, hit);
  return held_ ? drag(scene, pointer) : answer;
}

Answer TerrainTool::drag(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  if (!held_) return answer;
  const auto way = pointer.at - pressed_;
  moved_ = moved_ || held_->is_new || std::hypot(way.x, way.y) > pointer.reach;
  if (!moved_) return answer;
  const auto there = taken(scene, *held_, pointer);
  if (!there) return answer;
  answer.edits = {PutFeature{there->board, there->feature}};
  if (!held_->is_new) answer.name = StepName("Move {}", {words_for(scene.mission, there->feature)});
  answer.selection = Selection({ObjectAddress{there->feature.id}});
  return answer;
}

Answer TerrainTool::release(const Scene& scene, const Pointer& pointer) {
  // The pointer may have gone on since it was last heard of.
  auto answer = drag(scene, pointer);
  const auto put = held_ && held_->is_new ? std::optional(held_->feature.id) : std::nullopt;
  cancel();
  last_put_ = put;
  return answer;
}

bool TerrainTool::lies_on_last(const Mission& mission, const Held& held) const {
  const int board = last_put_ ? board_of_feature(mission, *last_put_) : 0;
  return board == held.board && lie_on_each_other(mission, board, *find_feature(mission, *last_put_), held.feature);
}

void TerrainTool::hover(const Scene& scene, const Pointer& pointer) {
  if (!last_put_) return;
  const auto hung = hanging(scene, point_at(scene.mission, scene.table, pointer.at, pointer.reach));
  const auto there = hung ? taken(scene, *hung, pointer) : std::nullopt;
  if (!there || !lies_on_last(scene.mission, *there)) last_put_.reset();
}

void TerrainTool::cancel() {
  last_put_.reset();
  moved_ = false;
  held_.reset();
}

bool TerrainTool::turns(const Scene& scene, const std::optional<Pointer>& pointer) const {
  if (held_) return true;
  if (!pointer) return false;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  // One that stands there is what is meant.
  return (!hit.feature || pointer->carries) && hanging(scene, hit).has_value();
}

Result<void> TerrainTool::transform_held(const Mission& mission, Transform transform) {
  auto& feature = at_hand();
  const auto* what = kind(mission);
  if (!held_ && what != nullptr) feature.kind = what->id;
  feature = transformed(mission, feature, symmetry_of(transform));
  moved_ = held_.has_value();
  return {};
}

Result<void> TerrainTool::turn_held(const Mission&, int degrees) {
  auto& feature = at_hand();
  feature.turn = ((feature.turn + degrees) % 360 + 360) % 360;
  moved_ = held_.has_value();
  return {};
}

Marks TerrainTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Marks marks;
  if (!pointer) return marks;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!held_ && hit.feature && !pointer->carries) {
    marks.objects.push_back({*hit.feature, MarkStyle::hover});
    return marks;
  }
  const auto hung = held_ ? held_ : hanging(scene, hit);
  const auto there = hung ? taken(scene, *hung, *pointer) : std::nullopt;
  if (!there || (!held_ && lies_on_last(scene.mission, *there))) return marks;
  if (!held_) marks = preview(scene, {PutFeature{there->board, there->feature}});
  if (!ground_.trouble(scene.mission, there->board, there->feature).empty()) {
    std::erase_if(marks.ghost_features, [&](const auto& ghost) { return ghost.feature.id == there->feature.id; });
    marks.ghost_features.push_back({there->board, there->feature, MarkStyle::erase});
  }
  return marks;
}

std::string TerrainTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto* what = kind(scene.mission);
  if (what == nullptr) return no_kinds_words();
  const auto name = name_or_id(*what);
  const auto purpose = translate("Click: {}; drag one to move it; right button: remove", {name});
  if (!pointer) return purpose;
  const auto hit = point_at(scene.mission, scene.table, pointer->at, pointer->reach);
  if (!held_ && hit.feature && !pointer->carries) {
    return translate("Drag to move {}; right button: remove", {words_for(scene.mission, ObjectAddress{*hit.feature})});
  }
  const auto hung = held_ ? held_ : hanging(scene, hit);
  const auto there = hung ? taken(scene, *hung, *pointer) : std::nullopt;
  if (!there) return purpose;
  const auto trouble = ground_.trouble(scene.mission, there->board, there->feature);
  const auto put = held_ ? translate("Release to put it down") : translate("Click: {}", {name});
  if (!trouble.empty()) return put + " – " + trouble;
  return put + translate("; R and E turn it; Alt: do not snap");
}

std::vector<ToolChoice> TerrainTool::choices(const Mission& mission) const {
  ToolChoice choice{translate("Terrain"), {}, std::nullopt};
  const auto* now = kind(mission);
  for (const auto* one : terrain_kinds(mission)) {
    if (one == now) choice.chosen = choice.names.size();
    choice.names.push_back(name_or_id(*one));
  }
  return {std::move(choice)};
}

void TerrainTool::choose_option(const Mission& mission, std::size_t, std::size_t number) {
  const auto& chosen = terrain_kinds(mission).at(number)->id;
  const auto* before = kind(mission);
  // Another kind comes as its set has it.
  if (before == nullptr || before->id != chosen) pose_ = unturned;
  last_put_.reset();
  kind_ = chosen;
}

}  // namespace

std::unique_ptr<Tool> terrain_tool() { return std::make_unique<TerrainTool>(); }

}  // namespace bulkhead
