// SPDX-License-Identifier: MIT
#include "editor/tools/tool/tool.h"

namespace bulkhead {

Answer Tool::press(const Scene&, const Pointer&) { return {}; }

Answer Tool::drag(const Scene&, const Pointer&) { return {}; }

Answer Tool::release(const Scene&, const Pointer&) { return {}; }

void Tool::cancel() {}

Overlay Tool::overlay(const Scene&, const std::optional<Pointer>&) const { return {}; }

}  // namespace bulkhead
