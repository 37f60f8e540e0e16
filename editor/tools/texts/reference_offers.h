// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// What may stand for a reference that has been begun.
struct ReferenceOffer {
  /// `{marker:1}`; `{marker:` where it goes on from there.
  std::string written;
  /// What it reads as, or leads to.
  std::string reads;
  friend bool operator==(const ReferenceOffer&, const ReferenceOffer&) = default;
};
struct ReferenceOffers {
  /// So many bytes before the place of typing belong to the reference, its brace among them.
  std::size_t begun = 0;
  std::vector<ReferenceOffer> offers;
};
/// The offers at a byte of a text.
using ReferenceSource = std::function<ReferenceOffers(const std::string& text, std::size_t at)>;

/// After `{` the figures of the item (null for the briefing) and the kinds of things that the mission has, after
/// `{marker:` its markers: those whose id or name has what is typed, ids that begin with it first. Nothing outside a
/// reference.
[[nodiscard]] ReferenceOffers offer_references(std::string_view text, std::size_t at, const Item* item,
                                               const Mission& mission);

}  // namespace bulkhead
