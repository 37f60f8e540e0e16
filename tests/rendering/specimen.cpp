// SPDX-License-Identifier: MIT
#include "tests/rendering/specimen.h"

#include "rendering/text/text_measure.h"

namespace bulkhead::test {
namespace {

constexpr Colour ink{0x22, 0x25, 0x2B};
constexpr Colour rust{0xB0, 0x45, 0x0F};
constexpr Colour sea{0x1B, 0x66, 0xA6};
constexpr Colour floor_colour{0xF6, 0xF4, 0xEF};
constexpr Colour white{0xFF, 0xFF, 0xFF};

/// A PNG of 2 × 2 pixels: red, green, blue, yellow.
const std::vector<std::uint8_t> four_pixels{
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02, 0x08, 0x02, 0x00, 0x00, 0x00, 0xFD, 0xD4, 0x9A,
    0x73, 0x00, 0x00, 0x00, 0x14, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0xCF, 0xC0, 0xC0,
    0x00, 0xC2, 0x0C, 0xFF, 0xFF, 0xFF, 0x67, 0x00, 0x00, 0x1E, 0xEF, 0x04, 0xFC, 0x73, 0x1C, 0x53,
    0xCC, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82};

void draw_shapes(Canvas& canvas) {
  canvas.begin_layer("layer-shapes", "Shapes");
  canvas.fill(Path::rectangle({{8, 22}, {144, 90}}), floor_colour);
  canvas.begin_object({"wall-C2-C3", "C2/C3", "Wall", "between C2 & C3"});
  canvas.fill(Path::rounded({{12, 26}, {20, 5}}, 1.5), ink);
  canvas.end_object();
  canvas.begin_object({"hatchway-C3-D3", "C3/D3", "Hatchway", ""});
  canvas.stroke(Path::rectangle({{36, 26}, {12, 5}}), {0.8, ink, {}, Stroke::Cap::butt, Stroke::Join::miter});
  canvas.stroke(Path().move_to({52, 31}).line_to({56, 26}).line_to({60, 31}),
                {1.2, rust, {}, Stroke::Cap::round, Stroke::Join::round});
  canvas.stroke(Path::line({64, 26}, {80, 31}), {0.4, sea, {2, 1}, Stroke::Cap::butt, Stroke::Join::miter});
  canvas.stroke(Path().move_to({84, 31}).line_to({86, 26}).line_to({88, 31}), {1.0, ink, {}});
  canvas.end_object();
  canvas.fill(Path().arc({100, 28.5}, 4, 30, 330).line_to({100, 28.5}).close(), sea.faded(0.7));
  canvas.stroke(Path::circle({112, 28.5}, 3.5), {0.3, ink, {1, 0.5}, Stroke::Cap::butt, Stroke::Join::miter});
  canvas.fill(Path::rectangle({{120, 26}, {8, 5}}).turned(30, {124, 28.5}), rust);
  canvas.picture({four_pixels}, {{136, 25}, {8, 8}});
  canvas.end_layer();
}

void draw_patterns(Canvas& canvas) {
  canvas.begin_layer("layer-patterns", "Patterns");
  constexpr Pattern::Kind kinds[] = {Pattern::Kind::stripes, Pattern::Kind::dots, Pattern::Kind::bars,
                                     Pattern::Kind::crosses, Pattern::Kind::grid, Pattern::Kind::reversed_stripes,
                                     Pattern::Kind::checks};
  double x = 12;
  for (const auto kind : kinds) {
    const Path area = Path::rounded({{x, 38}, {17, 17}}, 2);
    canvas.fill(area, sea.faded(0.08));
    canvas.fill(area, Pattern{kind, 2.4, 0.35, sea.faded(0.7)});
    x += 19.5;
  }
  canvas.end_layer();
}

void draw_groups(Canvas& canvas) {
  canvas.begin_object({"group", "", "Two discs, half seen", ""});
  canvas.push_opacity(0.5);
  canvas.fill(Path::circle({20, 66}, 6), rust);
  canvas.fill(Path::circle({26, 66}, 6), sea);
  canvas.pop_opacity();
  canvas.push_clip(Path::circle({46, 66}, 6));
  canvas.push_clip(Path::rectangle({{40, 60}, {9, 12}}));
  canvas.fill(Path::rectangle({{40, 60}, {12, 12}}), ink);
  canvas.text({"Clipped", {14, Font::Weight::bold, 0, false}, white, {41, 68}});
  canvas.pop_clip();
  canvas.pop_clip();
  canvas.end_object();
}

void draw_text(Canvas& canvas) {
  canvas.begin_layer("layer-text", "Words");
  canvas.text({"The Cinder Lock", {24, Font::Weight::bold, 0, false}, ink, {8, 16}});
  canvas.text({"MAP", {8, Font::Weight::semibold, 1, false}, ink, {152, 16}, TextRun::Anchor::end});
  canvas.text({"Wächter prüft Ärger, ±12 → 40 mm", {10, Font::Weight::regular, 0, false}, ink, {62, 64}});
  canvas.text({"0123456789 1111", {10, Font::Weight::medium, 0, true}, ink, {62, 70}});
  canvas.fill(Path::rectangle({{62, 74}, {60, 8}}), Pattern{Pattern::Kind::grid, 2, 0.3, rust});
  canvas.text(
      {"Valve shrine", {12, Font::Weight::semibold, 0, false}, rust, {92, 80}, TextRun::Anchor::middle, 0.8, white});
  canvas.text({"Missing: שלום 封 😀, e\u0301 a\u0308", {10, Font::Weight::regular, 0, false}, ink, {12, 92}});
  double y = 99;
  for (const auto& line : wrap("Each line of this paragraph is as long as the column allows, and no longer.",
                               {8, Font::Weight::regular, 0, false}, 60)) {
    canvas.text({line, {8, Font::Weight::regular, 0, false}, ink, {12, y}});
    y += 4;
  }
  canvas.end_layer();
}

}  // namespace

Page specimen() {
  return {{160, 120}, [](Canvas& canvas) {
            draw_shapes(canvas);
            draw_patterns(canvas);
            draw_groups(canvas);
            draw_text(canvas);
          }};
}

}  // namespace bulkhead::test
