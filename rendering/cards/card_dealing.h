// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "rendering/cards/card_body.h"

namespace bulkhead {

/// Strips one below the other, on as many cards as they take; `room` says how high the text of one of them may be, in
/// millimetres, counted from 0. A card ends between paragraphs, or within a long one between sentences, as long as that
/// takes no more cards and leaves none half empty.
[[nodiscard]] std::vector<std::vector<CardStrip>> dealt(const std::vector<CardStrip>& strips,
                                                        const std::function<double(std::size_t)>& room);
/// The same on as many cards, but about alike full: the last does not have a line or two alone.
[[nodiscard]] std::vector<std::vector<CardStrip>> dealt_evenly(const std::vector<CardStrip>& strips,
                                                               const std::function<double(std::size_t)>& room);

}  // namespace bulkhead
