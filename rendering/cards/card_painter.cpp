// SPDX-License-Identifier: MIT
#include "rendering/cards/card_painter.h"

#include "rendering/canvas/pens.h"
#include "rendering/canvas/texts.h"
#include "rendering/look/colours.h"

namespace bulkhead {
namespace {

/// A pattern that is read across a table, in one colour without a tint.
Pattern bold_pattern(const FillStyle& look, Colour colour) {
  auto pattern = ground_pattern(look, 0.72);
  pattern.weight *= look.pattern == Pattern::Kind::checks ? 1 : 1.45;
  pattern.colour = colour;
  return pattern;
}

}  // namespace

void draw(Canvas& canvas, const CardPlan& card, Vec top_left, double bleed, const Design& design) {
  canvas.begin_object({"card-" + card.id.text(), "#" + card.id.text(), card.name, ""});
  const Rect ground = Rect{top_left, card.size}.grown(bleed);
  const double solid = card.head - pattern_strip;
  const Vec below = {ground.top_left.x, top_left.y + solid};
  // No paper below the head: at a smoothed rim it would show.
  canvas.fill(Path::rectangle({below, ground.bottom_right() - below}), design.paper);
  canvas.fill(Path::rectangle({ground.top_left, {ground.size.x, bleed + solid}}), card.look.colour);
  const auto strip = Path::rectangle({{ground.top_left.x, top_left.y + solid}, {ground.size.x, pattern_strip}});
  canvas.fill(strip, card.look.colour.faded(0.14));
  canvas.fill(strip, bold_pattern(card.look, card.look.colour));
  if (card.disc) canvas.fill(Path::circle(top_left + card.disc->centre, card.disc->radius), design.paper);
  for (const auto& rule : card.rules) {
    canvas.stroke(Path::line(top_left + rule.from, top_left + rule.to), thin_line(weight::hairline, design.rule));
  }
  draw_texts(canvas, card.texts, top_left);
  canvas.end_object();
}

void draw(Canvas& canvas, const CardBackPlan& back, Vec top_left, double bleed, const Design& design) {
  const Rect cut = {top_left, back.size};
  canvas.fill(Path::rectangle(cut.grown(bleed)), back.look.colour);
  const auto ground = Path::rounded(cut.grown(-back.frame), 1.8);
  canvas.fill(ground, design.paper);
  canvas.fill(ground, tint(back.look));
  canvas.fill(ground, ground_pattern(back.look));
  const auto plate = Path::rounded({top_left + back.plate.top_left, back.plate.size}, 1.4);
  canvas.fill(plate, design.paper);
  canvas.stroke(plate, thin_line(weight::outline, back.look.colour));
  draw_texts(canvas, back.texts, top_left);
}

}  // namespace bulkhead
