// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/picking.h"

#include <utility>

#include "model/base/contracts.h"

namespace bulkhead {

void Picking::begin(std::vector<Prompt> prompts, Done done) {
  BULKHEAD_EXPECTS(!prompts.empty());
  prompts_ = std::move(prompts);
  done_ = std::move(done);
  places_.clear();
}

bool Picking::stop() {
  const bool asked = asks();
  *this = {};
  return asked;
}

const Picking::Prompt& Picking::prompt() const {
  BULKHEAD_EXPECTS(asks());
  return prompts_[places_.size()];
}

std::function<void()> Picking::take(Vec place) {
  BULKHEAD_EXPECTS(asks());
  places_.push_back(place);
  if (places_.size() < prompts_.size()) return {};
  auto picked = std::exchange(*this, {});
  return [done = std::move(picked.done_), places = std::move(picked.places_)] { done(places); };
}

}  // namespace bulkhead
