// SPDX-License-Identifier: MIT
#include "rendering/cards/card_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <utility>

#include "model/base/plain_text.h"
#include "rendering/canvas/outline.h"
#include "rendering/canvas/turned_canvas.h"
#include "rendering/cards/card_grid.h"
#include "rendering/cards/card_painter.h"
#include "rendering/cards/deck_cards.h"
#include "rendering/cards/sheet_note.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

Result<void> add_faces(CardDeck& deck, const Mission& mission, const CardSheetOptions& options) {
  auto cards = deck_cards(mission, options.only, options.format, *options.design);
  if (!cards) return tl::unexpected(cards.error());
  const auto title = title_of(mission);
  for (auto& card : *cards) {
    const auto back = lay_out_card_back(card.text, options.format, title, *options.design);
    deck.own_type = std::min(deck.own_type, card.own_type);
    for (auto& face : card.faces) {
      deck.faces.push_back(std::move(face));
      deck.backs.push_back(back);
    }
  }
  return {};
}

Rect grown(const Rect& box, Vec by) { return {box.top_left - by, box.size + by + by}; }

/// One card a page, its back on the next.
void add_single_pages(CardDeck& deck, const CardSheetOptions& options) {
  const double bleed = options.cut == CardCut::page ? usual_bleed : 0;
  const Rect trim = {{bleed, bleed}, options.format.size};
  for (std::size_t face = 0; face < deck.faces.size(); ++face) {
    CardPage page;
    page.name = deck.faces[face].name;
    page.size = options.format.size + Vec{2 * bleed, 2 * bleed};
    page.outlined = options.cut == CardCut::picture;
    page.slots = {{face, false, trim, trim.grown(bleed), false}};
    deck.pages.push_back(page);
    if (options.backs == CardBacks::none || options.cut == CardCut::picture) continue;
    page.name += ", back";
    page.is_back = true;
    page.slots = {{face, true, trim, trim.grown(bleed), options.backs == CardBacks::short_edge}};
    deck.pages.push_back(std::move(page));
  }
}

/// Short lines beside the rows and columns of a grid, outside of all that is drawn.
std::vector<CardPage::Mark> cut_marks(const CardGrid& grid, bool folded) {
  std::set<double> across;
  std::set<double> down;
  std::set<double> folds;
  for (int index = 0; index < grid.count(); ++index) {
    const auto trim = grid.trim(index);
    across.insert({trim.top_left.x, trim.bottom_right().x});
    down.insert({trim.top_left.y, trim.bottom_right().y});
    if (folded) folds.insert(trim.centre().x);
  }
  const Vec first = grid.trim(0).top_left - grid.bleed;
  const Vec last = grid.trim(grid.count() - 1).bottom_right() + grid.bleed;
  std::vector<CardPage::Mark> marks;
  const auto add_upright = [&](double x, bool fold) {
    marks.push_back({{x, first.y - mark_length}, {x, first.y - 0.4}, fold});
    marks.push_back({{x, last.y + 0.4}, {x, last.y + mark_length}, fold});
  };
  for (const double x : across) add_upright(x, false);
  for (const double x : folds) add_upright(x, true);
  for (const double y : down) {
    marks.push_back({{first.x - mark_length, y}, {first.x - 0.4, y}, false});
    marks.push_back({{last.x + 0.4, y}, {last.x + mark_length, y}, false});
  }
  return marks;
}

/// Where a card's back lies on the other side of a sheet that is turned over.
CardSlot back_of(const CardSlot& front, Vec page, CardBacks backs) {
  const bool over_upright_edge = (backs == CardBacks::long_edge) == (page.y >= page.x);
  CardSlot back = front;
  back.back = true;
  back.turned = !over_upright_edge;
  const auto mirrored = [&](const Rect& box) -> Rect {
    if (over_upright_edge) return {{page.x - box.bottom_right().x, box.top_left.y}, box.size};
    return {{box.top_left.x, page.y - box.bottom_right().y}, box.size};
  };
  back.trim = mirrored(front.trim);
  back.shown = mirrored(front.shown);
  return back;
}

