// SPDX-License-Identifier: MIT
#include "editor/tools/box/live_box.h"

#include <algorithm>
#include <utility>

namespace bulkhead {

LiveBox::LiveBox(Ready ready, std::function<void(const std::string&)> trouble)
    : ready_(std::move(ready)), background_(std::move(trouble)) {}

void LiveBox::ask(const std::shared_ptr<const Mission>& mission, const std::map<Id, int>& owned) {
  stop_.request_stop();
  stop_ = std::stop_source();
  working_ = true;
  const auto sets = box_sets(*mission, owned);
  const bool own = std::any_of(sets.begin(), sets.end(), [](const BoxSet& set) { return set.owned > 0; });
  background_.start([this, mission, own, boxes = boxes_to_build_from(*mission, owned),
                     stop = stop_.get_token()]() -> Background::Done {
    if (stop.stop_requested()) return {};
    auto report = box_report(*mission, assign_panels(*mission, boxes, {}, {}, stop), own);
    return [this, stop, report = std::move(report)] {
      if (stop.stop_requested()) return;
      working_ = false;
      ready_(report);
    };
  });
}

}  // namespace bulkhead
