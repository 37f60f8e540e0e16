// SPDX-License-Identifier: MIT
#include "editor/tools/tool/tool.h"

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

Answer Tool::press(const Scene&, const Pointer&) { return {}; }

Answer Tool::drag(const Scene&, const Pointer&) { return {}; }

Answer Tool::release(const Scene&, const Pointer&) { return {}; }

void Tool::cancel() {}

Marks Tool::marks(const Scene&, const std::optional<Pointer>&) const { return {}; }

std::optional<MarkerAtWork> Tool::marker_at_work(const Scene&, const std::optional<Pointer>&) const {
  return std::nullopt;
}

ToolChoice Tool::choice(const Mission&) const { return {}; }

void Tool::choose_option(const Mission&, std::size_t) {}

}  // namespace bulkhead
