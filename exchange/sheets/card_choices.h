// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "exchange/exporters/source.h"
#include "rendering/cards/card_sheet.h"

namespace bulkhead {

/// How large cards are.
[[nodiscard]] const ExportOption& card_option();
/// The choices that make the card of one item, of a size, and nothing else.
[[nodiscard]] ExportChoices choices_of_card(const Id& item, std::string_view size);
/// The cards that a source's choices make, to be looked at: their faces are what is exported as pictures.
[[nodiscard]] Result<CardPictures> chosen_card_pictures(const ExportSource& source);

}  // namespace bulkhead
