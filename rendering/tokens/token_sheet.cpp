// SPDX-License-Identifier: MIT
#include "rendering/tokens/token_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

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

/// Rows one below the other, and on the next page where no room is left.
class Rows {
 public:
  explicit Rows(double room) : room_(room) {}

  struct Place {
    std::size_t page = 0;
    double top = 0;
  };
  /// Of a row no higher than the room.
  Place next(double height) {
    if (next_ > 0 && next_ + height > room_ + rounding) {
      ++page_;
      next_ = 0;
    }
    return {page_, std::exchange(next_, next_ + height + gap)};
  }

 private:
  double room_;
  std::size_t page_ = 0;
  double next_ = 0;
};

/// What belongs together lies together: who leads, then the largest first, in rows as they are read (Coffman, Garey,
/// Johnson and Tarjan, "Performance Bounds for Level-Oriented Two-Dimensional Packing Algorithms", 1980: next fit by
/// decreasing height). In a row of several sizes the middles are in line.
void pack(TokenDeck& deck, Vec room) {
  std::vector<Rect> boxes;
  for (const auto& face : deck.faces) boxes.push_back(bounds_of(face));
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Rows rows(room.y);
  double widest = 0;
  for (auto from = order.begin(); from != order.end();) {
    const auto end = std::find_if(
        from, order.end(), [&](std::size_t index) { return !in_one_group(deck.tokens[*from], deck.tokens[index]); });
    std::ranges::sort(from, end, {}, [&](std::size_t index) {
      return std::tuple(!deck.tokens[index].leads, -boxes[index].size.y, index);
    });
    while (from != end) {
      Vec size = boxes[*from].size;
      auto row_end = from + 1;
      for (; row_end != end && size.x + gap + boxes[*row_end].size.x <= room.x + rounding; ++row_end) {
        size = {size.x + gap + boxes[*row_end].size.x, std::max(size.y, boxes[*row_end].size.y)};
      }
      widest = std::max(widest, size.x);
      const auto [page, top] = rows.next(size.y);
      deck.pages.resize(page + 1);
      for (double left = 0; from != row_end; ++from) {
        const auto& box = boxes[*from];
        deck.pages.back().slots.push_back({*from, Vec{left, top + (size.y - box.size.y) / 2} - box.top_left});
        left += box.size.x + gap;
      }
    }
  }
  const Vec corner = {printer_margin + (room.x - widest) / 2, printer_margin};
  for (auto& page : deck.pages) {
    for (auto& slot : page.slots) slot.centre = slot.centre + corner;
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
