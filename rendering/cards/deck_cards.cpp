// SPDX-License-Identifier: MIT
#include "rendering/cards/deck_cards.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "rendering/cards/deck_types.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

Error too_many_cards() {
  return {fmt::format("There are more than {} cards, the most that are printed at once: ask for some of them by their "
                      "ids.",
                      most_cards),
          {},
          0,
          0};
}

/// For the cards of one mission, of one size and design.
class DeckMaker {
 public:
  DeckMaker(const Mission& mission, const CardFormat& format, const Design& design)
      : mission_(mission), format_(format), design_(design), title_(title_of(mission)) {}

  Result<std::vector<DeckCard>> run(const std::vector<Id>& only) {
    auto texts = card_texts(mission_, only, design_);
    if (!texts) return tl::unexpected(texts.error());
    if (texts->size() > most_cards) return tl::unexpected(too_many_cards());
    set_head(only, *texts);
    std::size_t count = 0;
    for (auto& text : *texts) {
      auto faces = laid_out(text);
      if (!faces) return tl::unexpected(faces.error());
      count += faces->size();
      // Before the rest is laid out, which may take long.
      if (count > most_cards) return tl::unexpected(too_many_cards());
      const double own_type = faces->front().type;
      cards_.push_back({std::move(text), *std::move(faces), own_type});
    }
    if (const auto set = set_types(only); !set) return tl::unexpected(set.error());
    return std::move(cards_);
  }

 private:
  [[nodiscard]] Result<std::vector<CardPlan>> laid_out(const CardText& text,
                                                       std::optional<double> largest = std::nullopt) const {
    auto alike = lay_out_card(text, format_, title_, design_, {largest, head_});
    if (alike && alike->size() == 1) return alike;
    // A head like that of others is worth no further card.
    auto own = lay_out_card(text, format_, title_, design_, {largest});
    return alike && (!own || alike->size() <= own->size()) ? alike : own;
  }

  /// The head that the deck's cards have: that of the card that needs most, but for those that need more than is usual.
  void set_head(const std::vector<Id>& only, const std::vector<CardText>& texts) {
    const auto count_in = [this](const std::vector<CardText>& some) {
      const double most = usual_head(format_) + 0.01;
      for (const auto& text : some) {
        const double own = head_of_card(text, format_, design_);
        if (own <= most) head_ = std::max(head_, own);
      }
    };
    count_in(texts);
    if (only.empty()) return;
    const auto all = card_texts(mission_, {}, design_);
    if (all && all->size() <= most_cards) count_in(*all);
  }

  /// The types of the cards that nobody asks for.
  [[nodiscard]] std::vector<double> types_of_others(const std::vector<Id>& only) const {
    std::vector<double> types;
    if (only.empty()) return types;
    const auto all = card_texts(mission_, {}, design_);
    if (!all || all->size() > most_cards) return types;
    for (const auto& text : *all) {
      if (std::ranges::find(only, text.id) != only.end()) continue;
      if (const auto faces = laid_out(text)) types.push_back(faces->front().type);
    }
    return types;
  }

  Result<void> set_types(const std::vector<Id>& only) {
    std::vector<double> own;
    std::set<Id> counted;
    // One that is asked for twice is one card of the deck.
    for (const auto& card : cards_) {
      if (counted.insert(card.text.id).second) own.push_back(card.own_type);
    }
    for (const double type : types_of_others(only)) own.push_back(type);
    const auto types = deck_types(own);
    for (auto& card : cards_) {
      const auto place = static_cast<std::size_t>(std::ranges::find(own, card.own_type) - own.begin());
      if (types[place] >= card.own_type) continue;
      auto faces = laid_out(card.text, types[place]);
      if (!faces) return tl::unexpected(faces.error());
      card.faces = *std::move(faces);
    }
    return {};
  }

  const Mission& mission_;
  const CardFormat& format_;
  const Design& design_;
  std::string title_;
  /// How far down heads reach, in millimetres.
  double head_ = 0;
  std::vector<DeckCard> cards_;
};

}  // namespace

Result<std::vector<DeckCard>> deck_cards(const Mission& mission, const std::vector<Id>& only, const CardFormat& format,
                                         const Design& design) {
  return DeckMaker(mission, format, design).run(only);
}

}  // namespace bulkhead