/// The face at the left and its back at the right of a line to fold along, where nothing bleeds.
void add_folded(CardPage& page, std::size_t face, const Rect& pair, Vec bleed) {
  const Vec half = {pair.size.x / 2, pair.size.y};
  const auto shown = grown(pair, bleed);
  const Vec shown_half = {shown.size.x / 2, shown.size.y};
  page.slots.push_back({face, false, {pair.top_left, half}, {shown.top_left, shown_half}, false});
  page.slots.push_back(
      {face, true, {pair.top_left + Vec{half.x, 0}, half}, {shown.top_left + Vec{shown_half.x, 0}, shown_half}, false});
}

std::string how_to_turn(CardBacks backs) {
  switch (backs) {
    case CardBacks::long_edge: return ", turned over the long edge";
    case CardBacks::short_edge: return ", turned over the short edge";
    case CardBacks::fold: return "; fold at dashed marks, glue, then cut";
    case CardBacks::none: break;
  }
  return "";
}

/// `1 to 9`, `7, 9 to 12 and 21`: the numbers of the cards of which faces are, in their order.
std::string numbers_of(std::span<const CardPlan> faces) {
  std::vector<std::pair<std::size_t, std::size_t>> runs;
  for (const auto& face : faces) {
    if (!runs.empty() && (face.number == runs.back().second || face.number == runs.back().second + 1)) {
      runs.back().second = face.number;
    } else {
      runs.emplace_back(face.number, face.number);
    }
  }
  std::vector<std::string> words;
  for (const auto& [first, last] : runs) {
    words.push_back(first == last ? fmt::to_string(first) : fmt::format("{} to {}", first, last));
  }
  return listed(words, " and ");
}

/// `Ambush … Zeal`: the first and the last card, by which a page is found in an outline.
std::string names_of(std::span<const CardPlan> faces) {
  const auto& first = faces.front();
  const auto& last = faces.back();
  return first.number == last.number ? first.name : fmt::format("{} … {}", first.name, last.name);
}

std::vector<NotePart> words_between_marks(const CardGrid& grid, CardBacks backs, std::vector<std::string> words) {
  const bool folded = backs == CardBacks::fold;
  const double width = grid.cell.x / (folded ? 2 : 1);
  std::vector<double> middles;
  for (int column = 0; column < grid.columns; ++column) {
    const double left = grid.trim(column).top_left.x;
    middles.push_back(left + width / 2);
    if (folded) middles.push_back(left + width * 3 / 2);
  }
  const auto turn = how_to_turn(backs);
  if (middles.size() > words.size() && !turn.empty()) {
    words.push_back(turn.substr(2));
  } else {
    words.back() += turn;
  }
  return parted_note(words, middles, width);
}

