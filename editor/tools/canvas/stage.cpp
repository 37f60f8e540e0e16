// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/stage.h"

namespace bulkhead {

void Stage::announce(CanvasEvent event) const {
  for (const auto& listener : listeners_) listener(event);
}

void Stage::say(std::string message) {
  if (message == message_) return;
  message_ = std::move(message);
  announce(CanvasEvent::message);
}

void Stage::set_unit(RulerUnit unit) {
  if (unit == unit_) return;
  unit_ = unit;
  announce(CanvasEvent::tool);
}

void Stage::bring_into_sight(Vec on_table) {
  wanted_in_sight_ = on_table;
  announce(CanvasEvent::sight);
}

}  // namespace bulkhead
