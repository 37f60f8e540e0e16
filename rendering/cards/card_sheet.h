// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rendering/cards/card_layout.h"
#include "rendering/cards/sheet_note.h"
#include "rendering/look/designs.h"
#include "rendering/page/page.h"
#include "rendering/sheet/paper.h"

namespace bulkhead {

/// How backs come behind their faces: a page of backs behind each page of cards, for printers that turn the paper over
/// its long or its short edge; beside each face, to fold over; or not at all.
enum class CardBacks : unsigned char { long_edge, short_edge, fold, none };
/// Many on a sheet with marks to cut along; one a page with bleed, as print shops want them; or the cut card alone, for
/// pictures.
enum class CardCut : unsigned char { marks, page, picture };

/// Reads `long-edge`, `short-edge`, `fold` and `none`.
[[nodiscard]] Result<CardBacks> parse_card_backs(std::string_view text);
/// Reads `marks` and `page`.
[[nodiscard]] Result<CardCut> parse_card_cut(std::string_view text);

struct CardSheetOptions {
  /// Upright, in millimetres.
  Vec paper = {210, 297};
  Orientation orientation = Orientation::best;
  CardFormat format = card_formats().front();
  CardBacks backs = CardBacks::long_edge;
  CardCut cut = CardCut::marks;
  /// Of these items alone, in this order; empty: of all.
  std::vector<Id> only;
  const Design* design = &usual_design();
};

/// A card on a page.
struct CardSlot {
  /// Of the deck's faces.
  std::size_t face = 0;
  bool back = false;
  /// Where it is cut, and as much around as it is drawn.
  Rect trim;
  Rect shown;
  /// It stands upside down.
  bool turned = false;
};

struct CardPage {
  struct Mark {
    Vec from;
    Vec to;
    /// To fold along, not to cut.
    bool fold = false;
  };
  /// For a document's outline.
  std::string name;
  Vec size;
  std::vector<CardSlot> slots;
  std::vector<Mark> marks;
  /// At the foot of the sheet; empty where there is no room for a line. Of a long title it may have a part only.
  std::string note;
  /// Instead of that, where cut marks reach down to where it would be.
  std::vector<NotePart> parted_note;
  bool cuts_title = false;
  /// A line runs round it, as what it is shown on may be white, too.
  bool outlined = false;
  /// It belongs on the other side of the page before it.
  bool is_back = false;
};

/// All cards and where each lies.
struct CardDeck {
  std::vector<CardPlan> faces;
  /// One each.
  std::vector<CardBackPlan> backs;
  std::vector<CardPage> pages;
  /// The smallest type that one of these cards would have by itself, in points.
  double own_type = 0;
};
[[nodiscard]] Result<CardDeck> lay_out_cards(const Mission& mission, const CardSheetOptions& options);

struct CardSheets {
  Pages pages;
  /// What is cut.
  std::vector<std::string> warnings;
};

/// A mission's cards to print. Fails, saying why, where there are none or far too many, where the paper holds none, and
/// where an id of `only` has no card.
[[nodiscard]] Result<CardSheets> card_sheets(const Mission& mission, const CardSheetOptions& options);

/// What is to be seen of cards before they are printed.
struct CardPictures {
  /// A picture of each face, as `CardCut::picture` makes them, and of the back behind each.
  Pages faces;
  Pages backs;
  /// The smallest type of a body among them, the smallest that one has room for by itself, and the size's own, in
  /// points.
  double type = 0;
  double own_type = 0;
  double usual_type = 0;
};
/// The cut of the options is no matter.
[[nodiscard]] Result<CardPictures> card_pictures(const Mission& mission, CardSheetOptions options);

}  // namespace bulkhead
