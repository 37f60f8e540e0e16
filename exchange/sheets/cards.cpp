// SPDX-License-Identifier: MIT
#include "exchange/sheets/card_choices.h"
#include "exchange/sheets/sheet_options.h"
#include "exchange/sheets/sheets.h"
#include "model/base/marked.h"

namespace bulkhead {
namespace {

const ExportOption& backs_option() {
  static const ExportOption option{
      .key = "backs",
      .label = marked("Backs"),
      .help = "Behind their cards when the paper is turned over its long or short edge, beside them to fold, or none",
      .group = sheet_group,
      .usual = "long-edge",
      .choices = {{"long-edge", marked("Turned over the long edge")},
                  {"short-edge", marked("Turned over the short edge")},
                  {"fold", marked("Beside them, to fold")},
                  {"none", marked("None")}}};
  return option;
}

const ExportOption& cut_option() {
  static const ExportOption option{
      .key = "cut",
      .label = marked("To cut"),
      .help =
          "Many on a sheet with marks, or one a page with 3 mm of bleed; without it marks, and in pictures the card "
          "alone",
      .group = sheet_group,
      .usual = "",
      .choices = {
          {"", marked("As usual")}, {"marks", marked("Along marks")}, {"page", marked("One a page, with bleed")}}};
  return option;
}

CardCut chosen_cut(const ExportChoices& choices, bool for_pictures) {
  const auto& cut = chosen(choices, cut_option());
  if (!cut.empty()) return parse_card_cut(cut).value();
  return for_pictures ? CardCut::picture : CardCut::marks;
}

std::string idle_for_cards(std::string_view option, const ExportChoices& choices, bool for_pictures) {
  const auto cut = chosen_cut(choices, for_pictures);
  const bool of_paper = option == "paper" || option == "orientation";
  if (of_paper && cut == CardCut::page) return "with --cut page: each page is as large as a card";
  if (of_paper && cut == CardCut::picture) return "for pictures of single cards; say --cut marks for sheets of them";
  if (option == backs_option().key && cut == CardCut::picture) {
    return "for pictures of single cards; say --cut page or --cut marks as well";
  }
  return {};
}

CardSheetOptions card_options(const ExportSource& source) {
  CardSheetOptions options;
  options.paper = size_of(chosen_paper(source));
  options.orientation = chosen_orientation(source);
  options.format = parse_card_format(source.chosen(card_option())).value();
  options.backs = parse_card_backs(source.chosen(backs_option())).value();
  options.cut = chosen_cut(source.choices(), source.for_pictures());
  options.only = chosen_ids(source);
  options.design = &chosen_design(source);
  return options;
}

constexpr std::string_view cards_id = "cards";

}  // namespace

const ExportOption& card_option() {
  static const ExportOption option = [] {
    ExportOption card{.key = "card",
                      .label = marked("Cards"),
                      .help = "How large cards are",
                      .group = sheet_group,
                      .usual = std::string(card_formats().front().key),
                      .choices = {}};
    for (const auto& format : card_formats()) card.choices.push_back({std::string(format.key), format.name});
    return card;
  }();
  return option;
}

ExportChoices choices_of_card(const Id& item, std::string_view size) {
  return {{std::string(sheet_option().key), std::string(cards_id)},
          {std::string(card_option().key), std::string(size)},
          {std::string(only_option().key), item.text()}};
}

Result<CardPictures> chosen_card_pictures(const ExportSource& source) {
  return card_pictures(source.mission(), card_options(source));
}

Sheet printed_cards() {
  return {.id = cards_id,
          .title = marked("Cards"),
          .content = "stratagems, objectives, actions and tables as cards",
          .options = sheet_options({card_option(), backs_option(), cut_option(), only_option()}),
          .otherwise_in_pictures = true,
          .idle = idle_for_cards,
          .has_content = has_cards,
          .make = [](const ExportSource& source) -> Result<MadeSheet> {
            return card_sheets(source.mission(), card_options(source)).map([](CardSheets sheets) {
              return MadeSheet{.pages = std::move(sheets.pages), .warnings = std::move(sheets.warnings)};
            });
          }};
}

}  // namespace bulkhead
