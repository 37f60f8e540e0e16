// SPDX-License-Identifier: MIT
#include "rendering/map/link_tags.h"

#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

void draw_tag(Canvas& canvas, const std::string& words, Vec at, const Design& design) {
  const auto disc = Path::circle(at, tag_radius);
  canvas.fill(disc, design.paper);
  Stroke rim;
  rim.width = 0.35;
  rim.colour = design.ink;
  canvas.stroke(disc, rim);
  TextRun run;
  run.text = words;
  run.font.size = words.size() > 1 ? 5.5 : 7;
  run.font.weight = Font::Weight::bold;
  run.colour = design.ink;
  run.anchor = TextRun::Anchor::middle;
  run.at = at + Vec{0, measure(run.text, run.font).ascent * 0.38};
  canvas.text(run);
}

}  // namespace

void draw_tags(Canvas& canvas, const std::vector<LinkLine>& links, const Design& design) {
  for (const auto& link : links) {
    for (const auto at : link.tags_at) draw_tag(canvas, link.tag, at, design);
  }
}

}  // namespace bulkhead
