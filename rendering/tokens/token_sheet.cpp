// SPDX-License-Identifier: MIT
#include "rendering/tokens/token_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "model/base/contracts.h"
#include "model/base/plain_text.h"
#include "rendering/cards/card_grid.h"
#include "rendering/cards/sheet_note.h"
#include "rendering/sheet/paper_fill.h"
#include "rendering/sheet/words.h"
#include "rendering/tokens/token_order.h"

namespace bulkhead {
namespace {

constexpr double gap = 1.6;
constexpr double note_room = 4;
constexpr double rounding = 1e-9;

/// Boxes in rows, one after the other as they are read (Coffman, Garey, Johnson and Tarjan, "Performance Bounds for
/// Level-Oriented Two-Dimensional Packing Algorithms", 1980: next fit by decreasing height).
class Rows {
 public:
  explicit Rows(Vec room) : room_(room) {}

  struct Place {
    std::size_t page = 0;
    Vec at;
  };
  /// What follows begins a row.
  void end_row() { used_ = room_.x; }
  /// A box no larger than the room; a row that it begins is `height` high, and nothing in it is higher (contract).
  Place place(Vec size, double height) {
    const bool begins = used_ == 0 || used_ + gap + size.x > room_.x + rounding;
    if (begins) begin_row(height);
    const double left = begins ? 0 : used_ + gap;
    used_ = left + size.x;
    widest_ = std::max(widest_, used_);
    BULKHEAD_EXPECTS(size.y <= row_height_ + rounding);
    return {page_, {left, top_}};
  }

  [[nodiscard]] double widest() const { return widest_; }

 private:
  void begin_row(double height) {
    double top = row_height_ > 0 ? top_ + row_height_ + gap : 0;
    if (top > 0 && top + height > room_.y + rounding) {
      ++page_;
      top = 0;
    }
    top_ = top;
    row_height_ = height;
  }

  Vec room_;
  std::size_t page_ = 0;
  /// Of the row that is filled: where it begins, its height, and how much of it is used.
  double top_ = 0;
  double row_height_ = 0;
  double used_ = 0;
  double widest_ = 0;
};

/// What belongs together lies together: who leads, then the largest first.
void pack(TokenDeck& deck, Vec room) {
  std::vector<Rect> boxes;
  for (const auto& face : deck.faces) boxes.push_back(bounds_of(face));
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Rows rows(room);
  std::vector<Rows::Place> places(boxes.size());
  for (auto from = order.begin(); from != order.end();) {
    const auto end = std::find_if(
        from, order.end(), [&](std::size_t index) { return !in_one_group(deck.tokens[*from], deck.tokens[index]); });
    std::ranges::sort(from, end, {}, [&](std::size_t index) {
      return std::tuple(!deck.tokens[index].leads, -boxes[index].size.y, index);
    });
    for (; from != end; ++from) {
      // Larger ones may follow in the row of those who lead.
      double height = 0;
      for (auto next = from; next != end; ++next) height = std::max(height, boxes[*next].size.y);
      places[*from] = rows.place(boxes[*from].size, height);
    }
    rows.end_row();
  }
  const Vec corner = {printer_margin + (room.x - rows.widest()) / 2, printer_margin};
  for (const auto index : order) {
    if (places[index].page >= deck.pages.size()) deck.pages.resize(places[index].page + 1);
    deck.pages[places[index].page].slots.push_back({index, corner + places[index].at - boxes[index].top_left});
  }
}

void draw(Canvas& canvas, const TokenDeck& deck, const TokenPage& page, const Design& design) {
  fill_paper(canvas, deck.page, design);
  for (const auto& slot : page.slots) {
    draw(canvas, deck.tokens[slot.token], deck.faces[slot.token], slot.centre, design);
  }
  draw_note(canvas, page.note, deck.page, design);
}

/// Takes those out for which there is no room on a sheet, with a warning; fails where no others are left.
Result<void> leave_out_large_ones(TokenDeck& deck, Vec room, const Design& design) {
  constexpr std::size_t most_named = 3;
  std::vector<Token> tokens;
  std::vector<std::string> large;
  for (auto& token : deck.tokens) {
    auto face = lay_out_token(token, design);
    const auto size = bounds_of(face).size;
    if (size.x <= room.x && size.y <= room.y) {
      tokens.push_back(std::move(token));
      deck.faces.push_back(std::move(face));
    } else {
      large.push_back(fmt::format("\"{}\" (#{}, {:g} mm across)", token.name, token.id.text(), token.size));
    }
  }
  deck.tokens = std::move(tokens);
  if (large.empty()) return {};
  const auto count = large.size();
  if (count > most_named) {
    large.resize(most_named);
    large.push_back(fmt::format("{} more", count - most_named));
  }
  const auto why = fmt::format("{} {} not fit within the margins of a paper of {:g} × {:g} mm", listed(large, " and "),
                               count == 1 ? "does" : "do", deck.page.x, deck.page.y);
  if (deck.tokens.empty()) return fail(fmt::format("{}: choose larger paper.", why));
  deck.warnings.push_back(fmt::format("{}, and {} left out: choose larger paper for {}.", why,
                                      count == 1 ? "is" : "are", count == 1 ? "it" : "them"));
  return {};
}

}  // namespace

Result<TokenDeck> lay_out_tokens(const Mission& mission, const TokenSheetOptions& options) {
  auto tokens = tokens_of(mission, options.only, *options.design);
  if (!tokens) return tl::unexpected(tokens.error());
  TokenDeck deck;
  deck.tokens = std::move(tokens->tokens);
  deck.warnings = std::move(tokens->remarks);
  deck.page = options.paper;
  const Vec room = options.paper - Vec{2 * printer_margin, 2 * printer_margin + note_room};
  if (auto left_out = leave_out_large_ones(deck, room, *options.design); !left_out) {
    return tl::unexpected(left_out.error());
  }
  pack(deck, room);
  const auto title = title_of(mission);
  bool cuts_title = false;
  for (std::size_t index = 0; index < deck.pages.size(); ++index) {
    auto note = sheet_note(title,
                           fmt::format("tokens, sheet {} of {} · print at 100 %, cut along the thin circles", index + 1,
                                       deck.pages.size()),
                           deck.page);
    deck.pages[index].note = std::move(note.text);
    cuts_title = cuts_title || note.title_is_cut;
  }
  if (cuts_title) {
    deck.warnings.emplace_back("The title is longer than the foot of the sheets has room for, and is cut there.");
  }
  if (std::ranges::any_of(deck.faces, &TokenFace::caption_is_cut)) {
    deck.warnings.emplace_back("Names of tokens are longer than there is room for below them, and are cut.");
  }
  return deck;
}

Result<TokenSheets> token_sheets(const Mission& mission, const TokenSheetOptions& options) {
  auto laid_out = lay_out_tokens(mission, options);
  if (!laid_out) return tl::unexpected(laid_out.error());
  const auto deck = std::make_shared<const TokenDeck>(std::move(*laid_out));
  TokenSheets made;
  made.warnings = deck->warnings;
  for (std::size_t index = 0; index < deck->pages.size(); ++index) {
    Page page;
    page.size_mm = deck->page;
    page.name = fmt::format("Sheet {}", index + 1);
    page.paint = [deck, index, design = options.design](Canvas& canvas) {
      draw(canvas, *deck, deck->pages[index], *design);
    };
    made.pages.push_back(std::move(page));
  }
  return made;
}

}  // namespace bulkhead
