// SPDX-License-Identifier: MIT
#include "editor/tools/tool/tool.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// Says that drags move the table; who follows the pointer moves it.
class PanTool final : public Tool {
 public:
  [[nodiscard]] const ToolInfo& info() const override {
    static constexpr ToolInfo info{.key = "pan",
                                   .name = marked("Pan"),
                                   .shortcut = "G",
                                   .help = marked("Move the table; the space bar does so for as long as it is held"),
                                   .pointer = ToolInfo::Shape::hand,
                                   .pans = true};
    return info;
  }

  [[nodiscard]] std::string hint(const Scene&, const std::optional<Pointer>&) const override {
    return translate("Drag to move the table; the wheel zooms");
  }
};

}  // namespace

std::unique_ptr<Tool> pan_tool() { return std::make_unique<PanTool>(); }

}  // namespace bulkhead
