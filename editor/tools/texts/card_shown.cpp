// SPDX-License-Identifier: MIT
#include "editor/tools/texts/card_shown.h"

#include <fmt/format.h>

#include "editor/tools/words/translate.h"
#include "exchange/sheets/card_choices.h"

namespace bulkhead {
namespace {

Result<std::vector<std::string>> drawn(const Pages& pages, double dpi) {
  std::vector<std::string> pictures;
  for (const auto& page : pages) {
    auto picture = to_png(page, dpi);
    if (!picture) return tl::unexpected(picture.error());
    pictures.push_back(*std::move(picture));
  }
  return pictures;
}

std::vector<std::string> signs_of(const CardPictures& cards) {
  std::vector<std::string> signs;
  if (cards.faces.size() == 2) signs.push_back(translate("The text continues on a second card."));
  if (cards.faces.size() > 2) {
    signs.push_back(translate("The text takes {} cards.", {std::to_string(cards.faces.size())}));
  }
  if (cards.type >= cards.own_type && cards.type < cards.usual_type) {
    signs.push_back(translate("To fit, its type is {} points, not {}.",
                              {fmt::format("{:.3g}", cards.type), fmt::format("{:.3g}", cards.usual_type)}));
  }
  return signs;
}

std::string remark_on(const CardPictures& cards) {
  if (cards.type >= cards.own_type) return {};
  return translate("Printed in {} points like the other cards, so that longer ones fit.",
                   {fmt::format("{:.3g}", cards.type)});
}

}  // namespace

Result<CardShown> card_shown(const Mission& mission, const Id& item, std::string_view size, double dpi) {
  const auto cards = chosen_card_pictures({mission, choices_of_card(item, size)});
  if (!cards) return tl::unexpected(cards.error());
  auto faces = drawn(cards->faces, dpi);
  if (!faces) return tl::unexpected(faces.error());
  // All are alike.
  auto back = drawn({cards->backs.front()}, dpi);
  if (!back) return tl::unexpected(back.error());
  return CardShown{*std::move(faces), std::move(back->front()), signs_of(*cards), remark_on(*cards)};
}

}  // namespace bulkhead
