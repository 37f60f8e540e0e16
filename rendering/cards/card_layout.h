// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "rendering/cards/card_format.h"
#include "rendering/cards/card_text.h"

namespace bulkhead {

/// A card's face with everything in its place, from the top left corner of the cut card. Lengths in millimetres.
struct CardPlan {
  struct Disc {
    Vec centre;
    double radius = 0;
  };
  struct Rule {
    Vec from;
    Vec to;
  };
  Id id{"card"};
  std::string name;
  /// Which it is of how many of the mission; all its faces have the same.
  std::size_t number = 1;
  std::size_t of = 1;
  Vec size;
  FillStyle look;
  /// How far down the coloured head reaches; a strip with the side's pattern is its lower end.
  double head = 0;
  /// Of the body's type, in points.
  double type = 0;
  std::optional<Disc> disc;
  std::vector<Rule> rules;
  /// In the order in which they are read.
  std::vector<TextRun> texts;
  /// Whether the foot has a part of the mission's title only.
  bool cuts_mission = false;
};

/// How high the strip with the pattern is.
inline constexpr double pattern_strip = 2.2;

/// What a card takes over from its deck.
struct DeckLook {
  /// Of the body, in points; without it the size's own is the largest.
  std::optional<double> largest_type = std::nullopt;
  /// How far down the coloured head reaches at least, in millimetres.
  double least_head = 0;
};

/// How far down the head of a card reaches by itself, in millimetres.
[[nodiscard]] double head_of_card(const CardText& card, const CardFormat& format, const Design& design);
/// How far it reaches with a name in one line and as many lines above it as there may be.
[[nodiscard]] double usual_head(const CardFormat& format);

/// The faces of a card: one where its text fits in type of 6 points or more, else as many as it needs, each saying
/// which it is; in the largest type that needs no more of them, which is at most that of the deck.
/// `mission` stands at the foot. Fails for a text that is far longer than any card.
[[nodiscard]] Result<std::vector<CardPlan>> lay_out_card(const CardText& card, const CardFormat& format,
                                                         const std::string& mission, const Design& design,
                                                         const DeckLook& deck = {});

/// The back of a card: what it is and whose, the same for all that are alike.
struct CardBackPlan {
  Vec size;
  FillStyle look;
  /// How wide the band of the side's colour around its pattern is, and the ground of the words, on which no pattern
  /// lies.
  double frame = 0;
  Rect plate;
  std::vector<TextRun> texts;
  /// Whether some words are missing of the mission's title, or of the side's name.
  bool cuts_mission = false;
  bool cuts_side = false;
};
[[nodiscard]] CardBackPlan lay_out_card_back(const CardText& card, const CardFormat& format, const std::string& mission,
                                             const Design& design);

}  // namespace bulkhead
