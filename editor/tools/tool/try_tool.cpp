// SPDX-License-Identifier: MIT
#include <algorithm>

#include "editor/tools/tool/tool.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// The hatchway that the pointer touches: the nearest edge's, or a free one.
std::optional<SeenHatchway> hatchway_at(const Scene& scene, const Pointer& pointer) {
  const auto hit = point_at(scene.mission, scene.table, pointer.at, pointer.reach);
  if (!hit.on_board) return std::nullopt;
  const auto all = hatchways_of(scene.mission);
  const auto is = [&](const Address& address) {
    return std::find_if(all.begin(), all.end(), [&](const SeenHatchway& seen) { return seen.at == address; });
  };
  if (hit.piece) {
    if (const auto found = is(ObjectAddress{*hit.piece}); found != all.end()) return *found;
  }
  if (!hit.edge) return std::nullopt;
  const auto found = is(hit.edge->what);
  return found == all.end() ? std::nullopt : std::optional(*found);
}

/// Opens and closes hatchways just for looking, for overlays and ruler; the mission stays as it is.
class TryTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override {
    static constexpr ToolInfo info{
        .key = "look",
        .name = marked("Try"),
        .shortcut = "T",
        .help = marked("Open and close hatchways just for looking; the mission stays as it is"),
        .needs = ToolInfo::Needs::edge};
    return info;
  }
  Answer press(const Scene& scene, const Pointer& pointer) override;
  [[nodiscard]] Marks marks(const Scene& scene, const std::optional<Pointer>& pointer) const override;
  [[nodiscard]] std::string hint(const Scene& scene, const std::optional<Pointer>& pointer) const override;
};

Answer TryTool::press(const Scene& scene, const Pointer& pointer) {
  Answer answer;
  auto look = scene.hatchways;
  if (pointer.button == Button::right) {
    look.set_mode(HatchwayStates::Mode::as_set);
    answer.hatchways = look;
  } else if (const auto hatchway = hatchway_at(scene, pointer)) {
    look.toggle(hatchway->at);
    answer.hatchways = look;
  } else {
    answer.message = translate("There is no hatchway here to open or close.");
  }
  return answer;
}

Marks TryTool::marks(const Scene& scene, const std::optional<Pointer>& pointer) const {
  Marks marks;
  const auto hatchway = pointer ? hatchway_at(scene, *pointer) : std::nullopt;
  if (!hatchway) return marks;
  if (const auto* edge = std::get_if<EdgeAddress>(&hatchway->at)) {
    marks.edges.push_back({*edge, MarkStyle::hover, std::nullopt});
  } else if (const auto* object = std::get_if<ObjectAddress>(&hatchway->at)) {
    marks.objects.push_back({object->id, MarkStyle::hover});
  }
  return marks;
}

std::string TryTool::hint(const Scene& scene, const std::optional<Pointer>& pointer) const {
  const auto hatchway = pointer ? hatchway_at(scene, *pointer) : std::nullopt;
  if (!hatchway) {
    return translate(
        "Click a hatchway to open or close it just for looking; right button: all as the mission sets them");
  }
  const auto where = to_text(scene.mission, hatchway->at);
  return scene.hatchways.is_open(hatchway->at, hatchway->starts_open)
             ? translate("Click: close {} just for looking", {where})
             : translate("Click: open {} just for looking", {where});
}

}  // namespace

std::unique_ptr<Tool> try_tool() { return std::make_unique<TryTool>(); }

}  // namespace bulkhead
