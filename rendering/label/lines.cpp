// SPDX-License-Identifier: MIT
#include "rendering/label/lines.h"

#include <algorithm>
#include <limits>

#include "model/base/plain_text.h"
#include "rendering/canvas/outline.h"
#include "rendering/look/tokens.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

constexpr double line_height = 1.16;
/// What a step away from the request weighs, in millimetres of distance.
constexpr double cost_of_line = 2;
constexpr double cost_of_point = 5;

/// In bytes, a line with fewer is joined with the next.
constexpr std::size_t shortest_line = 3;

/// Between two parts of a label; where it is broken there the line's end parts them.
constexpr std::string_view part_dot = "·";

/// Without a dot at an end at which the label is broken.
std::string joined(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  if (from > 0 && from < to && words[from] == part_dot) ++from;
  if (to < words.size() && from < to && words[to - 1] == part_dot) --to;
  std::string line;
  for (auto index = from; index < to; ++index) {
    if (!line.empty()) line += ' ';
    line += words[index];
  }
  return line;
}

/// Breaks the words from `from` on into `lines` lines so that the widest is as narrow as can be; none, infinitely wide,
/// where there is no way.
std::vector<std::string> even_lines(const std::vector<std::string_view>& words, std::size_t from, std::size_t lines,
                                    const Font& font, double& width) {
  width = std::numeric_limits<double>::infinity();
  if (lines == 1) {
    const auto line = joined(words, from, words.size());
    if (line.empty()) return {};
    width = measure(line, font).width;
    return {line};
  }
  std::vector<std::string> best;
  for (auto end = from + 1; end + lines - 1 <= words.size(); ++end) {
    const auto first = joined(words, from, end);
    // A number that begins a name does not stand alone.
    if (first.size() < shortest_line) continue;
    double rest_width = 0;
    auto rest = even_lines(words, end, lines - 1, font, rest_width);
    const double widest = std::max(measure(first, font).width, rest_width);
    if (widest >= width) continue;
    width = widest;
    rest.insert(rest.begin(), first);
    best = std::move(rest);
  }
  return best;
}

LabelShape shape_of(const std::vector<std::string>& lines, const Font& font, Colour colour, Colour halo) {
  LabelShape shape;
  const double em = font.size * millimetres_per_point;
  const double height = em * line_height * static_cast<double>(lines.size() - 1) + cap_height(font);
  double baseline = -height / 2 + cap_height(font);
  for (const auto& line : lines) {
    TextRun run;
    run.text = line;
    run.font = font;
    run.colour = colour;
    run.at = {0, baseline};
    run.anchor = TextRun::Anchor::middle;
    run.halo = text_halo;
    run.halo_colour = halo;
    shape.lines.push_back(std::move(run));
    baseline += em * line_height;
  }
  shape.box = bounds_of(shape.lines.front());
  for (const auto& line : shape.lines) {
    shape.box = joined(shape.box, bounds_of(line));
  }
  return shape;
}

}  // namespace

std::vector<LabelShape> label_shapes(std::string_view text, const Font& font, double smallest, Colour colour,
                                     Colour halo) {
  constexpr std::size_t longest = 400;
  constexpr std::size_t most_words = 12;
  constexpr std::size_t most_lines = 3;
  std::vector<LabelShape> shapes;
  if (text.size() > longest) return shapes;
  const auto words = split_words(text);
  if (words.empty() || words.size() > most_words) return shapes;
  std::vector<double> sizes = {font.size};
  if (font.size - smallest > 1) sizes.push_back((font.size + smallest) / 2);
  if (font.size > smallest) sizes.push_back(smallest);
  for (std::size_t count = 1; count <= std::min(most_lines, words.size()); ++count) {
    double width = 0;
    const auto lines = even_lines(words, 0, count, font, width);
    if (lines.empty()) continue;
    for (const double size : sizes) {
      auto smaller = font;
      smaller.size = size;
      // The smallest letters stand as close as they can.
      smaller.spacing = size > smallest ? font.spacing * size / font.size : 0;
      auto shape = shape_of(lines, smaller, colour, halo);
      shape.cost = cost_of_line * static_cast<double>(count - 1) + cost_of_point * (font.size - size);
      shapes.push_back(std::move(shape));
    }
  }
  std::stable_sort(shapes.begin(), shapes.end(), [](const auto& a, const auto& b) { return a.cost < b.cost; });
  return shapes;
}

Sign sign_at(std::string_view letters, Vec centre, Colour halo, double factor) {
  const double height = 3.5 * factor;
  const double beside_letters = 0.85 * factor;
  Sign sign;
  // Capitals of this size are 1.9 mm high.
  sign.letters.font = {7.5 * factor, Font::Weight::bold, 0, false};
  sign.letters.text = std::string(letters);
  sign.letters.colour = halo;
  sign.letters.anchor = TextRun::Anchor::middle;
  sign.letters.at = centre + Vec{0, cap_height(sign.letters.font) / 2};
  const Vec size = {std::max(height, measure(letters, sign.letters.font).width + 2 * beside_letters), height};
  sign.badge = {centre - size * 0.5, size};
  return sign;
}

LabelShape with_sign(LabelShape shape, std::string_view letters, Colour halo) {
  if (shape.lines.empty()) {
    auto alone = sign_at(letters, {}, halo);
    shape.box = alone.badge.grown(text_halo);
    shape.badge = alone.badge;
    shape.lines.push_back(std::move(alone.letters));
    return shape;
  }
  // Beside larger words than a map has it is larger, too.
  constexpr double usual_size = 9;
  const double factor = std::max(shape.lines.front().font.size / usual_size, 1.0);
  // About a blank of these words: closer by the letters would seem to begin them.
  const double gap = 1.1 * factor;
  const auto size = sign_at(letters, {}, halo, factor).badge.size;
  // Together they stand in the middle.
  shape = moved(std::move(shape), {(size.x + gap) / 2, 0});
  const Vec centre = {shape.box.top_left.x + text_halo - gap - size.x / 2, shape.box.centre().y};
  auto sign = sign_at(letters, centre, halo, factor);
  shape.lines.push_back(std::move(sign.letters));
  shape.badge = sign.badge;
  shape.box = joined(shape.box, sign.badge.grown(text_halo));
  return shape;
}

LabelShape moved(LabelShape shape, Vec by) {
  for (auto& line : shape.lines) line.at = line.at + by;
  if (shape.badge) shape.badge->top_left = shape.badge->top_left + by;
  shape.box.top_left = shape.box.top_left + by;
  return shape;
}

}  // namespace bulkhead
