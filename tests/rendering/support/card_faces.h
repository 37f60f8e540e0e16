// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rendering/cards/card_layout.h"
#include "rendering/cards/card_text.h"

// What tests ask of cards as they are laid out.
namespace bulkhead::test {

/// Around what a run inks; of no width where it inks nothing.
[[nodiscard]] Rect ink_of(const TextRun& run);
[[nodiscard]] bool is_within(const Rect& inner, const Rect& outer);

/// What is wrong with a face as somebody sees it who knows the plan alone, one thing a line.
[[nodiscard]] std::string trouble_with(const CardPlan& card);

/// Letters alone, as capitals: blanks and dots between words go where lines end, and hyphens come.
[[nodiscard]] std::string letters_of(std::string_view text);
/// Of a face's head, without what stands in its disc.
[[nodiscard]] std::string head_of(const CardPlan& face);
/// Of all lines of the bodies.
[[nodiscard]] std::string body_of(const std::vector<CardPlan>& faces);
/// What of a card's text does not stand on its faces.
[[nodiscard]] std::string missing_on(const std::vector<CardPlan>& faces, const CardText& card);

[[nodiscard]] std::vector<CardPlan> faces_of(const CardText& card, const CardFormat& format);
/// The first card of a mission.
[[nodiscard]] CardText only_card(const Mission& mission);

}  // namespace bulkhead::test