Result<void> add_sheets(CardDeck& deck, const std::string& title, const CardSheetOptions& options) {
  const bool folded = options.backs == CardBacks::fold;
  const Vec cell = {options.format.size.x * (folded ? 2 : 1), options.format.size.y};
  const auto grid = card_grid(options.paper, cell, options.orientation);
  if (!grid) {
    return fail(
        fmt::format("No card of {} × {} mm{} fits on a paper of {} × {} mm: choose larger paper or smaller "
                    "cards.",
                    options.format.size.x, options.format.size.y, folded ? " with its back beside it" : "",
                    options.paper.x, options.paper.y));
  }
  const auto on_page = static_cast<std::size_t>(grid->count());
  for (std::size_t first = 0; first < deck.faces.size(); first += on_page) {
    CardPage page;
    page.size = grid->page;
    const auto end = std::min(deck.faces.size(), first + on_page);
    for (auto face = first; face < end; ++face) {
      const auto trim = grid->trim(static_cast<int>(face - first));
      if (folded) {
        add_folded(page, face, trim, grid->bleed);
      } else {
        page.slots.push_back({face, false, trim, grown(trim, grid->bleed), false});
      }
    }
    const auto numbers = numbers_of(std::span(deck.faces).subspan(first, end - first));
    const bool one = deck.faces[first].number == deck.faces[end - 1].number && numbers.find(' ') == std::string::npos;
    page.name = fmt::format("{} {}: {}", one ? "Card" : "Cards", numbers,
                            names_of(std::span(deck.faces).subspan(first, end - first)));
    page.marks = cut_marks(*grid, folded);
    const auto which = fmt::format("{} {} of {}", one ? "card" : "cards", numbers, deck.faces[first].of);
    const std::string how = "print at 100 %";
    if (grid->has_note) {
      auto note = sheet_note(title, fmt::format("{} · {}{}", which, how, how_to_turn(options.backs)), page.size);
      page.note = std::move(note.text);
      page.cuts_title = note.title_is_cut;
    } else {
      page.parted_note = words_between_marks(*grid, options.backs, {title, which, how});
      page.cuts_title = page.parted_note.size() >= 3 && page.parted_note.front().text != title;
    }
    CardPage other;
    other.name = "Backs of " + numbers;
    other.is_back = true;
    other.size = page.size;
    for (const auto& slot : page.slots) other.slots.push_back(back_of(slot, page.size, options.backs));
    deck.pages.push_back(std::move(page));
    if (!folded && options.backs != CardBacks::none) deck.pages.push_back(std::move(other));
  }
  return {};
}

/// What is shown of a slot, and a little more below neighbours that are drawn later: viewers smooth the rims of what is
/// cut out, so between two that only share a rim the paper would shine through.
Path lapped(const CardSlot& slot, const CardPage& page) {
  // A dot of the coarsest picture that anybody reads is smaller.
  constexpr double lap = 0.5;
  std::vector<Rect> boxes = {slot.shown};
  for (const auto& later : std::span(&slot + 1, page.slots.data() + page.slots.size())) {
    boxes.push_back(common(slot.shown.grown(lap), later.shown));
  }
  return path_of(outline_of(boxes));
}

void draw(Canvas& canvas, const CardDeck& deck, const CardSlot& slot, const Path& shown, const Design& design) {
  canvas.push_clip(shown);
  TurnedCanvas upside_down(canvas, slot.trim.centre());
  Canvas& target = slot.turned ? static_cast<Canvas&>(upside_down) : canvas;
  if (slot.back) {
    draw(target, deck.backs[slot.face], slot.trim.top_left, usual_bleed, design);
  } else {
    draw(target, deck.faces[slot.face], slot.trim.top_left, usual_bleed, design);
  }
  canvas.pop_clip();
}

void draw(Canvas& canvas, const CardDeck& deck, const CardPage& page, const Design& design) {
  fill_paper(canvas, page.size, design);
  for (const auto& slot : page.slots) draw(canvas, deck, slot, lapped(slot, page), design);
  for (const auto& mark : page.marks) {
    auto stroke = round_line(0.12, design.ink);
    if (mark.fold) stroke.dashes = {0.5, 0.4};
    canvas.stroke(Path::line(mark.from, mark.to), stroke);
  }
  if (page.outlined) {
    // Half of it lies beyond the picture.
    canvas.stroke(Path::rectangle({{0, 0}, page.size}), round_line(2 * weight::lattice, design.rule));
  }
  if (!page.note.empty()) draw_note(canvas, page.note, page.size, design);
  draw_note(canvas, page.parted_note, page.size, design);
}

/// Where the mission's title or a side's name does not stand as a whole.
std::vector<std::string> warnings_of(const CardDeck& deck, const CardSheetOptions& options) {
  std::vector<std::string> where;
  if (std::ranges::any_of(deck.pages, &CardPage::cuts_title)) where.emplace_back("at the foot of the sheets");
  if (std::ranges::any_of(deck.faces, &CardPlan::cuts_mission)) where.emplace_back("at the foot of cards");
  const bool with_backs = options.backs != CardBacks::none && options.cut != CardCut::picture;
  const auto any_back = [&](bool CardBackPlan::*cuts) { return with_backs && std::ranges::any_of(deck.backs, cuts); };
  if (any_back(&CardBackPlan::cuts_mission)) where.emplace_back("on the backs of cards");
  std::vector<std::string> warnings;
  if (!where.empty()) {
    warnings.push_back(
        fmt::format("The title is longer than there is room for {}, and is cut there.", listed(where, " and ")));
  }
  if (any_back(&CardBackPlan::cuts_side)) {
    warnings.emplace_back("A side's name is longer than there is room for on the backs of cards, and is cut there.");
  }
  return warnings;
}

