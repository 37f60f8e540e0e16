// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "rendering/cards/card_layout.h"

namespace bulkhead {

/// Of faces of cards; more than a thousand sheets nobody cuts.
inline constexpr std::size_t most_cards = 2000;

/// A card as it is with all others of its mission.
struct DeckCard {
  CardText text;
  std::vector<CardPlan> faces;
  /// Of the type of the faces, in points: what the card would have room for if there were no others.
  double own_type = 0;
};

/// The cards of these items in this order, or all, each in the type and with the head that it has in the deck of all
/// cards of the mission, so that a card that is made alone looks like the one on the sheet. Cards that nobody asks for
/// and that cannot be printed are no part of the deck; where there are more than `most_cards`, it is those that are
/// asked for. Fails, saying why, where there is none, one cannot be printed, or they have more faces than `most_cards`.
[[nodiscard]] Result<std::vector<DeckCard>> deck_cards(const Mission& mission, const std::vector<Id>& only,
                                                       const CardFormat& format, const Design& design);

}  // namespace bulkhead
