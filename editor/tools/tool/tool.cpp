// SPDX-License-Identifier: MIT
#include "editor/tools/tool/tool.h"

#include <algorithm>

#include "editor/tools/words/translate.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_TOOL(name) std::unique_ptr<Tool> name##_tool();
#include "editor/tools/tool/tools.inc"
#undef BULKHEAD_TOOL

std::vector<std::unique_ptr<Tool>> mission_tools() {
  std::vector<std::unique_ptr<Tool>> tools;
#define BULKHEAD_TOOL(name) tools.push_back(name##_tool());
#include "editor/tools/tool/tools.inc"
#undef BULKHEAD_TOOL
  return tools;
}

std::string Tool::unusable(const Mission& mission) const {
  if (info().needs == ToolInfo::Needs::anything) return {};
  const bool any = std::any_of(mission.boards.begin(), mission.boards.end(),
                               [](const auto& board) { return board->lattice() != nullptr; });
  return any ? std::string() : translate("No board of this mission has a lattice, so nothing can be drawn along it");
}

void Tool::hover(const Scene&, const Pointer&) {}

Answer Tool::press(const Scene&, const Pointer&) { return {}; }

Answer Tool::drag(const Scene&, const Pointer&) { return {}; }

Answer Tool::release(const Scene&, const Pointer&) { return {}; }

std::optional<Answer> Tool::finish(const Mission&) { return std::nullopt; }
void Tool::cancel() {}

std::vector<ToolFigure> Tool::figures(const Scene&, const std::optional<Pointer>&) const { return {}; }

void Tool::fix_figure(std::size_t, std::optional<Length>) {}

bool Tool::takes_hold(const Scene&, const Pointer&) const { return false; }

bool Tool::turns(const Scene&, const std::optional<Pointer>&) const { return false; }

Result<void> Tool::transform_held(const Mission&, Transform) { return {}; }

Result<void> Tool::turn_held(const Mission&, int) { return {}; }

Marks Tool::marks(const Scene&, const std::optional<Pointer>&) const { return {}; }

std::optional<MarkerAtWork> Tool::marker_at_work(const Scene&, const std::optional<Pointer>&) const {
  return std::nullopt;
}

std::vector<ToolChoice> Tool::choices(const Mission&) const { return {}; }

void Tool::choose_option(const Mission&, std::size_t, std::size_t) {}

}  // namespace bulkhead