Page page_of(const std::shared_ptr<const CardDeck>& deck, std::size_t index, const Design& design) {
  const auto& laid_out = deck->pages[index];
  Page page;
  page.size_mm = laid_out.size;
  page.name = laid_out.name;
  page.is_back = laid_out.is_back;
  page.paint = [deck, index, &design](Canvas& canvas) { draw(canvas, *deck, deck->pages[index], design); };
  return page;
}

}  // namespace

Result<CardBacks> parse_card_backs(std::string_view text) {
  if (text == "long-edge") return CardBacks::long_edge;
  if (text == "short-edge") return CardBacks::short_edge;
  if (text == "fold") return CardBacks::fold;
  if (text == "none") return CardBacks::none;
  return fail("There are no backs \"" + quotable(text) + "\": choose long-edge, short-edge, fold or none.");
}

Result<CardCut> parse_card_cut(std::string_view text) {
  if (text == "marks") return CardCut::marks;
  if (text == "page") return CardCut::page;
  return fail("There is no way to cut \"" + quotable(text) + "\": choose marks or page.");
}

Result<CardDeck> lay_out_cards(const Mission& mission, const CardSheetOptions& options) {
  if (options.cut == CardCut::page && options.backs == CardBacks::fold) {
    return fail("A page for each card leaves no room to fold a back over: choose other backs, or cut along marks.");
  }
  CardDeck deck;
  deck.own_type = options.format.body;
  if (auto added = add_faces(deck, mission, options); !added) return tl::unexpected(added.error());
  if (options.cut != CardCut::marks) {
    add_single_pages(deck, options);
  } else if (auto added = add_sheets(deck, title_of(mission), options); !added) {
    return tl::unexpected(added.error());
  }
  return deck;
}

Result<CardSheets> card_sheets(const Mission& mission, const CardSheetOptions& options) {
  auto laid_out = lay_out_cards(mission, options);
  if (!laid_out) return tl::unexpected(laid_out.error());
  const auto deck = std::make_shared<const CardDeck>(std::move(*laid_out));
  CardSheets made;
  made.warnings = warnings_of(*deck, options);
  for (std::size_t index = 0; index < deck->pages.size(); ++index) {
    auto page = page_of(deck, index, *options.design);
    if (options.cut == CardCut::page) {
      page.trim = deck->pages[index].slots.front().trim;
      page.bleed = usual_bleed;
    }
    made.pages.push_back(std::move(page));
  }
  return made;
}

Result<CardPictures> card_pictures(const Mission& mission, CardSheetOptions options) {
  options.cut = CardCut::picture;
  auto laid_out = lay_out_cards(mission, options);
  if (!laid_out) return tl::unexpected(laid_out.error());
  const auto of_faces = laid_out->pages.size();
  for (std::size_t face = 0; face < of_faces; ++face) {
    auto back = laid_out->pages[face];
    back.is_back = true;
    for (auto& slot : back.slots) slot.back = true;
    laid_out->pages.push_back(std::move(back));
  }
  const auto deck = std::make_shared<const CardDeck>(std::move(*laid_out));
  CardPictures pictures;
  for (std::size_t index = 0; index < deck->pages.size(); ++index) {
    auto& side = index < of_faces ? pictures.faces : pictures.backs;
    side.push_back(page_of(deck, index, *options.design));
  }
  pictures.usual_type = options.format.body;
  pictures.type = pictures.usual_type;
  pictures.own_type = deck->own_type;
  for (const auto& face : deck->faces) pictures.type = std::min(pictures.type, face.type);
  return pictures;
}

}  // namespace bulkhead
