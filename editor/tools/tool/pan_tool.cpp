// SPDX-License-Identifier: MIT
#include "editor/tools/tool/pan_tool.h"

#include "editor/tools/words/translate.h"

namespace bulkhead {

Answer PanTool::press(const Scene&, const Pointer& pointer) {
  last_ = pointer.on_canvas;
  return {};
}

Answer PanTool::drag(const Scene&, const Pointer& pointer) {
  Answer answer;
  answer.pan = ScreenPoint{pointer.on_canvas.x - last_.x, pointer.on_canvas.y - last_.y};
  last_ = pointer.on_canvas;
  return answer;
}

std::string PanTool::hint(const Scene&, const std::optional<Pointer>&) const {
  return translate("Drag to move the table; the wheel zooms");
}

}  // namespace bulkhead
